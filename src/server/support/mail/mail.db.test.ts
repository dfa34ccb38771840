import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { photoOf } from '#server/catalogue/editing/editing.fixture.ts';
import { supportLimits } from '#shared/support-rules.ts';
import { type MadePerson, makePerson } from '#tests/support/factories.ts';
import { smallPdf } from '#tests/support/small-pdf.ts';
import { supportOwnData } from '../own-data.ts';
import { supportTickets } from '../tables.ts';
import { createMailApp, rawMail } from './mail.fixture.ts';

type MailApp = Awaited<ReturnType<typeof createMailApp>>;
type Made = { id: string; reference: string };

let made: MailApp;
let person: MadePerson;
let admin: MadePerson;
beforeAll(async () => {
  made = await createMailApp();
  admin = await makePerson(made.app, { role: 'admin' });
});
afterAll(() => made?.close());
beforeEach(async () => {
  person = await makePerson(made.app, { name: 'Nekesa Wafula' });
});

const ask = async (): Promise<Made> => (await made.send({ as: person })).body;
const messagesOf = async ({ id }: Made) => (await made.view(id, { as: person })).body.messages.slice(1);
const textsOf = async (ticket: Made) => (await messagesOf(ticket)).map(({ text }: { text: string }) => text);
const kept = async () => (await made.app.files.list('support-mail')).length;
const stateOf = async ({ id }: Made) => (await made.view(id, { as: person })).body.state;
const mine = { otherAddress: null, leftOut: [], isShortened: false };

test('an answer by email is a message of the ticket: its new text alone, marked, and nothing is kept of the email', async () => {
  const ticket = await ask();
  const text = 'It has arrived. Asante!\n\nOn Mon, 30 Nov 2026, Twende <help@twende.test> wrote:\n> Has it?\n';
  expect(await made.answer(ticket, { from: `Nekesa <${person.email.toUpperCase()}>`, text })).toBe(200);
  const [message] = await messagesOf(ticket);
  expect(message).toMatchObject({ side: 'person', text: 'It has arrived. Asante!', byEmail: mine, attachments: [] });
  expect(await kept()).toBe(0);
  const first = (await made.view(ticket.id, { as: person })).body.messages[0];
  expect(first.byEmail).toBeNull();
  const seen = (await made.call('GET', `/admin/tickets/${ticket.id}`, { as: admin })).body;
  expect(seen.messages[1]).toMatchObject({ text: 'It has arrived. Asante!', byEmail: mine });
  expect(seen.state).toBe('open');
});

test('the same email again changes nothing; the next one is another message, with or without a Message-ID', async () => {
  const ticket = await ask();
  const mail = { from: person.email, messageId: '<one@example.com>' };
  await made.answer(ticket, mail);
  await made.answer(ticket, { ...mail, text: 'Sent once more on the way' });
  await made.answer(ticket, { ...mail, messageId: '<two@example.com>', text: 'Second' });
  const bare = `To: ${made.addressOf(ticket)}\r\nFrom: ${person.email}\r\n\r\nThird\r\n`;
  for (const _ of [1, 2]) {
    expect(await made.hand(bare)).toBe(200);
    await made.drain();
  }
  expect(await textsOf(ticket)).toEqual(['Thank you!', 'Second', 'Third']);
});

test('one that is handed in twice at once is one message, and a job that runs again finds nothing to do', async () => {
  const ticket = await ask();
  const raw = await rawMail({ from: person.email, to: made.addressOf(ticket), text: 'At once' });
  expect(await Promise.all([made.hand(raw), made.hand(raw)])).toEqual([200, 200]);
  await made.drain();
  expect(await textsOf(ticket)).toEqual(['At once']);
  expect(await kept()).toBe(0);
});

test('the mail service may tell the recipient beside the message, and mail programs may change the case of the address', async () => {
  const ticket = await ask();
  const raw = await rawMail({ from: person.email, to: 'undisclosed@example.com', text: 'By the envelope' });
  expect(await made.hand(raw)).toBe(404);
  expect(await made.hand(raw, { 'x-envelope-to': made.addressOf(ticket).toUpperCase() })).toBe(200);
  await made.drain();
  expect(await textsOf(ticket)).toEqual(['By the envelope']);
});

test('HTML alone is taken as text', async () => {
  const ticket = await ask();
  const html =
    '<html><head><style>p{}</style></head><body><p>Habari &amp; <b>asante</b></p><script>x()</script></body></html>';
  const raw = `To: ${made.addressOf(ticket)}\r\nFrom: ${person.email}\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}`;
  await made.hand(raw);
  await made.drain();
  expect(await textsOf(ticket)).toEqual(['Habari & asante']);
});

test('a closed ticket is open again', async () => {
  const ticket = await ask();
  await made.call('POST', `/support/tickets/${ticket.id}/close`, { as: person, body: {} });
  await made.answer(ticket, { from: person.email });
  expect(await stateOf(ticket)).toBe('open');
});

test('a visitor who answers has shown that the address is theirs; from another address it is marked', async () => {
  const ticket: Made = (await made.send()).body;
  const openedAt = async () =>
    (await made.app.db.select().from(supportTickets).where(eq(supportTickets.id, ticket.id)))[0]?.openedAt;
  expect(await openedAt()).toBeNull();
  await made.answer(ticket);
  expect(await openedAt()).not.toBeNull();
  await made.answer(ticket, { from: 'Somebody <other@example.com>', text: 'From elsewhere' });
  await made.hand(`To: ${made.addressOf(ticket)}\r\nFrom: no address\r\n\r\nFrom nobody`);
  await made.drain();
  const { messages } = (await made.call('GET', `/admin/tickets/${ticket.id}`, { as: admin })).body;
  expect(messages.slice(1).map((one: { byEmail: { otherAddress: string } }) => one.byEmail.otherAddress)).toEqual([
    ...[null, 'other@example.com', ''],
  ]);
});

test('files are attached by the rules of the form, and the message names those that are not', async () => {
  const ticket = await ask();
  const photo = await photoOf('#246');
  const attachments = [
    { filename: 'picha yangu.jpg', content: photo },
    { filename: '../../etc/run\r\n.exe', content: Buffer.from('MZ') },
    { filename: 'safari.pdf', content: smallPdf() },
    { filename: 'broken.pdf', content: Buffer.from('%PDF-1.7 cut') },
    { filename: 'fourth.pdf', content: smallPdf() },
  ];
  await made.answer(ticket, { from: person.email, text: '', attachments });
  const [message] = await messagesOf(ticket);
  expect(message.text).toBe('');
  expect(message.attachments.map(({ fileName }: { fileName: string }) => fileName)).toEqual([
    ...['picha yangu.jpg', 'safari.pdf'],
  ]);
  expect(message.byEmail.leftOut).toEqual([expect.stringMatching(/^run.*exe$/), 'fourth.pdf', 'broken.pdf']);
  expect((await made.openFile(message.attachments[1].url)).statusCode).toBe(200);
});

test('as many files of one person are kept in a day as there may be', async () => {
  const ticket = await ask();
  await made.leaveOneTry(`ticket-files:${person.id}`, supportLimits.attachmentsPerDay);
  const attachments = ['a.pdf', 'b.pdf'].map((filename) => ({ filename, content: smallPdf() }));
  await made.answer(ticket, { from: person.email, attachments });
  const [message] = await messagesOf(ticket);
  expect([message.attachments.length, message.byEmail.leftOut]).toEqual([1, ['b.pdf']]);
});

test('what is longer than a message may be is cut, and says so', async () => {
  const ticket = await ask();
  await made.answer(ticket, { from: person.email, text: `${'a'.repeat(supportLimits.text - 1)}🦒 and more` });
  const [message] = await messagesOf(ticket);
  expect(message.text).toBe('a'.repeat(supportLimits.text - 1));
  expect(message.byEmail.isShortened).toBe(true);
});

test('what programs send is not taken in, nor what we have sent, and nobody is answered', async () => {
  const ticket = await ask();
  const programs = [{ 'Auto-Submitted': 'auto-replied' }, { Precedence: 'bulk' }, { 'X-Autoreply': 'yes' }];
  for (const headers of programs) expect(await made.answer(ticket, { from: person.email, headers })).toBe(200);
  expect(await made.answer(ticket, { from: 'MAILER-DAEMON@example.com' })).toBe(200);
  expect(await made.answer(ticket, { from: 'Twende <hello@twende.test>' })).toBe(200);
  const raw = await rawMail({ from: person.email, to: made.addressOf(ticket), text: 'bounced' });
  expect(await made.hand(raw, { 'x-envelope-from': '<>' })).toBe(200);
  await made.drain();
  expect([await textsOf(ticket), await kept(), made.mailed.notTaken]).toEqual([[], 0, []]);
});

test('a message beyond a limit is not taken, and its sender is told so once a day', async () => {
  const ticket = await ask();
  const told = () => made.mailed.notTaken.filter(({ ticketId }) => ticketId === ticket.id).length;
  await made.leaveOneTry(`ticket-messages:${ticket.id}`, supportLimits.messagesPerDay);
  for (const text of ['taken', 'beyond', 'further']) await made.answer(ticket, { from: person.email, text });
  expect([await textsOf(ticket), told(), await kept()]).toEqual([['taken'], 1, 0]);
  made.clock.advance(24 * 3_600_000);
  await made.answer(ticket, { from: person.email, text: 'next day' });
  expect([await textsOf(ticket), told()]).toEqual([['taken', 'next day'], 1]);
});

test('so many emails come to one ticket in a day; the mail service is told to try later', async () => {
  const ticket = await ask();
  await made.leaveOneTry(`ticket-mails:${ticket.id}`, supportLimits.mailsPerDay);
  expect(await made.answer(ticket, { from: person.email })).toBe(200);
  expect(await made.answer(ticket, { from: person.email, text: 'one more' })).toBe(429);
  expect(await textsOf(ticket)).toEqual(['Thank you!']);
});

test('a visitor is told by a letter with a link, to the address of the ticket and not to that of the email', async () => {
  const ticket: Made = (await made.send()).body;
  await made.leaveOneTry(`ticket-messages:${ticket.id}`, supportLimits.messagesPerDay);
  await made.answer(ticket);
  await made.answer(ticket, { from: 'other@example.com', text: 'beyond' });
  const told = made.mailed.notTaken.find(({ ticketId }) => ticketId === ticket.id);
  const token = made.app.secrets.open(told?.sealedToken ?? '');
  expect((await made.view(ticket.id, { token })).status).toBe(200);
});

test('an email to nobody’s address is refused, and so is one without the secret of the path', async () => {
  const ticket = await ask();
  const stranger = await makePerson(made.app);
  const other: Made = (await made.send({ as: stranger })).body;
  const mixed = made.addressOf(ticket).replace(/\+.{6}/, made.addressOf(other).slice(4, 11));
  const to = (address: string) => `To: ${address}\r\nFrom: ${person.email}\r\n\r\nHabari`;
  expect(mixed).toContain(`+${other.reference.slice(4).toLowerCase()}`);
  expect(await made.hand(to(mixed))).toBe(404);
  expect(await made.hand(to('help@twende.test'))).toBe(404);
  expect(await made.hand(to(made.addressOf(ticket)), {}, `/api/hooks/mail/${'0'.repeat(64)}`)).toBe(404);
  expect(await made.hand('')).toBe(400);
  expect(await made.hand(Buffer.alloc(supportLimits.mailBytes + 1, 'a'))).toBe(413);
  await made.drain();
  expect(await textsOf(ticket)).toEqual([]);
  expect((await made.view(other.id, { as: stranger })).body.messages).toHaveLength(1);
});

test('without an address that is set nothing comes in', async () => {
  const ticket = await ask();
  const raw = await rawMail({ from: person.email, to: made.addressOf(ticket), text: 'x' });
  const { supportReplyAddress } = made.app.config;
  delete made.app.config.supportReplyAddress;
  expect(await made.hand(raw)).toBe(404);
  if (supportReplyAddress) made.app.config.supportReplyAddress = supportReplyAddress;
});

test.each([
  [
    'many parts',
    (to: string) => `${to}Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\nx\r\n'.repeat(1_500_000)}`,
  ],
  [
    'parts in parts',
    (to: string) =>
      `${to}${Array.from({ length: 500 }, (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`).join('')}`,
  ],
  ['a huge header', (to: string) => `${to}X-Long: ${'a'.repeat(2_000_000)}\r\n\r\nHabari`],
])(
  'what cannot be read (%s) ends nothing, and its sender is told',
  async (_, rawTo) => {
    const ticket = await ask();
    expect(await made.hand(rawTo(`To: ${made.addressOf(ticket)}\r\nFrom: a@example.com\r\n`))).toBe(200);
    await made.drain();
    expect(made.mailed.notTaken.filter(({ ticketId }) => ticketId === ticket.id)).toHaveLength(1);
    expect([await textsOf(ticket), await kept()]).toEqual([[], 0]);
  },
  40_000,
);

test('odd signs and headers do no harm', async () => {
  const ticket = await ask();
  const to = `To: ${made.addressOf(ticket)}\r\n`;
  const odd = [
    `${to}From: =?utf-8?q?a=0D=0ABcc:_evil@example.com?= <x\0y@example.com>\r\nMessage-ID: <a\0b>\r\n\r\nNUL \0 here\u202e\r\n`,
    `${to}From: <<<<>>>>,,,;:\r\nContent-Type: text/plain; charset=nonsense\r\nContent-Transfer-Encoding: base64\r\n\r\n!!!!`,
    `${to}Content-Type: multipart/mixed\r\n\r\n--\r\n`,
    `${to}Content-Type: text/plain; charset=utf-16\r\n\r\n\xff\xfe`,
    `${to}\r\n`,
  ];
  for (const raw of odd) expect(await made.hand(raw)).toBe(200);
  await made.drain();
  // In no order, since they came in at one instant.
  expect(await textsOf(ticket)).toContain('NUL  here');
  expect(await kept()).toBe(0);
});

test('what a person gets of their data has it, and an email to a ticket that was deleted meanwhile is forgotten', async () => {
  const ticket = await ask();
  await made.answer(ticket, { from: 'other@example.com', text: 'Mine' });
  const rows = supportOwnData.sections?.support?.(made.app, { personId: person.id } as never);
  const told = [];
  for await (const row of rows as AsyncIterable<{ text: string; byEmail: unknown }>) told.push(row);
  expect(told[1]).toMatchObject({ text: 'Mine', byEmail: { ...mine, otherAddress: 'other@example.com' } });
  expect(await made.hand(`To: ${made.addressOf(ticket)}\r\nFrom: a@example.com\r\n\r\nlate`)).toBe(200);
  expect(await kept()).toBe(1);
  await made.app.db.transaction(async (tx) => supportOwnData.forget?.(tx as never, { personId: person.id } as never));
  await made.drain();
  expect(await kept()).toBe(0);
});
