import type { Payout } from '#shared/contracts/payouts.ts';
import { dateInNairobi } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import type { App } from '../../app.ts';
import { type Tx, transaction } from '../../db/client.ts';
import { collectPayout } from './collect-payout.ts';
import { getPayoutOf } from './queries.ts';

export interface PayoutRequest {
  providerId: string;
  /** Who asks; their right to the provider's money has been checked. */
  personId: string;
  /** Runs in the same transaction, with what the answer will say. */
  also?(tx: Tx, payout: Payout): Promise<void>;
}

/**
 * Collects what is payable now instead of on Monday.
 * @throws AppError forbidden (suspended), payout_method_missing, payout_open, payout_minimum
 */
export async function requestPayout(app: App, { providerId, personId, also }: PayoutRequest): Promise<Payout> {
  return transaction(app, async (tx) => {
    const now = app.clock.now();
    const made = await collectPayout(tx, { providerId, period: dateInNairobi(now), requestedBy: personId, now });
    if (typeof made === 'string') throw new AppError(made);
    const payout = await getPayoutOf(tx, providerId, made.id);
    await also?.(tx, payout);
    return payout;
  });
}
