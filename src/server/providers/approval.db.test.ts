import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { usd } from '#shared/money.ts';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { makePerson } from '../../../tests/support/factories.ts';
import { categoryCover } from '../../../tests/support/pictures.ts';
import { auditEntries } from '../audit/tables.ts';
import { approveService, featureService } from '../catalogue/approve-service.ts';
import type { ServiceInput } from '../catalogue/create-service.ts';
import { createService } from '../catalogue/create-service.ts';
import { catalogueRoutes } from '../catalogue/routes.ts';
import { services } from '../catalogue/tables.ts';
import { newId } from '../db/columns.ts';
import { addProviderMember } from './add-provider-member.ts';
import { approveProvider } from './approve-provider.ts';
import { createProvider, type ProviderInput } from './create-provider.ts';
import { providerMembers, providers } from './tables.ts';

let made: TestApp;
const admin = { id: newId() };
const place = { location: 'Lamu', county: 'Lamu', lat: -2.27, lon: 40.9 };
const provider: ProviderInput = {
  name: 'Jahazi',
  kind: 'tour',
  about: { en: 'Boats.' },
  email: 'j@firm.test',
  ...place,
};
const service: ServiceInput = {
  ...{ category: 'beach', title: { en: 'Dhow' }, summary: {}, description: {}, included: {}, notIncluded: {} },
  ...{ languages: [], priceUnit: 'person', priceCents: usd(100), capacity: 4, guestsPerPlace: 1, durationDays: 1 },
  ...{ policy: 'strict', ...place },
};

beforeAll(async () => {
  made = await createTestApp({ routes: [catalogueRoutes] });
});
afterAll(() => made?.close());

const listed = async (id: string) => {
  const [row] = await made.app.db.select({ listed: services.listed }).from(services).where(eq(services.id, id));
  return row?.listed;
};

test('a service is listed when it and its provider are approved, in either order', async () => {
  for (const first of ['service', 'provider']) {
    const { id: providerId } = await createProvider(made.app, provider);
    const { id } = await createService(made.app, providerId, service);
    const steps = [() => approveService(made.app, admin, id), () => approveProvider(made.app, admin, providerId)];
    const [one, two] = first === 'service' ? steps : steps.toReversed();
    expect(await listed(id)).toBe(false);
    await one?.();
    expect(await listed(id), first).toBe(false);
    await two?.();
    expect(await listed(id), first).toBe(true);
    await expect(approveService(made.app, admin, id)).rejects.toThrow('not_found');
    await expect(approveProvider(made.app, admin, providerId)).rejects.toThrow('not_found');
    const audited = await made.app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    expect(audited.map(({ action, actorId }) => [action, actorId])).toEqual([['service.approved', admin.id]]);
  }
});

test('approved at the same moment, both sides see each other', async () => {
  for (let round = 0; round < 12; round++) {
    const { id: providerId } = await createProvider(made.app, provider);
    const { id } = await createService(made.app, providerId, service);
    await Promise.all([approveService(made.app, admin, id), approveProvider(made.app, admin, providerId)]);
    expect(await listed(id)).toBe(true);
  }
});

test('what cannot be is refused', async () => {
  const { id: providerId } = await createProvider(made.app, provider);
  await expect(createService(made.app, newId(), service)).rejects.toThrow('not_found');
  for (const wrong of [{ title: {} }, { capacity: 0 }, { guestsPerPlace: 1.5 }, { durationDays: -1 }]) {
    await expect(createService(made.app, providerId, { ...service, ...wrong })).rejects.toThrow('invalid_input');
  }
  await expect(approveService(made.app, admin, newId())).rejects.toThrow('not_found');
  await expect(featureService(made.app, admin, newId(), true)).rejects.toThrow('not_found');
  await expect(approveProvider(made.app, admin, newId())).rejects.toThrow('not_found');
});

test('members have exactly the rights given last; the phone is sealed', async () => {
  const [owner, clerk] = [await makePerson(made.app), await makePerson(made.app)];
  const { id } = await createProvider(made.app, { ...provider, phone: '+254712345699', ownerId: owner.id });
  await addProviderMember(made.app, id, { personId: clerk.id, rights: ['bookings', 'money'] });
  await addProviderMember(made.app, id, { personId: clerk.id, rights: ['bookings'] });
  const members = await made.app.db.select().from(providerMembers).where(eq(providerMembers.providerId, id));
  expect(new Map(members.map(({ personId, rights }) => [personId, rights]))).toEqual(
    new Map([
      [owner.id, ['manage', 'bookings', 'money']],
      [clerk.id, ['bookings']],
    ]),
  );
  await expect(addProviderMember(made.app, id, { personId: newId(), rights: [] })).rejects.toThrow('not_found');
  const [row] = await made.app.db.select().from(providers).where(eq(providers.id, id));
  expect(row?.phoneSealed).not.toContain('712345699');
  expect(made.app.secrets.open(row?.phoneSealed ?? '')).toBe('+254712345699');
});

test('a featured listing comes first; artisans are approved makers with their best listing', async () => {
  const artisan = { craftEn: 'Dhow building', craftSw: 'Ujenzi wa madau', place: 'Shela' };
  const { id: maker } = await createProvider(made.app, { ...provider, name: 'Fundi', artisan });
  await createProvider(made.app, { ...provider, name: 'Not approved', artisan });
  await approveProvider(made.app, admin, maker);
  const ids: string[] = [];
  for (let index = 0; index < 2; index++) {
    const { id } = await createService(made.app, maker, service);
    await approveService(made.app, admin, id);
    ids.push(id);
  }
  const [, featured = ''] = ids;
  await featureService(made.app, admin, featured, true);
  const { items } = (await made.fastify.inject('/api/services')).json();
  expect(items[0].id).toBe(featured);
  const artisans = await made.fastify.inject({ url: '/api/artisans', headers: { 'accept-language': 'sw' } });
  expect(artisans.json()).toEqual({
    items: [
      {
        ...{ id: maker, name: 'Fundi', craft: 'Ujenzi wa madau', place: 'Shela' },
        ...{ about: 'Boats.', aboutLang: 'en' },
        ...{ serviceId: featured, ...categoryCover('beach', 'sw') },
      },
    ],
  });
});
