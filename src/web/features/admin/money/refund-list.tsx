import { useQuery } from '@tanstack/react-query';
import type { Consent } from '#shared/contracts/consents.ts';
import type { AdminRefund } from '#shared/contracts/refunds.ts';
import { formatInstant } from '#shared/dates.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { AdminActs } from '../acts/admin-acts.tsx';
import { RecordConsents } from '../acts/record-consents.tsx';
import { consentsOf, notAsked, useConsentsAbout } from '../acts/use-consents-about.ts';
import { refundMethodTexts, refundTexts, whyTexts, wordOf } from '../bookings/money-words.ts';
import { useFailureText } from '../bookings/use-failure-text.ts';
import { useMoved } from '../bookings/use-moved.ts';
import { refundsOfQuery } from '../money-queries.ts';
import { refundChanges, useRefundActs } from './refund-acts.ts';
import { RefundPayer } from './refund-payer.tsx';
import { ToCase, useOpenCases } from './to-case.tsx';

const tones: Record<AdminRefund['status'], Tone> = {
  queued: 'info',
  sending: 'info',
  pending: 'info',
  unknown: 'warning',
  manual: 'danger',
  succeeded: 'success',
  failed: 'danger',
  withdrawn: 'neutral',
};

/** The refunds of one payment, the oldest first. */
export function RefundsOf({ paymentId }: { paymentId: string }) {
  const { t } = useTranslation('admin-payments');
  const textOf = useProblemText();
  const { data, error, isPending, refetch } = useQuery(refundsOfQuery(paymentId));
  if (isPending) return <Skeleton />;
  if (!data) return <LoadError text={textOf(error)} onRetry={() => void refetch()} />;
  if (data.items.length === 0) return <p className="text-ink-soft">{t('refunds.none')}</p>;
  return <RefundList refunds={data.items} onActed={() => undefined} />;
}

interface RefundListProps {
  refunds: readonly AdminRefund[];
  /** Where each leads to its booking. */
  withBooking?: boolean;
  onActed: () => void;
}

export function RefundList({ refunds, withBooking = false, onActed }: RefundListProps) {
  const ids = refunds.map(({ id }) => id);
  const { caseOf, failure } = useOpenCases(ids);
  const open = useConsentsAbout(ids);
  return (
    <>
      {failure}
      <ul className="grid grid-cols-1 border-b border-line">
        {refunds.map((refund) => (
          <li key={refund.id} className="border-t border-line py-5">
            <OneRefund
              {...{ refund, withBooking, onActed }}
              caseId={caseOf.get(refund.id)}
              consents={consentsOf(open, refund.id)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface OneRefundProps {
  refund: AdminRefund;
  /** What a second admin was asked for about it. */
  consents: readonly Consent[];
  withBooking?: boolean;
  /** The open case about it, where the page is another one. */
  caseId?: string | undefined;
  /** Its method is switched off. */
  sendingOff?: boolean;
  onActed: () => void;
}

/** A refund with what can be done about it. */
export function OneRefund(props: OneRefundProps) {
  const { refund, consents, withBooking = false, caseId, sendingOff = false, onActed } = props;
  const { t } = useTranslation(['admin-payments', 'admin-bookings']);
  const lang = useLang();
  const moved = useMoved();
  const failureText = useFailureText();
  const acts = useRefundActs(refund, sendingOff);
  const { status, method, reason, currency, amount, heldBack, booking, createdAt, settledAt } = refund;
  const money = moved(currency, Math.round(amount * 100));
  const at = (instant: string | null) => instant !== null && formatInstant(new Date(instant), lang);
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tones[status]}>{t(refundTexts[status])}</Badge>
        <span className="font-semibold tabular-nums">{money}</span>
        <span className="text-s text-ink-soft">
          {[wordOf(refundMethodTexts, method, t), wordOf(whyTexts, reason, t)].join(' · ')}
        </span>
      </p>
      {withBooking && (
        <TextLink
          to="/admin/bookings/$bookingId"
          params={{ bookingId: booking.id }}
          className="inline-flex min-h-11 items-center justify-self-start tabular-nums"
        >
          {booking.reference}
        </TextLink>
      )}
      {heldBack !== null && <p className="font-medium text-warning">{t(heldBackTexts[heldBack])}</p>}
      <FactList
        shape="rows"
        className="text-s"
        facts={[
          [t('refund.decided'), at(createdAt)],
          [t('refund.settled'), at(settledAt)],
          [t('refund.phone'), refund.phone],
          [t('admin-bookings:refund.points'), refund.pointsBack > 0 && refund.pointsBack],
          [t('admin-bookings:refund.reference'), refund.reference],
          [t('admin-bookings:refund.error'), failureText(refund.errorCode)],
          [t('refund.tries'), refund.tries > 0 && refund.tries],
          [t('admin-bookings:refund.note'), refund.note],
        ]}
      />
      {status === 'manual' && refund.phone !== null && <RefundPayer refundId={refund.id} />}
      <ToCase caseId={caseId} of={`${booking.reference}, ${money}`} />
      <RecordConsents consents={consents} />
      <AdminActs
        acts={notAsked(acts, consents)}
        of={`${booking.reference}, ${money}`}
        changes={refundChanges}
        onActed={onActed}
      />
    </div>
  );
}

const heldBackTexts = {
  disputed: 'heldBack.disputed',
  payment_unverified: 'heldBack.unverified',
} as const;
