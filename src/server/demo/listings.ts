import type { App } from '#server/app.ts';
import { approveProvider } from '#server/catalogue/approve-provider.ts';
import { approveService, featureService } from '#server/catalogue/approve-service.ts';
import { createService, type ServiceInput } from '#server/catalogue/create-service.ts';
import { setPictures } from '#server/catalogue/set-pictures.ts';
import type { NamedSeason } from '#server/catalogue/set-seasons.ts';
import { storeBuiltPictures } from '#server/pictures/built-pictures.ts';
import { addProviderMember } from '#server/providers/add-provider-member.ts';
import { createProvider } from '#server/providers/create-provider.ts';
import { centsFromDollars } from '#shared/money.ts';
import type { DemoCatalogue } from './data/catalogue.ts';
import { galleries, mapName } from './data/galleries.ts';
import { datedSeasons } from './data/pricing.ts';
import type { DemoProvider, DemoSeason, DemoService } from './data/types.ts';
import { dayMs, type Openings } from './history.ts';
import { demoPictureSet } from './pictures.ts';
import { known, type Step, type World } from './world.ts';

/** Providers and their listings come on their day, and the team approves them a day later. */
export function listingSteps(world: World, catalogue: DemoCatalogue, opened: Openings, year: number): Step[] {
  const approvedAt = (at: Date) => new Date(at.getTime() + dayMs);
  return [
    ...catalogue.providers.flatMap((provider) => {
      const at = known(opened.providers, provider.key);
      return [
        { at, run: () => addProvider(world, provider) },
        { at: approvedAt(at), run: () => approveProvider(world.app, admin(world), idOf(world.providerIds, provider)) },
      ];
    }),
    ...catalogue.services.flatMap((service) => {
      const at = known(opened.services, service.key);
      return [
        { at, run: () => addService(world, service, year) },
        { at: approvedAt(at), run: () => acceptService(world, service) },
      ];
    }),
  ];
}

const admin = ({ people }: World) => known(people, 'admin');
const idOf = (ids: ReadonlyMap<string, string>, { key }: { key: string }) => known(ids, key);

async function addProvider({ app, people, providerIds }: World, provider: DemoProvider): Promise<void> {
  const { key, memberKeys, artisan, ...facts } = provider;
  const [ownerId, ...otherIds] = memberKeys.map((memberKey) => known(people, memberKey).id);
  const { id } = await createProvider(app, {
    ...facts,
    ownerId,
    artisan: artisan && { craftEn: artisan.craft.en, craftSw: artisan.craft.sw, place: artisan.place },
  });
  for (const personId of otherIds) await addProviderMember(app, id, { personId, rights: ['manage', 'bookings'] });
  providerIds.set(key, id);
}

async function addService({ app, providerIds, serviceIds }: World, service: DemoService, year: number): Promise<void> {
  const { id } = await createService(app, known(providerIds, service.providerKey), serviceInput(service, year));
  await addPictures(app, id, service);
  serviceIds.set(service.key, id);
}

/** Its gallery, then the map of its place. */
async function addPictures(app: App, serviceId: string, { key }: DemoService): Promise<void> {
  const built = await storeBuiltPictures(app, demoPictureSet, [...(galleries[key] ?? []), mapName(key)]);
  await setPictures(
    app,
    serviceId,
    built.map(({ id, alt }) => ({ pictureId: id, alt })),
  );
}

async function acceptService(world: World, service: DemoService): Promise<void> {
  const id = idOf(world.serviceIds, service);
  await approveService(world.app, admin(world), id);
  if (service.featured) await featureService(world.app, admin(world), id, true);
}

/** Seasons from three years before `year`, which the history needs, to two after, as far as anybody may book. */
function serviceInput(service: DemoService, year: number): ServiceInput {
  const { key: _key, providerKey: _providerKey, featured: _featured, priceUsd, seasons, ...facts } = service;
  return {
    ...facts,
    priceCents: centsFromDollars(priceUsd),
    seasons: seasons.flatMap((season) => namedSeasons(season, year - 3, year + 2)),
  };
}

const namedSeasons = (season: DemoSeason, firstYear: number, lastYear: number): NamedSeason[] =>
  datedSeasons([season], firstYear, lastYear).map((dated) => ({ ...dated, name: season.name }));
