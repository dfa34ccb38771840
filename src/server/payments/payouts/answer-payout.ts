import type { AdminPayout } from '#shared/contracts/payouts.ts';
import type { Tx } from '../../db/client.ts';
import { getPayout } from './queries.ts';

/** What a caller does in the transaction of a deed on a payout, with what will be answered. */
export type AlsoPayout = (tx: Tx, payout: AdminPayout) => Promise<void>;

/** Ends an admin's deed on a payout: how it stands by it is read in its own transaction, and so whoever asks again hears the same. */
export async function answerPayout(tx: Tx, id: string, also?: AlsoPayout): Promise<AdminPayout> {
  const payout = await getPayout(tx, id);
  await also?.(tx, payout);
  return payout;
}
