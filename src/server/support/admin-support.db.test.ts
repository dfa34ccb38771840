import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { people } from '#server/accounts/tables.ts';
import { auditEntries } from '#server/audit/tables.ts';
import { newId } from '#server/db/columns.ts';
import { tryLimits } from '#server/limits/tables.ts';
import type { AdminTicket, AdminTicketItem, TeamReply } from '#shared/contracts/admin-support.ts';
import { supportLimits } from '#shared/support-rules.ts';
import { type MadePerson, makeBooking, makePerson, makeService, signInAgain } from '#tests/support/factories.ts';
import { createSupportApp, type SupportApp } from './support.fixture.ts';
import { supportReplies, supportTickets } from './tables.ts';

let made: SupportApp;
let admin: MadePerson;
let other: MadePerson;
let person: MadePerson;
beforeAll(async () => {
  made = await createSupportApp();
  admin = await makePerson(made.app, { role: 'admin', name: 'Achieng Odera' });
  other = await makePerson(made.app, { role: 'admin', name: 'Otieno Ouma' });
  person = await makePerson(made.app, { name: 'Nekesa Wafula' });
});
afterAll(() => made?.close());
/** Each test begins a day. */
beforeEach(() => made.app.db.delete(tryLimits));

type Refused = { code?: string; fields?: Record<string, string> };
async function ask<Body = AdminTicket>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  as: MadePerson = admin,
) {
  const answer = await made.call(method, `/admin${path}`, { as, ...(body && { body }) });
  return { status: answer.status, body: answer.body as Body & Refused };
}

const newTicket = async (more: object = {}): Promise<string> => (await made.send({ as: person, ...more })).body.id;
const answer = (
  id: string,
  version: number,
  { as = admin, ...more }: { as?: MadePerson; [field: string]: unknown } = {},
) => ask('POST', `/tickets/${id}/answers`, { clientId: newId(), version, text: 'We have sent it again.', ...more }, as);
const actionsOf = async (id: string) =>
  (await made.app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id)).orderBy(auditEntries.id)).map(
    ({ action }) => action,
  );
const idsOf = async (query: string, as = admin) =>
  (await ask<{ items: AdminTicketItem[] }>('GET', `/tickets?${query}`, undefined, as)).body.items.map(({ id }) => id);

test('a ticket is answered, which goes to its person by a letter once, and whoever answers takes care of it', async () => {
  const id = await newTicket();
  const clientId = newId();
  const answered = await answer(id, 1, { clientId });
  expect(answered).toMatchObject({
    status: 201,
    body: { state: 'waiting', version: 2, assigned: { id: admin.id, name: 'Achieng Odera' }, personId: person.id },
  });
  expect((await answer(id, 1, { clientId })).status).toBe(201);
  await made.drain();
  const messageId = answered.body.messages[1]?.id;
  expect(made.mailed.answered.filter((one) => one.messageId === messageId)).toEqual([{ messageId }]);
  const { body } = await made.view(id, { as: person });
  expect([body.state, body.messages[1]]).toMatchObject([
    'waiting',
    { side: 'team', author: 'Achieng', text: 'We have sent it again.' },
  ]);
  expect(await actionsOf(id)).toEqual(['ticket.answered']);
});

test('the language that our team is told is the one in which the answer goes out: the choice of a person, as it is now', async () => {
  const amina = await makePerson(made.app);
  const id = (await made.send({ as: amina })).body.id;
  expect((await ask('GET', `/tickets/${id}`)).body.language).toBe('en');
  await made.app.db
    .update(people)
    .set({ preferences: sql`${people.preferences} || '{"language": "sw"}'` })
    .where(eq(people.id, amina.id));
  expect((await ask('GET', `/tickets/${id}`)).body.language).toBe('sw');
  const visitors = (await made.send({ email: 'language@visitor.test' })).body.id;
  await made.app.db.update(supportTickets).set({ language: 'sw' }).where(eq(supportTickets.id, visitors));
  expect((await ask('GET', `/tickets/${visitors}`)).body.language).toBe('sw');
});

test('an answer to a visitor has a new link, and the older one works too', async () => {
  const id = (await made.send({ email: 'links@visitor.test' })).body.id;
  const first = await made.tokenOf(id);
  await answer(id, 1);
  await made.drain();
  const sealed = made.mailed.answered.at(-1)?.sealedToken ?? '';
  const second = made.app.secrets.open(sealed);
  expect(second).not.toBe(first);
  for (const token of [first, second]) expect((await made.view(id, { token })).body.messages).toHaveLength(2);
});

test('of two admins the later one is told that something came meanwhile, and sends nothing', async () => {
  const id = await newTicket();
  const clientId = newId();
  await answer(id, 1, { as: other, clientId });
  expect((await answer(id, 1)).body.code).toBe('changed_meanwhile');
  expect((await answer(id, 1, { as: other, clientId, text: 'Changed' })).body.code).toBe('message_sent');
  await made.write(id, 'It is here now.', { as: person });
  expect((await answer(id, 2)).body.code).toBe('changed_meanwhile');
  for (const path of ['assignee', 'state']) {
    const body = { version: 2, ...(path === 'state' ? { state: 'closed' } : { personId: null }) };
    expect((await ask('PUT', `/tickets/${id}/${path}`, body)).body.code).toBe('changed_meanwhile');
  }
  expect((await ask('GET', `/tickets/${id}`)).body.messages).toHaveLength(3);
});

test('a note is read by our team alone', async () => {
  const id = await newTicket();
  const noted = await ask('POST', `/tickets/${id}/notes`, { clientId: newId(), text: 'Calls often' });
  expect(noted.body).toMatchObject({ state: 'open', messages: [{}, { side: 'note', author: 'Achieng Odera' }] });
  expect(JSON.stringify((await made.view(id, { as: person })).body)).not.toContain('Calls often');
  await made.drain();
  expect(made.mailed.answered.some(({ messageId }) => messageId === noted.body.messages[1]?.id)).toBe(false);
  expect(await actionsOf(id)).toEqual(['ticket.noted']);
});

test('tickets are assigned to admins alone, closed and opened again, each with its entry', async () => {
  const id = await newTicket();
  const assign = (version: number, personId: string | null) =>
    ask('PUT', `/tickets/${id}/assignee`, { version, personId });
  expect((await assign(1, person.id)).body.fields).toHaveProperty('personId');
  expect((await assign(1, other.id)).body.assigned).toEqual({ id: other.id, name: 'Otieno Ouma' });
  expect((await assign(2, null)).body.assigned).toBeNull();
  const move = (version: number, state: string) => ask('PUT', `/tickets/${id}/state`, { version, state });
  expect((await move(3, 'closed')).body).toMatchObject({ state: 'closed', version: 4 });
  expect((await move(4, 'open')).body).toMatchObject({ state: 'open', version: 5 });
  const actions = ['assigned', 'assigned', 'closed', 'reopened'].map((one) => `ticket.${one}`);
  expect(await actionsOf(id)).toEqual(actions);
});

test('an answer can close the ticket', async () => {
  const id = await newTicket();
  expect((await answer(id, 1, { close: true })).body.state).toBe('closed');
});

test('lists are filtered by state, by who takes care of them, by topic, and by reference, booking or address', async () => {
  const owner = await makePerson(made.app);
  const booking = await makeBooking(made.app, { person: owner, serviceId: (await makeService(made.app)).id });
  const a = (await made.send({ as: owner, topic: 'safety', booking: booking.id })).body;
  made.clock.advance(1000);
  const b = (await made.send({ email: 'Find.Me@visitor.test', topic: 'safety' })).body;
  made.clock.advance(1000);
  await answer(b.id, 1, { as: other });
  made.clock.advance(1000);
  await made.write(a.id, 'More', { as: owner });
  made.clock.advance(1000);
  const c = (await made.send({ as: owner, topic: 'safety' })).body;
  expect(await idsOf('topic=safety')).toEqual([c.id, a.id, b.id]);
  expect(await idsOf('topic=safety&state=open')).toEqual([a.id, c.id]);
  expect(await idsOf('topic=safety&state=waiting')).toEqual([b.id]);
  expect(await idsOf('topic=safety&assigned=me', other)).toEqual([b.id]);
  expect(await idsOf('topic=safety&assigned=me')).toEqual([]);
  expect(await idsOf('topic=safety&assigned=nobody')).toEqual([c.id, a.id]);
  expect(await idsOf(`q=${b.reference.toLowerCase().replace('-', ' ')}`)).toEqual([b.id]);
  expect(await idsOf(`q=${booking.reference}`)).toEqual([a.id]);
  expect(await idsOf('q=find.me@')).toEqual([b.id]);
  expect(await idsOf(`q=${owner.email.slice(3, 30)}`)).toEqual([c.id, a.id]);
  expect(await idsOf('q=fi')).toEqual([]);
});

test('nobody else reads or writes there, and answering needs a recent sign-in', async () => {
  const id = await newTicket();
  for (const path of ['/tickets', `/tickets/${id}`, '/support-replies'])
    expect((await ask('GET', path, undefined, person)).status).toBe(403);
  expect((await answer(id, 1, { as: person })).status).toBe(403);
  made.clock.advance(12 * 3_600_000 + 1);
  expect((await answer(id, 1)).body.code).toBe('sign_in_again');
  admin = await signInAgain(made.app, admin);
  other = await signInAgain(made.app, other);
  expect((await answer(id, 1)).status).toBe(201);
});

const reply = { title: 'Voucher', text: { en: 'It is in your email.', sw: 'Iko kwenye barua pepe yako.' } };

test('saved replies are written, changed and deleted, the later of two admins is refused, and each is recorded', async () => {
  const { status, body: saved } = await ask<TeamReply>('POST', '/support-replies', reply);
  expect([status, saved]).toEqual([201, { ...reply, id: saved.id, version: 1 }]);
  expect((await ask('POST', '/support-replies', { ...reply, title: 'VOUCHER' })).body.code).toBe('reply_known');
  const path = `/support-replies/${saved.id}`;
  const change = (version: number, as: MadePerson) =>
    ask<TeamReply>('PUT', path, { ...reply, title: 'Your voucher', version }, as);
  expect((await change(1, other)).body).toMatchObject({ title: 'Your voucher', version: 2 });
  expect((await change(1, admin)).body.code).toBe('changed_meanwhile');
  expect((await ask<{ items: TeamReply[] }>('GET', '/support-replies')).body.items).toHaveLength(1);
  expect((await ask('DELETE', path)).status).toBe(200);
  expect((await ask('DELETE', path)).status).toBe(404);
  const actions = ['created', 'changed', 'deleted'].map((one) => `ticket_reply.${one}`);
  expect(await actionsOf(saved.id)).toEqual(actions);
});

test('a saved reply is in both languages, and there are so many', async () => {
  const half = await ask('POST', '/support-replies', { title: 'Half', text: { en: 'Yes', sw: ' ' } });
  expect(half.body.fields).toHaveProperty(['text.sw']);
  const title = 'T'.repeat(supportLimits.replyTitle);
  expect((await ask('POST', '/support-replies', { ...reply, title: `${title}T` })).body.fields).toHaveProperty('title');
  const { body: longest } = await ask<TeamReply>('POST', '/support-replies', { ...reply, title });
  expect(longest.title).toBe(title);
  await ask('DELETE', `/support-replies/${longest.id}`);
  const at = made.clock.now();
  await made.app.db.insert(supportReplies).values(
    Array.from({ length: supportLimits.replies - 1 }, (_, n) => ({
      ...{ title: `Reply ${n}`, textEn: 'Yes', textSw: 'Ndiyo', version: 1, updatedAt: at, updatedBy: admin.id },
    })),
  );
  expect((await ask('POST', '/support-replies', { ...reply, title: 'Last' })).status).toBe(201);
  expect((await ask('POST', '/support-replies', { ...reply, title: 'Too many' })).body.code).toBe('replies_full');
});

test('one admin does so much in an hour', async () => {
  const id = await newTicket();
  await made.leaveOneTry(`ticket-acts:${other.id}`, supportLimits.actsPerHour, 3_600_000);
  const note = () => ask('POST', `/tickets/${id}/notes`, { clientId: newId(), text: 'Noted' }, other);
  expect([(await note()).status, (await note()).body.code]).toEqual([201, 'too_many_tries']);
});
