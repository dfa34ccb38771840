import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntries } from '#server/audit/tables.ts';
import { photoOf } from '#server/catalogue/editing/editing.fixture.ts';
import { registerWithJobs } from '#server/jobs/enqueue.ts';
import { reportsPerDay } from '#server/limits/report-limits.ts';
import { notices } from '#server/notices/tables.ts';
import { notificationsJobs } from '#server/notifications/jobs.ts';
import { noticesWithLetters } from '#server/notifications/notices/with-letters.ts';
import { addProviderMember } from '#server/providers/add-provider-member.ts';
import type { MessageReport, ReportReading } from '#shared/contracts/message-reports.ts';
import { type MadePerson, makePerson } from '#tests/support/factories.ts';
import { forgetConversations } from '../forget-conversations.ts';
import { createMessagingApp, type MessagingApp } from '../messaging.fixture.ts';
import { conversations, messageReports } from '../tables.ts';
import { messageReportsRoutes } from './routes.ts';

const path = '/api/admin/message-reports';
const dayMs = 24 * 3_600_000;

let made: MessagingApp;
let admin: MadePerson;
beforeAll(async () => {
  registerWithJobs(noticesWithLetters);
  made = await createMessagingApp({ routes: [messageReportsRoutes], jobs: notificationsJobs });
  admin = await makePerson(made.app, { role: 'admin', name: 'Grace Mutua' });
});
afterAll(() => made?.close());

const report = (who: MadePerson | undefined, id: string, messageId: string, reason = 'An insult.') =>
  made.call('POST', `/api/conversations/${id}/messages/${messageId}/report`, who, { reason });
const list = async (query = ''): Promise<MessageReport[]> => (await made.call('GET', path + query, admin)).body.items;
const decide = (reportId: string, outcome: string, who = admin) =>
  made.call('POST', `${path}/${reportId}/decision`, who, { outcome, reason: 'It insults somebody.' });
/** The letters to these people, apart from those about bookings and unread messages. */
const lettersTo = async (...who: MadePerson[]) =>
  ((await made.app.mail.mailbox?.list()) ?? []).filter(
    ({ to, text }) => who.some(({ email }) => email === to) && text.includes('It insults somebody.'),
  );
const reportsOf = (messageId: string) =>
  made.app.db.select().from(messageReports).where(eq(messageReports.messageId, messageId));

/** A conversation about a booking with a message of the member, with a photo, that the traveller has reported. */
async function makeReported() {
  const parties = await made.makeBooked();
  const { traveller, member, id } = parties;
  const pictureId: string = (await made.upload(member, id, await photoOf('#246'))).body.id;
  const messageId: string = (await made.sendPhotos(member, id, [pictureId], { text: 'You fool' })).body.id;
  expect((await report(traveller, id, messageId)).status).toBe(200);
  const [row] = await reportsOf(messageId);
  return { ...parties, pictureId, messageId, reportId: row?.id ?? '' };
}

test('a message is reported once by each person of the other side, and nothing of it changes', async () => {
  const { traveller, member, providerId, id, messageId } = await makeReported();
  expect(await report(traveller, id, messageId)).toMatchObject({ status: 409, body: { code: 'reported' } });
  expect(await report(member, id, messageId)).toMatchObject({ status: 409, body: { code: 'report_own' } });
  expect((await made.read(traveller, id))[0]).toMatchObject({ text: 'You fool', reported: true, removed: false });
  expect((await made.read(member, id))[0]).toMatchObject({ text: 'You fool', reported: false, removed: false });
  const own = (await made.send(traveller, id, 'What?')).body.id;
  const colleague = await makePerson(made.app);
  await addProviderMember(made.app, providerId, { personId: colleague.id, rights: ['bookings'] });
  for (const who of [member, colleague]) expect((await report(who, id, own)).status).toBe(200);
  expect((await report(undefined, id, own)).status).toBe(401);
  expect((await report(member, id, own, '')).status).toBe(400);
});

test('of another’s conversation, or by a message of another one, it is not found', async () => {
  const [one, other] = [await makeReported(), await makeReported()];
  const accountant = await makePerson(made.app);
  await addProviderMember(made.app, one.providerId, { personId: accountant.id, rights: ['money', 'manage'] });
  for (const who of [other.traveller, other.member, accountant, admin]) {
    expect((await report(who, one.id, one.messageId)).status).toBe(404);
  }
  expect((await report(other.traveller, other.id, one.messageId)).status).toBe(404);
});

test('a person reports ten things a day', async () => {
  const { traveller, member, id } = await made.makeBooked();
  const [first, second] = [await made.send(member, id, 'One'), await made.send(member, id, 'Two')];
  await made.leaveOneTry(`reports:${traveller.id}`, reportsPerDay);
  expect((await report(traveller, id, first.body.id)).status).toBe(200);
  expect((await report(traveller, id, second.body.id)).body.code).toBe('too_many_tries');
});

test('admins see what is reported without what was written, and read it with what stands around it, which is recorded', async () => {
  const { traveller, member, id } = await made.makeBooked();
  const ids: string[] = [];
  for (let number = 1; number <= 13; number++) ids.push((await made.send(member, id, `Number ${number}`)).body.id);
  await report(traveller, id, ids[6] ?? '');
  const [row] = await reportsOf(ids[6] ?? '');
  const reportId = row?.id ?? '';
  const listed = (await list('?pageSize=50')).find((one) => one.id === reportId);
  expect(listed).toMatchObject({
    ...{ reason: 'An insult.', removed: false, decision: null },
    by: { id: traveller.id, name: 'Nekesa Wafula', side: 'traveller' },
    author: { id: member.id, name: 'Baraka Otieno', side: 'provider' },
  });
  expect(JSON.stringify(listed)).not.toContain('Number');
  for (const who of [traveller, member]) {
    expect((await made.call('GET', path, who)).status).toBe(403);
    expect((await made.call('POST', `${path}/${reportId}/reading`, who)).status).toBe(403);
    expect((await decide(reportId, 'removed', who)).status).toBe(403);
  }
  const reading: ReportReading = (await made.call('POST', `${path}/${reportId}/reading`, admin)).body;
  expect(reading.messages.map(({ text }) => text)).toEqual(Array.from({ length: 11 }, (_, at) => `Number ${at + 2}`));
  expect(reading.messages.filter((message) => message.reported).map((message) => message.id)).toEqual([ids[6]]);
  const entries = await made.app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  expect(entries).toMatchObject([
    { action: 'message.report_read', actorId: admin.id, subjectType: 'conversation', detail: { reportId } },
  ]);
});

test('an admin opens its photos once they have read it, and nobody else does so here', async () => {
  const [{ traveller, member, id, reportId, pictureId }, other] = [await makeReported(), await makeReported()];
  const open = (who: MadePerson, of: string, picture: string) =>
    made.fastify
      .inject({
        ...{ method: 'GET', url: `${path}/${of}/pictures/${picture}` },
        headers: { authorization: `Bearer ${who.token}` },
      })
      .then(({ statusCode }) => statusCode);
  expect(await open(admin, reportId, pictureId)).toBe(404);
  await made.call('POST', `${path}/${reportId}/reading`, admin);
  expect(await open(admin, reportId, pictureId)).toBe(200);
  expect(await open(admin, reportId, other.pictureId)).toBe(404);
  // Reading one report opens nothing by another one of the same conversation.
  const second = (await made.send(member, id, 'And you')).body.id;
  await report(traveller, id, second);
  const [unread] = await reportsOf(second);
  expect(await open(admin, unread?.id ?? '', pictureId)).toBe(404);
  expect(await open(await makePerson(made.app, { role: 'admin' }), reportId, pictureId)).toBe(404);
  expect(await open(traveller, reportId, pictureId)).toBe(403);
});

test('a message that is removed is read by neither side, with a letter and a notification to both', async () => {
  const { traveller, member, id, messageId, reportId, pictureId } = await makeReported();
  expect((await decide(reportId, 'removed')).status).toBe(200);
  for (const who of [traveller, member]) {
    expect((await made.read(who, id))[0]).toMatchObject({ text: '', pictures: [], removed: true });
    const { last } = (await made.call('GET', `/api/conversations/${id}`, who)).body;
    expect(last).toMatchObject({ text: '', pictures: 0, removed: true });
    expect((await made.open(who, id, pictureId)).statusCode).toBe(404);
  }
  expect((await report(traveller, id, messageId)).status).toBe(404);
  expect((await decide(reportId, 'kept')).body.code).toBe('already_decided');
  await made.drain();
  const letters = await lettersTo(traveller, member);
  expect(letters.map(({ to }) => to).sort()).toEqual([traveller.email, member.email].sort());
  for (const letter of letters) expect(letter.text).not.toContain('You fool');
  const kinds = await made.app.db.select({ kind: notices.kind }).from(notices).where(eq(notices.key, reportId));
  expect(kinds.map(({ kind }) => kind).sort()).toEqual(['message_removed', 'report_decided']);
  const closed = (await list('?state=closed&pageSize=50')).find((one) => one.id === reportId);
  expect(closed).toMatchObject({ removed: true, decision: { outcome: 'removed', by: 'Grace Mutua' } });
});

test('one that is kept stays as it is, and only who reported it is told', async () => {
  const { traveller, member, id, reportId } = await makeReported();
  expect((await decide(reportId, 'kept')).status).toBe(200);
  expect((await made.read(member, id))[0]).toMatchObject({ text: 'You fool', removed: false });
  await made.drain();
  expect((await lettersTo(traveller, member)).map(({ to }) => to)).toEqual([traveller.email]);
});

test('other open reports of a removed message are closed with it', async () => {
  const { traveller, member, providerId, id } = await made.makeBooked();
  const messageId = (await made.send(traveller, id, 'You fool')).body.id;
  const colleague = await makePerson(made.app);
  await addProviderMember(made.app, providerId, { personId: colleague.id, rights: ['bookings'] });
  for (const who of [member, colleague]) await report(who, id, messageId);
  const [first] = await reportsOf(messageId);
  await decide(first?.id ?? '', 'removed');
  expect((await reportsOf(messageId)).map(({ outcome }) => outcome)).toEqual(['removed', 'removed']);
});

test('a conversation with an open report is not forgotten before it is decided', async () => {
  const { id, reportId } = await makeReported();
  const lastMessageAt = new Date(made.clock.now().getTime() - 181 * dayMs);
  await made.app.db.update(conversations).set({ lastMessageAt, bookingId: null }).where(eq(conversations.id, id));
  const there = () => made.app.db.$count(conversations, eq(conversations.id, id));
  await forgetConversations(made.app);
  expect(await there()).toBe(1);
  await decide(reportId, 'kept');
  await forgetConversations(made.app);
  expect(await there()).toBe(0);
});
