import type { z } from 'zod';
import type { App } from '#server/app.ts';
import { transaction, type UseCaseOptions } from '#server/db/client.ts';
import { lockProvider } from '#server/providers/lock-provider.ts';
import { categoryFacts } from '#shared/categories.ts';
import type { NewListing } from '#shared/contracts/provider-services.schemas.ts';
import type { ProviderService } from '#shared/contracts/provider-services.ts';
import { dateInNairobi } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { isMeetingPlace } from '#shared/meeting-place.ts';
import { usualQuestions } from '#shared/questions.ts';
import { insertService } from '../repository.ts';
import { searchTextOf } from '../search-text.ts';
import { checkRoomForDraft, countChange } from './listing-limits.ts';
import { getProviderService } from './queries.ts';

/**
 * Adds a draft to a provider's listings. Its place is the provider's, which is also where guests of stays and meals have to
 * be, and its unit the usual one of its category; everything else is written later. Nobody else sees it until it is submitted and approved.
 * @throws AppError not_found (provider), listings_many, drafts_many, too_many_tries
 */
export function createListing(
  app: App,
  { providerId, category, title }: z.output<typeof NewListing> & { providerId: string },
  { inSameTx }: UseCaseOptions<ProviderService> = {},
): Promise<ProviderService> {
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    const provider = await lockProvider(tx, providerId);
    if (!provider) throw new AppError('not_found');
    await checkRoomForDraft(tx, providerId);
    await countChange(app, tx, providerId);
    const { location, county, lat, lon } = provider;
    const texts = { titleEn: title.en, titleSw: title.sw, summaryEn: null, summarySw: null };
    const id = await insertService(tx, {
      ...{ providerId, category, location, county, lat, lon, ...texts },
      ...(isMeetingPlace({ category, lat, lon }) && { meetingLat: lat, meetingLon: lon }),
      priceUnit: categoryFacts(category).priceUnit,
      ...{ priceCents: 0, priceFromCents: 0, priceToCents: 0, pricedOn: dateInNairobi(at) },
      ...{ capacity: 1, policy: 'moderate', status: 'draft', languages: provider.languages },
      questions: usualQuestions(category),
      searchText: searchTextOf({ ...texts, category, location, county }),
      ...{ createdAt: at, updatedAt: at },
    });
    const made = await getProviderService(app, tx, { id, providerId });
    await inSameTx?.(tx, made);
    return made;
  });
}
