import type { App } from '#server/app.ts';
import { transaction, type UseCaseOptions } from '#server/db/client.ts';
import type { Payout } from '#shared/contracts/payouts.ts';
import { dateInNairobi } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { collectPayout } from './collect-payout.ts';
import { getPayoutOf } from './queries.ts';

interface PayoutRequest {
  providerId: string;
  personId: string;
}

/**
 * Collects what is payable now instead of with the next weekly run.
 * @throws AppError forbidden (suspended), payout_method_missing, payout_open, payout_minimum
 */
export async function requestPayout(
  app: App,
  { providerId, personId }: PayoutRequest,
  { inSameTx }: UseCaseOptions<Payout> = {},
): Promise<Payout> {
  return transaction(app, async (tx) => {
    const now = app.clock.now();
    const made = await collectPayout(tx, { providerId, period: dateInNairobi(now), requestedBy: personId, now });
    if (typeof made === 'string') throw new AppError(made);
    const payout = await getPayoutOf(tx, { providerId, id: made.id });
    await inSameTx?.(tx, payout);
    return payout;
  });
}
