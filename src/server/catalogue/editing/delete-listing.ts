import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';
import { mayBeDeleted } from './listing-answers.ts';
import type { Editor } from './listing-columns.ts';
import { deleteListingRows, lockListingOf } from './repository.ts';

/**
 * Deletes a listing that was never public and that nobody has booked; its pictures may be in use elsewhere and stay.
 * @throws AppError not_found, listing_state
 */
export function deleteListing(app: App, { id, providerId }: Pick<Editor, 'id' | 'providerId'>): Promise<void> {
  return transaction(app, async (tx) => {
    const listing = await lockListingOf(tx, { id, providerId, alone: true });
    if (!mayBeDeleted(listing, false) || !(await deleteListingRows(tx, id))) throw new AppError('listing_state');
  });
}
