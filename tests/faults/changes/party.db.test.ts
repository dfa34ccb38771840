import { eq, sql } from 'drizzle-orm';
import { extractText } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { services } from '#server/catalogue/tables.ts';
import type { BookingChange, ChangeQuote } from '#shared/contracts/booking-changes.ts';
import type { Booking } from '#shared/contracts/bookings.ts';
import type { Quote } from '#shared/contracts/catalogue.ts';
import type { DaySheet } from '#shared/contracts/provider-bookings.ts';
import { usd } from '#shared/money.ts';
import type { OnSiteFee } from '#shared/on-site-fees.ts';
import type { PartyGroup } from '#shared/party.ts';
import { listService, type Stay } from '../../support/scenario.ts';
import { checkInvariants } from '../support/invariants.ts';
import { good, scenario } from './support.ts';

const group = (kind: PartyGroup['kind'], count: number): PartyGroup => ({ kind, count });
const family = [group('citizen', 2), group('citizen_child', 1)];
const startDate = '2027-02-03';

const listPark = () =>
  listService(scenario.product, 10_000, {
    capacity: 30,
    kindCents: { resident: usd(7_000), citizen: usd(5_000), citizen_child: usd(2_000) },
    childUntil: 11,
  });

let park: string;
beforeAll(async () => {
  park = await listPark();
});

/** A paid booking of two East African citizens with a child, USD 120.00. */
async function paidFamily(serviceId = park): Promise<Stay> {
  const stay = await scenario.book({ serviceId, startDate, guests: 3, party: family });
  await scenario.card(stay, good);
  return stay;
}

const quoteOf = (query: string, lang = 'en') =>
  scenario.call<Quote & { code: string; fields: object }>(
    `/api/services/${park}/quote?startDate=${startDate}&${query}`,
    {
      headers: { 'accept-language': lang },
    },
  );
const quoteChange = (stay: Stay, body: object) =>
  scenario.call<ChangeQuote>(`/api/bookings/${stay.id}/changes/quote`, { as: stay.traveller, body });
const change = (stay: Stay, body: object) =>
  scenario.call<BookingChange & { code: string; fields: object }>(`/api/bookings/${stay.id}/changes`, {
    as: stay.traveller,
    body: { startDate, guests: 3, ...body },
  });

describe('the quote', () => {
  test('says how it came about and what to bring as proof, in the language asked for', async () => {
    const { body } = await quoteOf('guests=3&party=citizen:2,citizen_child:1');
    expect(body).toMatchObject({
      lines: [
        { label: '2 adults, East African citizens', quantity: 2, unitPrice: 50, amount: 100 },
        { label: '1 child, East African citizen', quantity: 1, unitPrice: 20, amount: 20 },
      ],
      ...{ total: 120, pricePerUnit: 100, pricesDiffer: false },
      party: [
        { kind: 'citizen', count: 2, proof: 'national ID card or passport of an East African Community country' },
        { kind: 'citizen_child', count: 1, label: '1 child, East African citizen (up to 11 years)' },
      ],
    });
    const { body: swahili } = await quoteOf('guests=3&party=citizen:2,citizen_child:1', 'sw');
    expect(swahili.lines[0]?.label).toBe('Watu wazima 2 raia wa Afrika Mashariki');
    expect(swahili.party[0]?.proof).toContain('Jumuiya ya Afrika Mashariki');
  });

  test('without a party all are adult non-residents, who bring nothing', async () => {
    expect((await quoteOf('guests=2')).body).toMatchObject({
      ...{ total: 200, lines: [{ label: '2 adults, non-residents' }] },
      party: [{ kind: 'non_resident', count: 2, proof: '' }],
    });
  });

  test.each([
    ['guests=2&party=citizen:3', 'The groups must be as many people as the guests'],
    ['guests=1&party=citizen_child:1', 'At least one adult must travel along'],
    ['guests=1&party=martian:1', 'Please say who travels, like resident:2'],
  ])('%s is refused', async (query, text) => {
    const { status, body } = await quoteOf(query);
    expect([status, body.code, body.fields]).toEqual([400, 'invalid_input', { party: text }]);
  });

  test('a listing that tells nobody apart names no party, but counts the one that is sent', async () => {
    const plain = (query: string) =>
      scenario.call<Quote>(`/api/services/${scenario.serviceId}/quote?startDate=${startDate}&${query}`);
    expect((await plain('guests=2&party=citizen:2')).body).toMatchObject({ party: [], total: 100 });
    expect((await plain('guests=2&party=citizen:1')).status).toBe(400);
  });
});

describe('a booking', () => {
  test('keeps its party and its prices from the hold to letter, voucher, day sheet and gate', async () => {
    const own = await listPark();
    const stay = await paidFamily(own);
    await scenario.product.app.db.update(services).set({ kindCents: {} }).where(eq(services.id, own));
    const booking = await scenario.read(stay);
    expect(booking).toMatchObject({
      ...{ status: 'confirmed', totalAmount: 120, guests: 3, places: 3 },
      party: [{ kind: 'citizen', count: 2 }, { kind: 'citizen_child' }],
    });
    const pdf = await fetch(`${scenario.product.origin}/api/bookings/${stay.id}/voucher.pdf`, {
      headers: { authorization: `Bearer ${stay.traveller.token}` },
    });
    const { text } = await extractText(new Uint8Array(await pdf.arrayBuffer()), { mergePages: true });
    const words = text.replace(/\s+/g, ' ');
    expect(words).toContain('3: 2 adults, East African citizens; 1 child, East African citizen (up to 11 years)');
    expect(words).toContain('Bring as proof');
    expect(words).toContain('national ID card or passport');
    const letters = (await scenario.product.app.mail.mailbox?.list()) ?? [];
    const confirmed = letters.find(
      ({ to, subject }) => to === stay.traveller.email && subject.includes(stay.reference),
    );
    expect(confirmed?.text).toContain('Bring as proof');
    const guide = await scenario.member(own);
    const { body: sheet } = await scenario.call<DaySheet>(`/api/provider/day-sheet?date=${startDate}`, { as: guide });
    expect(sheet.listings[0]?.arrivals[0]?.party).toEqual(booking.party);
    expect((await scenario.read(stay, guide)).party).toEqual(booking.party);
    await checkInvariants(scenario, stay);
  });

  test('tells what is paid on the spot from the quote to letter and voucher, as it was when it was booked', async () => {
    const fee: OnSiteFee = {
      name: { en: 'Park fee', sw: 'Ada ya hifadhi' },
      times: 'once',
      amounts: { non_resident: 9_000, african: 5_000, citizen: 150_000, citizen_child: 75_000 },
      ...{ freeUnder: 5, childUntil: 17 },
    };
    const own = await listService(scenario.product, 10_000, { capacity: 30, onSiteFees: [fee] });
    const { body: quote } = await scenario.call<Quote>(
      `/api/services/${own}/quote?startDate=${startDate}&guests=4&party=non_resident:1,citizen:2,citizen_child:1`,
      { headers: { 'accept-language': 'sw' } },
    );
    const paid = { fee: 'Ada ya hifadhi', textLang: 'sw' };
    expect(quote).toMatchObject({
      ...{ total: 400, lines: [{ quantity: 4, amount: 400 }] },
      onSite: {
        charges: [
          { ...paid, label: 'Mtu mzima 1 asiye mkazi', currency: 'USD', amount: 90 },
          { ...paid, label: 'Watu wazima 2 raia wa Afrika Mashariki', currency: 'KES', amount: 3_000 },
          { ...paid, currency: 'KES', amount: 750 },
        ],
        totals: [
          { currency: 'USD', amount: 90 },
          { currency: 'KES', amount: 3_750 },
        ],
        atMost: true,
        notes: [
          {
            ...paid,
            text: 'Wageni wa miaka 5 hadi 17 wanalipa kama watoto, wadogo zaidi hawalipi. Raia wa nchi nyingine za Afrika wanalipa $50 USD wakionyesha pasipoti.',
          },
        ],
      },
    });
    const stay = await scenario.book({ serviceId: own, startDate, guests: 3, party: family });
    await scenario.card(stay, good);
    await scenario.product.app.db.update(services).set({ onSiteFees: [] }).where(eq(services.id, own));
    const booking = await scenario.read(stay);
    expect(booking).toMatchObject({ totalAmount: 300, onSite: { totals: [{ currency: 'KES', amount: 3_750 }] } });
    const pdf = await fetch(`${scenario.product.origin}/api/bookings/${stay.id}/voucher.pdf`, {
      headers: { authorization: `Bearer ${stay.traveller.token}` },
    });
    const { text } = await extractText(new Uint8Array(await pdf.arrayBuffer()), { mergePages: true });
    expect(text.replace(/\s+/g, ' ')).toContain(
      'To pay there Park fee: at most KES 3,750. Guests of 5 to 17 years pay as children, younger ones nothing.',
    );
    const letters = (await scenario.product.app.mail.mailbox?.list()) ?? [];
    const confirmed = letters.find(
      ({ to, subject }) => to === stay.traveller.email && subject.includes(stay.reference),
    );
    expect(confirmed?.text).toContain('Park fee: at most KES 3,750');
    await checkInvariants(scenario, stay);
  });

  test('of adults alone says "at most" where a fee has children who are older than those of the price', async () => {
    const fee: OnSiteFee = {
      ...{ name: { en: 'Park fee', sw: null }, times: 'once', childUntil: 17 },
      amounts: { non_resident: 9_000, non_resident_child: 4_500 },
    };
    const priced = { kindCents: { non_resident_child: usd(5_000) }, childUntil: 11 };
    const own = await listService(scenario.product, 10_000, { capacity: 30, onSiteFees: [fee], ...priced });
    const party = [group('non_resident', 2)];
    const { body: quote } = await scenario.call<Quote>(
      `/api/services/${own}/quote?startDate=${startDate}&guests=2&party=non_resident:2`,
    );
    expect(quote.onSite).toMatchObject({ totals: [{ currency: 'USD', amount: 180 }], atMost: true });
    const stay = await scenario.book({ serviceId: own, startDate, guests: 2, party });
    await scenario.card(stay, good);
    await scenario.product.app.db.update(services).set({ childUntil: 17 }).where(eq(services.id, own));
    expect((await scenario.read(stay)).onSite).toMatchObject({ atMost: true });
    const later = await quoteChange(stay, { startDate: '2027-02-04', guests: 2, party });
    // As the booking will say it afterwards: fees stay those of the booking, with the age of then.
    expect(later.body).toMatchObject({ onSite: { atMost: true } });
    await checkInvariants(scenario, stay);
  });

  test.each([
    [{ party: [group('citizen', 2)] }, 'party'],
    [{ party: [group('citizen_child', 3)] }, 'party'],
    [{ party: [{ kind: 'citizen', count: -1 }, group('resident', 4)] }, 'party.0.count'],
    [{ party: [{ kind: 'tourist', count: 3 }] }, 'party.0.kind'],
  ])('with %j is refused and writes nothing', async (wrong, field) => {
    const traveller = await scenario.register();
    const contact = { name: 'Amina', email: traveller.email };
    const { status, body } = await scenario.call<{ success: boolean; fields: object }>('/api/bookings', {
      as: traveller,
      body: { serviceId: park, startDate, guests: 3, contact, ...wrong },
    });
    expect([status, body.success, Object.keys(body.fields)]).toEqual([400, false, [field]]);
    const rows = await scenario.query(sql`select from bookings where person_id = ${traveller.id}`);
    expect(rows).toEqual([]);
  });
});

describe('a change of who travels', () => {
  test('that costs more is held, paid and applied; the history names both parties', async () => {
    const stay = await paidFamily();
    const party = [group('non_resident', 1), group('citizen', 1), group('citizen_child', 1)];
    const { body: quote } = await quoteChange(stay, { startDate, guests: 3, party });
    expect(quote).toMatchObject({
      total: 170,
      difference: 50,
      amountDue: 50,
      party: [{ kind: 'non_resident' }, {}, {}],
    });
    const { body: held } = await change(stay, { party, total: 170 });
    expect(held).toMatchObject({ status: 'held', party: quote.party, amountDue: 50 });
    expect((await scenario.read(stay)).party).toMatchObject([{ kind: 'citizen', count: 2 }, {}]);
    await scenario.card(stay, good);
    const booking: Booking = await scenario.read(stay);
    expect(booking).toMatchObject({ totalAmount: 170, party: quote.party, change: null });
    expect(booking.timeline.find(({ event }) => event === 'changed')?.changed).toMatchObject({
      from: { party: [{ kind: 'citizen', count: 2 }, { kind: 'citizen_child' }] },
      to: { party: [{ kind: 'non_resident' }, { kind: 'citizen', count: 1 }, { kind: 'citizen_child' }] },
    });
    await checkInvariants(scenario, stay);
  });

  test('that costs less is applied, and the difference is refunded', async () => {
    const stay = await paidFamily();
    const party = [group('citizen', 1), group('citizen_child', 2)];
    const { body } = await change(stay, { party, total: 90, refund: 30 });
    expect(body).toMatchObject({ status: 'applied', difference: -30, refund: 30 });
    await scenario.pass(10);
    expect(await scenario.read(stay)).toMatchObject({
      ...{ totalAmount: 90, paymentStatus: 'partially_refunded' },
      party: [{ kind: 'citizen', count: 1 }, { count: 2 }],
    });
    await checkInvariants(scenario, stay);
  });

  test('prices its guests by the fees that the booking has kept, whatever the listing asks now', async () => {
    const fee: OnSiteFee = {
      name: { en: 'Park fee', sw: null },
      times: 'once',
      amounts: { non_resident: 9_000, citizen: 150_000, citizen_child: 75_000 },
    };
    const own = await listService(scenario.product, 10_000, { capacity: 30, onSiteFees: [fee], childUntil: 17 });
    const stay = await scenario.book({ serviceId: own, startDate, guests: 3, party: family });
    await scenario.card(stay, good);
    const withoutFees = { onSiteFees: [], childUntil: null };
    await scenario.product.app.db.update(services).set(withoutFees).where(eq(services.id, own));
    const party = [group('citizen', 1), group('citizen_child', 2)];
    expect((await quoteChange(stay, { startDate: '2027-02-04', guests: 3, party })).body).toMatchObject({
      party: [
        { kind: 'citizen', count: 1 },
        { kind: 'citizen_child', count: 2, until: 17 },
      ],
      onSite: {
        charges: [
          { fee: 'Park fee', label: '1 adult, East African citizen', currency: 'KES', amount: 1_500 },
          { fee: 'Park fee', label: '2 children, East African citizens', currency: 'KES', amount: 1_500 },
        ],
        totals: [{ currency: 'KES', amount: 3_000 }],
      },
    });
    const { body } = await change(stay, { startDate: '2027-02-04', total: 300 });
    expect(body).toMatchObject({ status: 'applied', difference: 0 });
    expect(await scenario.read(stay)).toMatchObject({
      startDate: '2027-02-04',
      party: [
        { kind: 'citizen', count: 2 },
        { kind: 'citizen_child', count: 1, until: 17, label: '1 child, East African citizen (up to 17 years)' },
      ],
      onSite: { totals: [{ currency: 'KES', amount: 3_750 }] },
      onSiteFees: [{ name: 'Park fee', amounts: { non_resident: 90, citizen: 1_500, citizen_child: 750 } }],
    });
    await checkInvariants(scenario, stay);
  });

  test('without a party it stays while the number of guests does; the same party is no change', async () => {
    const stay = await paidFamily();
    expect((await quoteChange(stay, { startDate: '2027-02-04', guests: 3 })).body).toMatchObject({ total: 120 });
    expect((await quoteChange(stay, { startDate, guests: 2 })).body).toMatchObject({
      ...{ total: 200, party: [{ kind: 'non_resident', count: 2 }] },
    });
    const same = await change(stay, { party: family.toReversed(), total: 120 });
    expect([same.status, Object.keys(same.body.fields)]).toEqual([400, ['startDate']]);
  });
});
