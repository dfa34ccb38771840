import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#server/db/columns.ts';
import { supportLimits } from '#shared/support-rules.ts';
import { type MadePerson, makeBooking, makePerson, makeService } from '#tests/support/factories.ts';
import { forgetTickets } from './forget-tickets.ts';
import { createSupportApp, type SupportApp } from './support.fixture.ts';
import { supportLinks, supportMessages, supportTickets } from './tables.ts';

const dayMs = 24 * 3_600_000;

let made: SupportApp;
let person: MadePerson;
beforeAll(async () => {
  made = await createSupportApp();
  person = await makePerson(made.app);
});
afterAll(() => made?.close());

/** A ticket that our team has answered. */
const answer = (ticketId: string) =>
  made.app.db.update(supportTickets).set({ state: 'waiting' }).where(eq(supportTickets.id, ticketId));

test('a person writes to our team about a booking of theirs, and reads it alone', async () => {
  const booking = await makeBooking(made.app, { person, serviceId: (await makeService(made.app)).id });
  const sent = await made.send({ as: person, topic: 'booking', booking: booking.reference.toLowerCase() });
  expect(sent).toEqual({
    status: 201,
    body: { id: expect.any(String), reference: expect.stringMatching(/^SUP-[2-9A-HJ-NP-Z]{6}$/), email: person.email },
  });
  const { id, reference } = sent.body;
  expect((await made.view(id, { as: person })).body).toEqual({
    ...{ id, reference, topic: 'booking', state: 'open', booking: { id: booking.id, reference: booking.reference } },
    ...{ createdAt: expect.any(String), lastMessageAt: expect.any(String) },
    messages: [
      {
        ...{ id: expect.any(String), side: 'person', author: null, text: 'Where is my voucher?' },
        ...{ sentAt: expect.any(String), attachments: [], byEmail: null },
      },
    ],
  });
  const other = await makePerson(made.app);
  for (const as of [other, undefined]) {
    expect((await made.view(id, as && { as })).status).toBe(404);
    expect((await made.write(id, 'Mine', as && { as })).status).toBe(404);
    expect((await made.call('POST', `/support/tickets/${id}/close`, { ...(as && { as }), body: {} })).status).toBe(404);
  }
  expect((await made.call('GET', '/support/tickets', { as: other })).body.items).toEqual([]);
  const list = await made.call('GET', '/support/tickets', { as: person });
  expect(list.body.items.map((one: { id: string }) => one.id)).toEqual([id]);
  const [row] = await made.app.db.select().from(supportMessages).where(eq(supportMessages.ticketId, id));
  expect(row?.textSealed).not.toContain('voucher');
});

test('a booking of somebody else, or of a visitor, is not found', async () => {
  const other = await makePerson(made.app);
  const booking = await makeBooking(made.app, { person: other, serviceId: (await makeService(made.app)).id });
  expect((await made.send({ as: person, booking: booking.id })).status).toBe(404);
  expect((await made.send({ booking: booking.id, email: 'a@visitor.test' })).status).toBe(404);
});

test('a visitor opens their ticket by the link in the letter alone, of which a digest is stored', async () => {
  const { body } = await made.send({ email: 'Link@Visitor.test' });
  expect(body.email).toBe('Link@Visitor.test');
  const token = await made.tokenOf(body.id);
  expect((await made.view(body.id, { token })).body.messages).toHaveLength(1);
  expect((await made.write(body.id, 'And my receipt?', { token })).body.messages).toHaveLength(2);
  const { id: another } = (await made.send({ email: 'another@visitor.test' })).body;
  expect((await made.view(another, { token })).status).toBe(404);
  expect((await made.view(body.id, { token: 'f'.repeat(64) })).status).toBe(404);
  expect((await made.view(body.id, { as: person })).status).toBe(404);
  const links = await made.app.db.select().from(supportLinks).where(eq(supportLinks.ticketId, body.id));
  expect(links.map(({ tokenSha256 }) => tokenSha256)).not.toContain(token);
});

test('a visitor says who they are', async () => {
  const { status, body } = await made.send({ name: ' ', email: '' });
  expect([status, Object.keys(body.fields)]).toEqual([400, ['name', 'email']]);
  expect((await made.send({ email: 'nobody' })).body.fields).toHaveProperty('email');
  for (const name of ['Nekesa \u202eWafula', 'Nek\u200besa', '=Nekesa', 'Nekesa <b>']) {
    expect((await made.send({ name })).body.fields, name).toHaveProperty('name');
  }
});

test('what is sent twice under one id is one ticket, and one message', async () => {
  const clientId = newId();
  const email = 'twice@visitor.test';
  const [first, second] = [await made.send({ clientId, email }), await made.send({ clientId, email })];
  expect([second.status, second.body.id]).toEqual([201, first.body.id]);
  expect((await made.send({ clientId, email: 'thief@visitor.test' })).body.code).toBe('message_sent');
  const token = await made.tokenOf(first.body.id);
  for (const _ of [1, 2]) await made.write(first.body.id, 'Hello?', { token, clientId: first.body.id });
  expect((await made.view(first.body.id, { token })).body.messages).toHaveLength(2);
  const other = await made.write(first.body.id, 'Something else', { token, clientId: first.body.id });
  expect(other.body.code).toBe('message_sent');
});

test('what was changed before it is sent again is not taken for what has arrived', async () => {
  const { id: serviceId } = await makeService(made.app);
  const [booking, another] = [
    await makeBooking(made.app, { person, serviceId }),
    await makeBooking(made.app, { person, serviceId }),
  ];
  const [key, more] = [await made.uploadedKey(), await made.uploadedKey()];
  const sent = { as: person, clientId: newId(), topic: 'booking', booking: booking.id, attachments: [key] } as const;
  const { body: first } = await made.send(sent);
  expect((await made.send({ ...sent, booking: booking.reference })).body.id).toBe(first.id);
  const changes = [
    { text: 'Where is my voucher? It is for tomorrow.' },
    { topic: 'payment' },
    { booking: another.id },
    { booking: undefined },
    { attachments: [] },
    { attachments: [key, more] },
    { attachments: [more] },
  ] as const;
  for (const change of changes) {
    expect((await made.send({ ...sent, ...change })).body.code, JSON.stringify(change)).toBe('message_sent');
  }
  const visitor = { clientId: newId(), email: 'renamed@visitor.test' };
  await made.send(visitor);
  expect((await made.send({ ...visitor, name: 'Wanjiku Wafula' })).body.code).toBe('message_sent');

  const written = { as: person, clientId: newId(), attachments: [more] };
  for (const _ of [1, 2]) expect((await made.write(first.id, 'This one', written)).body.messages).toHaveLength(2);
  expect((await made.write(first.id, 'This one', { ...written, attachments: [] })).body.code).toBe('message_sent');
});

test('writing opens a closed ticket again, and its owner closes it', async () => {
  const { id } = (await made.send({ as: person })).body;
  await answer(id);
  expect((await made.view(id, { as: person })).body.state).toBe('waiting');
  for (const _ of [1, 2]) {
    const closed = await made.call('POST', `/support/tickets/${id}/close`, { as: person, body: {} });
    expect([closed.status, closed.body.state]).toEqual([200, 'closed']);
  }
  expect((await made.write(id, 'One more thing', { as: person })).body.state).toBe('open');
});

test('text has its length, and not more', async () => {
  const text = 'a'.repeat(supportLimits.text);
  expect((await made.send({ text, email: 'long@visitor.test' })).status).toBe(201);
  expect((await made.send({ text: `${text}a`, email: 'long@visitor.test' })).body.fields).toHaveProperty('text');
  expect((await made.send({ text: ' \n ', email: 'long@visitor.test' })).body.fields).toHaveProperty('text');
});

test('a ticket that nobody answers for 30 days is closed, and deleted 180 days later; one that waits for us stays', async () => {
  const owner = await makePerson(made.app);
  const [old, open] = [(await made.send({ as: owner })).body.id, (await made.send({ as: owner })).body.id];
  await answer(old);
  const stateOf = async (id: string) => (await made.view(id, { as: owner })).body.state;
  const pass = async (days: number) => {
    made.clock.advance(days * dayMs);
    await made.app.db.execute("update sessions set expires_at = expires_at + interval '1 year'");
    await forgetTickets(made.app);
  };
  await pass(supportLimits.daysToAnswer - 0.01);
  expect(await stateOf(old)).toBe('waiting');
  await pass(0.02);
  expect([await stateOf(old), await stateOf(open)]).toEqual(['closed', 'open']);
  await pass(supportLimits.daysKept - 0.01);
  expect(await stateOf(old)).toBe('closed');
  await pass(0.02);
  expect([(await made.view(old, { as: owner })).status, await stateOf(open)]).toEqual([404, 'open']);
  await forgetTickets(made.app);
});
