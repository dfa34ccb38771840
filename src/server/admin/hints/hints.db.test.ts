import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingsJobs } from '#server/bookings/jobs.ts';
import { serviceChanges, services } from '#server/catalogue/tables.ts';
import { notificationsJobs } from '#server/notifications/jobs.ts';
import { paymentsJobs } from '#server/payments/jobs.ts';
import { addDestinationKeys } from '#server/payments/payouts/add-destination-keys.ts';
import { setPayoutMethod } from '#server/payments/payouts/payout-method.ts';
import { payoutMethods } from '#server/payments/payouts/tables.ts';
import { addPhoneKeys } from '#server/providers/add-phone-keys.ts';
import { createProvider } from '#server/providers/create-provider.ts';
import { providers } from '#server/providers/tables.ts';
import { sealPhone } from '#server/secrets.ts';
import type { ProviderHints, ServiceHints } from '#shared/contracts/admin-hints.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type MadePerson, makePerson, makeService } from '#tests/support/factories.ts';
import { adminHintRoutes } from './routes.ts';

let product: TestApp;
let admin: MadePerson;
beforeAll(async () => {
  product = await createTestApp({
    routes: [adminHintRoutes],
    jobs: [...bookingsJobs, ...paymentsJobs, ...notificationsJobs],
  });
  admin = await makePerson(product.app, { role: 'admin' });
});
afterAll(() => product?.close());

const get = (path: string, { token } = admin) =>
  product.fastify.inject({ url: `/api/admin/${path}/hints`, headers: { authorization: `Bearer ${token}` } });

async function hintsOf<Hints = ProviderHints>(path: string): Promise<Hints> {
  const answer = await get(path);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const place = { location: 'Lamu', county: 'Lamu', lat: -2.27, lon: 40.9 };
async function provider(name: string, phone?: string): Promise<string> {
  product.clock.advance(1_000);
  const { id } = await createProvider(product.app, {
    ...place,
    name,
    kind: 'stay',
    email: 'a@example.com',
    about: {},
    phone,
  });
  return id;
}
const paidTo = (providerId: string, accountNumber: string, bankName = 'Equity Bank') =>
  setPayoutMethod(product.app, {
    ...{ personId: admin.id, providerId },
    destination: { channel: 'bank', bankName, accountName: 'Mama Njeri', accountNumber },
  });

test('providers with the same phone, or paid to the same account however it is written, are named', async () => {
  const first = await provider('Jahazi', '+254712000001');
  const second = await provider('Jahazi Two', '+254712000001');
  const other = await provider('Other', '+254712000002');
  await provider('No phone');
  await paidTo(first, '0123 456-789');
  await paidTo(other, '0123456789', 'EQUITY BANK');
  const named = (id: string, name: string) => ({ id, name, status: 'pending' });
  expect(await hintsOf(`providers/${first}`)).toEqual({
    samePhone: [named(second, 'Jahazi Two')],
    samePayout: [named(other, 'Other')],
    farFromTown: null,
  });
  expect(await hintsOf(`providers/${second}`)).toEqual({
    ...{ samePhone: [named(first, 'Jahazi')], samePayout: [], farFromTown: null },
  });
  await paidTo(other, '99');
  expect((await hintsOf(`providers/${first}`)).samePayout).toEqual([]);
});

const none: ProviderHints = { samePhone: [], samePayout: [], farFromTown: null };

test('providers without a phone or a place for payouts are like nobody', async () => {
  const [one] = [await provider('One'), await provider('Two')];
  expect(await hintsOf(`providers/${one}`)).toEqual(none);
});

test('what was stored before there were digests gets them once', async () => {
  const [one, two] = [await provider('Old', '+254712000009'), await provider('Older', '+254712000009')];
  for (const id of [one, two]) await paidTo(id, '777');
  await product.app.db.update(providers).set({ phoneKey: null });
  await product.app.db.update(payoutMethods).set({ destinationKey: null });
  expect(await hintsOf(`providers/${one}`)).toEqual(none);
  for (let time = 0; time < 2; time += 1) {
    await addPhoneKeys(product.app);
    await addDestinationKeys(product.app);
  }
  const found = await hintsOf(`providers/${one}`);
  expect([found.samePhone, found.samePayout].map(([other]) => other?.id)).toEqual([two, two]);
});

test('a row that cannot be read keeps no other from its digest, and is logged once without what it says', async () => {
  const { db } = product.app;
  const made = [await provider('Bad', '+254712000011'), await provider('Good', '+254712000012')];
  const [bad = '', good = ''] = made;
  const account = '88877766655544'; // so long that no time or id of a line has its digits
  for (const id of made) await paidTo(id, account);
  const unreadable = product.app.secrets.seal(`no JSON ${account}`);
  await db.update(payoutMethods).set({ destinationSealed: unreadable }).where(eq(payoutMethods.providerId, bad));
  await db.update(providers).set({ phoneSealed: 'other.key' }).where(eq(providers.id, bad));
  await db.update(providers).set({ phoneKey: null });
  await db.update(payoutMethods).set({ destinationKey: null });
  const logged = product.logged.length;
  await addPhoneKeys(product.app);
  await addDestinationKeys(product.app);
  const lines = product.logged.slice(logged);
  expect(lines.map((line) => JSON.parse(line).ids)).toEqual([[bad], [bad]]);
  for (const text of [account, '712000011', '712000012']) expect(lines.join('')).not.toContain(text);
  expect((await keysOf(bad)).map((key) => key === null)).toEqual([true, true]);
  expect((await keysOf(good)).map((key) => key === null)).toEqual([false, false]);
});

test('a digest does not outlive what it is of, where that is written without it', async () => {
  const { db, secrets } = product.app;
  const id = await provider('Moved', '+254712000021');
  await paidTo(id, '555');
  const [phoneKey, destinationKey] = await keysOf(id);
  // Another column, or the same account once more, changes no digest.
  await db.update(providers).set({ name: 'Moved on' }).where(eq(providers.id, id));
  await paidTo(id, '555');
  expect(await keysOf(id)).toEqual([phoneKey, destinationKey]);
  await db.update(providers).set(sealPhone(secrets, '+254712000022')).where(eq(providers.id, id));
  await paidTo(id, '556');
  const [otherPhone, otherDestination] = await keysOf(id);
  expect([otherPhone, otherDestination]).not.toContain(null);
  expect([otherPhone === phoneKey, otherDestination === destinationKey]).toEqual([false, false]);
  // As a process that knows no digests writes them.
  await db
    .update(providers)
    .set({ phoneSealed: secrets.seal('+254712000023') })
    .where(eq(providers.id, id));
  const destinationSealed = secrets.seal('{"channel":"mpesa","phoneNumber":"+254712000024"}');
  await db.update(payoutMethods).set({ destinationSealed }).where(eq(payoutMethods.providerId, id));
  expect(await keysOf(id)).toEqual([null, null]);
});

const keysOf = async (id: string) => {
  const { phoneKey } = providers;
  const [found] = await product.app.db
    .select({ phoneKey, destinationKey: payoutMethods.destinationKey })
    .from(providers)
    .innerJoin(payoutMethods, eq(payoutMethods.providerId, providers.id))
    .where(eq(providers.id, id));
  return [found?.phoneKey, found?.destinationKey];
};

test('a price far from those of approved listings of its category and unit is said with the figures', async () => {
  const { id } = await makeService(product.app);
  const [made] = await product.app.db.select().from(services).where(eq(services.id, id));
  if (!made) throw new Error('There is no such listing');
  for (const priceCents of [1_000, 2_000, 3_000, 4_000, 5_000, 900_000]) {
    await product.app.db.insert(services).values({ ...made, id: crypto.randomUUID(), priceCents, status: 'approved' });
  }
  const at = async (priceCents: number) => {
    await product.app.db.update(services).set({ priceCents, status: 'submitted' }).where(eq(services.id, id));
    return (await hintsOf<ServiceHints>(`services/${id}`)).price;
  };
  const figures = { median: 30, listings: 6, category: made.category };
  expect(await at(9_000)).toEqual({ usd: 90, ...figures });
  expect(await at(1_000)).toEqual({ usd: 10, ...figures });
  expect(await at(8_900)).toBeNull();
  await product.app.db.update(services).set({ priceUnit: 'night' }).where(eq(services.id, id));
  expect(await at(90_000)).toBeNull();
});

test('a position more than 50 km from its town is said, of a listing that which waits to be approved', async () => {
  const { db } = product.app;
  const id = await provider('Far');
  const far = async (path: string) => (await hintsOf(path)).farFromTown;
  const nanyuki = { location: 'Nanyuki', county: 'Laikipia', lat: -2.27, lon: 40.9 };
  await db.update(providers).set(nanyuki).where(eq(providers.id, id));
  expect(await far(`providers/${id}`)).toEqual({ town: 'Nanyuki', kilometres: 496 });
  await db.update(providers).set({ lat: 0.02, lon: 37.07 }).where(eq(providers.id, id));
  expect(await far(`providers/${id}`)).toBeNull();
  const listing = await makeService(product.app);
  await db.update(services).set(nanyuki).where(eq(services.id, listing.id));
  expect(await far(`services/${listing.id}`)).toEqual({ town: 'Nanyuki', kilometres: 496 });
  await db.insert(serviceChanges).values({
    ...{ serviceId: listing.id, status: 'submitted' as const, category: 'local' as const },
    ...{ ...place, location: 'Malindi', county: 'Kilifi', lat: -4.05, lon: 39.67 },
    ...{ submittedBy: admin.id, submittedAt: product.clock.now() },
  });
  expect(await far(`services/${listing.id}`)).toMatchObject({ town: 'Malindi' });
  await db.update(serviceChanges).set(place);
  expect(await far(`services/${listing.id}`)).toBeNull();
  // What was rejected counts no more.
  await db.update(serviceChanges).set({ status: 'rejected' });
  expect(await far(`services/${listing.id}`)).toMatchObject({ town: 'Nanyuki' });
});

test('nobody but admins reads them, and what there is not is not found', async () => {
  const none = crypto.randomUUID();
  for (const path of [`providers/${none}`, `services/${none}`]) {
    expect((await get(path)).statusCode).toBe(404);
    expect((await get(path, await makePerson(product.app))).statusCode).toBe(403);
  }
});
