import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { lockProvider } from '#server/providers/lock-provider.ts';
import type { ProviderService } from '#shared/contracts/provider-services.ts';
import { AppError } from '#shared/errors.ts';
import { canMove, type ServiceStatus, serviceMoves } from '#shared/states.ts';
import { isUnchanged, type ListingRow, missingOf } from './listing-answers.ts';
import { type Editor, lacking } from './listing-columns.ts';
import { countChange, countSubmission } from './listing-limits.ts';
import { getProviderService } from './queries.ts';
import { lockListingOf, readGallery, saveListing } from './repository.ts';

type Own = Pick<Editor, 'id' | 'providerId'>;

/**
 * Lets a draft, or a listing that was rejected and mended, wait for an admin's approval.
 * @throws AppError not_found, listing_state, listing_unchanged (it is as it was when it was rejected), invalid_input (with what it
 *   lacks), too_many_tries
 */
export const submitListing = (app: App, own: Own): Promise<ProviderService> =>
  move(app, own, { to: 'submitted', from: ['draft', 'rejected'] }, async (tx, { listing, at }) => {
    const lacks = missingOf(listing, (await readGallery(tx, listing.id)).length);
    if (lacks.length > 0) throw lacking(lacks);
    if (isUnchanged(listing)) throw new AppError('listing_unchanged');
    await countSubmission(app, tx, listing);
    return { submittedAt: at, rejectReason: null };
  });

/** Takes an approved listing off the market; its bookings stand. @throws AppError not_found, listing_state, too_many_tries */
export const pauseListing = (app: App, own: Own): Promise<ProviderService> =>
  move(app, own, { to: 'paused', from: ['approved'] }, async () => ({ listed: false }));

/**
 * Offers a paused listing again; travellers see it if its provider is approved and no admin has taken it down.
 * @throws AppError not_found, listing_state, too_many_tries
 */
export const resumeListing = (app: App, own: Own): Promise<ProviderService> =>
  move(app, own, { to: 'approved', from: ['paused'] }, async (_, { listing, providerStatus }) => ({
    listed: providerStatus === 'approved' && listing.takenDownAt === null,
  }));

interface Step {
  to: ServiceStatus;
  /** An admin approves from other states. */
  from: readonly ServiceStatus[];
}

interface Moved {
  listing: ListingRow;
  providerStatus: string;
  at: Date;
}

/** @param columnsFor checks the rest, and answers what changes besides the state */
function move(
  app: App,
  { id, providerId }: Own,
  { to, from }: Step,
  columnsFor: (tx: Tx, moved: Moved) => Promise<Partial<ListingRow>>,
): Promise<ProviderService> {
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    // Locked before the listing, so that an approval of the provider at the same time sees the new state.
    const provider = await lockProvider(tx, providerId);
    if (!provider) throw new AppError('not_found');
    const listing = await lockListingOf(tx, { id, providerId });
    const mayMove = from.includes(listing.status) && canMove(serviceMoves, listing.status, to);
    if (!mayMove) throw new AppError('listing_state');
    await countChange(app, tx, providerId);
    const columns = await columnsFor(tx, { listing, providerStatus: provider.status, at });
    await saveListing(tx, listing, { ...columns, status: to, updatedAt: at });
    return getProviderService(app, tx, { id, providerId });
  });
}
