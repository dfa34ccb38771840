import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { people } from '#server/accounts/tables.ts';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { tryLimits } from '#server/limits/tables.ts';
import type { Letter } from '#server/outside/mail.ts';
import { answerTicket } from '#server/support/answer-ticket.ts';
import { createTicket, type TicketWriter } from '#server/support/create-ticket.ts';
import { ticketAddress } from '#server/support/mail/ticket-address.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type MadePerson, makePerson } from '#tests/support/factories.ts';
import { notificationsJobs } from '../jobs.ts';

const dayMs = 24 * 3_600_000;
let product: TestApp;
let admin: MadePerson;
let sent: Letter[] = [];
beforeAll(async () => {
  product = await createTestApp({ jobs: notificationsJobs, env: { PUBLIC_URL: 'https://twende.example' } });
  product.app.mail = {
    async send(letter) {
      sent.push(letter);
    },
  };
  admin = await makePerson(product.app, { role: 'admin' });
});
afterAll(() => product?.close());
beforeEach(() => {
  sent = [];
});

let networks = 0;
async function write(writer: TicketWriter, language: 'en' | 'sw' = 'en') {
  networks += 1;
  const request = { clientId: newId(), topic: 'other', text: 'Visit evil.example now', language } as const;
  const ticket = await createTicket(product.app, writer, { ...request, address: `10.1.${networks}.1` });
  await product.drain();
  return ticket;
}
async function answer(ticketId: string, { version = 1, close = false } = {}) {
  const text = 'Karibu.\n\nYour voucher is in your email.';
  await answerTicket(product.app, admin, { ticketId, clientId: newId(), text, version, close });
  await product.drain();
}
const visitor = (email: string): TicketWriter => ({ visitor: { name: 'Win money at evil.example', email } });

async function verified(language: 'en' | 'sw' = 'en') {
  const person = await makePerson(product.app, { name: 'Nekesa Wafula', language });
  const at = product.clock.now();
  await product.app.db.update(people).set({ emailVerifiedAt: at }).where(eq(people.id, person.id));
  return person;
}

test('a person is told that it was received and what was answered, and mail programs show both letters together', async () => {
  const person = await verified();
  const ticket = await write({ person });
  await answer(ticket.id);
  const [received, answered] = sent;
  const page = `https://twende.example/support/${ticket.id}`;
  expect([received, answered].map((letter) => [letter?.to, letter?.subject, letter?.replyTo])).toEqual(
    [1, 2].map(() => [
      ...[person.email, `Your message to our team: ${ticket.reference}`, ticketAddress(product.app, ticket)],
    ]),
  );
  expect([received?.isAutomatic, answered?.isAutomatic]).toEqual([true, undefined]);
  expect(received?.text).toContain('answer this email or write on the page');
  expect(answered?.text).toContain('To reply, answer this email');
  expect(received?.text).toContain('Nekesa');
  expect(received?.text).toContain(page);
  expect(received?.text).not.toContain('token=');
  expect(answered?.text).toContain('Your voucher is in your email.');
  const first = `<ticket.${ticket.id}.0@twende.example>`;
  expect(received).toMatchObject({ messageId: first });
  expect(received?.inReplyTo).toBeUndefined();
  expect(answered).toMatchObject({
    ...{ messageId: `<ticket.${ticket.id}.2@twende.example>`, inReplyTo: first, references: [first] },
  });
});

test('where no email comes in, answers go to the address of the settings, and the letters say to write on the page', async () => {
  const { supportReplyAddress } = product.app.config;
  delete product.app.config.supportReplyAddress;
  try {
    const { id } = await write({ person: await verified() });
    await answer(id);
  } finally {
    if (supportReplyAddress) product.app.config.supportReplyAddress = supportReplyAddress;
  }
  expect(sent.map(({ replyTo }) => replyTo)).toEqual(['help@twende.test', 'help@twende.test']);
  expect(sent[1]?.text).toContain('please open the page of your message');
  expect(sent.map(({ text }) => text.includes('answer this email'))).toEqual([false, false]);
});

test('that an email was not taken in is told in the same thread, once, with a link for a visitor', async () => {
  const ticket = await write(visitor('mails@example.com'));
  const at = product.clock.now().toISOString();
  const sealedToken = product.app.secrets.seal('f'.repeat(64));
  for (const _ of [1, 2]) {
    await transaction(product.app, (tx) =>
      enqueue(tx, 'mail-ticket-not-taken', { ticketId: ticket.id, at, sealedToken }),
    );
    await product.drain();
  }
  expect(sent).toHaveLength(2);
  expect(sent[1]).toMatchObject({ to: 'mails@example.com', isAutomatic: true, inReplyTo: sent[0]?.messageId });
  expect(sent[1]?.text).toContain('did not reach our team');
  expect(sent[1]?.text).toContain(`/support/${ticket.id}?token=${'f'.repeat(64)}`);
});

test('a letter to a visitor has a link that opens the ticket, and nothing that they have typed', async () => {
  const ticket = await write(visitor('stranger@example.com'), 'sw');
  const [letter] = sent;
  expect(letter?.subject).toBe(`Ujumbe wako kwa timu yetu: ${ticket.reference}`);
  expect(letter?.text).toMatch(new RegExp(`/sw/support/${ticket.id}\\?token=[0-9a-f]{64}`));
  expect(`${letter?.subject}${letter?.text}${letter?.html}`).not.toContain('evil');
  expect(letter?.text).toContain('Ikiwa hukutuandikia');
});

test('one that closes the ticket says so, in the language of the person', async () => {
  const person = await verified('sw');
  const { id } = await write({ person }, 'en');
  await answer(id, { close: true });
  expect(sent[1]?.text).toContain('tumelifunga');
});

test('nobody floods a stranger’s mailbox: two letters a day to an address that nobody has verified, and answers always', async () => {
  const email = 'flooded@example.com';
  for (const _ of [1, 2, 3]) await write(visitor(email));
  expect(sent).toHaveLength(2);
  const { id } = await write(visitor(email));
  expect(sent).toHaveLength(2);
  await answer(id);
  expect(sent[2]?.text).toMatch(/token=[0-9a-f]{64}/);
  product.clock.advance(dayMs);
  await write(visitor(email.toUpperCase()));
  expect(sent).toHaveLength(4);
});

test('there are so many in a day to all such addresses together, and as many as needed to verified ones', async () => {
  const at = product.clock.now().getTime();
  const most = 300;
  const freeAt = new Date(at + dayMs - dayMs / most);
  await product.app.db
    .insert(tryLimits)
    .values({ subject: 'letters:tickets', freeAt })
    .onConflictDoUpdate({ target: tryLimits.subject, set: { freeAt } });
  await write(visitor('last@example.com'));
  await write(visitor('beyond@example.com'));
  expect(sent.map(({ to }) => to)).toEqual(['last@example.com']);
  const person = await verified();
  for (const _ of [1, 2, 3]) await write({ person });
  expect(sent).toHaveLength(4);
});
