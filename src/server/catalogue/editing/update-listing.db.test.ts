import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placesOf, returnPlaces } from '#server/bookings/places.ts';
import { transaction } from '#server/db/client.ts';
import { calendarDate } from '#shared/dates.ts';
import { translate } from '#shared/i18n/translate.ts';
import { usd } from '#shared/money.ts';
import { questionLimits, standardQuestionIds } from '#shared/questions.ts';
import { makeBooking, makePerson } from '#tests/support/factories.ts';
import { serviceChanges, serviceDays, serviceSeasons, services } from '../tables.ts';
import { applyServiceChange } from './apply-service-change.ts';
import { createEditingApp, type EditingApp, editingCalls, photoOf } from './editing.fixture.ts';
import { changesPerProvider } from './listing-limits.ts';

let made: EditingApp;
beforeAll(async () => {
  made = await createEditingApp();
});
afterAll(() => made?.close());

const { live, save, read, page } = editingCalls(() => made);
const found = async (q: string) =>
  (await made.fastify.inject(`/api/services?q=${encodeURIComponent(q)}`))
    .json()
    .items.map(({ id }: { id: string }) => id);

describe('what changes at once', () => {
  test('texts, lists, languages, policy and the meeting point of a live listing are public at once', async () => {
    const { id, host } = await live();
    await page(id); // kept in memory from here on
    const answer = await save(host, id, {
      title: { en: 'Okapi sunrise', sw: 'Macheo ya okapi' },
      summary: { en: ' Wild \r\nmorning. ', sw: 'Asubuhi.' },
      description: { en: 'One.\r\n\r\nTwo.', sw: 'Moja.' },
      included: { en: ['Guide', '', 'Guide', 'Water'], sw: [] },
      notIncluded: { en: ['Park fees'] },
      meetingPoint: { en: 'At the gate' },
      meetingPosition: { lat: -1.5, lon: 35.2 },
      languages: ['sw', 'mas', 'sw'],
      policy: 'strict',
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().service).toMatchObject({
      ...{ version: 1, summary: { en: 'Wild \nmorning.', sw: 'Asubuhi.' } },
      ...{ included: { en: ['Guide', 'Water'], sw: [] }, meetingPoint: { en: 'At the gate', sw: null } },
      ...{ meetingPosition: { lat: -1.5, lon: 35.2 }, languages: ['sw', 'mas'], policy: 'strict' },
    });
    expect(await page(id)).toMatchObject({
      ...{ title: 'Okapi sunrise', description: 'One.\n\nTwo.', included: ['Guide', 'Water'] },
      ...{ notIncluded: ['Park fees'], meetingPoint: 'At the gate', policy: 'strict', languages: ['sw', 'mas'] },
    });
    expect(await page(id, 'sw')).toMatchObject({ title: 'Macheo ya okapi', textLang: 'sw' });
    expect(await found('okapi')).toEqual([id]);
    expect(await found('okpai sunrise')).toEqual([id]); // its words are known to the search, by which it reads typos
  });

  test('questions are public at once, in both languages, and one with other words is another one', async () => {
    const { id, host } = await live();
    const own = { type: 'choice', text: { en: 'Child seat', sw: ' ' }, choices: [{ en: 'None' }, { sw: 'Kimoja' }] };
    const saved = await save(host, id, { questions: [{ id: 'flight', required: true }, { own }] });
    expect(saved.statusCode).toBe(200);
    const [flight, seat] = saved.json().service.questions;
    expect(flight).toEqual({ id: 'flight', required: true, own: null });
    const words = {
      text: { en: 'Child seat', sw: null },
      choices: [
        { en: 'None', sw: null },
        { en: null, sw: 'Kimoja' },
      ],
    };
    expect(seat).toEqual({
      id: expect.stringMatching(/^own-[0-9a-f]{16}$/),
      required: false,
      own: { type: 'choice', ...words },
    });
    const { questions } = await page(id, 'sw');
    expect(questions).toEqual([
      expect.objectContaining({ id: 'flight', type: 'line', text: 'Ndege au treni', textLang: 'sw', required: true }),
      expect.objectContaining({ type: 'choice', text: 'Child seat', textLang: 'en', choices: ['None', 'Kimoja'] }),
    ]);
    const renamed = await save(host, id, {
      questions: [{ own: { ...own, text: { en: 'Baby seat' } } }, { required: true, own }],
    });
    const [baby, same] = renamed.json().service.questions;
    expect([baby?.id === seat?.id, same?.id === seat?.id, same?.required]).toEqual([false, true, true]);
    await save(host, id, { questions: [] });
    expect((await page(id)).questions).toEqual([]);
  });

  test.each([
    ['one that is unknown', [{ id: 'passport' }], 'questions.0.id'],
    ['one that is asked twice', [{ id: 'note' }, { id: 'note', required: true }], 'questions.1'],
    ['one without words', [{ own: { type: 'line', text: { en: ' ' } } }], 'questions.0.own.text.en'],
    ['a link', [{ own: { type: 'line', text: { en: 'See www.example.com' } } }], 'questions.0.own.text.en'],
    ['words that are too long', [{ own: { type: 'line', text: { en: 'x'.repeat(121) } } }], 'questions.0.own.text.en'],
    [
      'a choice of one',
      [{ own: { type: 'choice', text: { en: 'Seat' }, choices: [{ en: 'A' }] } }],
      'questions.0.own.choices',
    ],
    [
      'more of one’s own than the limit',
      Array.from({ length: questionLimits.own + 1 }, (_, at) => ({ own: { type: 'line', text: { en: `Q${at}` } } })),
      'questions',
    ],
  ])('questions are refused with %s', async (_, questions, field) => {
    const { id, host } = await live();
    const answer = await save(host, id, { questions });
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]]);
    expect((await read(host, id)).questions).toEqual([]);
  });

  test('as many questions as the limit are taken', async () => {
    const { id, host } = await live();
    const questions = [
      ...standardQuestionIds.slice(0, questionLimits.questions - questionLimits.own).map((one) => ({ id: one })),
      ...Array.from({ length: questionLimits.own }, (_, at) => ({ own: { type: 'line', text: { en: `Q${at}` } } })),
    ];
    expect((await save(host, id, { questions })).statusCode).toBe(200);
    expect((await read(host, id)).questions).toHaveLength(questionLimits.questions);
    const more = await save(host, id, { questions: [...questions, { id: standardQuestionIds.at(-1) }] });
    expect(Object.keys(more.json().fields)).toEqual(['questions']);
  });

  test('days that can be booked, lead time and shortest stay are kept, and an end before the start is refused', async () => {
    const { id, host } = await live({ category: 'hotels', priceUnit: 'night' });
    const rules = { bookableFrom: '2026-12-01', bookableUntil: '2027-02-28', leadDays: 2, minStay: 3 };
    expect((await save(host, id, rules)).json().service).toMatchObject(rules);
    const answer = await save(host, id, { bookableUntil: '2026-11-30' });
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['bookableUntil']]);
    const past = await save(host, id, { bookableFrom: null, bookableUntil: '2001-01-01' });
    expect([past.statusCode, Object.keys(past.json().fields)]).toEqual([400, ['bookableUntil']]);
    const open = { bookableFrom: null, bookableUntil: null };
    expect((await save(host, id, open)).json().service).toMatchObject(open);
  });
});

describe('what is refused', () => {
  test.each([
    ['a price below what a card can pay', { pricePerUnit: 0.49 }, 'pricePerUnit'],
    ['a price beyond all', { pricePerUnit: 50_001 }, 'pricePerUnit'],
    ['no number', { pricePerUnit: '12' }, 'pricePerUnit'],
    ['no place', { capacity: 0 }, 'capacity'],
    ['half a place', { capacity: 1.5 }, 'capacity'],
    ['too many places', { capacity: 501 }, 'capacity'],
    ['too long a title', { title: { en: 'x'.repeat(81) } }, 'title.en'],
    ['too long a summary', { summary: { en: 'x'.repeat(201) } }, 'summary.en'],
    ['too long a description', { description: { sw: 'x'.repeat(5_001) } }, 'description.sw'],
    ['too many lines', { included: { en: Array.from({ length: 21 }, (_, n) => `Line ${n}`) } }, 'included.en'],
    ['too long a line', { notIncluded: { sw: ['x'.repeat(121)] } }, 'notIncluded.sw.0'],
    ['a link', { description: { en: 'Pay at https://example.com' } }, 'description.en'],
    ['hidden letters', { title: { en: 'Safe\u202e' } }, 'title.en'],
    ['an unknown language', { languages: ['xx'] }, 'languages.0'],
    ['an unknown county', { place: { location: 'Arusha', county: 'Arusha', lat: -1, lon: 36 } }, 'place.county'],
    ['a place abroad', { place: { location: 'Arusha', county: 'Narok', lat: -3.4, lon: 52 } }, 'place.lat'],
    ['a meeting point abroad', { meetingPosition: { lat: 51, lon: 0 } }, 'meetingPosition.lat'],
    ['a unit that the category does not have', { priceUnit: 'night' }, 'priceUnit'],
    ['a season without a name', { seasons: [{ name: ' ' }] }, 'seasons.0.name'],
    [
      'too many seasons',
      {
        seasons: Array.from({ length: 25 }, (_, n) => {
          const date = `2027-01-${String(n + 1).padStart(2, '0')}`;
          return { name: `Day ${n}`, startDate: date, endDate: date, pricePerUnit: 10 };
        }),
      },
      'seasons',
    ],
    ['the last title', { title: { en: '' } }, 'title.en'],
    ['a title without its summary in this language', { title: { en: 'Dawn', sw: 'Alfajiri' } }, 'summary.sw'],
    ['the last language', { languages: [] }, 'languages'],
  ])('%s', async (_, fields, name) => {
    const { id, host } = await live({ title: { en: 'Dawn' } });
    const answer = await save(host, id, fields);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields)).toContain(name);
    expect((await read(host, id)).version).toBe(0);
  });

  test('a phone number that a text has from before keeps no other part of the listing from being saved', async () => {
    const old = 'A morning in the Mara. Call 0712 345 678.';
    const { id, host } = await live({ description: { en: old } });
    const answers = [{ pricePerUnit: 95 }, { capacity: 7 }, { included: { en: ['Guide'] } }, { policy: 'strict' }];
    for (const part of answers) expect((await save(host, id, part)).statusCode).toBe(200);
    expect((await read(host, id)).description.en).toBe(old);
    const answer = await save(host, id, { description: { en: `Now: ${old}` } });
    const problem = translate('en', 'fields', 'text_phone', { part: '0712 345 678' });
    expect([answer.statusCode, answer.json().fields]).toEqual([400, { 'description.en': problem }]);
  });

  test('a part is saved with the phone number or address that one of its texts has from before; what is changed is judged', async () => {
    const old = 'A morning in the Mara. Call 0712 345 678.';
    const season = { name: 'See mara.example.com', startDate: '2026-12-20', endDate: '2026-12-31', pricePerUnit: 200 };
    const { id, host } = await live({ description: { en: old } });
    await made.app.db
      .update(services)
      .set({ includedEn: ['Guide', 'Maps from mara.example.com'] })
      .where(eq(services.id, id));
    await made.app.db.insert(serviceSeasons).values({
      ...{ name: season.name, serviceId: id, priceCents: usd(200) },
      ...{ startDate: calendarDate(season.startDate), endDate: calendarDate(season.endDate) },
    });
    const parts = [
      { title: { en: 'Dawn' }, summary: { en: 'Lions.' }, description: { en: old } },
      { included: { en: ['Maps from mara.example.com', 'Water'], sw: [] } },
      { pricePerUnit: 95, seasons: [{ ...season, pricePerUnit: 210 }] },
    ];
    for (const part of parts) expect((await save(host, id, part)).json().fields).toBeUndefined();
    expect(await read(host, id)).toMatchObject({ ...parts[0], ...parts[1], pricePerUnit: 95 });
    const refused = await save(host, id, {
      title: { en: old },
      included: { en: ['Water', 'Maps from mara.example.com/all'] },
      seasons: [{ ...season, name: 'Call 0712 345 678' }],
    });
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([
      400,
      ['title.en', 'included.en.1', 'seasons.0.name'],
    ]);
  });

  test('a draft may be incomplete', async () => {
    const host = await made.makeHost();
    const { id } = await made.draft(host);
    const answer = await save(host, id, { title: { sw: 'Alfajiri' }, languages: [], summary: { en: '' } });
    expect(answer.json().service).toMatchObject({ title: { en: null, sw: 'Alfajiri' }, languages: [] });
  });

  test('what somebody else has saved meanwhile is not overwritten', async () => {
    const { id, host } = await live();
    const { version } = await read(host, id);
    await save(host, id, { summary: { en: 'First.' } });
    const late = await made.ask('PUT', `/${id}`, host, { version, summary: { en: 'Second.' } });
    expect([late.statusCode, late.json().code]).toEqual([409, 'listing_changed']);
    expect((await read(host, id)).summary.en).toBe('First.');
  });

  test(`a provider’s listings change ${changesPerProvider.most} times a day`, async () => {
    const { id, host } = await live();
    const { most, periodMs } = changesPerProvider;
    const { rows } = await made.app.db.execute(`select count(*)::int as n from try_limits`);
    await save(host, id, { policy: 'strict' });
    expect((await made.app.db.execute(`select count(*)::int as n from try_limits`)).rows[0]?.n).toBe(
      Number(rows[0]?.n) + 1,
    );
    await made.app.db.execute(
      `update try_limits set free_at = free_at + interval '${((most - 2) * periodMs) / most} milliseconds'
       where subject = 'listing-changes:${host.providerId}'`,
    );
    expect((await save(host, id, { policy: 'moderate' })).statusCode).toBe(200);
    const answer = await save(host, id, { policy: 'flexible' });
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'too_many_tries']);
  });
});

describe('unit and capacity beside bookings', () => {
  test('the unit does not change while days ahead are booked', async () => {
    const { id, host } = await live();
    const person = await makePerson(made.app);
    await makeBooking(made.app, { person, serviceId: id });
    const answer = await save(host, id, { priceUnit: 'trip' });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'unit_booked']);
    made.clock.advance(14 * 86_400_000);
    expect((await save(host, id, { priceUnit: 'trip', guestsPerPlace: 6 })).json().service).toMatchObject({
      ...{ priceUnit: 'trip', guestsPerPlace: 6 },
    });
    expect((await save(host, id, { priceUnit: 'person' })).json().service).toMatchObject({
      ...{ priceUnit: 'person', guestsPerPlace: 1 },
    });
    made.clock.freeze(new Date('2026-11-21T12:00:00+03:00'));
  });

  test('days that have fewer bookings get the new capacity, the others keep what is taken and lose what is returned', async () => {
    const { id, host } = await live({ category: 'hotels', priceUnit: 'night', capacity: 4, guestsPerPlace: 1 });
    const person = await makePerson(made.app);
    const book = (startDate: string, endDate: string, guests: number) =>
      makeBooking(made.app, { person, serviceId: id, startDate, endDate, guests });
    const three = await book('2026-12-01', '2026-12-03', 3);
    await book('2026-12-02', '2026-12-04', 1);
    const daysOf = async () => {
      const rows = await made.app.db.select().from(serviceDays).where(eq(serviceDays.serviceId, id));
      return rows
        .toSorted((a, b) => (a.date < b.date ? -1 : 1))
        .map(({ date, capacity, taken }) => `${date.slice(8)}: ${taken} of ${capacity}`);
    };
    expect(await daysOf()).toEqual(['01: 3 of 4', '02: 4 of 4', '03: 1 of 4']);
    const answer = await save(host, id, { capacity: 2 });
    expect(answer.json().keptDays).toEqual([
      { date: '2026-12-01', taken: 3 },
      { date: '2026-12-02', taken: 4 },
    ]);
    expect(await daysOf()).toEqual(['01: 3 of 3', '02: 4 of 4', '03: 1 of 2']);
    await expect(book('2026-12-01', '2026-12-02', 1)).rejects.toThrow('sold_out');
    await transaction(made.app, (tx) => returnPlaces(tx, placesOf(three)));
    expect(await daysOf()).toEqual(['01: 0 of 2', '02: 1 of 2', '03: 1 of 2']);
    expect((await save(host, id, { capacity: 5 })).json().keptDays).toEqual([]);
    expect(await daysOf()).toEqual(['01: 0 of 5', '02: 1 of 5', '03: 1 of 5']);
  });

  test('days that become full or free by another capacity count for the price from which it is sold', async () => {
    const seasons = [
      {
        name: 'Low',
        startDate: calendarDate('2026-12-01'),
        endDate: calendarDate('2026-12-01'),
        priceCents: usd(4_000),
      },
    ];
    const { id, host } = await live({ capacity: 3, priceCents: usd(10_000), seasons });
    const person = await makePerson(made.app);
    await makeBooking(made.app, { person, serviceId: id, startDate: '2026-12-01', guests: 2 });
    expect((await page(id)).priceFrom).toBe(40);
    await save(host, id, { capacity: 2 });
    expect((await page(id)).priceFrom).toBe(100);
    await save(host, id, { capacity: 3 });
    expect((await page(id)).priceFrom).toBe(40);
  });
});

describe('what an admin must approve', () => {
  const lamu = { location: 'Shela', county: 'Lamu', lat: -2.296, lon: 40.914 };
  const changeOf = async (id: string) =>
    (await made.app.db.select().from(serviceChanges).where(eq(serviceChanges.serviceId, id)))[0];

  test('another place and category of a live listing wait, and travellers see the approved ones', async () => {
    const { id, host } = await live();
    const before = await page(id);
    const placed = (await save(host, id, { place: lamu })).json().service;
    expect(placed).toMatchObject({
      place: { location: 'Maasai Mara', county: 'Narok' },
      change: { status: 'submitted', category: 'safari', ...lamu, rejectReason: null },
    });
    const both = (await save(host, id, { category: 'beach' })).json().service;
    expect(both).toMatchObject({ category: 'safari', change: { status: 'submitted', category: 'beach', ...lamu } });
    expect(await page(id)).toEqual(before);
    expect((await made.ask('GET', '', host)).json().items[0].change).toBe('submitted');
  });

  test('wanting again what is approved withdraws the change', async () => {
    const { id, host } = await live();
    await save(host, id, { category: 'beach', place: lamu });
    const { place } = await read(host, id);
    expect((await save(host, id, { place })).json().service.change).toMatchObject({ category: 'beach', ...place });
    expect((await save(host, id, { category: 'safari' })).json().service.change).toBe(null);
    expect(await changeOf(id)).toBe(undefined);
  });

  test('a rejected change waits again once it is another one', async () => {
    const { id, host } = await live();
    await save(host, id, { place: lamu });
    const rejected = { status: 'rejected' as const, rejectReason: 'Too far away', decidedAt: made.clock.now() };
    await made.app.db.update(serviceChanges).set(rejected).where(eq(serviceChanges.serviceId, id));
    expect((await read(host, id)).change).toMatchObject({ status: 'rejected', rejectReason: 'Too far away' });
    await save(host, id, { place: lamu, languages: ['sw'] });
    expect((await read(host, id)).change).toMatchObject({ status: 'rejected' });
    await save(host, id, { place: { ...lamu, location: 'Lamu' } });
    expect((await read(host, id)).change).toMatchObject({ status: 'submitted', location: 'Lamu', rejectReason: null });
  });

  test('another change does not take a rejected one along', async () => {
    const { id, host } = await live();
    await save(host, id, { category: 'beach' });
    await made.app.db.update(serviceChanges).set({ status: 'rejected' }).where(eq(serviceChanges.serviceId, id));
    await save(host, id, { place: lamu });
    expect((await read(host, id)).change).toMatchObject({ status: 'submitted', category: 'safari' });
  });

  test('a category that is not sold by the unit of the listing is refused', async () => {
    const { id, host } = await live();
    const answer = await save(host, id, { category: 'hotels' });
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['category']]);
    expect(await changeOf(id)).toBe(undefined);
  });

  test('a draft changes both at once, and gets the usual unit of its new category', async () => {
    const host = await made.makeHost();
    const { id } = await made.draft(host);
    expect((await save(host, id, { category: 'hotels', place: lamu })).json().service).toMatchObject({
      ...{ category: 'hotels', priceUnit: 'night', place: lamu, change: null },
    });
  });

  describe('guests of a draft that had the middle of a town as its place', () => {
    const town = { location: 'Narok', county: 'Narok', lat: -1.083, lon: 35.871 };
    const exact = { ...town, lat: -1.0912, lon: 35.8712 };
    const here = { lat: exact.lat, lon: exact.lon };
    const begun = async (category: string) => {
      const host = await made.makeHost();
      const { id } = await made.draft(host, { category });
      await save(host, id, { place: town });
      const placed = async (fields: object) => (await save(host, id, fields)).json().service.meetingPosition;
      return placed;
    };

    test.each([
      ['guest', here],
      ['meals', here],
      ['safari', null],
      ['transfer', null],
    ])('have to be there (%s) once that is told: %o', async (category, meetingPosition) => {
      const placed = await begun(category);
      expect(await placed({ place: town })).toBeNull();
      expect(await placed({ place: exact })).toEqual(meetingPosition);
    });

    test('have to be where its host says, or nowhere where the host has said so', async () => {
      const elsewhere = { lat: -1.1, lon: 35.9 };
      expect(await (await begun('guest'))({ place: exact, meetingPosition: elsewhere })).toEqual(elsewhere);
      const placed = await begun('guest');
      expect(await placed({ place: exact, meetingPosition: null })).toBeNull();
      expect(await placed({ place: { ...exact, lat: -1.0913 } })).toBeNull();
    });

    test('have to be there too once it is a place to come to', async () => {
      const placed = await begun('safari');
      await placed({ place: exact });
      expect(await placed({ category: 'guest' })).toEqual(here);
    });
  });

  test('an approved change is public at once, and found at its new place', async () => {
    const { id, host } = await live({ meetingPosition: { lat: -1.49, lon: 35.14 } });
    await save(host, id, { category: 'beach', place: lamu });
    const { version } = await read(host, id);
    await page(id);
    const at = made.clock.now();
    const applied = await transaction(made.app, (tx) => applyServiceChange(tx, id, { at }));
    const mara = { category: 'safari', location: 'Maasai Mara', county: 'Narok', lat: -1.49, lon: 35.14 };
    expect(applied).toEqual({ providerId: host.providerId, before: mara, after: { category: 'beach', ...lamu } });
    expect(await page(id)).toMatchObject({ category: 'beach', ...lamu });
    expect(await found('shela')).toEqual([id]);
    expect(await read(host, id)).toMatchObject({
      ...{ change: null, version: version + 1, meetingPosition: { lat: lamu.lat, lon: lamu.lon } },
    });
    await expect(transaction(made.app, (tx) => applyServiceChange(tx, id, { at }))).rejects.toThrow('not_found');
  });

  test('a rejected change cannot be applied', async () => {
    const { id, host } = await live();
    await save(host, id, { place: lamu });
    await made.app.db.update(serviceChanges).set({ status: 'rejected' }).where(eq(serviceChanges.serviceId, id));
    const apply = transaction(made.app, (tx) => applyServiceChange(tx, id, { at: made.clock.now() }));
    await expect(apply).rejects.toThrow('not_found');
    const [row] = await made.app.db
      .select()
      .from(services)
      .where(and(eq(services.id, id), eq(services.location, 'Maasai Mara')));
    expect(row).toBeDefined();
  });
});

test('photos of a live listing are public at once', async () => {
  const { id, host } = await live();
  await page(id);
  await made.upload(host, id, await photoOf('#183'), { altSw: 'Kijani' });
  expect((await page(id)).pictures).toEqual([
    { image: expect.any(String), alt: 'Kijani', altLang: 'sw', placeholder: expect.any(String) },
  ]);
  expect((await page(id, 'sw')).pictures[0]).not.toHaveProperty('altLang');
});
