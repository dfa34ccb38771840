import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#server/db/columns.ts';
import { networkLimits } from '#server/limits/network.ts';
import { supportLimits } from '#shared/support-rules.ts';
import { type MadePerson, makePerson } from '#tests/support/factories.ts';
import { ownerKey, writtenLimits } from './limits.ts';
import { createSupportApp, type SupportApp } from './support.fixture.ts';
import { supportTickets } from './tables.ts';

const dayMs = 24 * 3_600_000;

let made: SupportApp;
let person: MadePerson;
beforeAll(async () => {
  made = await createSupportApp();
  person = await makePerson(made.app);
});
afterAll(() => made?.close());

let rows = 0;
/** Tickets that are not closed, as if their owner had sent them on other days. */
const addOpen = (owner: Partial<typeof supportTickets.$inferInsert>, howMany: number) => {
  const at = made.clock.now();
  return made.app.db.insert(supportTickets).values(
    Array.from({ length: howMany }, (_, n) => {
      rows += 1;
      return {
        ...({ reference: `SUP-OPEN${rows}`, clientId: newId(), language: 'en', topic: 'other' } as const),
        ...({ state: n % 2 ? 'open' : 'waiting', messageCount: 0, version: 1 } as const),
        ...{ createdAt: at, lastMessageAt: at, stateSince: at, ...owner },
      };
    }),
  );
};
const close = (id: string, as: { as?: MadePerson; token?: string }) => {
  const { as: signedIn, token } = as;
  const body = token === undefined ? {} : { token };
  return made.call('POST', `/support/tickets/${id}/close`, { ...(signedIn && { as: signedIn }), body });
};

test('a person, and a visitor’s address with their network, send so many in a day, and so does a network', async () => {
  const busy = await makePerson(made.app);
  await made.leaveOneTry(`tickets:${busy.id}`, supportLimits.ticketsPerDay);
  expect((await made.send({ as: busy })).status).toBe(201);
  expect((await made.send({ as: busy })).body.code).toBe('too_many_tries');
  const [here, from] = ['192.0.2.6', '192.0.2.7'];
  const email = 'busy@visitor.test';
  for (let n = 0; n < supportLimits.ticketsPerDay; n += 1) {
    expect((await made.send({ email: n % 2 ? email : 'BUSY@visitor.test', from: here })).status).toBe(201);
  }
  expect((await made.send({ email, from: here })).body.code).toBe('too_many_tries');
  const limit = { subject: 'tickets', most: supportLimits.ticketsPerNetwork, periodMs: dayMs };
  const [network] = networkLimits(made.app.secrets, from, limit);
  await made.leaveOneTry(String(network?.subject), supportLimits.ticketsPerNetwork);
  expect((await made.send({ from, email: 'one@visitor.test' })).status).toBe(201);
  expect((await made.send({ from, email: 'two@visitor.test' })).body.code).toBe('too_many_tries');
});

test('strangers who give somebody’s address keep them from nothing', async () => {
  const email = 'reachable@visitor.test';
  await addOpen({ email, name: 'Stranger' }, supportLimits.openTickets);
  for (let n = 0; n < supportLimits.ticketsPerDay; n += 1) await made.send({ email, from: '198.51.100.1' });
  expect((await made.send({ email, from: '198.51.100.1' })).body.code).toBe('too_many_tries');
  expect((await made.send({ email, from: '203.0.113.1' })).status).toBe(201);
});

test('there are so many of a person that are not closed', async () => {
  const owner = await makePerson(made.app);
  await addOpen({ personId: owner.id }, supportLimits.openTickets - 1);
  const { body: last } = await made.send({ as: owner });
  expect((await made.send({ as: owner })).body.code).toBe('tickets_many');
  await close(last.id, { as: owner });
  expect((await made.send({ as: owner })).status).toBe(201);
});

test('of a visitor those count that were opened by their link, in whatever way', async () => {
  const email = 'opens@visitor.test';
  await addOpen({ email, name: 'Nekesa', openedAt: made.clock.now() }, supportLimits.openTickets - 1);
  for (const how of ['view', 'write', 'close'] as const) {
    const { id } = (await made.send({ email })).body;
    const token = await made.tokenOf(id);
    if (how === 'view') await made.view(id, { token });
    if (how === 'write') await made.write(id, 'And my receipt?', { token });
    if (how !== 'close') expect((await made.send({ email })).body.code, how).toBe('tickets_many');
    await close(id, { token });
    const [row] = await made.app.db.select().from(supportTickets).where(eq(supportTickets.id, id));
    expect(row?.openedAt, how).toEqual(made.clock.now());
  }
});

test('a closed ticket is opened again only where there is room for it', async () => {
  const owner = await makePerson(made.app);
  const { id } = (await made.send({ as: owner })).body;
  await close(id, { as: owner });
  await addOpen({ personId: owner.id }, supportLimits.openTickets - 1);
  expect((await made.write(id, 'One more thing', { as: owner })).body.state).toBe('open');
  await close(id, { as: owner });
  await addOpen({ personId: owner.id }, 1);
  expect((await made.write(id, 'And another', { as: owner })).body.code).toBe('tickets_many');
});

test('a ticket takes so many messages in a day, and so many at all', async () => {
  const { id } = (await made.send({ as: person })).body;
  await made.leaveOneTry(`ticket-messages:${id}`, supportLimits.messagesPerDay);
  expect((await made.write(id, 'Last', { as: person })).status).toBe(201);
  expect((await made.write(id, 'Too many', { as: person })).body.code).toBe('too_many_tries');
  made.clock.advance(dayMs);
  await made.app.db
    .update(supportTickets)
    .set({ messageCount: supportLimits.messages - 1 })
    .where(eq(supportTickets.id, id));
  expect((await made.write(id, 'Fits', { as: person })).status).toBe(201);
  expect((await made.write(id, 'Full', { as: person })).body.code).toBe('ticket_full');
});

test('a person, and a visitor by their address, write so many messages in a day, in whatever tickets', async () => {
  const owner = await makePerson(made.app);
  const email = 'writes@visitor.test';
  const [own, visitors] = [(await made.send({ as: owner })).body.id, (await made.send({ email })).body.id];
  const token = await made.tokenOf(visitors);
  for (const [who, key, how] of [
    [own, ownerKey(made.app, { personId: owner.id }), { as: owner }],
    [visitors, ownerKey(made.app, { email }), { token }],
  ] as const) {
    await made.leaveOneTry(`ticket-messages-of:${key}`, supportLimits.messagesOfOwner);
    expect((await made.write(who, 'Last', how)).status).toBe(201);
    expect((await made.write(who, 'Too many', how)).body.code).toBe('too_many_tries');
  }
  const [, ofOwner] = writtenLimits(made.app, { id: own, personId: owner.id, email: null });
  expect(ofOwner?.most).toBe(supportLimits.messagesOfOwner);
});

test('so many of the newest links of a ticket work', async () => {
  const { id } = (await made.send({ email: 'many-links@visitor.test' })).body;
  const admin = await makePerson(made.app, { role: 'admin' });
  const tokens = [await made.tokenOf(id)];
  for (let version = 1; version <= supportLimits.links; version += 1) {
    made.clock.advance(1000);
    const body = { clientId: newId(), version, text: 'Please look at this.', close: false };
    expect((await made.call('POST', `/admin/tickets/${id}/answers`, { as: admin, body })).status).toBe(201);
    await made.drain();
    tokens.push(made.app.secrets.open(made.mailed.answered.at(-1)?.sealedToken ?? ''));
  }
  const opened = await Promise.all(tokens.map(async (token) => (await made.view(id, { token })).status));
  expect(opened).toEqual([404, ...Array<number>(supportLimits.links).fill(200)]);
});
