import { eq } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { pointsAccounts } from '#server/loyalty/tables.ts';
import { tellPersons } from '#server/notices/tell-persons.ts';
import { dateInNairobi } from '#shared/dates.ts';
import type { NotificationKind } from '#shared/notification-kinds.ts';
import { isOnItsWay } from '../letters/refund-letters.ts';
import { findMailedRefund, type RefundRow } from '../queries.ts';
import type { WithLetters } from './booking-notices.ts';
import { findToldItem, findToldPayout } from './subject-queries.ts';
import { tellHost, tellMembers, tellTraveller } from './tell-parties.ts';

/** A refund in the state that its letter is about, with all that were decided with it and go to the same place. */
const refund =
  (kind: NotificationKind, fits: (refund: RefundRow) => boolean) =>
  async (tx: Tx, { refundId }: { refundId: string }): Promise<void> => {
    const found = await findMailedRefund(tx, refundId);
    if (!found || found.refund.reason === 'chargeback' || !fits(found.refund)) return;
    const amount = sumOf(found.together.filter(fits));
    await tellTraveller(tx, {
      ...{ kind, bookingId: found.mailed.booking.id, key: refundId },
      saying: () => (amount ? { amount } : {}),
    });
  };

/** Undefined where it is points alone, or in several currencies. */
function sumOf(refunds: readonly RefundRow[]) {
  const currencies = new Set(refunds.map(({ currency }) => currency));
  const amountMinor = refunds.reduce((sum, refund) => sum + refund.amountMinor, 0);
  const [currency] = currencies;
  return currency && currencies.size === 1 && amountMinor > 0 ? { currency, amountMinor } : undefined;
}

const hostRefund =
  (kind: NotificationKind) =>
  async (tx: Tx, { refundId }: { refundId: string }): Promise<void> => {
    const found = await findMailedRefund(tx, refundId);
    if (found) await tellHost(tx, { kind, bookingId: found.mailed.booking.id, key: refundId, right: 'money' });
  };

const toMoneyOf = (providerId: string) => ({ providerId, right: 'money' }) as const;
const inKes = (amountMinor: number) => ({ amount: { currency: 'KES', amountMinor } }) as const;

/** What each letter about money is as a notification. */
export const moneyNotices: WithLetters = {
  'mail-refund-sent': refund('refund_sent', isOnItsWay),
  'mail-refund-done': refund('refund_done', ({ status }) => status === 'succeeded'),
  'mail-refund-manual': refund('refund_manual', ({ status }) => status === 'manual'),
  'mail-payment-surplus': (tx, { bookingId }) => tellTraveller(tx, { kind: 'payment_surplus', bookingId, again: true }),
  'mail-payment-never-came': (tx, { bookingId, attemptId: key }) =>
    tellTraveller(tx, { kind: 'payment_never_came', bookingId, key }),
  'mail-dispute-lost': (tx, { bookingId, disputeId: key }) =>
    tellTraveller(tx, { kind: 'dispute_lost', bookingId, key }),
  'mail-provider-dispute-lost': (tx, { bookingId, disputeId: key }) =>
    tellHost(tx, { kind: 'host_dispute_lost', bookingId, key, right: 'money' }),
  'mail-provider-refund': hostRefund('host_refund'),
  'mail-provider-refund-withdrawn': hostRefund('host_refund_withdrawn'),
  async 'mail-payout-sent'(tx, { payoutId: key }) {
    const found = await findToldPayout(tx, key);
    if (!found) return;
    await tellMembers(tx, toMoneyOf(found.providerId), { kind: 'payout_sent', key, data: inKes(found.amountMinor) });
  },
  async 'mail-payout-paid'(tx, { payoutId, itemId: key }) {
    const found = await findToldPayout(tx, payoutId);
    if (!found) return;
    await tellMembers(tx, toMoneyOf(found.providerId), { kind: 'payout_paid', key, data: inKes(found.amountMinor) });
  },
  async 'mail-payout-failed'(tx, { itemId: key }) {
    const found = await findToldItem(tx, key);
    if (!found) return;
    await tellMembers(tx, toMoneyOf(found.providerId), { kind: 'payout_failed', key, data: inKes(found.amountMinor) });
  },
  async 'mail-points-expiring'(tx, { personId, expiresAt }) {
    const [account] = await tx
      .select({ count: pointsAccounts.balance })
      .from(pointsAccounts)
      .where(eq(pointsAccounts.personId, personId));
    const until = dateInNairobi(new Date(new Date(expiresAt).getTime() - 1));
    const data = { until, count: account?.count ?? 0 };
    await tellPersons(tx, [personId], { kind: 'points_expiring', key: expiresAt, data });
  },
};
