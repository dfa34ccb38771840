import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntries } from '#server/audit/tables.ts';
import { newId } from '#server/db/columns.ts';
import { createProvider, type ProviderInput } from '#server/providers/create-provider.ts';
import { usd } from '#shared/money.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makePerson } from '#tests/support/factories.ts';
import { categoryCover } from '#tests/support/pictures.ts';
import { approveProvider } from './approve-provider.ts';
import { approveService, featureService } from './approve-service.ts';
import type { ServiceInput } from './create-service.ts';
import { createService } from './create-service.ts';
import { catalogueRoutes } from './routes.ts';
import { services } from './tables.ts';

let made: TestApp;
let admin: { id: string };
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
  admin = await makePerson(made.app, { role: 'admin' });
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
    await expect(approveService(made.app, admin, id)).rejects.toThrow('already_decided');
    await expect(approveProvider(made.app, admin, providerId)).rejects.toThrow('already_decided');
    const audited = await made.app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    expect(audited.map(({ action, actorId }) => [action, actorId])).toEqual([['service.approved', admin.id]]);
  }
});

test('a service and its provider that are approved at once are listed', async () => {
  for (let round = 0; round < 12; round++) {
    const { id: providerId } = await createProvider(made.app, provider);
    const { id } = await createService(made.app, providerId, service);
    await Promise.all([approveService(made.app, admin, id), approveProvider(made.app, admin, providerId)]);
    expect(await listed(id)).toBe(true);
  }
});

test('invalid services and unknown ids are refused', async () => {
  const { id: providerId } = await createProvider(made.app, provider);
  await expect(createService(made.app, newId(), service)).rejects.toThrow('not_found');
  for (const wrong of [{ title: {} }, { capacity: 0 }, { guestsPerPlace: 1.5 }, { durationDays: -1 }]) {
    await expect(createService(made.app, providerId, { ...service, ...wrong })).rejects.toThrow('invalid_input');
  }
  await expect(approveService(made.app, admin, newId())).rejects.toThrow('not_found');
  await expect(featureService(made.app, admin, { serviceId: newId(), featured: true })).rejects.toThrow('not_found');
  await expect(approveProvider(made.app, admin, newId())).rejects.toThrow('not_found');
});

test('a meeting position is kept whole, lies on the earth, and may be unknown', async () => {
  const { db } = made.app;
  const { id: providerId } = await createProvider(made.app, provider);
  const meetingOf = async (id: string) => {
    const [row] = await db.select().from(services).where(eq(services.id, id));
    return [row?.meetingLat, row?.meetingLon];
  };
  const { id: unknown } = await createService(made.app, providerId, service);
  expect(await meetingOf(unknown)).toEqual([null, null]);
  const { id } = await createService(made.app, providerId, { ...service, meetingPosition: { lat: -1.3, lon: 36.8 } });
  expect(await meetingOf(id)).toEqual([-1.3, 36.8]);
  for (const wrong of [{ meetingLat: null }, { meetingLon: null }, { meetingLat: 90.1 }, { meetingLon: -181 }]) {
    const refused = db.update(services).set(wrong).where(eq(services.id, id));
    await expect(refused, JSON.stringify(wrong)).rejects.toMatchObject({
      cause: { constraint: 'services_meeting_position' },
    });
  }
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
  await featureService(made.app, admin, { serviceId: featured, featured: true });
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
