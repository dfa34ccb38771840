import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import type { Category } from '#shared/categories.ts';
import { serviceChanges } from '../tables.ts';
import type { ListingRow } from './listing-answers.ts';

/** What of an approved listing only an admin may let through. */
export interface Approvable {
  category: Category;
  location: string;
  county: string;
  lat: number;
  lon: number;
}

export const approvableOf = ({ category, location, county, lat, lon }: Approvable): Approvable => {
  return { category, location, county, lat, lon };
};

/** The change of a listing that waits for approval or was rejected, or undefined. */
export async function findServiceChange(tx: Tx, serviceId: string) {
  const [change] = await tx.select().from(serviceChanges).where(eq(serviceChanges.serviceId, serviceId));
  return change;
}

interface Proposal {
  /** Locked by the caller. */
  listing: ListingRow;
  /** What is to be changed besides what waits already. */
  wanted: Partial<Approvable>;
  by: string;
  at: Date;
}

/**
 * Lets another category or place of an approved listing wait for an admin's approval. Wanting what is approved withdraws
 * the change; wanting what was rejected changes nothing.
 * @returns whether a change waits now that did not wait before in this form
 */
export async function proposeChange(tx: Tx, { listing, wanted, by, at }: Proposal): Promise<boolean> {
  const approved = approvableOf(listing);
  const before = await findServiceChange(tx, listing.id);
  const next = { ...approved, ...(before?.status === 'submitted' && approvableOf(before)), ...wanted };
  if (isDeepStrictEqual(next, approved)) {
    if (before) await tx.delete(serviceChanges).where(eq(serviceChanges.serviceId, listing.id));
    return false;
  }
  if (before && isDeepStrictEqual(next, approvableOf(before))) return false;
  const columns = { ...next, status: 'submitted', submittedBy: by, submittedAt: at } as const;
  await tx
    .insert(serviceChanges)
    .values({ serviceId: listing.id, ...columns })
    .onConflictDoUpdate({
      target: serviceChanges.serviceId,
      set: { ...columns, decidedAt: null, rejectReason: null },
    });
  return true;
}
