import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placesOf, returnPlaces } from '#server/bookings/places.ts';
import { bookings } from '#server/bookings/tables.ts';
import { transaction } from '#server/db/client.ts';
import type { ProviderService } from '#shared/contracts/provider-services.ts';
import { calendarDate } from '#shared/dates.ts';
import { extraLimits } from '#shared/extras.ts';
import { usd } from '#shared/money.ts';
import { onSiteFeeLimits } from '#shared/on-site-fees.ts';
import { questionLimits, standardQuestionIds } from '#shared/questions.ts';
import { makeBooking, makePerson, makeService } from '#tests/support/factories.ts';
import { serviceChanges, serviceDays, services } from '../tables.ts';
import { applyServiceChange } from './apply-service-change.ts';
import { createEditingApp, type EditingApp, type Host, photoOf } from './editing.fixture.ts';
import { changesPerProvider } from './listing-limits.ts';

let made: EditingApp;
beforeAll(async () => {
  made = await createEditingApp();
});
afterAll(() => made?.close());

type Answer = {
  statusCode: number;
  json(): { service: ProviderService; keptDays: unknown; fields: object; code: string };
};

/** A listing that travellers see, and a member of its provider. */
async function live(input: Parameters<typeof makeService>[1] = {}): Promise<{ id: string; host: Host }> {
  const { id, providerId } = await makeService(made.app, input);
  return { id, host: await made.makeHost(['manage'], providerId) };
}

/** Saves fields with the version that is in force, or with another one. */
async function save(host: Host, id: string, fields: object): Promise<Answer> {
  const { version } = (await read(host, id)) as ProviderService;
  return made.ask('PUT', `/${id}`, host, { version, ...fields });
}

const read = async (host: Host, id: string): Promise<ProviderService> =>
  (await made.ask('GET', `/${id}`, host)).json().service;
const page = async (id: string, lang = 'en') =>
  (await made.fastify.inject({ url: `/api/services/${id}`, headers: { 'accept-language': lang } })).json();
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

  test('the price is public at once, in lists too, and bookings keep theirs', async () => {
    const { id, host } = await live({ priceCents: usd(10_000) });
    const person = await makePerson(made.app);
    const { id: bookingId, totalCents } = await makeBooking(made.app, { person, serviceId: id });
    expect((await save(host, id, { pricePerUnit: 149.995 })).statusCode).toBe(200);
    expect(await page(id)).toMatchObject({ pricePerUnit: 150, priceFrom: 150, priceTo: 150 });
    const [row] = await made.app.db.select().from(bookings).where(eq(bookings.id, bookingId));
    expect([row?.totalCents, totalCents]).toEqual([10_000, 10_000]);
  });

  test('seasons are public at once, and without them the usual price is the only one', async () => {
    const { id, host } = await live({ priceCents: usd(10_000) });
    const peak = {
      name: 'Peak',
      startDate: '2027-07-01',
      endDate: '2027-09-30',
      pricePerUnit: 180,
      residencyPrices: {},
    };
    const low = {
      name: 'Rains',
      startDate: '2027-04-01',
      endDate: '2027-05-31',
      pricePerUnit: 70,
      residencyPrices: {},
    };
    await save(host, id, { seasons: [peak, low] });
    const { name: _, ...shown } = low;
    expect(await page(id)).toMatchObject({ priceFrom: 70, priceTo: 180, seasons: [shown, expect.anything()] });
    expect((await read(host, id)).seasons).toEqual([low, peak]);
    await save(host, id, { seasons: [] });
    expect(await page(id)).toMatchObject({ priceFrom: 100, priceTo: 100, seasons: [] });
  });

  test('residency prices are public at once, empty fields are none, and bookings keep theirs', async () => {
    const { id, host } = await live({ priceCents: usd(10_000) });
    const prices = { resident: 70, citizen: 49.999, citizen_child: 0, resident_child: null };
    const season = { name: 'Peak', startDate: '2027-07-01', endDate: '2027-09-30', pricePerUnit: 180 };
    const seasons = [
      { ...season, residencyPrices: { resident: 120 } },
      { ...season, startDate: '2028-07-01', endDate: '2028-08-01' },
    ];
    const { statusCode } = await save(host, id, { residencyPrices: prices, childUntil: 12, seasons });
    expect(statusCode).toBe(200);
    const shown = { residencyPrices: { resident: 70, citizen: 50, citizen_child: 0 }, childUntil: 12 };
    expect(await read(host, id)).toMatchObject({
      ...shown,
      seasons: [{ residencyPrices: { resident: 120 } }, { residencyPrices: {} }],
    });
    expect(await page(id)).toMatchObject({ ...shown, pricePerUnit: 100, priceFrom: 100 });
    const person = await makePerson(made.app);
    const party = [{ kind: 'citizen', count: 2 } as const];
    const { id: bookingId, totalCents } = await makeBooking(made.app, { person, serviceId: id, guests: 2, party });
    await save(host, id, { residencyPrices: {} });
    expect(await page(id)).toMatchObject({ residencyPrices: {} });
    const [row] = await made.app.db.select().from(bookings).where(eq(bookings.id, bookingId));
    expect([totalCents, row?.totalCents, row?.party]).toEqual([10_000, 10_000, party]);
  });

  test('the price of weekends is public at once, and can be removed', async () => {
    const { id, host } = await live({ category: 'hotels', priceUnit: 'night', priceCents: usd(10_000) });
    const weekend = { pricePerUnit: 130.5, residencyPrices: { resident: 90 } };
    const { statusCode } = await save(host, id, {
      weekend: { ...weekend, residencyPrices: { resident: 90, citizen: null, citizen_child: 5 } },
    });
    expect(statusCode).toBe(200);
    expect(await read(host, id)).toMatchObject({ weekend, version: 1 });
    expect(await page(id)).toMatchObject({ weekend, pricePerUnit: 100, priceFrom: 100, priceTo: 130.5 });
    const person = await makePerson(made.app);
    const dates = { startDate: '2026-12-10', endDate: '2026-12-14' };
    const { id: bookingId } = await makeBooking(made.app, { person, serviceId: id, ...dates });
    const copy: ProviderService = (await made.ask('POST', `/${id}/duplicate`, host, {})).json().service;
    expect(copy.weekend).toEqual(weekend);
    await save(host, id, { weekend: null });
    expect(await page(id)).toMatchObject({ weekend: null, priceFrom: 100, priceTo: 100 });
    const [row] = await made.app.db.select().from(bookings).where(eq(bookings.id, bookingId));
    expect(row?.totalCents).toBe(46_100);
  });

  test('another unit has other weekends', async () => {
    const rules = { bookableFrom: calendarDate('2026-12-11'), bookableUntil: calendarDate('2026-12-11') };
    const weekend = { priceCents: usd(13_000) };
    const { id, host } = await live({ category: 'car', priceUnit: 'day', priceCents: usd(10_000), weekend, rules });
    expect(await page(id)).toMatchObject({ priceFrom: 100 }); // a Friday
    await save(host, id, { bookableFrom: '2026-12-13', bookableUntil: '2026-12-13' });
    expect(await page(id)).toMatchObject({ priceFrom: 130 });
    await save(host, id, { priceUnit: 'trip', weekend: { pricePerUnit: 140 } });
    expect(await page(id)).toMatchObject({ priceFrom: 140 });
  });

  test('another unit of what can be booked ends the prices of weekends and seasons that are not sent with it', async () => {
    const season = { name: 'Low', startDate: calendarDate('2027-04-01'), endDate: calendarDate('2027-04-02') };
    const seasons = [{ ...season, priceCents: usd(6_000) }];
    const weekend = { priceCents: usd(13_000) };
    const { id, host } = await live({ category: 'car', priceUnit: 'day', priceCents: usd(10_000), weekend, seasons });
    const sent = { pricePerUnit: 40, weekend: { pricePerUnit: 45 }, seasons: [{ ...season, pricePerUnit: 30 }] };
    expect((await save(host, id, { priceUnit: 'trip', ...sent })).statusCode).toBe(200);
    expect(await page(id)).toMatchObject({ weekend: sent.weekend, priceFrom: 30, priceTo: 45 });
    await save(host, id, { priceUnit: 'day' });
    expect(await page(id)).toMatchObject({ weekend: null, seasons: [], pricePerUnit: 40, priceFrom: 40, priceTo: 40 });
  });

  test('a draft with prices of children gets a category that is not sold per person, and keeps its other prices', async () => {
    const host = await made.makeHost();
    const { id } = await made.draft(host);
    const prices = { residencyPrices: { resident: 70, citizen_child: 20 }, pricePerUnit: 130 };
    const season = { name: 'Low', startDate: '2027-04-01', endDate: '2027-04-02', ...prices };
    expect((await save(host, id, { ...prices, childUntil: 12, weekend: prices, seasons: [season] })).statusCode).toBe(
      200,
    );
    const saved = await save(host, id, { category: 'hotels' });
    expect([saved.statusCode, saved.json().fields]).toEqual([200, undefined]);
    const kept = { pricePerUnit: 130, residencyPrices: { resident: 70 } };
    const { service } = saved.json();
    expect(service).toMatchObject({ priceUnit: 'night', childUntil: null, weekend: kept, ...kept });
    expect(service.seasons).toEqual([expect.objectContaining(kept)]);
  });

  test('a copy has the residency prices, and a price by the night has none of children', async () => {
    const kindCents = { resident: usd(7_000), citizen_child: usd(2_000) };
    const { id, host } = await live({ priceCents: usd(10_000), kindCents, childUntil: 12, category: 'airbnb' });
    const copy: ProviderService = (await made.ask('POST', `/${id}/duplicate`, host, {})).json().service;
    expect(copy).toMatchObject({ residencyPrices: { resident: 70, citizen_child: 20 }, childUntil: 12 });
    await save(host, copy.id, {
      priceUnit: 'night',
      residencyPrices: { resident: 70, citizen_child: 20 },
      childUntil: 12,
    });
    expect(await read(host, copy.id)).toMatchObject({ residencyPrices: { resident: 70 }, childUntil: null });
  });

  test.each([
    [{ residencyPrices: { resident: 100.01 } }, 'residencyPrices.resident'],
    [{ residencyPrices: { citizen: 0.2 } }, 'residencyPrices.citizen'],
    [{ residencyPrices: { citizen: -1 } }, 'residencyPrices.citizen'],
    [{ residencyPrices: { citizen_child: 5 } }, 'childUntil'],
    [{ childUntil: 18 }, 'childUntil'],
    [{ residencyPrices: { resident: 90 }, pricePerUnit: 80 }, 'residencyPrices.resident'],
    [{ weekend: { pricePerUnit: 130, residencyPrices: { resident: 131 } } }, 'weekend.residencyPrices.resident'],
    [{ weekend: { pricePerUnit: 130, residencyPrices: { citizen_child: 5 } } }, 'childUntil'],
    [{ weekend: { pricePerUnit: 0.49 } }, 'weekend.pricePerUnit'],
    [{ weekend: { pricePerUnit: 50_000.01 } }, 'weekend.pricePerUnit'],
    [{ weekend: {} }, 'weekend.pricePerUnit'],
    [
      {
        seasons: [
          {
            name: 'Low',
            startDate: '2027-04-01',
            endDate: '2027-04-02',
            pricePerUnit: 50,
            residencyPrices: { resident: 60 },
          },
        ],
      },
      'seasons.0.residencyPrices.resident',
    ],
  ])('%j is refused', async (wrong, field) => {
    const { id, host } = await live({ priceCents: usd(10_000) });
    const answer = await save(host, id, wrong);
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]]);
    expect(await read(host, id)).toMatchObject({ residencyPrices: {}, seasons: [], version: 0 });
  });

  test('fees to pay there are public at once, and lose the amounts of children with the price per person', async () => {
    const { id, host } = await live({ priceCents: usd(10_000) });
    const amounts = { non_resident: 90, resident: 2_025, citizen: null, non_resident_child: 44.999 };
    const fee = { name: { en: 'Park fee', sw: ' ' }, times: 'daily', amounts };
    const { statusCode } = await save(host, id, { onSiteFees: [fee], childUntil: 17 });
    expect(statusCode).toBe(200);
    const kept = { non_resident: 90, resident: 2_025, non_resident_child: 45 };
    expect((await read(host, id)).onSiteFees).toEqual([{ ...fee, name: { en: 'Park fee', sw: null }, amounts: kept }]);
    expect((await page(id, 'sw')).onSiteFees).toEqual([
      { name: 'Park fee', textLang: 'en', times: 'daily', amounts: kept },
    ]);
    const copy: ProviderService = (await made.ask('POST', `/${id}/duplicate`, host, {})).json().service;
    expect(copy.onSiteFees[0]?.amounts).toEqual(kept);
    await save(host, copy.id, { priceUnit: 'trip' });
    expect(await read(host, copy.id)).toMatchObject({
      ...{ priceUnit: 'trip', childUntil: null },
      onSiteFees: [{ amounts: { non_resident: 90, resident: 2_025 } }],
    });
  });

  test.each([
    [{ name: { en: 'Fee' }, times: 'once', amounts: { resident: 5 } }, 'onSiteFees.0.amounts.non_resident'],
    [{ name: { en: 'Fee' }, times: 'once', amounts: { non_resident: null } }, 'onSiteFees.0.amounts.non_resident'],
    [{ name: { en: 'Fee' }, times: 'once', amounts: { non_resident: -1 } }, 'onSiteFees.0.amounts.non_resident'],
    [{ name: { en: 'Fee' }, times: 'once', amounts: { non_resident: 1_000_001 } }, 'onSiteFees.0.amounts.non_resident'],
    [{ name: { en: ' ' }, times: 'once', amounts: { non_resident: 5 } }, 'onSiteFees.0.name.en'],
    [{ name: { en: 'F'.repeat(61) }, times: 'once', amounts: { non_resident: 5 } }, 'onSiteFees.0.name.en'],
    [{ name: { en: 'Fee' }, times: 'hourly', amounts: { non_resident: 5 } }, 'onSiteFees.0.times'],
    [{ name: { en: 'Fee' }, times: 'once', amounts: { non_resident: 5, citizen_child: 1 } }, 'childUntil'],
  ])('the fee %j is refused', async (fee, field) => {
    const { id, host } = await live();
    const answer = await save(host, id, { onSiteFees: [fee] });
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]]);
    expect(await read(host, id)).toMatchObject({ onSiteFees: [], version: 0 });
  });

  test('a listing has five fees at most', async () => {
    const { id, host } = await live();
    const fees = (count: number) =>
      Array.from({ length: count }, () => ({ name: { en: 'Fee' }, times: 'once', amounts: { non_resident: 0 } }));
    expect((await save(host, id, { onSiteFees: fees(onSiteFeeLimits.fees) })).statusCode).toBe(200);
    expect((await save(host, id, { onSiteFees: fees(onSiteFeeLimits.fees + 1) })).statusCode).toBe(400);
  });

  test('extras are public at once, keep their id while name and charge stay, and come along with a copy', async () => {
    const { id, host } = await live();
    await page(id);
    const lunch = { name: { en: 'Lunch ', sw: '' }, charged: 'per_guest_day', price: 12.499, maxCount: 7 };
    const pickUp = { name: { sw: 'Kuchukuliwa' }, description: { en: 'By car' }, charged: 'per_booking', price: 30 };
    const saved = await save(host, id, { extras: [lunch, pickUp] });
    expect(saved.statusCode).toBe(200);
    const kept = [
      {
        ...{ id: expect.stringMatching(/^[\da-f]{16}$/), charged: 'per_guest_day', price: 12.5, maxCount: null },
        ...{ name: { en: 'Lunch', sw: null }, description: { en: null, sw: null } },
      },
      {
        ...{ id: expect.any(String), charged: 'per_booking', price: 30, maxCount: 1 },
        ...{ name: { en: null, sw: 'Kuchukuliwa' }, description: { en: 'By car', sw: null } },
      },
    ];
    const { extras } = saved.json().service;
    expect(extras).toEqual(kept);
    expect((await page(id)).extras).toEqual([
      {
        ...{ id: extras[0]?.id, name: 'Lunch', textLang: 'en', description: '', descriptionLang: 'en' },
        ...{ charged: 'per_guest_day', per: 'per guest and day', price: 12.5, maxCount: null },
      },
      {
        ...{ id: extras[1]?.id, name: 'Kuchukuliwa', textLang: 'sw', description: 'By car', descriptionLang: 'en' },
        ...{ charged: 'per_booking', per: 'once', price: 30, maxCount: 1 },
      },
    ]);
    const copy: ProviderService = (await made.ask('POST', `/${id}/duplicate`, host, {})).json().service;
    expect(copy.extras).toEqual(kept);
    await save(host, id, { extras: [pickUp, { ...lunch, price: 15 }, { ...lunch, charged: 'per_guest' }] });
    const ids = (await read(host, id)).extras.map((one) => one.id);
    expect(ids.slice(0, 2)).toEqual([extras[1]?.id, extras[0]?.id]);
    expect(ids[2]).not.toBe(extras[0]?.id);
    await save(host, id, { title: { en: 'Other title' } });
    expect((await read(host, id)).extras).toHaveLength(3);
  });

  test.each([
    [{ name: { en: ' ' } }, 'extras.0.name.en'],
    [{ name: { en: 'L'.repeat(extraLimits.name + 1) } }, 'extras.0.name.en'],
    [{ name: { en: 'See www.example.com' } }, 'extras.0.name.en'],
    [{ description: { sw: 'L'.repeat(extraLimits.description + 1) } }, 'extras.0.description.sw'],
    [{ price: 0.49 }, 'extras.0.price'],
    [{ price: 50_000.01 }, 'extras.0.price'],
    [{ price: null }, 'extras.0.price'],
    [{ charged: 'per_hour' }, 'extras.0.charged'],
    [{ maxCount: 0 }, 'extras.0.maxCount'],
    [{ maxCount: extraLimits.count + 1 }, 'extras.0.maxCount'],
  ])('an extra with %j is refused', async (wrong, field) => {
    const { id, host } = await live();
    const answer = await save(host, id, {
      extras: [{ name: { en: 'Lunch' }, charged: 'per_booking', price: 5, ...wrong }],
    });
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]]);
    expect(await read(host, id)).toMatchObject({ extras: [], version: 0 });
  });

  test('an extra stands there once, and a listing has twelve at most', async () => {
    const { id, host } = await live();
    const lunch = { name: { en: 'Lunch' }, charged: 'per_booking', price: 0.5 };
    const twice = await save(host, id, { extras: [lunch, { ...lunch, price: 9 }] });
    expect([twice.statusCode, Object.keys(twice.json().fields)]).toEqual([400, ['extras.1.name.en']]);
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        ...lunch,
        name: { en: `Lunch ${at}` },
        maxCount: extraLimits.count,
      }));
    expect((await save(host, id, { extras: many(extraLimits.extras) })).statusCode).toBe(200);
    expect((await save(host, id, { extras: many(extraLimits.extras + 1) })).statusCode).toBe(400);
  });

  test('a usual price below that of residents is refused, also where only it is sent', async () => {
    const { id, host } = await live({ priceCents: usd(10_000), kindCents: { resident: usd(7_000) } });
    const answer = await save(host, id, { pricePerUnit: 60 });
    expect([answer.statusCode, answer.json().fields]).toEqual([
      400,
      { 'residencyPrices.resident': 'At most the usual price, which non-residents pay' },
    ]);
  });

  test('seasons that overlap are refused, and the error names the other season', async () => {
    const { id, host } = await live();
    const peak = { name: 'Peak', startDate: '2027-07-01', endDate: '2027-09-30', pricePerUnit: 180 };
    const seasons = [peak, { ...peak, name: 'Short', startDate: '2027-09-30', endDate: '2027-10-02' }];
    const answer = await save(host, id, { seasons });
    expect([answer.statusCode, answer.json().fields]).toEqual([
      400,
      { 'seasons.1.startDate': 'These days overlap with the season “Peak”' },
    ]);
    const reversed = await save(host, id, { seasons: [{ ...peak, endDate: '2027-06-30' }] });
    expect(Object.keys(reversed.json().fields)).toEqual(['seasons.0.endDate']);
    expect((await read(host, id)).seasons).toEqual([]);
  });

  test('days that can be booked, lead time and shortest stay are kept, and an end before the start is refused', async () => {
    const { id, host } = await live({ category: 'hotels', priceUnit: 'night' });
    const rules = { bookableFrom: '2026-12-01', bookableUntil: '2027-02-28', leadDays: 2, minStay: 3 };
    expect((await save(host, id, rules)).json().service).toMatchObject(rules);
    const answer = await save(host, id, { bookableUntil: '2026-11-30' });
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['bookableUntil']]);
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
