import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '#server/db/client.ts';
import type { Service } from '#shared/contracts/catalogue.ts';
import type { ProviderService } from '#shared/contracts/provider-services.ts';
import type { BedKind } from '#shared/facts.ts';
import { makeService } from '#tests/support/factories.ts';
import { serviceChanges, services } from '../tables.ts';
import { applyServiceChange } from './apply-service-change.ts';
import { createEditingApp, type EditingApp, type Host } from './editing.fixture.ts';

let made: EditingApp;
beforeAll(async () => {
  made = await createEditingApp();
});
afterAll(() => made?.close());

async function live(input: Parameters<typeof makeService>[1] = {}): Promise<{ id: string; host: Host }> {
  const { id, providerId } = await makeService(made.app, input);
  return { id, host: await made.makeHost(['manage'], providerId) };
}

const read = async (host: Host, id: string) =>
  (await made.ask('GET', `/${id}`, host)).json<{ service: ProviderService }>().service;
async function save(host: Host, id: string, fields: object) {
  const { version } = await read(host, id);
  const answer = await made.ask('PUT', `/${id}`, host, { version, ...fields });
  return { status: answer.statusCode, body: answer.json<{ service: ProviderService; fields: object }>() };
}
const page = async (id: string, lang = 'en') =>
  (await made.fastify.inject({ url: `/api/services/${id}`, headers: { 'accept-language': lang } })).json<Service>();
async function found(query: Record<string, string>) {
  const answer = await made.fastify.inject({ url: '/api/services', query: { pageSize: '50', ...query } });
  return { status: answer.statusCode, ids: answer.json().items?.map(({ id }: { id: string }) => id) };
}

const day = (en: string, sw: string | null = null) => ({ title: { en, sw }, text: { en: `${en}.`, sw: null } });
const safari = {
  facilities: ['halal', 'pick_up', 'pool'],
  ...{
    meetingTime: '07:00',
    group: 'private',
    groupMost: 6,
    difficulty: 'moderate',
    minAge: 8,
    vehicle: 'land_cruiser',
  },
  lodging: { en: 'Mto Camp', sw: null },
  plan: [day('To the Mara', 'Kwenda Mara'), day('Back')],
  bring: { en: ['Hat', 'Binoculars'], sw: [] },
  rooms: [{ beds: [{ kind: 'king', count: 1 }] }],
};

test('the facts of a live listing are public at once, in the reader’s language where they were written in it', async () => {
  const { id, host } = await live({ durationDays: 2 });
  expect((await page(id)).facts).toMatchObject({ facilities: [], rooms: [], details: [], plan: [], bring: [] });
  const { status, body } = await save(host, id, { facts: safari });
  expect(status).toBe(200);
  // Rooms and a pool are none of a safari's.
  expect(body.service.facts).not.toHaveProperty('rooms');
  expect(body.service.facts.facilities).toEqual(['pick_up', 'halal']);
  const { facts } = await page(id);
  expect(facts.facilities).toEqual([
    { id: 'pick_up', name: 'Hotel pick-up' },
    { id: 'halal', name: 'Halal food' },
  ]);
  expect(facts.details.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    ...['Meeting time: 07:00', 'Group: Private, for your party alone', 'Largest group: 6 people'],
    ...['Difficulty: Moderate', 'Youngest age: 8 years', 'Vehicle: Safari Land Cruiser', 'Where you sleep: Mto Camp'],
  ]);
  expect(facts).toMatchObject({ bring: ['Hat', 'Binoculars'], bringLang: 'en' });
  const kiswahili = (await page(id, 'sw')).facts;
  expect(kiswahili.plan).toEqual([
    { day: 'Siku ya 1', title: 'Kwenda Mara', text: 'To the Mara.', textLang: 'sw' },
    { day: 'Siku ya 2', title: 'Back', text: 'Back.', textLang: 'en' },
  ]);
  expect(kiswahili.details[0]).toMatchObject({ label: 'Wakati wa kukutana', value: '07:00 asubuhi' });
  expect(kiswahili).toMatchObject({ bring: ['Hat', 'Binoculars'], bringLang: 'en' });
});

test('rooms of a stay are shown with their beds in words', async () => {
  const { id, host } = await live({ category: 'lodges', priceUnit: 'night', guestsPerPlace: 2 });
  const rooms = [
    {
      beds: [
        { kind: 'king', count: 1 },
        { kind: 'single', count: 2 },
      ],
    },
    { beds: [{ kind: 'bunk', count: 1 }] },
  ];
  await save(host, id, { facts: { rooms, bathrooms: 2, checkInFrom: '14:00', facilities: ['wifi'] } });
  const { facts } = await page(id);
  expect(facts.rooms).toEqual([
    { name: 'Bedroom 1', beds: ['1 king-size bed', '2 single beds'] },
    { name: 'Bedroom 2', beds: ['1 bunk bed'] },
  ]);
  expect(facts.details.map(({ name, value }) => [name, value])).toEqual([
    ['bathrooms', '2'],
    ['checkInFrom', '14:00'],
  ]);
  const [first] = rooms;
  const twice = [{ beds: [...(first?.beds ?? []), { kind: 'king', count: 3 }] }];
  const refused = await save(host, id, { facts: { rooms: twice } });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['facts.rooms.0.beds']]);
});

test('facts that are sent replace all that were shown, and a change without facts leaves them', async () => {
  const { id, host } = await live({ durationDays: 2 });
  await save(host, id, { facts: safari });
  const { facts } = await read(host, id);
  await save(host, id, { title: { en: 'Another name' } });
  expect((await read(host, id)).facts).toEqual(facts);
  await save(host, id, { facts: { minAge: 12 } });
  expect((await read(host, id)).facts).toEqual({ facilities: [], minAge: 12 });
});

test.each([
  [2, 3],
  [1, 1],
])('a listing of %i days takes no plan of %i', async (durationDays, planned) => {
  const { id, host } = await live({ durationDays });
  const plan = Array.from({ length: planned }, () => day('Out'));
  const { status, body } = await save(host, id, { facts: { plan } });
  expect([status, Object.keys(body.fields)]).toEqual([400, ['facts.plan']]);
});

test('a listing that becomes shorter shows less of its plan, and all of it once it is as long again', async () => {
  const { id, host } = await live({ durationDays: 2 });
  await save(host, id, { facts: { plan: [day('One'), day('Two')] } });
  const planned = async () => (await page(id)).facts.plan.map(({ title }) => title);
  await save(host, id, { durationDays: 1 });
  expect(await planned()).toEqual([]);
  await save(host, id, { durationDays: 2 });
  expect(await planned()).toEqual(['One', 'Two']);
});

test('a listing that was shortened keeps its hidden days when facts are saved, while all days before them are planned', async () => {
  const { id, host } = await live({ durationDays: 5 });
  const days = ['One', 'Two', 'Three', 'Four', 'Five'].map((title) => day(title));
  const planned = async () => ((await read(host, id)).facts.plan ?? []).map(({ title }) => title.en);
  /** Ticks a facility in what the editor shows, and makes the listing as long again. */
  async function saveAt(durationDays: number, plan?: ReturnType<typeof day>[]) {
    await save(host, id, { durationDays: 5 });
    await save(host, id, { facts: { plan: days } });
    await save(host, id, { durationDays });
    const { facts } = await read(host, id);
    await save(host, id, { facts: { ...facts, ...(plan && { plan }), facilities: ['halal'] } });
    const shown = await planned();
    await save(host, id, { durationDays: 5 });
    return { shown, after: await planned() };
  }
  expect(await saveAt(3)).toEqual({
    shown: ['One', 'Two', 'Three'],
    after: ['One', 'Two', 'Three', 'Four', 'Five'],
  });
  expect(await saveAt(1)).toEqual({ shown: [], after: ['One', 'Two', 'Three', 'Four', 'Five'] });
  expect(await saveAt(3, [day('First'), day('Last')])).toEqual({ shown: ['First', 'Last'], after: ['First', 'Last'] });
});

test('what another category has is kept when facts are saved', async () => {
  const { id, host } = await live({ category: 'lodges', priceUnit: 'night' });
  const facts = { bathrooms: 2, meetingTime: '07:00', seats: 8 };
  await made.app.db.update(services).set({ facts }).where(eq(services.id, id));
  await save(host, id, { facts: { bathrooms: 3 } });
  const [row] = await made.app.db.select().from(services).where(eq(services.id, id));
  expect(row?.facts).toEqual({ ...facts, bathrooms: 3 });
});

test('a copy has the facts', async () => {
  const { id, host } = await live({ durationDays: 2 });
  await save(host, id, { facts: safari });
  const copy = (await made.ask('POST', `/${id}/duplicate`, host)).json<{ service: ProviderService }>().service;
  expect(copy.facts).toEqual((await read(host, id)).facts);
});

test('a search finds the listings that have all facilities it asks for, with the other filters', async () => {
  const stay = { category: 'lodges', priceUnit: 'night', guestsPerPlace: 2 } as const;
  const both = await live({ ...stay, facts: { facilities: ['water_view', 'fireplace'] } });
  const one = await live({ ...stay, facts: { facilities: ['water_view'] } });
  const dining = await live({ category: 'dining', facts: { facilities: ['water_view', 'halal'] } });
  await live(stay);
  expect(await found({ facilities: 'water_view' })).toMatchObject({
    ids: expect.arrayContaining([both.id, one.id, dining.id]),
  });
  expect((await found({ facilities: 'water_view' })).ids).toHaveLength(3);
  expect(await found({ facilities: 'fireplace, water_view,' })).toEqual({ status: 200, ids: [both.id] });
  expect(await found({ facilities: 'water_view', category: 'lodges', sort: 'price_asc' })).toMatchObject({
    ids: expect.not.arrayContaining([dining.id]),
  });
  expect((await found({ facilities: 'water_view', q: 'dawn', category: 'dining' })).ids).toEqual([dining.id]);
  expect((await found({ facilities: '' })).ids.length).toBeGreaterThan(3);
  // At once, also what is kept in memory.
  await save(one.host, one.id, { facts: { facilities: ['fireplace'] } });
  expect((await found({ facilities: 'fireplace' })).ids.toSorted()).toEqual([both.id, one.id].toSorted());
});

test('a search finds stays by their beds and bedrooms, which nobody ticks', async () => {
  const stay = { category: 'guest', priceUnit: 'night', guestsPerPlace: 2 } as const;
  const bed = (kind: BedKind, count = 1) => ({ beds: [{ kind, count }] });
  const house = await live({ ...stay, facts: { facilities: ['garden'], rooms: [bed('king'), bed('bunk', 2)] } });
  await live({ ...stay, facts: { facilities: ['garden'], rooms: [bed('single', 1)] } });
  expect((await found({ facilities: 'bunk_bed,two_bedrooms,garden' })).ids).toEqual([house.id]);
  expect((await found({ facilities: 'three_bedrooms' })).ids).toEqual([]);
  expect((await read(house.host, house.id)).facts.facilities).toEqual(['garden']);
  expect((await page(house.id)).facts.facilities).toMatchObject([{ id: 'garden' }]);
  // At once, and with its rooms gone not at all.
  await save(house.host, house.id, { facts: { rooms: [bed('bunk'), bed('bunk'), bed('bunk')] } });
  expect((await found({ facilities: 'three_bedrooms' })).ids).toEqual([house.id]);
  await save(house.host, house.id, { facts: { facilities: ['garden'] } });
  expect((await found({ facilities: 'bunk_bed,garden' })).ids).toEqual([]);
  const wrong = await save(house.host, house.id, { facts: { facilities: ['bunk_bed'] } });
  expect(wrong.status).toBe(400);
});

test('an unknown facility, and more of them than a listing can have, are refused', async () => {
  expect((await found({ facilities: 'wifi,moat' })).status).toBe(400);
  expect((await found({ facilities: Array(30).fill('wifi').join() })).status).toBe(200);
  expect((await found({ facilities: Array(31).fill('wifi').join() })).status).toBe(400);
});

test('another category that was approved takes away the facilities that it does not have', async () => {
  const { id, host } = await live({
    category: 'safari',
    facts: { facilities: ['halal', 'pick_up'], meetingTime: '07:00' },
  });
  await save(host, id, { category: 'dining' });
  expect((await read(host, id)).facts.facilities).toEqual(['pick_up', 'halal']);
  const at = made.app.clock.now();
  expect(await made.app.db.select().from(serviceChanges).where(eq(serviceChanges.serviceId, id))).toHaveLength(1);
  await transaction(made.app, (tx) => applyServiceChange(tx, id, { at }));
  expect((await page(id)).facts).toMatchObject({ facilities: [{ id: 'halal' }], details: [{ name: 'meetingTime' }] });
});

test('a listing from before it had facts shows none', async () => {
  const { id, host } = await live();
  await made.app.db.update(services).set({ facts: {}, facilities: [] }).where(eq(services.id, id));
  expect((await read(host, id)).facts).toEqual({ facilities: [] });
});
