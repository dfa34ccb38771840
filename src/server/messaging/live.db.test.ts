import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPersonByToken } from '#server/accounts/queries.ts';
import { signOut } from '#server/accounts/sessions.ts';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import type { HeardEvent } from '#server/live/live-events.ts';
import { tellPeople } from '#server/live/tell-people.ts';
import { makeApp } from '#server/make-app.ts';
import { addProviderMember } from '#server/providers/add-provider-member.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type MadePerson, makePerson, makeProvider, makeService } from '#tests/support/factories.ts';
import { eventsRoutes } from './event-routes.ts';
import { markRead } from './mark-read.ts';
import { openEnquiry } from './open-conversation.ts';
import { sendMessage } from './send-message.ts';

let here: TestApp;
/** Another process on the same database. */
let there: { app: App; close(): Promise<void> };
beforeAll(async () => {
  here = await createTestApp({ keeps: true, routes: [eventsRoutes] });
  await here.fastify.listen({ host: '127.0.0.1', port: 0 });
  const { config, clock, log } = here.app;
  there = makeApp({ config, connection: config.databaseUrl ?? '', clock, log });
  await there.app.queue.start([]);
  await there.app.kept.follow();
});
afterAll(async () => {
  await there?.close();
  await here?.close();
});

async function makeConversation() {
  const [traveller, member] = [await makePerson(here.app), await makePerson(here.app)];
  const { id: providerId } = await makeProvider(here.app);
  await addProviderMember(here.app, providerId, { personId: member.id, rights: ['bookings'] });
  const { id: serviceId } = await makeService(here.app, { providerId });
  const { id } = await openEnquiry(here.app, traveller, { serviceId, address: '192.0.2.1' });
  const write = (app: App, text = 'Hello') =>
    sendMessage(app, traveller, { conversationId: id, side: 'traveller', clientId: newId(), text });
  return { traveller, member, providerId, id, write };
}

/** What a person hears of conversations in a process; `next` waits for it. */
function listen(app: App, person: MadePerson) {
  const aborter = new AbortController();
  const heard = app.live.follow(person.id, aborter.signal);
  return {
    async next(): Promise<HeardEvent | undefined> {
      const { value } = await heard.next();
      return value && value !== 'all' && value.kind === 'notifications' ? this.next() : (value ?? undefined);
    },
    leave: () => aborter.abort(),
  };
}

test('both sides hear of a message in whichever process they listen, and nobody else does', async () => {
  const { traveller, member, providerId, id, write } = await makeConversation();
  const [stranger, accountant] = [await makePerson(here.app), await makePerson(here.app)];
  await addProviderMember(here.app, providerId, { personId: accountant.id, rights: ['money'] });
  const listeners = [listen(here.app, member), listen(there.app, member), listen(there.app, traveller)];
  const others = [listen(here.app, stranger), listen(there.app, accountant)];
  for (const one of [...listeners, ...others]) expect(await one.next()).toBe('all');
  const waiting = others.map((one) => one.next());
  await write(here.app);
  const event = { kind: 'conversation', id };
  expect(await Promise.all(listeners.map((one) => one.next()))).toEqual([event, event, event]);
  await markRead(there.app, { conversationId: id, side: 'provider', number: 1 });
  expect(await Promise.all(listeners.map((one) => one.next()))).toEqual([event, event, event]);
  for (const one of [...listeners, ...others]) one.leave();
  expect(await Promise.all(waiting)).toEqual([undefined, undefined]);
});

test('what is rolled back is not heard of', async () => {
  const { member, id } = await makeConversation();
  const listener = listen(there.app, member);
  await listener.next();
  const tellNobody = transaction(here.app, async (tx) => {
    await tellPeople(tx, [member.id], { kind: 'conversation', id });
    throw new Error('it goes wrong');
  });
  await expect(tellNobody).rejects.toThrow('it goes wrong');
  const other = await makeConversation();
  await addProviderMember(here.app, other.providerId, { personId: member.id, rights: ['bookings'] });
  await other.write(here.app);
  expect(await listener.next()).toEqual({ kind: 'conversation', id: other.id });
  expect(id).not.toBe(other.id);
  listener.leave();
});

test('after a lost connection everything may have changed', async () => {
  const { member } = await makeConversation();
  const listener = listen(there.app, member);
  await listener.next();
  await here.app.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'twende-kept' and datname = current_database()`,
  );
  expect(await listener.next()).toBe('all');
  listener.leave();
});

test('many events that nobody takes become one', async () => {
  const { member } = await makeConversation();
  const listener = listen(there.app, member);
  await listener.next();
  const heard = (id: string) => there.app.live.heard(JSON.stringify({ people: [member.id], kind: 'conversation', id }));
  for (let at = 0; at < 60; at++) heard(newId());
  heard('same');
  heard('same');
  expect(await listener.next()).toBe('all');
  listener.leave();
});

test('the stream sends ids only, and ends with the session', async () => {
  const { member, id, write } = await makeConversation();
  const { port } = here.fastify.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/api/events`, {
    headers: { authorization: `Bearer ${member.token}` },
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const until = async (end: string) => {
    while (!text.includes(end)) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done) throw new Error(`the stream ended with ${text}`);
      text += value;
    }
  };
  await until('event: all\ndata: {}\n\n');
  await write(there.app, 'Call 0712 345 678');
  await until(`event: conversation\ndata: {"id":"${id}"}\n\n`);
  expect(text).not.toContain('0712');
  const signedIn = await findPersonByToken(here.app, member.token, { forReading: false });
  if (signedIn) await signOut(here.app, signedIn);
  await write(there.app);
  await until('event: end\ndata: {"code":"sign_in_required"}\n\n');
});

test('without a session there is no stream', async () => {
  expect((await here.fastify.inject('/api/events')).statusCode).toBe(401);
});
