import { eq } from 'drizzle-orm';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookings } from '#server/bookings/tables.ts';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { pointsEntries } from '#server/loyalty/tables.ts';
import { updateSettings } from '#server/settings/update-settings.ts';
import { usd } from '#shared/money.ts';
import { type BookingApp, createBookingApp } from '#tests/support/bookings.ts';
import { type MadePerson, makeBooking, makePerson, makeProvider, makeService } from '#tests/support/factories.ts';
import { type Posting, postLedger } from '../ledger/post-ledger.ts';
import { paymentEntries, refundEntries } from '../ledger/postings.ts';
import { paymentAttempts, payments } from '../records/tables.ts';
import { refunds } from '../refunds/tables.ts';
import { findReceipt } from './get-receipt.ts';
import { receiptsRoutes } from './routes.ts';

let product: BookingApp;
let traveller: MadePerson;
let admin: MadePerson;
let guide: MadePerson;
let serviceId: string;
beforeAll(async () => {
  product = await createBookingApp({ routes: [receiptsRoutes] });
  traveller = await makePerson(product.app, { name: 'Amina Odhiambo' });
  admin = await makePerson(product.app, { role: 'admin' });
  guide = await makePerson(product.app, { role: 'provider' });
  const { id: providerId } = await makeProvider(product.app, [guide]);
  ({ id: serviceId } = await makeService(product.app, { providerId, capacity: 1000 }));
});
afterAll(() => product.close());

type Booking = Awaited<ReturnType<typeof makeBooking>>;
const book = async (changes: Partial<typeof bookings.$inferInsert> = {}): Promise<Booking> => {
  const booking = await makeBooking(product.app, { person: traveller, serviceId, guests: 2 });
  const set = { status: 'confirmed' as const, ...changes };
  const [row] = await product.app.db.update(bookings).set(set).where(eq(bookings.id, booking.id)).returning();
  if (!row) throw new Error('no booking');
  return row;
};

interface Paid {
  seq?: number;
  usdCents: number;
  kes?: number;
  discountCents?: number;
  refundedCents?: number;
  receipt?: string;
  at?: string;
}
/** A completed payment with its attempt and its posting. */
async function pay(booking: Booking, paid: Paid) {
  const { app } = product;
  const {
    seq = 1,
    usdCents,
    kes,
    discountCents = 0,
    refundedCents = 0,
    receipt = null,
    at = '2026-11-21T09:00:00Z',
  } = paid;
  const [paymentId, attemptId, paidAt] = [newId(), newId(), new Date(at)];
  await app.db.insert(payments).values({
    ...{
      id: paymentId,
      bookingId: booking.id,
      seq,
      dueCents: usdCents,
      discountCents,
      paidCents: usdCents,
      refundedCents,
    },
    ...{ status: 'completed', method: kes ? 'mpesa' : 'card', attemptId, paidAt, createdAt: paidAt, updatedAt: paidAt },
  });
  const received = kes
    ? ({ provider: 'daraja', currency: 'KES', amountMinor: kes * 100 } as const)
    : ({ provider: 'stripe', currency: 'USD', amountMinor: usdCents } as const);
  await app.db.insert(paymentAttempts).values({
    ...{ id: attemptId, paymentId, seq: 1, status: 'succeeded', ...received },
    ...{ receivedMinor: received.amountMinor, usdCents, rate: kes ? 110 : null, receipt, personId: traveller.id },
    createdAt: paidAt,
  });
  const share = { usdCents: usd(usdCents), discountCents: usd(discountCents) };
  await post(booking, { kind: 'payment', source: attemptId, entries: paymentEntries(received, share) });
  return { paymentId, attemptId };
}

const post = (booking: Booking, posting: Pick<Posting, 'kind' | 'source' | 'entries'>) =>
  transaction(product.app, (tx) =>
    postLedger(tx, { ...posting, bookingId: booking.id, providerId: booking.providerId, at: product.clock.now() }),
  );

async function receiptText(booking: Booking, lang: 'en' | 'sw' = 'en'): Promise<string> {
  const headers = { 'accept-language': lang };
  const answer = await product.get(`/api/bookings/${booking.id}/receipt.pdf`, traveller, headers);
  expect(answer.statusCode).toBe(200);
  const { text } = await extractText(new Uint8Array(answer.rawPayload), { mergePages: true });
  return text;
}
const expectAll = (text: string, words: string[]) => {
  for (const each of words) expect(text).toContain(each);
};

test('by card: traveller, service, lines, method and code of the payment, and that the demo’s issuer is made up', async () => {
  const booking = await book();
  await pay(booking, { usdCents: 20_000, receipt: 'ch_3QkTWENDE0001' });
  const text = await receiptText(booking);
  expectAll(text, [
    'Receipt',
    `Receipt number ${booking.reference}-1`,
    'Date 21 Nov 2026',
    'KRA PIN P000000000X',
    'Amina Odhiambo',
    'Mara dawn drive, Maasai Mara',
    'Dates 1 Dec 2026',
    '2 people 2 $100 $200',
    'Total $200 USD',
    `${booking.reference}-1 21 Nov 2026 Card ch_3QkTWENDE0001 $200 USD`,
    'Paid $200 USD',
    'the address and PIN of the issuer are made up',
  ]);
  for (const absent of ['Refunds', 'of which', 'points', 'KES']) expect(text).not.toContain(absent);
});

test('by M-Pesa in shillings, with points and taxes, in Kiswahili', async () => {
  const taxes = { vatBps: 1600, levyBps: 200, withholdingBps: 500 };
  const booking = await book({ discountCents: 500, pointsSpent: 500, taxes });
  await pay(booking, { usdCents: 19_500, discountCents: 500, kes: 21_450, receipt: 'TKL4XA91PQ' });
  const text = await receiptText(booking, 'sw');
  expectAll(text, [
    'Risiti',
    'Safari ya alfajiri Mara',
    '21 Nov 2026',
    'Umelipa kwa pointi 500 −$5',
    'Jumla $195 USD',
    // 12 % of $200 hold $3.31 VAT; the levy is 2 % of the price.
    'ikijumuisha ada ya utalii $4',
    'ikijumuisha VAT ya kamisheni yetu $3.31',
    'M-Pesa TKL4XA91PQ KES 21,450',
    '$195, KES 110 kwa kila dola',
    // First in the shillings that were paid.
    'KES 21,450 ($195 USD)',
  ]);
});

test('a booking paid with points only shows points and no money', async () => {
  const booking = await book({ discountCents: 20_000, pointsSpent: 20_000 });
  const [at, id] = [new Date('2026-11-21T09:00:00Z'), booking.id];
  await product.app.db.insert(payments).values({
    ...{ bookingId: id, dueCents: 0, discountCents: 20_000, status: 'completed', method: 'points' },
    ...{ paidAt: at, createdAt: at, updatedAt: at },
  });
  const text = await receiptText(booking);
  expectAll(text, ['Points 20,000 points', 'Paid 20,000 points']);
  expect(text).not.toContain('Paid $0');
});

test('after a change to a lower price the points that were returned are no part of the price', async () => {
  // 150.00 with 120.00 in points became 50.00: 80.00 of the points came back.
  const booking = await book({ totalCents: 5_000, discountCents: 12_000, pointsSpent: 12_000 });
  const { paymentId, attemptId } = await pay(booking, {
    usdCents: 3_000,
    discountCents: 12_000,
    receipt: 'ch_cheaper',
  });
  // And 5.00 as goodwill, which does not change the price.
  for (const [reason, points] of [
    ['change', 8_000],
    ['goodwill', 500],
  ] as const) {
    const [id, at, personId] = [newId(), product.clock.now(), booking.personId];
    const usdCents = points / 4;
    await product.app.db.insert(refunds).values({
      ...{ id, paymentId, attemptId, currency: 'USD', method: 'stripe', reason, status: 'pending' },
      ...{ usdCents, amountMinor: usdCents, discountCents: points, pointsBack: points, createdAt: at },
    });
    await product.app.db.insert(pointsEntries).values({ personId, kind: 'returned', source: id, points, at });
  }
  expectAll(await receiptText(booking), ['Price $50', 'Paid with 4,000 points −$40', 'Total $10 USD']);
});

test('a change that cost more is a payment with its own number, and the receipt has the number of the last payment', async () => {
  const booking = await book();
  await pay(booking, { usdCents: 20_000, receipt: 'ch_first' });
  await pay(booking, { seq: 2, usdCents: 10_000, kes: 11_000, receipt: 'TKL4SECOND', at: '2026-11-25T22:00:00Z' });
  const text = await receiptText(booking);
  expectAll(text, [
    `Receipt number ${booking.reference}-2`,
    `${booking.reference}-1 21 Nov 2026 Card ch_first $200 USD`,
    // 22:00 UTC is the next day in Nairobi.
    `${booking.reference}-2 26 Nov 2026 M-Pesa TKL4SECOND KES 11,000`,
    'Paid KES 11,000 + $200 USD ($300 USD)',
  ]);
});

test('refunds that succeeded are listed with date, method and code; others are listed as still to come', async () => {
  const booking = await book({ status: 'cancelled', cancelledAt: new Date('2026-11-22T09:00:00Z') });
  const { paymentId, attemptId } = await pay(booking, { usdCents: 20_000, refundedCents: 10_000, receipt: 'ch_paid' });
  const refund = {
    ...{ paymentId, attemptId, currency: 'USD' as const, method: 'stripe' as const, createdAt: new Date() },
    reason: 'policy' as const,
  };
  await product.app.db.insert(refunds).values([
    {
      ...{ ...refund, usdCents: 10_000, amountMinor: 10_000, pointsBack: 250, status: 'succeeded' },
      ...{ providerRef: 're_1', settledAt: new Date('2026-11-23T09:00:00Z') },
    },
    {
      ...{ ...refund, reason: 'duplicate', method: 'reversal', currency: 'KES', usdCents: 0, amountMinor: 1_100_000 },
      ...{ status: 'succeeded', providerRef: 'TKL5BACK', settledAt: new Date('2026-11-24T09:00:00Z') },
    },
    { ...refund, usdCents: 3_300, amountMinor: 3_300, status: 'pending', providerRef: 're_open' },
    { ...refund, usdCents: 2_200, amountMinor: 2_200, method: 'manual', status: 'manual', providerRef: 're_failed' },
  ]);
  const text = await receiptText(booking);
  expectAll(text, [
    'Refunds',
    '23 Nov 2026 Card re_1 $100 USD',
    '250 points',
    '24 Nov 2026 M-Pesa TKL5BACK KES 11,000',
    'paid too much',
    'Refunded −$100 USD',
    'Paid minus refunds $100 USD',
    '$33 USD will still be refunded to you.',
    '$22 USD will still be refunded to you.',
    'This booking was cancelled on 22 Nov 2026.',
  ]);
  for (const absent of ['re_open', 're_failed', 'on its way']) expect(text).not.toContain(absent);
});

test('taxes are those of the full price, also after a part of it was refunded', async () => {
  const booking = await book({ taxes: { vatBps: 1600, levyBps: 200, withholdingBps: 0 } });
  await pay(booking, { usdCents: 20_000 });
  const taxes = ['of which tourism levy $4', 'of which VAT in our commission $3.31'];
  expectAll(await receiptText(booking), taxes);
  const half = { usdCents: usd(10_000), discountCents: usd(0) };
  const deposit = [{ account: 'customer:deposits:USD' as const, amountMinor: 10_000 }];
  const entries = refundEntries({ currency: 'USD', amountMinor: 10_000 }, half, deposit);
  await post(booking, { kind: 'refund', source: newId(), entries });
  expectAll(await receiptText(booking), taxes);
});

test('only the traveller and admins can read it, once something was paid', async () => {
  const booking = await book();
  const at = `/api/bookings/${booking.reference}/receipt.pdf`;
  expect((await product.get(at, traveller)).json().code).toBe('not_ready');
  expect(await findReceipt(product.app, booking.id, 'en')).toBeUndefined();
  await product.app.db
    .insert(payments)
    .values({ bookingId: booking.id, dueCents: 1, createdAt: new Date(), updatedAt: new Date() });
  expect((await product.get(at, traveller)).statusCode).toBe(409);
  await product.app.db.delete(payments).where(eq(payments.bookingId, booking.id));
  await pay(booking, { usdCents: 20_000 });
  expect((await product.get(at)).statusCode).toBe(401);
  for (const other of [guide, await makePerson(product.app)]) {
    expect((await product.get(at, other)).json().code).toBe('not_found');
  }
  const answer = await product.get(at, admin);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${booking.reference}-receipt.pdf"`,
  });
});

test('a file link opens it in the language of the link, and the same instant gives the same bytes', async () => {
  const booking = await book();
  await pay(booking, { usdCents: 20_000 });
  const path = `/api/bookings/${booking.id}/receipt.pdf`;
  const { url } = (await product.post('/api/file-links', traveller, { path }, { 'accept-language': 'sw' })).json();
  const [one, two] = [await product.get(url), await product.get(url)];
  expect(one.statusCode).toBe(200);
  expect(one.rawPayload.equals(two.rawPayload)).toBe(true);
  const { text } = await extractText(new Uint8Array(one.rawPayload), { mergePages: true });
  expect(text).toContain('Risiti');
});

test('the issuer is the one in the settings, and outside the demo nothing is made up', async () => {
  const booking = await book();
  await pay(booking, { usdCents: 20_000 });
  const issuer = {
    businessName: 'Twende Safaris Ltd',
    businessAddress: 'Moi Avenue 1, Nairobi',
    businessPin: 'A123456789Z',
  };
  await updateSettings(product.app, admin, issuer);
  const text = await receiptText(booking);
  expectAll(text, [...Object.values(issuer), 'no real money was used']);
  expect(text).not.toContain('made up');
  await updateSettings(product.app, admin, { businessAddress: '', businessPin: '' });
  const live = { ...product.app, demo: undefined, config: { ...product.app.config, demo: false } };
  const file = await findReceipt(live, booking.id, 'en');
  const { text: plain } = await extractText(new Uint8Array(file?.body as Buffer), { mergePages: true });
  for (const absent of ['demo', 'Demo', 'KRA']) expect(plain).not.toContain(absent);
});
