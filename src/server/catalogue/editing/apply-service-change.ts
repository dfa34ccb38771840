import { eq } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';
import { soughtIn } from '#shared/facts.ts';
import { addSearchWords } from '../repository.ts';
import { serviceChanges, services } from '../tables.ts';
import { movedMeeting, searchTextAfter } from './listing-columns.ts';
import { type Approvable, approvableOf, findServiceChange } from './propose-change.ts';
import { saveListing } from './repository.ts';

/** What an approved change has replaced. */
interface AppliedChange {
  providerId: string;
  before: Approvable;
  after: Approvable;
}

/**
 * Gives a listing the category and place that wait for approval, in what the search reads too. The change is gone then.
 * Prices do not depend on either.
 * @throws AppError not_found: no change waits for approval
 */
export async function applyServiceChange(tx: Tx, serviceId: string, { at }: { at: Date }): Promise<AppliedChange> {
  const [listing] = await tx.select().from(services).where(eq(services.id, serviceId)).for('no key update');
  const change = await findServiceChange(tx, serviceId);
  if (!listing || change?.status !== 'submitted') throw new AppError('not_found');
  const after = approvableOf(change);
  const searchText = searchTextAfter(listing, after);
  const facilities = soughtIn(after.category, listing.facilities, listing.facts);
  await saveListing(tx, listing, { ...after, ...movedMeeting(listing, after), facilities, searchText, updatedAt: at });
  await addSearchWords(tx, searchText);
  await tx.delete(serviceChanges).where(eq(serviceChanges.serviceId, serviceId));
  return { providerId: listing.providerId, before: approvableOf(listing), after };
}
