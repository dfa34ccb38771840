import { eq, sql } from 'drizzle-orm';
import { extractText } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ExtraSent } from '#server/catalogue/extras-of.ts';
import { services } from '#server/catalogue/tables.ts';
import type { Quote, Service } from '#shared/contracts/catalogue.ts';
import type { DaySheet } from '#shared/contracts/provider-bookings.ts';
import { type ExtraCharge, type ExtraCount, extraLimits } from '#shared/extras.ts';
import { usd } from '#shared/money.ts';
import { listService, type Stay } from '../../support/scenario.ts';
import { checkInvariants } from '../support/invariants.ts';
import { change, good, quote, scenario } from './support.ts';

const extra = (price: number, charged: ExtraCharge, en: string, sw: string | null = null): ExtraSent => ({
  ...{ price, charged, name: { en, sw }, description: { en: null, sw: null }, maxCount: 2 },
});
const offered = [
  extra(35, 'per_booking', 'Airport pick-up', 'Kuchukuliwa uwanja wa ndege'),
  extra(12.5, 'per_guest_day', 'Picnic lunch', 'Chakula cha kubeba'),
  extra(6, 'per_day', 'Binoculars'),
];
const startDate = '2027-03-02';

/** A safari of two days for 100 dollars, with extras. */
const listSafari = () => listService(scenario.product, 10_000, { capacity: 40, durationDays: 2, extras: offered });

/** The ids of what is offered, in the order of `offered`. */
const idsOf = async (serviceId: string): Promise<[pickUp: string, lunch: string, binoculars: string]> => {
  const { body } = await scenario.call<Service>(`/api/services/${serviceId}`);
  return body.extras.map(({ id }) => id) as [string, string, string];
};

let safari: string;
let pickUp: string;
let lunch: string;
let binoculars: string;
beforeAll(async () => {
  safari = await listSafari();
  [pickUp, lunch, binoculars] = await idsOf(safari);
});

const quoteOf = (query: string, lang = 'en') =>
  scenario.call<Quote & { code: string; fields: object }>(
    `/api/services/${safari}/quote?startDate=${startDate}&guests=2&${query}`,
    { headers: { 'accept-language': lang } },
  );

const chosen = (): ExtraCount[] => [
  { id: pickUp, count: 1 },
  { id: lunch, count: 2 },
];

/** A paid booking of two guests with pick-up and lunch, USD 285.00. */
async function paidSafari(): Promise<Stay> {
  const stay = await scenario.book({ serviceId: safari, startDate, guests: 2, extras: chosen() });
  await scenario.card(stay, good);
  return stay;
}

const pdfOf = async (stay: Stay, name: string) => {
  const pdf = await fetch(`${scenario.product.origin}/api/bookings/${stay.id}/${name}.pdf`, {
    headers: { authorization: `Bearer ${stay.traveller.token}` },
  });
  const { text } = await extractText(new Uint8Array(await pdf.arrayBuffer()), { mergePages: true });
  return text.replace(/\s+/g, ' ');
};

describe('the quote', () => {
  test('has a line for each extra beside those of the stay, and all of it in the total', async () => {
    const { body } = await quoteOf(`extras=${lunch}:2,${pickUp}:1`);
    expect(body).toMatchObject({
      ...{ total: 285, totalKes: 31_350, pricePerUnit: 100, pricesDiffer: false, places: 2 },
      lines: [{ label: '2 people', amount: 200 }],
      extras: [
        {
          id: pickUp,
          name: 'Airport pick-up',
          label: 'Airport pick-up',
          count: 1,
          unitPrice: 35,
          amount: 35,
          per: 'once',
        },
        { id: lunch, label: 'Picnic lunch, 2 people × 2 days', count: 2, quantity: 4, unitPrice: 12.5, amount: 50 },
      ],
    });
    expect(body.policy.steps[0]?.amount).toBe(285);
    const { body: swahili } = await quoteOf(`extras=${lunch}:2,${binoculars}:2`, 'sw');
    expect(swahili.extras).toMatchObject([
      { label: 'Chakula cha kubeba, watu 2 × siku 2', textLang: 'sw', per: 'kwa kila mgeni kwa siku' },
      { label: 'Binoculars, 2 × siku 2', textLang: 'en' },
    ]);
  });

  test('without any is as it was', async () => {
    expect((await quoteOf('extras=')).body).toMatchObject({ total: 200, extras: [] });
  });

  test.each([
    [() => 'massage:1', 'extras'],
    [() => `${lunch}:1,${lunch}:1`, 'extras'],
    [() => lunch, 'extras'],
    [() => 'x'.repeat(1_200), 'extras'],
  ])('extras that cannot be booked are refused', async (text, field) => {
    const { status, body } = await quoteOf(`extras=${text()}`);
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'invalid_input', [field]]);
  });
});

describe('a wrong count', () => {
  const ofLunch = 'Each guest can have “Picnic lunch” once, so you can book at most 2 of it';
  test.each([
    [() => `${lunch}:3`, 'en', ofLunch],
    [() => `${lunch}:3`, 'sw', 'Kila mgeni anaweza kupata “Chakula cha kubeba” moja tu, kwa hiyo idadi isizidi 2'],
    [() => `${lunch}:0`, 'en', 'Please choose at least 1 of “Picnic lunch”, or leave it out'],
    [() => `${lunch}:2,${binoculars}:3`, 'en', 'You can book at most 2 of “Binoculars”'],
  ])('is refused with the extra and how many of it there may be', async (text, lang, message) => {
    const { status, body } = await quoteOf(`extras=${text()}`, lang);
    expect([status, body]).toEqual([400, { error: message, code: 'invalid_input', fields: { extras: message } }]);
  });

  test('of a change names what is no longer offered', async () => {
    const own = await listSafari();
    const [ownPickUp] = await idsOf(own);
    const stay = await scenario.book({
      ...{ serviceId: own, startDate, guests: 2 },
      extras: [{ id: ownPickUp, count: 1 }],
    });
    await scenario.card(stay, good);
    await scenario.product.app.db.update(services).set({ extras: [] }).where(eq(services.id, own));
    const { status, body } = await quote(stay, { startDate: '2027-03-03', extras: [{ id: ownPickUp, count: 2 }] });
    expect([status, body]).toMatchObject([
      400,
      {
        fields: {
          extras: 'The host no longer offers “Airport pick-up”. You can keep what you have (1), but not add more',
        },
      },
    ]);
  });
});

describe('a booking', () => {
  test('keeps its extras as they were, from the hold to letters, papers, day sheet and the host’s share', async () => {
    const own = await listSafari();
    const stay = await scenario.book({ serviceId: own, startDate, guests: 2, extras: chosen() });
    await scenario.product.app.db.update(services).set({ extras: [] }).where(eq(services.id, own));
    await scenario.card(stay, good);
    const booking = await scenario.read(stay);
    expect(booking).toMatchObject({
      ...{ status: 'confirmed', totalAmount: 285, places: 2, lines: [{ amount: 200 }] },
      extras: [
        { label: 'Airport pick-up', amount: 35 },
        { label: 'Picnic lunch, 2 people × 2 days', amount: 50 },
      ],
    });
    const added = 'Extras Airport pick-up; Picnic lunch, 2 people × 2 days';
    expect(await pdfOf(stay, 'voucher')).toContain(added);
    const receipt = await pdfOf(stay, 'receipt');
    expect(receipt).toContain('Picnic lunch, 2 people × 2 days 4 $12.50 $50');
    expect(receipt).toContain('$285 USD');
    const letters = (await scenario.product.app.mail.mailbox?.list()) ?? [];
    const about = letters.filter(({ subject }) => subject.includes(stay.reference));
    expect(about.filter(({ text }) => text.includes('Airport pick-up; Picnic lunch, 2 people × 2 days')).length).toBe(
      2,
    );
    const guide = await scenario.member(own);
    const { body: sheet } = await scenario.call<DaySheet>(`/api/provider/day-sheet?date=${startDate}`, { as: guide });
    expect(sheet.listings[0]?.arrivals[0]?.extras).toEqual(['Airport pick-up', 'Picnic lunch, 2 people × 2 days']);
    expect((await scenario.read(stay, guide)).extras).toEqual(booking.extras);
    await checkInvariants(scenario, stay);
  });

  test('by request keeps its extras when it is accepted, and so does a change of it', async () => {
    const own = await listService(scenario.product, 10_000, {
      ...{ capacity: 40, durationDays: 2, extras: offered },
      ...{ approval: 'request', rules: { leadDays: 1 } },
    });
    const host = await scenario.member(own);
    const stay = await scenario.book({ serviceId: own, startDate, guests: 2, extras: chosen() });
    expect(await scenario.read(stay, host)).toMatchObject({ approval: 'asked', extras: [{}, {}], totalAmount: 285 });
    const accept = (path: string) => scenario.call(path, { as: host, body: {} });
    expect((await accept(`/api/provider/bookings/${stay.id}/accept`)).status).toBe(200);
    await scenario.card(stay, good);
    const { body: asked } = await change(stay, { extras: [{ id: pickUp, count: 2 }], total: 270, refund: 15 });
    expect(asked).toMatchObject({ status: 'asked', extras: [{ id: pickUp, count: 2, amount: 70 }] });
    expect((await scenario.read(stay, host)).extras).toHaveLength(2);
    expect((await accept(`/api/provider/bookings/${stay.id}/changes/${asked.id}/accept`)).status).toBe(200);
    expect(await scenario.read(stay)).toMatchObject({ totalAmount: 270, extras: [{ id: pickUp, count: 2 }] });
    await checkInvariants(scenario, stay);
  });

  test.each([
    [() => [{ id: 'massage', count: 1 }], 'extras'],
    [() => [{ id: lunch, count: 3 }], 'extras'],
    [() => [{ id: lunch, count: 0 }], 'extras.0.count'],
    [() => [{ id: lunch, count: 1.5 }], 'extras.0.count'],
    [() => [{ id: lunch, count: 10_001 }], 'extras.0.count'],
    [() => [{ id: 'x'.repeat(41), count: 1 }], 'extras.0.id'],
    [() => Array.from({ length: 2 * extraLimits.extras + 1 }, () => ({ id: lunch, count: 1 })), 'extras'],
    [() => 'lunch', 'extras'],
  ])('with extras that cannot be booked is refused and writes nothing', async (extras, field) => {
    const traveller = await scenario.register();
    const contact = { name: 'Amina', email: traveller.email };
    const { status, body } = await scenario.call<{ success: boolean; fields: object }>('/api/bookings', {
      as: traveller,
      body: { serviceId: safari, startDate, guests: 2, contact, extras: extras() },
    });
    expect([status, body.success, Object.keys(body.fields)]).toEqual([400, false, [field]]);
    expect(await scenario.query(sql`select from bookings where person_id = ${traveller.id}`)).toEqual([]);
  });
});

describe('a change', () => {
  test('of extras alone leaves the price of the stay as it was booked', async () => {
    const own = await listSafari();
    const [transfer] = await idsOf(own);
    const stay = await scenario.book({ serviceId: own, startDate, guests: 2, extras: [] });
    await scenario.card(stay, good);
    await scenario.product.app.db
      .update(services)
      .set({ priceCents: usd(50_000) })
      .where(eq(services.id, own));
    const wish = { startDate, guests: 2, extras: [{ id: transfer, count: 1 }] };
    const { body } = await quote(stay, wish);
    expect(body).toMatchObject({ total: 235, difference: 35, lines: [{ label: '2 people', amount: 200 }] });
    expect((await change(stay, { ...wish, total: 235 })).body.status).toBe('held');
  });

  test('that adds an extra is held, paid and applied; the history names both', async () => {
    const stay = await paidSafari();
    const extras = [...chosen(), { id: binoculars, count: 1 }];
    expect((await quote(stay, { extras })).body).toMatchObject({ total: 297, difference: 12, amountDue: 12 });
    const { body: held } = await change(stay, { extras, total: 297, amountDue: 12 });
    expect(held).toMatchObject({ status: 'held', extras: [{}, {}, { label: 'Binoculars, 2 days', amount: 12 }] });
    expect((await scenario.read(stay)).extras).toHaveLength(2);
    await scenario.card(stay, good);
    const booking = await scenario.read(stay);
    expect(booking).toMatchObject({ totalAmount: 297, extras: [{}, {}, { id: binoculars }], change: null });
    expect(booking.timeline.find(({ event }) => event === 'changed')?.changed).toMatchObject({
      from: { extras: [{ id: pickUp }, { id: lunch }] },
      to: { extras: [{ id: pickUp }, { id: lunch }, { id: binoculars }] },
    });
    await checkInvariants(scenario, stay);
  });

  test('that takes one away is applied, and refunded by the policy', async () => {
    const stay = await paidSafari();
    const { body } = await change(stay, { extras: [{ id: lunch, count: 2 }], total: 250, refund: 35 });
    expect(body).toMatchObject({ status: 'applied', difference: -35, refund: 35 });
    await scenario.pass(10);
    expect(await scenario.read(stay)).toMatchObject({
      ...{ totalAmount: 250, paymentStatus: 'partially_refunded' },
      extras: [{ id: lunch, count: 2 }],
    });
    await checkInvariants(scenario, stay);
  });

  test('of guests keeps what it has at its price, for at most as many guests; more of it has today’s price', async () => {
    const stay = await paidSafari();
    const raise = (cents: number) =>
      scenario.query(sql`update services set extras = (
        select jsonb_agg(one || jsonb_build_object('priceCents', ${usd(cents)}::int)) from jsonb_array_elements(extras) one
      ) where id = ${safari}`);
    const before = await scenario.query<{ extras: object }>(sql`select extras from services where id = ${safari}`);
    await raise(2_000);
    expect((await quote(stay, { guests: 1 })).body).toMatchObject({
      total: 160,
      extras: [
        { id: pickUp, unitPrice: 35 },
        { id: lunch, count: 1, unitPrice: 12.5, amount: 25 },
      ],
    });
    const extras = [
      { id: pickUp, count: 2 },
      { id: lunch, count: 3 },
    ];
    expect((await quote(stay, { guests: 3, extras })).body).toMatchObject({
      total: 300 + 35 + 20 + 50 + 40,
      extras: [
        { id: pickUp, count: 1, unitPrice: 35 },
        { id: pickUp, count: 1, unitPrice: 20 },
        { id: lunch, count: 2, unitPrice: 12.5 },
        { id: lunch, count: 1, unitPrice: 20 },
      ],
    });
    await scenario.query(
      sql`update services set extras = ${JSON.stringify(before[0]?.extras)}::jsonb where id = ${safari}`,
    );
  });

  test('to the same dates, guests and extras is none; extras that cannot be booked are refused', async () => {
    const stay = await paidSafari();
    const refused = async (extras: ExtraCount[]) => {
      const { status, body } = await change(stay, { extras, total: 285 });
      return [status, Object.keys((body as unknown as { fields: object }).fields)];
    };
    expect(await refused(chosen().toReversed())).toEqual([400, ['startDate']]);
    expect(await refused([{ id: lunch, count: 3 }])).toEqual([400, ['extras']]);
    expect(await refused([{ id: 'massage', count: 1 }])).toEqual([400, ['extras']]);
  });
});
