import type { Tx } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';
import { updateRanked } from './repository.ts';

/** Adds a review's stars to its listing in one statement, so that two reviews at once are both counted. */
export async function addRating(tx: Tx, serviceId: string, rating: number, at: Date): Promise<void> {
  if (!(await updateRanked(tx, serviceId, { rating, at }))) throw new AppError('not_found');
}
