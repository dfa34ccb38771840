import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { sqlState } from '#server/db/sql-error.ts';
import { lockProvider } from '#server/providers/lock-provider.ts';
import { AppError } from '#shared/errors.ts';
import { mayBeDeleted } from './listing-answers.ts';
import type { Editor } from './listing-columns.ts';
import { deleteListingRows, lockListingOf } from './repository.ts';

const foreignKeyViolation = '23503';

/**
 * Deletes a listing that was never public, with its blocks and the calendars that it reads; its pictures may be in use
 * elsewhere and stay. One with a booking, which only a change by hand can have made, is refused by the database.
 * @throws AppError not_found, listing_state
 */
export async function deleteListing(app: App, { id, providerId }: Pick<Editor, 'id' | 'providerId'>): Promise<void> {
  try {
    await transaction(app, async (tx) => {
      // Under which the blocks of its calendar change.
      await lockProvider(tx, providerId);
      const listing = await lockListingOf(tx, { id, providerId, alone: true });
      if (!mayBeDeleted(listing)) throw new AppError('listing_state');
      await deleteListingRows(tx, id);
    });
  } catch (error) {
    throw sqlState(error) === foreignKeyViolation ? new AppError('listing_state') : error;
  }
}
