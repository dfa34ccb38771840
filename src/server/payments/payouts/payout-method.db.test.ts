import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntries } from '#server/audit/tables.ts';
import { providerMembers, providers } from '#server/providers/tables.ts';
import { makePerson, makeProvider } from '#tests/support/factories.ts';
import { openDestination } from './destination.ts';
import { bank, createPayoutApp, makeEarner, type PayoutApp } from './payouts.fixture.ts';
import { payoutMethods } from './tables.ts';

const path = '/api/provider/payout-method';
let product: PayoutApp;
beforeAll(async () => {
  product = await createPayoutApp();
});
afterAll(() => product.close());

const stored = async (id: string) =>
  (await product.app.db.select().from(payoutMethods).where(eq(payoutMethods.providerId, id)))[0];

test('a phone is stored encrypted and shown masked, and the change has an audit entry', async () => {
  const { providerId, member } = await makeEarner(product, { destination: null });
  const provider = { id: providerId, name: 'Savanna Trails' };
  expect((await product.call('GET', path, member)).json()).toEqual({ provider, method: null });
  const put = await product.call('PUT', path, member, { body: { channel: 'mpesa', phoneNumber: '0712 345 678' } });
  const method = { channel: 'mpesa', destination: '+2547•••••678', changedAt: product.clock.now().toISOString() };
  expect(put.json()).toEqual({ provider, method });
  expect((await product.call('GET', path, member)).json()).toEqual({ provider, method });
  const row = await stored(providerId);
  expect(JSON.stringify(row)).not.toContain('12345678');
  expect(openDestination(product.app.secrets, row?.destinationSealed ?? '')).toEqual({
    channel: 'mpesa',
    phoneNumber: '+254712345678',
  });
  const audit = await product.app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, providerId));
  expect(audit).toMatchObject([
    {
      actorId: member.id,
      action: 'provider.payout_method_changed',
      detail: { channel: 'mpesa', destination: '+2547•••••678' },
    },
  ]);
});

test('a bank account number may contain spaces and hyphens', async () => {
  const { providerId, member } = await makeEarner(product);
  const put = await product.call('PUT', path, member, { body: { ...bank, accountNumber: '0123 4567-89012' } });
  expect(put.json().method).toMatchObject({ channel: 'bank', destination: 'Equity Bank ••••9012' });
  expect(openDestination(product.app.secrets, (await stored(providerId))?.destinationSealed ?? '')).toEqual(bank);
});

test('the provider gets one letter for each change, in its language and with a masked destination', async () => {
  const { providerId, member } = await makeEarner(product, { language: 'sw', destination: null });
  await product.call('PUT', path, member, { body: { channel: 'mpesa', phoneNumber: '0712 345 678' } });
  await product.drain();
  product.clock.advance(1_000);
  await product.call('PUT', path, member, { body: bank });
  await product.drain();
  await product.drain();
  const box = ((await product.app.mail.mailbox?.list()) ?? []).filter(({ to }) => to === `${providerId}@example.com`);
  expect(box.map(({ subject }) => subject).toSorted()).toEqual([
    'Akaunti yako ya kupokea mapato imebadilishwa',
    'Akaunti yako ya kupokea mapato imewekwa',
  ]);
  const texts = box.map(({ text }) => text).join('\n');
  expect(texts).toContain('+2547•••••678');
  expect(texts).toContain('Equity Bank ••••9012');
  expect(texts).not.toMatch(/12345678|0123456789012/);
});

test('at most twenty changes of one provider a day', async () => {
  const { member } = await makeEarner(product, { destination: null });
  const tried: number[] = [];
  for (let change = 0; change <= 20; change++)
    tried.push((await product.call('PUT', path, member, { body: bank })).statusCode);
  expect(tried).toEqual([...Array(20).fill(200), 429]);
});

test('letters about a provider whom nobody has approved yet are two a day, as it may name a stranger’s address', async () => {
  const { providerId, member } = await makeEarner(product, { destination: null });
  await product.app.db.update(providers).set({ status: 'draft' }).where(eq(providers.id, providerId));
  for (let change = 0; change < 4; change++) {
    await product.call('PUT', path, member, { body: bank });
    await product.drain();
    product.clock.advance(1_000);
  }
  const box = ((await product.app.mail.mailbox?.list()) ?? []).filter(({ to }) => to === `${providerId}@example.com`);
  expect(box).toHaveLength(2);
});

test('needs somebody who has signed in within twelve hours', async () => {
  const { providerId, member } = await makeEarner(product);
  product.clock.advance(12 * 3_600_000 + 1);
  const late = await product.call('PUT', path, member, { body: bank });
  expect([late.statusCode, late.json().code]).toEqual([403, 'sign_in_again']);
  expect((await stored(providerId))?.channel).toBe('mpesa');
});

test.each([
  [{ channel: 'mpesa', phoneNumber: '+44 20 7946 0000' }, 'phoneNumber'],
  [{ channel: 'mpesa' }, 'phoneNumber'],
  [{ ...bank, accountNumber: '12' }, 'accountNumber'],
  [{ ...bank, bankName: ' ' }, 'bankName'],
  [{ ...bank, accountName: undefined }, 'accountName'],
  [{ ...bank, accountName: 'Wanjiru\n=1+1' }, 'accountName'],
  [{ ...bank, bankName: 'Equity \u202eknaB' }, 'bankName'],
])('refused: %j', async (body, field) => {
  const { member } = await makeEarner(product);
  const answer = await product.call('PUT', path, member, { body });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toHaveProperty(field);
});

test('a member of several providers names one; another provider is not found, and without the right `money` the call is refused', async () => {
  const { providerId, member } = await makeEarner(product);
  const stranger = await makeEarner(product);
  const second = await makeProvider(product.app);
  const joined = { personId: member.id, createdAt: new Date(product.clock.now().getTime() + 1) };
  await product.app.db.insert(providerMembers).values({ ...joined, providerId: second.id, rights: ['bookings'] });
  const asked = (id: string) => product.call('GET', `${path}?providerId=${id}`, member);
  expect((await product.call('GET', path, member)).json().provider.id).toBe(providerId);
  expect((await asked(providerId)).json().provider.id).toBe(providerId);
  expect((await asked(second.id)).json().code).toBe('forbidden');
  expect((await asked(stranger.providerId)).json().code).toBe('not_found');
  const put = await product.call('PUT', `${path}?providerId=${stranger.providerId}`, member, { body: bank });
  expect(put.statusCode).toBe(404);
  expect((await stored(stranger.providerId))?.channel).toBe('mpesa');
});

test('a member has the rights of the membership, whatever their role', async () => {
  for (const role of ['user', 'admin'] as const) {
    const { providerId } = await makeEarner(product);
    const person = await makePerson(product.app, { role });
    const joined = { providerId, personId: person.id, createdAt: product.clock.now() };
    expect((await product.call('GET', path, person)).statusCode).toBe(403);
    await product.app.db.insert(providerMembers).values({ ...joined, rights: ['money'] });
    expect((await product.call('GET', path, person)).json().provider.id).toBe(providerId);
    expect((await product.call('PUT', path, person, { body: bank })).statusCode).toBe(200);
  }
});

test('visitors, travellers and persons without a provider are refused', async () => {
  const traveller = await makePerson(product.app);
  const alone = await makePerson(product.app, { role: 'provider' });
  expect((await product.call('GET', path)).statusCode).toBe(401);
  expect((await product.call('GET', path, traveller)).statusCode).toBe(403);
  expect((await product.call('GET', path, alone)).statusCode).toBe(403);
});

test('without the right `money` a request is refused before its body is checked', async () => {
  const { providerId } = await makeEarner(product);
  const guide = await makePerson(product.app, { role: 'provider' });
  await product.app.db
    .insert(providerMembers)
    .values({ providerId, personId: guide.id, rights: ['bookings'], createdAt: product.clock.now() });
  for (const body of [{}, { channel: 'pigeon' }, bank]) {
    const answer = await product.call('PUT', path, guide, { body });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
  }
  const { providerId: another } = await makeEarner(product);
  const elsewhere = await product.call('PUT', `${path}?providerId=${another}`, guide, { body: {} });
  expect(elsewhere.statusCode).toBe(404);
  expect((await product.call('PUT', `${path}?providerId=x`, guide, { body: {} })).statusCode).toBe(404);
});
