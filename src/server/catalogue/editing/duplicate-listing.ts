import { asc, eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { type Tx, transaction, type UseCaseOptions } from '#server/db/client.ts';
import { lockProvider } from '#server/providers/lock-provider.ts';
import type { ProviderService } from '#shared/contracts/provider-services.ts';
import { type CalendarDate, dateInNairobi } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { listingLimits } from '#shared/listing-rules.ts';
import { usd } from '#shared/money.ts';
import { renewPrices } from '../renew-prices.ts';
import { insertSeasons, insertService } from '../repository.ts';
import { searchTextOf } from '../search-text.ts';
import { serviceSeasons } from '../tables.ts';
import type { ListingRow } from './listing-answers.ts';
import type { Editor } from './listing-columns.ts';
import { checkRoomForDraft, countChange } from './listing-limits.ts';
import { getProviderService } from './queries.ts';
import { lockListingOf, readGallery, replaceGallery } from './repository.ts';

/**
 * Makes a draft of a listing, with everything but its reviews, bookings, calendar and prices of single days. Which of its days can be
 * booked is asked anew. Its titles say that it is a copy.
 * @throws AppError not_found, listings_many, drafts_many, too_many_tries
 */
export function duplicateListing(
  app: App,
  { id, providerId }: Pick<Editor, 'id' | 'providerId'>,
  { inSameTx }: UseCaseOptions<ProviderService> = {},
): Promise<ProviderService> {
  return transaction(app, async (tx) => {
    if (!(await lockProvider(tx, providerId))) throw new AppError('not_found');
    const listing = await lockListingOf(tx, { id, providerId });
    await checkRoomForDraft(tx, providerId);
    await countChange(app, tx, providerId);
    const copyId = await insertService(tx, copyOf(listing, app.clock.now()));
    await insertSeasons(tx, copyId, await readSeasons(tx, id));
    await renewPrices(tx, [copyId]);
    const gallery = await readGallery(tx, id);
    const pictures = gallery.map(({ id: pictureId, altEn, altSw }) => ({ pictureId, altEn, altSw }));
    await replaceGallery(tx, copyId, pictures);
    const made = await getProviderService(app, tx, { id: copyId, providerId });
    await inSameTx?.(tx, made);
    return made;
  });
}

function copyOf(listing: ListingRow, at: Date) {
  const { id: _, rank: __, version: ___, ...kept } = listing;
  const titles = { titleEn: copiedTitle(listing.titleEn, 'en'), titleSw: copiedTitle(listing.titleSw, 'sw') };
  return {
    ...{ ...kept, ...titles },
    ...{ status: 'draft' as const, listed: false, featured: false, ratingSum: 0, reviewCount: 0 },
    ...{ submittedAt: null, decidedAt: null, decidedBy: null, rejectReason: null, createdAt: at, updatedAt: at },
    ...{ takenDownAt: null, takenDownReason: null },
    ...{ bookableFrom: null, bookableUntil: null, closesWarnsAt: null },
    // Without a booking every day is free, so these are the prices of all days until they are renewed.
    ...{ priceFromCents: listing.priceCents, priceToCents: listing.priceCents, pricedOn: dateInNairobi(at) },
    searchText: searchTextOf({ ...listing, ...titles }),
  };
}

/** The title with the word for a copy behind it, cut where both would be too long. */
function copiedTitle(title: string | null, lang: Lang): string | null {
  if (!title) return null;
  const named = (text: string) => translate(lang, 'provider-service', 'copy', { title: text });
  const spare = listingLimits.title - named('').length;
  return named(title.slice(0, Math.max(1, spare)).trimEnd());
}

async function readSeasons(tx: Tx, serviceId: string) {
  const rows = await tx
    .select()
    .from(serviceSeasons)
    .where(eq(serviceSeasons.serviceId, serviceId))
    .orderBy(asc(serviceSeasons.startDate));
  return rows.map(({ name, startDate, endDate, priceCents, kindCents }) => {
    return {
      name,
      startDate: startDate as CalendarDate,
      endDate: endDate as CalendarDate,
      priceCents: usd(priceCents),
      kindCents,
    };
  });
}
