import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addBlock } from '#server/bookings/blocks/add-block.ts';
import { newId } from '#server/db/columns.ts';
import { providers } from '#server/providers/tables.ts';
import type { ProviderService } from '#shared/contracts/provider-services.ts';
import { calendarDate } from '#shared/dates.ts';
import { findTowns } from '#shared/find-towns.ts';
import { draftsMax, listingsMax } from '#shared/listing-rules.ts';
import { makeBooking, makePerson, makeService } from '#tests/support/factories.ts';
import { approveProvider } from '../approve-provider.ts';
import { approveService } from '../approve-service.ts';
import { services } from '../tables.ts';
import {
  createEditingApp,
  type EditingApp,
  editingCalls,
  type Host,
  photoOf,
  wholeListing,
} from './editing.fixture.ts';
import { submissionsPerProvider } from './listing-limits.ts';

let made: EditingApp;
let host: Host;
beforeAll(async () => {
  made = await createEditingApp();
  host = await made.makeHost();
});
afterAll(() => made?.close());

const serviceIn = (answer: { json(): unknown }) => (answer.json() as { service: ProviderService }).service;
const seen = async (id: string) => (await made.fastify.inject(`/api/services/${id}`)).statusCode;

/** A draft with all that it needs to be submitted. */
async function completeDraft(who = host): Promise<ProviderService> {
  const { id, version } = await made.draft(who);
  await made.ask('PUT', `/${id}`, who, { version, ...wholeListing });
  return serviceIn(await made.upload(who, id, await photoOf('#c43')));
}

const townOf = (name: string) => {
  const [town] = findTowns(name, 1);
  if (town?.name !== name) throw new Error(name);
  return town;
};

const admin = () => makePerson(made.app, { role: 'admin' });

describe('drafts', () => {
  test('a draft has the place of its provider and the unit of its category, and says what it lacks', async () => {
    const draft = await made.draft(host, { category: 'lodges', title: { sw: 'Kambi ya mto' } });
    expect(draft).toMatchObject({
      ...{ status: 'draft', listed: false, category: 'lodges', version: 0, mayDelete: true, change: null },
      ...{ title: { en: null, sw: 'Kambi ya mto' }, priceUnit: 'night', pricePerUnit: 0, capacity: 1 },
      ...{ policy: 'moderate', pictures: [], place: { location: 'Narok', county: 'Narok', lat: -1.09, lon: 35.87 } },
      missing: ['summary.sw', 'description.sw', 'languages', 'pricePerUnit', 'bookableFrom', 'pictures'],
      provider: { id: host.providerId, name: 'Savanna Trails', status: 'approved' },
    });
    expect(serviceIn(await made.ask('GET', `/${draft.id}`, host))).toEqual(draft);
    expect(await seen(draft.id)).toBe(404);
  });

  test('the list says which days of a draft are opened', async () => {
    const own = await made.makeHost();
    const { id, version } = await made.draft(own);
    const days = { bookableFrom: '2026-12-01', bookableUntil: '2027-11-30' };
    await made.ask('PUT', `/${id}`, own, { version, ...days });
    expect((await made.ask('GET', '', own)).json()).toMatchObject({ items: [{ id, status: 'draft', ...days }] });
  });

  test.each([
    ['guest', { lat: -1.0912, lon: 35.8712 }, { lat: -1.0912, lon: 35.8712 }],
    ['meals', { lat: -1.0912, lon: 35.8712 }, { lat: -1.0912, lon: 35.8712 }],
    ['safari', { lat: -1.0912, lon: 35.8712 }, null],
    ['transfer', { lat: -1.0912, lon: 35.8712 }, null],
    ['guest', { lat: townOf('Narok').lat, lon: townOf('Narok').lon }, null],
    ['guest', { lat: 0, lon: 0 }, null],
  ])('guests of a new draft (%s) of a provider at %o have to be at %o', async (category, at, meetingPosition) => {
    const own = await made.makeHost();
    await made.app.db.update(providers).set(at).where(eq(providers.id, own.providerId));
    expect(await made.draft(own, { category })).toMatchObject({ place: at, meetingPosition });
  });

  test.each([
    [{ category: 'safari', title: {} }, { 'title.en': 'Please enter a title, in English or Kiswahili' }],
    [{ category: 'safari', title: { en: '  ' } }, { 'title.en': expect.any(String) }],
    [{ category: 'safari', title: { en: 'x'.repeat(81) } }, { 'title.en': 'This is too long' }],
    [{ category: 'safari', title: { en: 'Book at www.example.com' } }, { 'title.en': expect.any(String) }],
    [{ category: 'zoo', title: { en: 'Zoo' } }, { category: expect.any(String) }],
    [{ category: 'safari', title: { en: '🦁🦁 !' } }, { 'title.en': 'Please write a title with letters' }],
    [{ category: 'safari', title: { en: 'Dawn drive' }, pricePerUnit: 9 }, {}],
  ])('%j is refused', async (body, fields) => {
    const answer = await made.ask('POST', '', host, body);
    expect([answer.statusCode, answer.json().fields]).toEqual([400, fields]);
  });

  test('the same key makes one draft', async () => {
    const headers = { authorization: `Bearer ${host.token}`, 'idempotency-key': newId() };
    const payload = { category: 'city', title: { en: 'Food walk' } };
    const url = '/api/provider/services';
    const twice = [1, 2].map(() => made.fastify.inject({ method: 'POST', url, headers, payload }));
    const [one, other] = await Promise.all(twice);
    expect(serviceIn(one as never).id).toBe(serviceIn(other as never).id);
  });

  test(`a provider has at most ${draftsMax} drafts`, async () => {
    const owner = await made.makeHost();
    await Promise.all(Array.from({ length: draftsMax + 3 }, () => made.draft(owner).catch(() => undefined)));
    const { total } = (await made.ask('GET', '?status=draft', owner)).json();
    expect(total).toBe(draftsMax);
    const [{ id }] = (await made.ask('GET', '', owner)).json().items;
    const refused = [
      await made.ask('POST', '', owner, { category: 'safari', title: { en: 'One more' } }),
      await made.ask('POST', `/${id}/duplicate`, owner),
    ];
    for (const answer of refused) expect([answer.statusCode, answer.json().code]).toEqual([409, 'drafts_many']);
    expect((await made.ask('DELETE', `/${id}`, owner)).statusCode).toBe(200);
    expect((await made.draft(owner)).status).toBe('draft');
  });

  test(`a provider has at most ${listingsMax} listings`, async () => {
    const owner = await made.makeHost();
    const { id } = await made.draft(owner);
    const [{ id: _, ...row }] = (await made.app.db.select().from(services).where(eq(services.id, id))) as [
      typeof services.$inferSelect,
    ];
    const rows = Array.from({ length: listingsMax - 2 }, () => ({ ...row, id: newId(), status: 'paused' as const }));
    await made.app.db.insert(services).values(rows);
    expect((await made.ask('POST', `/${id}/duplicate`, owner)).statusCode).toBe(201);
    const answer = await made.ask('POST', '', owner, { category: 'safari', title: { en: 'One more' } });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'listings_many']);
  });
});

describe('whose listings', () => {
  test('another provider’s listing is not found, whatever is asked of it', async () => {
    const { id } = await completeDraft();
    const stranger = await made.makeHost(['manage', 'bookings', 'money']);
    const asked: [string, string, object?][] = [
      ['GET', ''],
      ['GET', '/preview'],
      ['PUT', '', { version: 1, pricePerUnit: 1 }],
      ['DELETE', ''],
      ['POST', '/submit'],
      ['POST', '/pause'],
      ['POST', '/resume'],
      ['POST', '/duplicate'],
      ['PUT', '/pictures', { version: '', pictures: [] }],
    ];
    for (const [method, path, body] of asked) {
      const answer = await made.ask(method as 'GET', `/${id}${path}`, stranger, body);
      expect([answer.statusCode, answer.json().code], `${method} ${path}`).toEqual([404, 'not_found']);
    }
    expect((await made.upload(stranger, id, await photoOf('#333'))).statusCode).toBe(404);
    const named = await made.ask('GET', `/${id}?providerId=${host.providerId}`, stranger);
    expect(named.statusCode).toBe(404);
  });

  test('a member without the right to manage reads, and writes nothing', async () => {
    const { id } = await completeDraft();
    const clerk = await made.makeHost(['bookings', 'money'], host.providerId);
    expect((await made.ask('GET', `/${id}`, clerk)).statusCode).toBe(200);
    expect((await made.ask('GET', '', clerk)).statusCode).toBe(200);
    for (const [method, path] of [
      ['POST', ''],
      ['PUT', `/${id}`],
      ['DELETE', `/${id}`],
      ['POST', `/${id}/submit`],
    ]) {
      const answer = await made.ask(method as 'POST', path ?? '', clerk, {});
      expect([answer.statusCode, answer.json().code], `${method} ${path}`).toEqual([403, 'forbidden']);
    }
  });
});

describe('the list', () => {
  test('has all states, newest change first, is filtered and searched, and can be continued', async () => {
    const owner = await made.makeHost();
    const first = await made.draft(owner, { title: { en: '100% Mara_walk', sw: 'Matembezi' }, category: 'cultural' });
    made.clock.advance(1_000);
    const second = await completeDraft(owner);
    await made.ask('POST', `/${second.id}/submit`, owner);
    const list = async (query: string) => (await made.ask('GET', query, owner)).json();
    const idsOf = async (query: string) => (await list(query)).items.map(({ id }: { id: string }) => id);
    expect(await idsOf('')).toEqual([second.id, first.id]);
    expect(await idsOf('?order=asc&sort=created')).toEqual([first.id, second.id]);
    expect(await idsOf('?status=submitted')).toEqual([second.id]);
    expect(await idsOf('?q=matemb')).toEqual([first.id]);
    expect(await idsOf('?q=100%25%20mara_w')).toEqual([first.id]);
    expect(await idsOf('?q=M%25a')).toEqual([]);
    const page = await list('?pageSize=1');
    expect(page.total).toBe(2);
    expect(await idsOf(`?pageSize=1&after=${encodeURIComponent(page.next)}`)).toEqual([first.id]);
    const [item] = (await list('?status=submitted')).items;
    expect(item).toMatchObject({
      ...{ id: second.id, title: 'Dawn drive', textLang: 'en', status: 'submitted', listed: false, change: null },
      ...{ pricePerUnit: 120, priceUnit: 'person', missing: [], rating: null, reviewCount: 0, bookedDays: 0 },
      ...{ image: second.pictures[0]?.image, imageAlt: 'A lion', rejectReason: null },
    });
  });

  test('counts the days from today on that are booked', async () => {
    const { id, providerId } = await makeService(made.app, { category: 'lodges', priceUnit: 'night', capacity: 3 });
    const member = await made.makeHost(['bookings'], providerId);
    const person = await makePerson(made.app);
    await makeBooking(made.app, { person, serviceId: id, startDate: '2026-12-01', endDate: '2026-12-04' });
    await makeBooking(made.app, { person, serviceId: id, startDate: '2026-12-03', endDate: '2026-12-05' });
    expect((await made.ask('GET', '', member)).json().items[0].bookedDays).toBe(4);
    expect(serviceIn(await made.ask('GET', `/${id}`, member))).toMatchObject({ bookedDays: 4, mayDelete: false });
    // The provider's own block takes a place on a day with a booking and on one without.
    const days = { startDate: calendarDate('2026-12-03'), endDate: calendarDate('2026-12-06') };
    const block = { serviceId: id, ...days, places: 1, name: '', source: 'phone' } as const;
    await addBlock(made.app, { providerId, personId: member.id }, block);
    // A second one on the same days.
    await addBlock(made.app, { providerId, personId: member.id }, { ...block, startDate: calendarDate('2026-12-05') });
    expect((await made.ask('GET', '', member)).json().items[0].bookedDays).toBe(4);
    expect(serviceIn(await made.ask('GET', `/${id}`, member)).bookedDays).toBe(4);
  });
});

describe('submitting, pausing, copying, deleting', () => {
  test('an incomplete draft is refused, and the answer names each field', async () => {
    const { id } = await made.draft(host);
    const answer = await made.ask('POST', `/${id}/submit`, host);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'invalid_input',
      fields: {
        'summary.en': 'Please write a short summary in this language',
        'description.en': 'Please describe the service in this language',
        languages: 'Please choose at least one language',
        pricePerUnit: 'Please enter the price',
        bookableFrom: 'Please say which days guests may book',
        pictures: 'Please add at least one photo',
      },
    });
  });

  test('goes from draft to the public and back, by an admin’s approval and the host’s pause', async () => {
    const { id } = await completeDraft();
    const go = async (step: string) => {
      const answer = await made.ask('POST', `/${id}/${step}`, host);
      return answer.statusCode === 200 ? serviceIn(answer).status : answer.json().code;
    };
    for (const step of ['pause', 'resume']) expect(await go(step), step).toBe('listing_state');
    expect(await go('submit')).toBe('submitted');
    for (const step of ['submit', 'pause', 'resume']) expect(await go(step), step).toBe('listing_state');
    expect(await seen(id)).toBe(404);
    await approveService(made.app, await admin(), id);
    expect(await seen(id)).toBe(200);
    for (const step of ['submit', 'resume']) expect(await go(step), step).toBe('listing_state');
    expect(await go('pause')).toBe('paused');
    expect(await seen(id)).toBe(404);
    for (const step of ['submit', 'pause']) expect(await go(step), step).toBe('listing_state');
    expect(await go('resume')).toBe('approved');
    expect(await seen(id)).toBe(200);
    expect((await made.ask('DELETE', `/${id}`, host)).json().code).toBe('listing_state');
  });

  test('approving a provider shows what is approved, and nothing that is paused', async () => {
    const [shown, paused] = [await completeDraft(), await completeDraft()];
    const boss = await admin();
    for (const { id } of [shown, paused]) {
      await made.ask('POST', `/${id}/submit`, host);
      await approveService(made.app, boss, id);
    }
    await made.ask('POST', `/${paused.id}/pause`, host);
    const { db } = made.app;
    await db.update(providers).set({ status: 'pending' }).where(eq(providers.id, host.providerId));
    await db.update(services).set({ listed: false }).where(eq(services.providerId, host.providerId));
    const resumed = await made.ask('POST', `/${paused.id}/resume`, host);
    expect(serviceIn(resumed)).toMatchObject({ status: 'approved', listed: false });
    await made.ask('POST', `/${paused.id}/pause`, host);
    await approveProvider(made.app, boss, host.providerId);
    expect(await seen(shown.id)).toBe(200);
    expect(await seen(paused.id)).toBe(404);
    expect((await db.select().from(services).where(eq(services.id, paused.id)))[0]?.listed).toBe(false);
  });

  test('a rejected listing is submitted again only once it is another', async () => {
    const owner = await made.makeHost();
    const { id } = await completeDraft(owner);
    await made.ask('POST', `/${id}/submit`, owner);
    const at = made.clock.now();
    const rejected = {
      status: 'rejected',
      rejectReason: 'Say what is included.',
      decidedAt: at,
      updatedAt: at,
    } as const;
    await made.app.db.update(services).set(rejected).where(eq(services.id, id));
    const refused = await made.ask('POST', `/${id}/submit`, owner);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'listing_unchanged']);
    made.clock.advance(1_000);
    const { version, unchanged } = serviceIn(await made.ask('GET', `/${id}`, owner));
    expect(unchanged).toBe(true);
    await made.ask('PUT', `/${id}`, owner, { version, included: { en: ['Breakfast'], sw: [] } });
    expect(serviceIn(await made.ask('GET', `/${id}`, owner)).unchanged).toBe(false);
    expect((await made.ask('POST', `/${id}/submit`, owner)).statusCode).toBe(200);
  });

  test('saving what a rejected listing says already makes it no other one', async () => {
    const owner = await made.makeHost();
    const { id } = await completeDraft(owner);
    const said = {
      ...{ ...wholeListing, title: { en: 'Dawn drive', sw: '' }, capacity: 6, weekend: { pricePerUnit: 140 } },
      place: { location: 'Narok', county: 'Narok', lat: -1.0912, lon: 35.8712 },
      ...{
        questions: [{ id: 'arrivalTime', required: true }],
        facts: { facilities: [], difficulty: 'easy', groupMost: 6 },
      },
      extras: [{ name: { en: 'Lunch', sw: '' }, charged: 'per_booking', price: 12, maxCount: 3 }],
      onSiteFees: [],
      seasons: [{ name: 'Christmas', startDate: '2026-12-20', endDate: '2026-12-31', pricePerUnit: 150 }],
    };
    const put = async (fields: object) => {
      const { version } = serviceIn(await made.ask('GET', `/${id}`, owner));
      return made.ask('PUT', `/${id}`, owner, { version, ...fields });
    };
    const first = await put(said);
    expect(first.json().fields).toBe(undefined);
    const at = made.clock.now();
    const rejected = { status: 'rejected', rejectReason: 'Say more.', decidedAt: at, updatedAt: at } as const;
    await made.app.db.update(services).set(rejected).where(eq(services.id, id));
    made.clock.advance(1_000);
    const before = serviceIn(await made.ask('GET', `/${id}`, owner));
    expect(serviceIn(await put(said))).toEqual(before);
    const { picturesVersion: version, pictures } = before;
    const same = pictures.map((picture) => ({ id: picture.id, alt: { en: picture.alt.en ?? '', sw: '' } }));
    const arranged = await made.ask('PUT', `/${id}/pictures`, owner, { version, pictures: same });
    expect(serviceIn(arranged)).toEqual(before);
    expect((await made.ask('POST', `/${id}/submit`, owner)).json().code).toBe('listing_unchanged');
    const [christmas] = said.seasons;
    expect(serviceIn(await put({ seasons: [{ ...christmas, endDate: '2027-01-02' }] })).version).toBe(
      before.version + 1,
    );
    expect((await made.ask('POST', `/${id}/submit`, owner)).statusCode).toBe(200);
  });

  test('submitting is limited to five a day for each listing', async () => {
    const owner = await made.makeHost();
    const { id } = await completeDraft(owner);
    for (let round = 0; round < 5; round++) {
      expect((await made.ask('POST', `/${id}/submit`, owner)).statusCode).toBe(200);
      await made.app.db.update(services).set({ status: 'rejected' }).where(eq(services.id, id));
    }
    expect((await made.ask('POST', `/${id}/submit`, owner)).json().code).toBe('too_many_tries');
  });

  test(`a provider submits at most ${submissionsPerProvider.most} times a day`, async () => {
    const owner = await made.makeHost();
    const drafts = await Promise.all([1, 2, 3].map(() => completeDraft(owner)));
    const submit = async (place: number) => (await made.ask('POST', `/${drafts[place]?.id}/submit`, owner)).statusCode;
    expect(await submit(0)).toBe(200);
    const { most, periodMs } = submissionsPerProvider;
    await made.app.db.execute(
      `update try_limits set free_at = free_at + interval '${((most - 2) * periodMs) / most} milliseconds'
       where subject = 'listing-submissions-of:${owner.providerId}'`,
    );
    expect([await submit(1), await submit(2)]).toEqual([200, 429]);
  });

  test('the search learns the words of a listing when it is approved, as it then is', async () => {
    const { id } = await completeDraft();
    await made.ask('POST', `/${id}/submit`, host);
    const { version } = serviceIn(await made.ask('GET', `/${id}`, host));
    await made.ask('PUT', `/${id}`, host, { version, title: { en: 'Quaggas at dawn' } });
    const known = async () =>
      (await made.app.db.execute(`select from search_words where word like 'quagga%'`)).rows.length > 0;
    expect(await known()).toBe(false);
    await approveService(made.app, await admin(), id);
    expect(await known()).toBe(true);
  });

  test('a listing without a place is not complete', async () => {
    const { id } = await completeDraft();
    const nowhere = { location: '', county: '', lat: 0, lon: 0 };
    await made.app.db.update(services).set(nowhere).where(eq(services.id, id));
    const answer = await made.ask('POST', `/${id}/submit`, host);
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['place']]);
  });

  test('a new listing is submitted once its days are opened, by a first or a last day; what was approved before stays open', async () => {
    const { id } = await completeDraft();
    const { save } = editingCalls(() => made);
    const submit = async () => (await made.ask('POST', `/${id}/submit`, host)).json();
    expect((await save(host, id, { bookableFrom: null, bookableUntil: null })).json().service.missing).toEqual([
      'bookableFrom',
    ]);
    expect(await submit()).toMatchObject({ code: 'invalid_input', fields: { bookableFrom: expect.any(String) } });
    expect((await save(host, id, { bookableFrom: '2026-11-21' })).json().service.missing).toEqual([]);
    expect((await save(host, id, { bookableFrom: null, bookableUntil: '2027-11-21' })).json().service.missing).toEqual(
      [],
    );
    expect((await submit()).service.status).toBe('submitted');
    expect((await save(host, id, { bookableUntil: null })).json().fields).toEqual({ bookableFrom: expect.any(String) });
    await approveService(made.app, await admin(), id);
    expect((await save(host, id, { bookableUntil: null })).json().service).toMatchObject({
      ...{ bookableFrom: null, bookableUntil: null, missing: [] },
    });
  });

  test('a copy is a draft with everything but reviews and bookings', async () => {
    const { id, providerId } = await makeService(made.app, {
      title: { en: 'x'.repeat(80), sw: 'Safari' },
      seasons: [
        { name: 'Peak', startDate: '2027-07-01' as never, endDate: '2027-09-30' as never, priceCents: 9 as never },
      ],
    });
    const owner = await made.makeHost(['manage'], providerId);
    await made.upload(owner, id, await photoOf('#36c'), { altSw: 'Tembo' });
    await made.app.db
      .update(services)
      .set({ reviewCount: 3, ratingSum: 12, featured: true })
      .where(eq(services.id, id));
    const original = serviceIn(await made.ask('GET', `/${id}`, owner));
    const copy = serviceIn(await made.ask('POST', `/${id}/duplicate`, owner));
    expect(copy).toEqual({
      ...{ ...original, missing: [...original.missing, 'bookableFrom'] },
      ...{ id: copy.id, version: 0, status: 'draft', listed: false, rating: null, reviewCount: 0, mayDelete: true },
      title: { en: `${'x'.repeat(73)} (copy)`, sw: 'Safari (nakala)' },
      ...{ submittedAt: null, decidedAt: null, createdAt: copy.createdAt, updatedAt: copy.updatedAt },
    });
    const [row] = await made.app.db.select().from(services).where(eq(services.id, copy.id));
    expect(row).toMatchObject({ featured: false, ratingSum: 0 });
    expect((await made.ask('DELETE', `/${copy.id}`, owner)).json()).toEqual({ success: true });
    expect((await made.ask('GET', `/${copy.id}`, owner)).statusCode).toBe(404);
    expect(serviceIn(await made.ask('GET', `/${id}`, owner)).pictures).toHaveLength(1);
  });

  test('a rejected listing that was booked before is not deleted', async () => {
    const { id, providerId } = await makeService(made.app);
    const owner = await made.makeHost(['manage'], providerId);
    await makeBooking(made.app, { person: await makePerson(made.app), serviceId: id });
    await made.app.db.update(services).set({ status: 'rejected' }).where(eq(services.id, id));
    expect((await made.ask('DELETE', `/${id}`, owner)).json().code).toBe('listing_state');
  });

  test('its preview is what its page shows, in the asked language, before anybody can see it', async () => {
    const { id } = await completeDraft();
    const answer = await made.ask('GET', `/${id}/preview`, host);
    expect(serviceIn(answer)).toMatchObject({ id, title: 'Dawn drive', description: 'A morning in the Mara.' });
    await made.ask('POST', `/${id}/submit`, host);
    await approveService(made.app, await admin(), id);
    const page = (await made.fastify.inject(`/api/services/${id}`)).json();
    expect(serviceIn(await made.ask('GET', `/${id}/preview`, host))).toEqual(page);
  });
});
