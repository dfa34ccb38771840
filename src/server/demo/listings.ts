import type { App } from '#server/app.ts';
import { approveProvider } from '#server/catalogue/approve-provider.ts';
import { approveService, featureService } from '#server/catalogue/approve-service.ts';
import { createService, type ServiceInput } from '#server/catalogue/create-service.ts';
import type { NamedSeason } from '#server/catalogue/seasons.ts';
import { setPictures } from '#server/catalogue/set-pictures.ts';
import { storeBuiltPictures } from '#server/pictures/built-pictures.ts';
import { addProviderMember } from '#server/providers/add-provider-member.ts';
import { createProvider } from '#server/providers/create-provider.ts';
import { centsFromDollars } from '#shared/money.ts';
import type { DemoCatalogue } from './data/catalogue.ts';

import { demoExtras } from './data/extras.ts';

import { demoFacts } from './data/facts.ts';

import { galleries, mapName } from './data/galleries.ts';
import { datedDays, datedSeasons, kindCentsOf, weekendOf } from './data/pricing.ts';
import { questionsOfDemo } from './data/questions.ts';
import type { DemoProvider, DemoSeason, DemoService } from './data/types.ts';
import { dayMs, type StartDates } from './history.ts';
import { demoPictureSet } from './pictures.ts';
import { getMade, type SeedContext, type Step } from './seed-context.ts';

/** Adds each provider and listing on its date; the admin approves it a day later. */
export function listingSteps(
  context: SeedContext,
  catalogue: DemoCatalogue,
  startDates: StartDates,
  year: number,
): Step[] {
  const approvedAt = (at: Date) => new Date(at.getTime() + dayMs);
  return [
    ...catalogue.providers.flatMap((provider) => {
      const at = getMade(startDates.providers, provider.key);
      return [
        { at, run: () => addProvider(context, provider) },
        {
          at: approvedAt(at),
          run: () => approveProvider(context.app, admin(context), idOf(context.providerIds, provider)),
        },
      ];
    }),
    ...catalogue.services.flatMap((service) => {
      const at = getMade(startDates.services, service.key);
      return [
        { at, run: () => addService(context, service, year) },
        { at: approvedAt(at), run: () => acceptService(context, service) },
      ];
    }),
  ];
}

const admin = ({ people }: SeedContext) => getMade(people, 'admin');
const idOf = (ids: ReadonlyMap<string, string>, { key }: { key: string }) => getMade(ids, key);

async function addProvider({ app, people, providerIds }: SeedContext, provider: DemoProvider): Promise<void> {
  const { key, memberKeys, artisan, ...facts } = provider;
  const [ownerId, ...otherIds] = memberKeys.map((memberKey) => getMade(people, memberKey).id);
  const { id } = await createProvider(app, {
    ...facts,
    languages: ['sw', 'en'],
    ownerId,
    artisan: artisan && { craftEn: artisan.craft.en, craftSw: artisan.craft.sw, place: artisan.place },
  });
  for (const personId of otherIds) await addProviderMember(app, id, { personId, rights: ['manage', 'bookings'] });
  providerIds.set(key, id);
}

async function addService(
  { app, providerIds, serviceIds }: SeedContext,
  service: DemoService,
  year: number,
): Promise<void> {
  const { id } = await createService(app, getMade(providerIds, service.providerKey), serviceInput(service, year));
  await addPictures(app, id, service);
  serviceIds.set(service.key, id);
}

/** Adds the pictures of a listing's gallery, then the map of its place. */
async function addPictures(app: App, serviceId: string, { key }: DemoService): Promise<void> {
  const built = await storeBuiltPictures(app, demoPictureSet, [...(galleries[key] ?? []), mapName(key)]);
  await setPictures(
    app,
    serviceId,
    built.map(({ id, alt }) => ({ pictureId: id, alt })),
  );
}

async function acceptService(context: SeedContext, service: DemoService): Promise<void> {
  const id = idOf(context.serviceIds, service);
  await approveService(context.app, admin(context), id);
  if (service.featured) await featureService(context.app, admin(context), { serviceId: id, featured: true });
}

/** With seasons from three years before `year`, for the history, to two years after, the end of the booking window. */
function serviceInput(service: DemoService, year: number): ServiceInput {
  const {
    key: _key,
    providerKey: _providerKey,
    featured: _featured,
    priceUsd,
    residencyUsd,
    seasons,
    weekend: _weekend,
    singleDays,
    meetingAt,
    ...facts
  } = service;
  const { lat, lon } = service;
  return {
    ...facts,
    meetingPosition: meetingAt === 'listing' ? { lat, lon } : (meetingAt ?? undefined),
    priceCents: centsFromDollars(priceUsd),
    kindCents: kindCentsOf(residencyUsd),
    facts: demoFacts[service.key],
    questions: questionsOfDemo(service),
    weekend: weekendOf(service),
    dayPrices: datedDays(singleDays, year - 3, year + 2),
    extras: demoExtras[service.key],
    seasons: seasons.flatMap((season) => namedSeasons(season, year - 3, year + 2)),
  };
}

const namedSeasons = (season: DemoSeason, firstYear: number, lastYear: number): NamedSeason[] =>
  datedSeasons([season], firstYear, lastYear).map((dated) => ({ ...dated, name: season.name }));
