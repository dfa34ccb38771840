import type { Consent } from '#shared/contracts/consents.ts';
import {
  type AdminDisbursement,
  type AdminDisbursements,
  decideDisbursementCall,
} from '#shared/contracts/disbursements.ts';
import { formatInstant } from '#shared/dates.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { useMoney } from '#web/ui/use-money.ts';
import type { AdminAct } from '../acts/admin-act.ts';
import { AdminActs } from '../acts/admin-acts.tsx';
import { RecordConsents } from '../acts/record-consents.tsx';
import { notAsked } from '../acts/use-consents-about.ts';
import { useFailureText } from '../bookings/use-failure-text.ts';
import { payoutChanges } from './payout-acts.ts';
import { transferTexts, transferTones } from './payout-words.ts';
import { refundChanges } from './refund-acts.ts';
import { ToCase } from './to-case.tsx';

const changes = [...payoutChanges, ...refundChanges];

interface TransferProps {
  transfer: AdminDisbursement;
  /** What a second admin was asked for about it. */
  consents: readonly Consent[];
  /** That of the refund, where the page does not name it. */
  booking?: AdminDisbursements['items'][number]['booking'];
  /** That it belongs to, where the page does not name it. */
  payout?: AdminDisbursements['items'][number]['payout'];
  /** The open case about it, where the page is another one. */
  caseId?: string | undefined;
  onActed: () => void;
}

/** An order to M-Pesa. One about which M-Pesa is not asked any more is decided by what its portal says. */
export function Transfer({ transfer, consents, booking, payout, caseId, onActed }: TransferProps) {
  const { t } = useTranslation(['admin-payouts', 'admin-bookings', 'admin-payments']);
  const { shillings } = useMoney();
  const lang = useLang();
  const failureText = useFailureText();
  const acts = useTransferActs(transfer);
  const at = (instant: string | null) => instant !== null && formatInstant(new Date(instant), lang);
  const { status, kind, purpose, amount, createdAt, sentAt, settledAt } = transfer;
  const { phone, originalReceipt, receipt, conversationId, resultCode, errorCode, nextCheckAt } = transfer;
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={transferTones[status]}>{t(transferTexts[status])}</Badge>
        <span className="font-semibold tabular-nums">{shillings(amount)}</span>
        <span className="text-s text-ink-soft">{`${t(purposeTexts[purpose])} · ${t(kindTexts[kind])}`}</span>
      </p>
      <FactList
        shape="rows"
        className="text-s"
        facts={[
          [
            t('admin-bookings:column.booking'),
            booking && (
              <TextLink to="/admin/bookings/$bookingId" params={{ bookingId: booking.id }}>
                {booking.reference}
              </TextLink>
            ),
          ],
          [
            t('purpose.payout'),
            payout && (
              <TextLink to="/admin/payments/payouts/$payoutId" params={{ payoutId: payout.id }}>
                {t('payoutTo', { name: payout.provider.name })}
              </TextLink>
            ),
          ],
          [t('transfer.phone'), phone],
          [t('transfer.original'), originalReceipt],
          [t('transfer.receipt'), receipt],
          [t('transfer.conversation'), conversationId],
          [t('admin-bookings:refund.error'), failureText(errorCode, resultCode)],
          [t('made'), at(createdAt)],
          [t('transfer.sentAt'), at(sentAt)],
          [t('settledAt'), at(settledAt)],
          [t('transfer.nextCheck'), settledAt === null && at(nextCheckAt)],
        ]}
      />
      <ToCase caseId={caseId} of={shillings(amount)} />
      <RecordConsents consents={consents} />
      <AdminActs acts={notAsked(acts, consents)} of={shillings(amount)} changes={changes} onActed={onActed} />
    </div>
  );
}

const purposeTexts = { refund: 'purpose.refund', payout: 'purpose.payout' } as const;
const kindTexts = { b2c: 'kind.b2c', reversal: 'kind.reversal' } as const;

function useTransferActs({ id, amount, nextCheckAt, settledAt }: AdminDisbursement): AdminAct[] {
  const { t } = useTranslation(['admin-payouts', 'admin-panel']);
  const { shillings } = useMoney();
  if (nextCheckAt !== null || settledAt !== null) return [];
  const params = { id };
  const money = { amount: shillings(amount) };
  const reason = { name: 'reason', label: t('admin-panel:reason'), hint: t('reasonHint'), kind: 'long' as const };
  return [
    {
      ...{ key: 'arrived', open: t('arrived.open'), title: t('arrived.title', money), confirm: t('arrived.confirm') },
      effects: [t('arrived.look'), t('arrived.effect')],
      done: t('arrived.done'),
      moves: { act: 'disbursement.decide', dollars: undefined },
      fields: [{ name: 'receipt', label: t('transfer.receipt'), most: 20 }, reason],
      send: ({ receipt = '', reason: why = '' }, idempotencyKey) =>
        api(decideDisbursementCall, { params, body: { outcome: 'arrived', receipt, reason: why }, idempotencyKey }),
    },
    {
      ...{ key: 'lost', open: t('lost.open'), title: t('lost.title', money), confirm: t('lost.confirm') },
      danger: true,
      effects: [t('lost.look'), t('lost.effect'), t('lost.later')],
      done: t('lost.done'),
      moves: { act: 'disbursement.decide', dollars: undefined },
      fields: [reason],
      send: ({ reason: why = '' }, idempotencyKey) =>
        api(decideDisbursementCall, { params, body: { outcome: 'not_arrived', reason: why }, idempotencyKey }),
    },
  ];
}
