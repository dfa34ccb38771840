import { kesFor, usd } from '#shared/money.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/client.ts';
import { getSettings } from '../../settings/queries.ts';
import { payableOf } from '../ledger/balances.ts';
import { namedDestination } from './destination.ts';
import { lockPayee } from './queries.ts';
import { hasOpenPayout, insertItems, insertPayout, type Payout } from './repository.ts';
import { PAYOUT_MIN_KES, splitPayout } from './split-payout.ts';

/** Why nothing is collected now. */
export type NothingCollected = 'forbidden' | 'payout_method_missing' | 'payout_open' | 'payout_minimum';

export interface Collecting {
  providerId: string;
  /** The Monday of the run, or the day on which the provider asked. */
  period: string;
  /** Null for the weekly run. */
  requestedBy: string | null;
  now: Date;
}

/**
 * Puts what a provider is owed into a draft, split into transfers, at the rate of now. Nothing moves before an admin
 * approves it. What is disputed or not vouched for stays out.
 * @returns why nothing was collected, if nothing was: suspended, nowhere to send it, one is open, or under KES 500
 */
export async function collectPayout(
  tx: Tx,
  { providerId, period, requestedBy, now }: Collecting,
): Promise<Payout | NothingCollected> {
  const payee = await lockPayee(tx, providerId);
  if (payee?.status !== 'approved') return 'forbidden';
  const goesTo = namedDestination(payee);
  if (!goesTo) return 'payout_method_missing';
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
    ...goesTo,
    status: 'draft',
    requestedBy,
    createdAt: now,
  });
  if (!payout) return 'payout_open';
  const rows = splitPayout(usdCents, rate).map((part, index) => ({
    ...part,
    ...goesTo,
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
