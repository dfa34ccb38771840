import type { Tx, UseCaseOptions } from '#server/db/client.ts';
import type { AdminPayout } from '#shared/contracts/payouts.ts';
import { getPayout } from './queries.ts';

/** Ends a use case that changed a payout: reads the payout in the same transaction, for the answer of the call. */
export async function answerPayout(
  tx: Tx,
  id: string,
  { inSameTx }: UseCaseOptions<AdminPayout> = {},
): Promise<AdminPayout> {
  const payout = await getPayout(tx, id);
  await inSameTx?.(tx, payout);
  return payout;
}
