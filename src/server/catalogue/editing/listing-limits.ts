import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/client.ts';
import { type Limit, takeTries } from '#server/limits/take-tries.ts';
import { AppError } from '#shared/errors.ts';
import { dayPriceLimits, draftsMax, listingsMax } from '#shared/listing-rules.ts';
import type { ListingRow } from './listing-answers.ts';
import { countListings } from './repository.ts';

const dayMs = 24 * 3_600_000;

/** Changes of all listings of a provider. Each one of a public listing makes kept answers old. */
export const changesPerProvider = { most: 400, periodMs: dayMs };
/** Prices of single days, set or removed in all listings of a provider. Each makes kept answers old, too. */
const dayPricesPerProvider = { most: dayPriceLimits.changesPerDay, periodMs: dayMs };
/** Uploads of a provider: the whole galleries of ten listings. Each is decoded, and stored for good. */
export const uploadsPerProvider = { most: 200, periodMs: dayMs };
/** Submissions of one listing, each of which an admin looks at. */
const submissionsPerListing = { most: 5, periodMs: dayMs };
/** Submissions of all listings of a provider, so that nobody fills the queue for the others. */
export const submissionsPerProvider = { most: 20, periodMs: dayMs };

type Limited = Pick<App, 'config' | 'clock'>;

const take = async ({ config, clock }: Limited, tx: Tx, limits: readonly Limit[]) => {
  if (config.rateLimits) await takeTries(tx, limits, clock.now());
};

/** @throws AppError too_many_tries */
export const countChange = (app: Limited, tx: Tx, providerId: string): Promise<void> =>
  take(app, tx, [{ subject: `listing-changes:${providerId}`, ...changesPerProvider }]);

/** @throws AppError too_many_tries */
export const countDayPrices = (app: Limited, tx: Tx, providerId: string): Promise<void> =>
  take(app, tx, [{ subject: `day-prices:${providerId}`, ...dayPricesPerProvider }]);

/** @throws AppError too_many_tries */
export const countUpload = (app: Limited, tx: Tx, providerId: string): Promise<void> =>
  take(app, tx, [{ subject: `listing-uploads:${providerId}`, ...uploadsPerProvider }]);

/** @throws AppError too_many_tries */
export const countSubmission = (
  app: Limited,
  tx: Tx,
  { id, providerId }: Pick<ListingRow, 'id' | 'providerId'>,
): Promise<void> =>
  take(app, tx, [
    { subject: `listing-submissions:${id}`, ...submissionsPerListing },
    { subject: `listing-submissions-of:${providerId}`, ...submissionsPerProvider },
  ]);

/**
 * Whether a provider may have one more draft; the caller has locked the provider, so that two do not both count as the last.
 * @throws AppError listings_many, drafts_many
 */
export async function checkRoomForDraft(tx: Tx, providerId: string): Promise<void> {
  const { all, drafts } = await countListings(tx, providerId);
  if (all >= listingsMax) throw new AppError('listings_many');
  if (drafts >= draftsMax) throw new AppError('drafts_many');
}
