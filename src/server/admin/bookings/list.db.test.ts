import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Booking } from '#server/bookings/lock-booking.ts';
import { newId } from '#server/db/columns.ts';
import { paymentAttempts } from '#server/payments/records/tables.ts';
import { refunds } from '#server/payments/refunds/tables.ts';
import { providers } from '#server/providers/tables.ts';
import { type MadePerson, makeBooking, makePerson, makeProvider, makeService } from '#tests/support/factories.ts';
import { type BookingsApp, createBookingsApp, payFor } from './bookings.fixture.ts';

let product: BookingsApp;
let amina: MadePerson;
let safari: { id: string; providerId: string };
let hotel: { id: string; providerId: string };
/** In the order in which they are made. */
const made: Record<'first' | 'second' | 'third' | 'fourth', Booking> = {} as typeof made;

beforeAll(async () => {
  product = await createBookingsApp();
  const { app, clock, update } = product;
  amina = await makePerson(app, { name: 'Amina Hassan' });
  const baraka = await makePerson(app, { name: 'Baraka Otieno' });
  safari = await makeService(app);
  const { id: providerId } = await makeProvider(app);
  await app.db.update(providers).set({ name: 'Jahazi Rooms' }).where(eq(providers.id, providerId));
  hotel = await makeService(app, {
    ...{ providerId, category: 'hotels', priceUnit: 'night', title: { en: 'Café & Rooms Lamu', sw: 'Hoteli ya Lamu' } },
  });
  const book = async (
    name: keyof typeof made,
    person: MadePerson,
    more: Partial<Parameters<typeof makeBooking>[1]>,
  ) => {
    clock.advance(60_000);
    made[name] = await makeBooking(app, { person, serviceId: safari.id, ...more });
  };
  await book('first', amina, { startDate: '2026-12-20' });
  await book('second', baraka, { contact: { name: '100%_Zuhura Ali', email: 'zuhura@jahazi.test', phone: '' } });
  await book('third', baraka, { serviceId: hotel.id, startDate: '2026-12-10', endDate: '2026-12-12' });
  clock.advance(24 * 3_600_000);
  await book('fourth', amina, { startDate: '2026-12-02' });
  const { first, second, third, fourth } = made;
  await update(first.id, { status: 'confirmed', confirmedAt: clock.now() });
  const paid = await payFor(product, { bookingId: first.id, personId: amina.id, receipt: 'TKU7ABC123' });
  await update(second.id, { status: 'cancelled', cancelReason: 'admin', confirmedAt: clock.now() });
  await payFor(product, { bookingId: second.id, personId: baraka.id, stripeIntentId: 'pi_3Abc', status: 'refunded' });
  await update(third.id, { approval: 'asked' });
  await payFor(product, { bookingId: fourth.id, personId: amina.id, status: 'failed' });
  await app.db.insert(refunds).values({
    ...{ id: newId(), paymentId: paid.id, attemptId: paid.attemptId, reason: 'goodwill', usdCents: 100 },
    ...{ currency: 'KES', amountMinor: 11_000, method: 'b2c', status: 'succeeded', providerRef: 'TKV1REFUND' },
    createdAt: clock.now(),
  });
});
afterAll(() => product?.close());

const namesOf = async (query: string) => {
  const answer = await product.get(`?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  const ids = (answer.json().items as { id: string }[]).map(({ id }) => id);
  return ids.map((id) => Object.entries(made).find(([, booking]) => booking.id === id)?.[0]);
};
const all = ['fourth', 'third', 'second', 'first'];

test('everybody’s, the newest first, with what an admin may see and nothing else', async () => {
  const answer = (await product.get('')).json();
  expect(answer).toMatchObject({ total: 4, page: 1, pageSize: 20, next: null });
  const { first } = made;
  expect(answer.items[3]).toEqual({
    ...{ id: first.id, reference: first.reference, status: 'confirmed', approval: 'not_needed' },
    traveller: { id: amina.id, name: 'Amina Hassan', email: amina.email },
    contact: { name: 'Amina Hassan', email: amina.email },
    service: { id: safari.id, title: 'Mara dawn drive', titleLang: 'en', category: 'safari' },
    provider: { id: safari.providerId, name: 'Savanna Trails' },
    ...{ startDate: '2026-12-20', endDate: '2026-12-20', guests: 1, total: 100 },
    ...{ paymentStatus: 'completed', moneyBack: 'done', phoneRequest: null },
    createdAt: first.createdAt.toISOString(),
  });
  expect(await namesOf('')).toEqual(all);
});

test.each([
  ['status=pending', ['fourth', 'third']],
  ['status=confirmed', ['first']],
  ['status=cancelled', ['second']],
  ['status=completed', []],
  ['payment=completed', ['first']],
  ['payment=refunded', ['second']],
  ['payment=failed', ['fourth']],
  ['payment=pending', ['third']],
  ['payment=partially_refunded', []],
  ['approval=asked', ['third']],
  ['approval=not_needed', ['fourth', 'second', 'first']],
  ['category=hotels', ['third']],
  ['category=safari&status=pending', ['fourth']],
  ['from=2026-12-10', ['first', 'third']],
  ['from=2026-12-10&sort=createdAt', ['third', 'first']],
  ['to=2026-12-02', ['fourth', 'second']],
  ['from=2026-12-10&to=2026-12-10', ['third']],
  ['bookedFrom=2026-11-22', ['fourth']],
  ['bookedTo=2026-11-21', ['third', 'second', 'first']],
  ['sort=startDate', ['first', 'third', 'fourth', 'second']],
  ['sort=startDate&order=asc', ['second', 'fourth', 'third', 'first']],
  ['order=asc', all.toReversed()],
])('%s lists %j', async (query, names) => {
  expect(await namesOf(query)).toEqual(names);
});

test('those of one person, one listing, one provider', async () => {
  expect(await namesOf(`person=${amina.id}`)).toEqual(['fourth', 'first']);
  expect(await namesOf(`service=${hotel.id}`)).toEqual(['third']);
  expect(await namesOf(`provider=${safari.providerId}`)).toEqual(['fourth', 'second', 'first']);
  expect(await namesOf(`provider=${safari.providerId}&q=amina&status=confirmed`)).toEqual(['first']);
});

test.each([
  ['amina', ['fourth', 'first'], 'a traveller’s name'],
  ['BARAKA OT', ['third', 'second'], 'the name of an account, although the contact has another'],
  ['zuhura', ['second'], 'a contact’s name'],
  ['100%_', ['second'], 'signs that LIKE reads, as they are'],
  ['0%Z', [], 'a sign that LIKE would read as anything'],
  ['jahazi.t', ['second'], 'within a contact’s address'],
  ['dawn dr', ['fourth', 'second', 'first'], 'a listing’s title'],
  ['hoteli ya', ['third'], 'its title in Kiswahili'],
  ['cafe & rooms', ['third'], 'a title without its accent'],
  ['maasai', [], 'a listing’s place is no title'],
  ['jahazi roo', ['third'], 'a provider’s name'],
  ['ha', ['fourth', 'first'], 'two letters begin a word of a name'],
  ['ro', ['third'], 'two letters begin a word of a provider’s name'],
  ['TKU7ABC123', ['first'], 'an M-Pesa receipt'],
  ['tku7abc123', ['first'], 'in small letters'],
  ['TKU7ABC12', [], 'a part of one'],
  ['TKV1REFUND', ['first'], 'the reference of a refund'],
  ['pi_3Abc', ['second'], 'a Stripe payment intent'],
  ['%', [], 'a sign alone'],
])('%s finds %j: %s', async (q, names) => {
  expect(await namesOf(`q=${encodeURIComponent(q)}`)).toEqual(names);
});

test('a reference finds its booking as M-Pesa and people write it; an id does, too', async () => {
  const { reference, id } = made.second;
  for (const q of [reference, reference.toLowerCase(), reference.replaceAll('-', ''), reference.replaceAll('-', ' ')]) {
    expect([q, await namesOf(`q=${encodeURIComponent(q)}`)]).toEqual([q, ['second']]);
  }
  expect(await namesOf(`q=${id.toUpperCase()}`)).toEqual(['second']);
  expect(await namesOf(`q=${id.slice(0, 20)}`)).toEqual([]);
  expect(await namesOf('q=BK-2026-999999')).toEqual([]);
});

test('the whole phone that was asked to pay finds its bookings, however it is typed', async () => {
  const { app } = product;
  const phoneKey = app.secrets.digest('phone', '+254712345603');
  await app.db.update(paymentAttempts).set({ phoneKey }).where(eq(paymentAttempts.receipt, 'TKU7ABC123'));
  for (const q of ['+254712345603', '0712 345 603', '0712345603']) {
    expect([q, await namesOf(`q=${encodeURIComponent(q)}`)]).toEqual([q, ['first']]);
  }
  expect(await namesOf('q=0712345604')).toEqual([]);
});

test('pages follow each other by their cursor, also while somebody of that name registers', async () => {
  const first = (await product.get('?pageSize=3&q=mara&order=asc')).json();
  expect(first.items).toHaveLength(3);
  expect(first.next).toBeNull();
  const page = (await product.get('?pageSize=2&q=mara&order=asc')).json();
  await makePerson(product.app, { name: 'Mara Wanjiku' });
  const next = (await product.get(`?pageSize=2&q=mara&order=asc&after=${page.next}`)).json();
  expect([page.items.length, next.items.length, next.page, next.next]).toEqual([2, 1, 2, null]);
  const other = await product.get(`?pageSize=2&q=amina&order=asc&after=${page.next}`);
  expect(other.json().fields).toEqual({ after: expect.any(String) });
});

test('longer words, other values and pages beyond the limit are refused, and everybody but admins', async () => {
  expect((await product.get(`?q=${'x'.repeat(254)}`)).statusCode).toBe(200);
  for (const query of [
    ...[`q=${'x'.repeat(255)}`, 'status=gone', 'payment=free', 'approval=maybe', 'category=moon', 'person=7'],
    ...['from=2026-02-30', 'bookedTo=yesterday', 'sort=price', 'pageSize=51', 'page=501'],
  ]) {
    expect([query, (await product.get(`?${query}`)).statusCode]).toEqual([query, 400]);
  }
  expect((await product.get('', amina)).json().code).toBe('forbidden');
});
