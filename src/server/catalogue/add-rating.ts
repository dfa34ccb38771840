import type { Tx } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';
import { updateRanked } from './repository.ts';

/** Adds a review's stars to its listing in one statement, so that two reviews at once are both counted. */
export async function addRating(tx: Tx, serviceId: string, rating: number, at: Date): Promise<void> {
  if (!(await updateRanked(tx, serviceId, { stars: { sum: rating, reviews: 1 }, at }))) throw new AppError('not_found');
}

/** Changes the stars of a review that counts already. The caller has locked it. @param difference the new stars less the old */
export async function changeRating(tx: Tx, serviceId: string, difference: number, at: Date): Promise<void> {
  if (!(await updateRanked(tx, serviceId, { stars: { sum: difference, reviews: 0 }, at }))) {
    throw new AppError('not_found');
  }
}

/** Takes the stars of a review that was taken down from its listing. The caller sees to it that this happens once. */
export async function removeRating(tx: Tx, serviceId: string, rating: number, at: Date): Promise<void> {
  if (!(await updateRanked(tx, serviceId, { stars: { sum: -rating, reviews: -1 }, at }))) {
    throw new AppError('not_found');
  }
}
