import { getAdminBookingCall } from '#shared/contracts/admin-bookings.ts';
import {
  acceptDisputeCall,
  type Dispute,
  type DisputeLoss,
  disputeLossCall,
  draftEvidenceCall,
  getIssueCall,
  getPaymentCall,
  listDisputesCall,
  listIssueKindsCall,
  listIssuesCall,
  sendEvidenceCall,
} from '#shared/contracts/admin-payments.ts';
import type { Consent } from '#shared/contracts/consents.ts';
import { calendarDate, formatDate, formatInstant } from '#shared/dates.ts';
import { api } from '#web/lib/api.ts';
import { pageClock } from '#web/lib/clock.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useForeign, useLang } from '#web/ui/use-lang.ts';
import { useMoney } from '#web/ui/use-money.ts';
import type { AdminAct } from '../acts/admin-act.ts';
import { AdminActs } from '../acts/admin-acts.tsx';
import { RecordConsents } from '../acts/record-consents.tsx';
import { notAsked } from '../acts/use-consents-about.ts';
import { disputeReasonTexts, disputeStateTexts, wordOf } from '../bookings/money-words.ts';

const changes = [
  ...[listDisputesCall, getPaymentCall, getAdminBookingCall, listIssuesCall, getIssueCall, listIssueKindsCall],
];

interface DisputeItemProps {
  dispute: Dispute;
  /** What a second admin was asked for about it. */
  consents: readonly Consent[];
  onActed: () => void;
}

/** A dispute with its last day for evidence, and what can be answered. */
export function DisputeItem({ dispute, consents, onActed }: DisputeItemProps) {
  const { t } = useTranslation(['admin-disputes', 'admin-bookings']);
  const { charge } = useMoney();
  const lang = useLang();
  const acts = useDisputeActs(dispute);
  const at = (instant: string | null) => instant !== null && formatInstant(new Date(instant), lang);
  const { amount, booking, traveller, trip, evidence, paymentId, inquiry, closedAt, dueBy, evidenceAt, status } =
    dispute;
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Deadline dispute={dispute} />
        <span className="font-semibold tabular-nums">{charge(amount)}</span>
        {inquiry && <span className="text-s text-ink-soft">{t('admin-bookings:dispute.inquiry')}</span>}
      </p>
      <p className="flex flex-wrap gap-x-6">
        <TextLink
          to="/admin/bookings/$bookingId"
          params={{ bookingId: booking.id }}
          className="inline-flex min-h-11 items-center tabular-nums"
        >
          {booking.reference}
        </TextLink>
        <TextLink to="/admin/payments/$paymentId" params={{ paymentId }} className="inline-flex min-h-11 items-center">
          {t('toPayment')}
        </TextLink>
      </p>
      <FactList
        shape="rows"
        className="text-s"
        facts={[
          [
            t('traveller'),
            <TextLink key="traveller" to="/admin/users/$userId" params={{ userId: traveller.id }}>
              {traveller.name}
            </TextLink>,
          ],
          [t('trip'), <Trip key="trip" trip={trip} />],
          [t('admin-bookings:dispute.reason'), wordOf(disputeReasonTexts, dispute.reason, t)],
          [t('admin-bookings:dispute.status'), wordOf(disputeStateTexts, status, t)],
          [t('admin-bookings:dispute.fee'), dispute.fee > 0 && charge(dispute.fee)],
          [t('admin-bookings:dispute.opened'), at(dispute.createdAt)],
          [t('admin-bookings:dispute.dueBy'), closedAt === null && at(dueBy)],
          [t('admin-bookings:dispute.evidence'), at(evidenceAt)],
          [t('admin-bookings:dispute.closed'), at(closedAt)],
          [t('admin-bookings:dispute.id'), dispute.stripeId],
        ]}
      />
      {evidence !== null && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center text-s">{t('evidence.sent')}</summary>
          <p lang="en" className="max-w-prose text-s whitespace-pre-line wrap-anywhere">
            {evidence}
          </p>
        </details>
      )}
      <RecordConsents consents={consents} />
      <AdminActs acts={notAsked(acts, consents)} of={booking.reference} changes={changes} onActed={onActed} />
    </div>
  );
}

/** The listing with the way to it, and the days. */
function Trip({ trip: { serviceId, titleEn, titleSw, startDate, endDate } }: Pick<Dispute, 'trip'>) {
  const lang = useLang();
  const foreign = useForeign();
  const shown = (lang === 'sw' && titleSw) || !titleEn ? 'sw' : 'en';
  const days = [...new Set([startDate, endDate])].map((each) => formatDate(calendarDate(each), lang));
  return (
    <span className="grid justify-items-start">
      <TextLink to="/admin/services/$serviceId" params={{ serviceId }}>
        <span lang={foreign(shown)}>{shown === 'sw' ? titleSw : titleEn}</span>
      </TextLink>
      <span className="font-normal text-ink-soft">{days.join(' – ')}</span>
    </span>
  );
}

const day = 24 * 3_600_000;

/** How much time is left for evidence. */
function Deadline({ dispute: { closedAt, dueBy, evidenceAt, status } }: { dispute: Dispute }) {
  const { t } = useTranslation('admin-disputes');
  if (closedAt !== null) return <Badge tone={status === 'won' ? 'success' : 'neutral'}>{t('closed')}</Badge>;
  if (evidenceAt !== null) return <Badge tone="info">{t('answered')}</Badge>;
  if (dueBy === null) return <Badge tone="warning">{t('open')}</Badge>;
  const left = Math.floor((new Date(dueBy).getTime() - pageClock.now().getTime()) / day);
  if (left < 0) return <Badge tone="danger">{t('late')}</Badge>;
  return <Badge tone={left < 3 ? 'danger' : 'warning'}>{t('daysLeft', { count: left })}</Badge>;
}

/** What can be answered: evidence once, or that the dispute is accepted. */
function useDisputeActs({ id, booking, closedAt, evidenceAt, amount }: Dispute): AdminAct[] {
  const { t } = useTranslation('admin-disputes');
  const { charge } = useMoney();
  const lossIn = useLossWords();
  if (closedAt !== null) return [];
  const params = { id };
  const words = { id: booking.reference, amount: charge(amount) };
  const evidence: AdminAct = {
    ...{ key: 'evidence', open: t('evidence.open'), title: t('evidence.title', words), confirm: t('evidence.confirm') },
    effects: [t('evidence.once'), t('evidence.what')],
    done: t('evidence.done'),
    fields: [{ name: 'text', label: t('evidence.text'), hint: t('evidence.hint'), kind: 'long', most: 20_000 }],
    draft: {
      ...{ field: 'text', hint: t('evidence.filledIn') },
      read: async () => (await api(draftEvidenceCall, { params })).text,
    },
    send: ({ text = '' }, idempotencyKey) => api(sendEvidenceCall, { params, body: { text }, idempotencyKey }),
  };
  const accept: AdminAct = {
    ...{ key: 'accept', open: t('accept.open'), title: t('accept.title', words), confirm: t('accept.confirm') },
    danger: true,
    effects: [t('accept.lost', words), t('accept.final')],
    foretold: async () => lossIn(await api(disputeLossCall, { params })),
    done: t('accept.done'),
    moves: { act: 'dispute.accept', dollars: amount },
    send: ({ reason }, idempotencyKey) => api(acceptDisputeCall, { params, body: { reason }, idempotencyKey }),
  };
  return evidenceAt === null ? [evidence, accept] : [];
}

/** Who bears what the bank keeps, and what becomes of the booking, in sentences. */
function useLossWords() {
  const { t } = useTranslation('admin-disputes');
  const { charge } = useMoney();
  return ({ host, refunds, us, ends, begun }: DisputeLoss): string[] => {
    if (host + refunds + us === 0) return [];
    return [
      host > 0 ? t('loss.host', { amount: charge(host) }) : t('loss.hostNothing'),
      ...(refunds > 0 ? [t('loss.refunds', { amount: charge(refunds) })] : []),
      ...(us > 0 ? [t('loss.us', { amount: charge(us) })] : []),
      ends ? t('loss.ends') : begun ? t('loss.begun') : t('loss.stays'),
    ];
  };
}
