import { recordAudit } from '#server/audit/record-audit.ts';
import type { Tx } from '#server/db/client.ts';
import { lockProvider } from '#server/providers/lock-provider.ts';
import { getSettings } from '#server/settings/queries.ts';
import { kesFor, usd } from '#shared/money.ts';
import { payableOf } from './provider-balances.ts';
import { findDestination, hasOpenPayout, insertItems, insertPayout, type Payout } from './repository.ts';
import { PAYOUT_MIN_KES, type PayoutPart, splitPayout } from './split-payout.ts';

/** Why nothing was collected. */
type NothingCollected = 'forbidden' | 'payout_method_missing' | 'payout_open' | 'payout_minimum';

interface Collecting {
  providerId: string;
  /** The Monday of the run, or the day on which the provider asked. */
  period: string;
  /** The member who asked; null for the weekly run. */
  requestedBy: string | null;
  now: Date;
}

/**
 * Collects what is payable to a provider into a draft at the present rate: one transfer by bank, or as many as M-Pesa's limit asks for. Nothing is sent
 * before an admin approves it. Money of disputed or unverified payments is left out. Locks the provider.
 * @returns the draft, or why there is none: the provider is suspended, has no payout method, has an open payout, or is
 *   owed less than KES 500
 */
export async function collectPayout(
  tx: Tx,
  { providerId, period, requestedBy, now }: Collecting,
): Promise<Payout | NothingCollected> {
  const provider = await lockProvider(tx, providerId);
  if (provider?.status !== 'approved') return 'forbidden';
  const payoutDestination = await findDestination(tx, providerId);
  if (!payoutDestination) return 'payout_method_missing';
  if (await hasOpenPayout(tx, providerId)) return 'payout_open';
  const { usdToKesRate: rate } = await getSettings(tx);
  const usdCents = usd(Math.max(0, await payableOf(tx, providerId)));
  const shillings = kesFor(usdCents, rate);
  if (shillings < PAYOUT_MIN_KES) return 'payout_minimum';
  const payout = await insertPayout(tx, {
    providerId,
    period,
    usdCents,
    rate,
    kesMinor: shillings * 100,
    ...payoutDestination,
    status: 'draft',
    requestedBy,
    createdAt: now,
  });
  if (!payout) return 'payout_open';
  const whole: PayoutPart = { usdCents, amountMinor: payout.kesMinor };
  const parts = payout.channel === 'mpesa' ? splitPayout(usdCents, rate) : [whole];
  const rows = parts.map((part, index) => ({
    ...part,
    ...payoutDestination,
    payoutId: payout.id,
    seq: index + 1,
    status: 'queued' as const,
    createdAt: now,
  }));
  await insertItems(tx, rows);
  await recordAudit(tx, {
    actorId: requestedBy,
    action: 'payout.collected',
    subjectType: 'payout',
    subjectId: payout.id,
    detail: { providerId, period, usdCents, rate, kesMinor: payout.kesMinor },
    at: now,
  });
  return payout;
}
