import type { ProviderService } from '#shared/contracts/provider-services.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useLang } from '#web/ui/use-lang.ts';
import { useMoney } from '#web/ui/use-money.ts';
import type { Section } from './sections.ts';

/** What is written in each part so far, in a few words. */
export function useSectionFacts(listing: ProviderService): Record<Section, string> {
  const { t } = useTranslation(['provider-service', 'catalogue', 'common']);
  const lang = useLang();
  const { price } = useMoney();
  const { title, pictures, pricePerUnit, priceUnit, seasons, capacity, guestsPerPlace, durationDays } = listing;
  const { place, included, notIncluded, category, languages, policy, approval, leadDays } = listing;
  const { bookableFrom, bookableUntil, residencyPrices, weekend, questions, onSiteFees, extras, facts } = listing;
  const kind = priceUnit === 'person' ? 'people' : priceUnit === 'night' ? 'rooms' : 'vehicles';
  const joined = (...parts: (string | false)[]) => parts.filter(Boolean).join(' · ');
  const lines =
    Math.max(included.en.length, included.sw.length) + Math.max(notIncluded.en.length, notIncluded.sw.length);
  return {
    texts: joined(title[lang] ?? title.en ?? title.sw ?? '', title.en !== null && title.sw !== null && t('inBoth')),
    photos: t('photos.count', { count: pictures.length }),
    price: joined(
      pricePerUnit > 0 && t(`common:price.${priceUnit}`, { price: price(pricePerUnit) }),
      Object.keys(residencyPrices).length > 0 && t('residency.some'),
      weekend !== null && t('weekend.some'),
      seasons.length > 0 && t('seasons.count', { count: seasons.length }),
    ),
    places: joined(
      t(`capacity.${kind}.count`, { count: capacity }),
      kind !== 'people' && t('each.count', { count: guestsPerPlace }),
      kind === 'people' && durationDays > 1 && t('catalogue:days', { count: durationDays }),
    ),
    dates: joined(
      approval === 'request' && t('mode.request'),
      leadDays > 0 && t('leadDays.count', { count: leadDays }),
      bookableFrom || bookableUntil ? t('dates.bounded') : t('dates.open'),
    ),
    place: joined(place.location, place.county !== place.location && place.county),
    facts:
      joined(
        facts.facilities.length > 0 && t('facts.count', { count: facts.facilities.length }),
        (facts.rooms?.length ?? 0) > 0 && t('facts.rooms.count', { count: facts.rooms?.length ?? 0 }),
        (facts.plan?.length ?? 0) > 0 && t('facts.plan.count', { count: facts.plan?.length ?? 0 }),
      ) || t('facts.none'),
    included: lines > 0 ? t('included.count', { count: lines }) : t('included.none'),
    extras: extras.length > 0 ? t('extras.count', { count: extras.length }) : t('extras.none'),
    fees: onSiteFees.length > 0 ? t('fees.count', { count: onSiteFees.length }) : t('fees.none'),
    questions: questions.length > 0 ? t('questions.count', { count: questions.length }) : t('questions.none'),
    kind: joined(t(`catalogue:category.${category}`), t('languages.count', { count: languages.length })),
    policy: t(`policy.${policy}`),
  };
}
