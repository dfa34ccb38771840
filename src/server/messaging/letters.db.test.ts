import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { people } from '#server/accounts/tables.ts';
import { newId } from '#server/db/columns.ts';
import { changeChoices } from '#server/notices/change-choices.ts';
import { unreadMessagesJob } from '#server/notifications/letters/message-letters.ts';
import { addProviderMember } from '#server/providers/add-provider-member.ts';
import { providers } from '#server/providers/tables.ts';
import type { MessageSide } from '#shared/message-rules.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type MadePerson, makePerson, makeProvider, makeService } from '#tests/support/factories.ts';
import { enqueueUnreadLetters } from './due-letters.ts';
import { markRead } from './mark-read.ts';
import { openEnquiry } from './open-conversation.ts';
import { sendMessage } from './send-message.ts';

let made: TestApp;
beforeAll(async () => {
  made = await createTestApp({ jobs: [unreadMessagesJob], env: { RATE_LIMITS: 'off' } });
});
afterAll(() => made?.close());

const minute = 60_000;
const text = 'Call me: 0712 345 678';

async function makeConversation() {
  const traveller = await makePerson(made.app, { name: 'Nekesa Wafula', language: 'sw' });
  const member = await makePerson(made.app);
  const { id: providerId } = await makeProvider(made.app);
  await addProviderMember(made.app, providerId, { personId: member.id, rights: ['bookings'] });
  const { id: serviceId } = await makeService(made.app, { providerId });
  const { id } = await openEnquiry(made.app, traveller, { serviceId, address: '192.0.2.1' });
  const write = (who: MadePerson, side: MessageSide) =>
    sendMessage(made.app, who, { conversationId: id, side, clientId: newId(), text });
  const [provider] = await made.app.db.select().from(providers).where(eq(providers.id, providerId));
  return {
    ...{ id, traveller, member, providerId, host: provider?.email ?? '' },
    ask: () => write(traveller, 'traveller'),
    answer: () => write(member, 'provider'),
  };
}

/** What was sent to an address once so much time has passed. */
async function lettersAfter(ms: number, to: string) {
  made.clock.advance(ms);
  await enqueueUnreadLetters(made.app);
  await made.drain();
  return ((await made.app.mail.mailbox?.list()) ?? []).filter((letter) => letter.to === to);
}

test('a provider is told after ten minutes, once, without what was written; again a day later if it has not read', async () => {
  const { ask, host, id } = await makeConversation();
  await ask();
  expect(await lettersAfter(10 * minute - 1, host)).toEqual([]);
  await ask();
  const [letter, ...more] = await lettersAfter(1, host);
  expect(more).toEqual([]);
  expect(letter?.subject).toBe('New message about Mara dawn drive');
  expect(letter?.text).toContain('Nekesa Wafula');
  expect(letter?.text).toContain(`/provider/messages?conversation=${id}`);
  expect(`${letter?.text}${letter?.html}`).not.toMatch(/0712|Call me|•••/);
  await ask();
  expect(await lettersAfter(20 * 60 * minute, host)).toHaveLength(1);
  expect(await lettersAfter(4 * 60 * minute, host)).toHaveLength(2);
  expect(await lettersAfter(48 * 60 * minute, host)).toHaveLength(2);
});

test('whoever reads in time is not told; what comes after it is told of anew', async () => {
  const { ask, host, id } = await makeConversation();
  await ask();
  await markRead(made.app, { conversationId: id, side: 'provider', number: 1 });
  expect(await lettersAfter(60 * minute, host)).toEqual([]);
  await ask();
  expect(await lettersAfter(10 * minute, host)).toHaveLength(1);
  await markRead(made.app, { conversationId: id, side: 'provider', number: 2 });
  await ask();
  expect(await lettersAfter(10 * minute, host)).toHaveLength(2);
});

test('a letter that waits in the queue is not sent once the messages are read', async () => {
  const { ask, host, id } = await makeConversation();
  await ask();
  made.clock.advance(10 * minute);
  await enqueueUnreadLetters(made.app);
  await markRead(made.app, { conversationId: id, side: 'provider', number: 1 });
  expect(await lettersAfter(0, host)).toEqual([]);
});

test('a traveller is told in their language, unless they want no letters', async () => {
  const { answer, traveller, id } = await makeConversation();
  await answer();
  const [letter] = await lettersAfter(10 * minute, traveller.email);
  expect(letter?.subject).toBe('Ujumbe mpya kutoka kwa Savanna Trails');
  expect(letter?.text).toContain(`/sw/messages?conversation=${id}`);
  const other = await makeConversation();
  const [row] = await made.app.db.select().from(people).where(eq(people.id, other.traveller.id));
  if (!row) throw new Error('no person');
  const preferences = { ...row.preferences, notifications: { ...row.preferences.notifications, email: false } };
  await made.app.db.update(people).set({ preferences }).where(eq(people.id, row.id));
  await other.answer();
  expect(await lettersAfter(10 * minute, other.traveller.email)).toEqual([]);
  const third = await makeConversation();
  await changeChoices(made.app, third.traveller.id, { off: { messages: ['email'] } });
  await third.answer();
  expect(await lettersAfter(10 * minute, third.traveller.email)).toEqual([]);
});

test('a provider that has switched these letters off gets none', async () => {
  const { ask, host, providerId } = await makeConversation();
  await made.app.db
    .update(providers)
    .set({ lettersOff: ['message'] })
    .where(eq(providers.id, providerId));
  await ask();
  expect(await lettersAfter(10 * minute, host)).toEqual([]);
});
