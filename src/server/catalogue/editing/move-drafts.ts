import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { services } from '../tables.ts';
import { movedMeeting, searchTextAfter } from './listing-columns.ts';
import type { Approvable } from './propose-change.ts';
import { saveListing } from './repository.ts';

type Place = Omit<Approvable, 'category'>;

/**
 * Moves the listings of a provider that nobody has approved, and that have the place it had, to its new place. The caller has
 * locked the provider. By `services_provider_created`, at most `listingsMax` rows.
 */
export async function moveDrafts(
  tx: Tx,
  { providerId, from, to, at }: { providerId: string; from: Place; to: Place; at: Date },
): Promise<void> {
  const { location, county, lat, lon } = to;
  const place = { location, county, lat, lon };
  if (from.location === location && from.county === county && from.lat === lat && from.lon === lon) return;
  const drafts = await tx
    .select()
    .from(services)
    .where(
      and(
        eq(services.providerId, providerId),
        inArray(services.status, ['draft', 'rejected']),
        ...[eq(services.location, from.location), eq(services.county, from.county)],
        ...[eq(services.lat, from.lat), eq(services.lon, from.lon)],
      ),
    )
    .for('no key update');
  for (const draft of drafts) {
    const meeting = movedMeeting(draft, { ...draft, ...place });
    const searchText = searchTextAfter(draft, place);
    await saveListing(tx, draft, { ...place, ...meeting, searchText, updatedAt: at });
  }
}
