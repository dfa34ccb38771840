import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountsJobs } from '#server/accounts/jobs.ts';
import { agreements, people, sessions, signIns } from '#server/accounts/tables.ts';
import { sealAnswers } from '#server/bookings/answers/stored-answers.ts';
import { sealCompanions } from '#server/bookings/companions/stored-companions.ts';
import { bookingsJobs } from '#server/bookings/jobs.ts';
import { bookings, tripFeeds } from '#server/bookings/tables.ts';
import { transaction } from '#server/db/client.ts';
import { addFavorite } from '#server/favorites/add-favorite.ts';
import { favorites } from '#server/favorites/tables.ts';
import { earnPoints } from '#server/loyalty/earn-points.ts';
import { pointsAccounts, pointsEntries } from '#server/loyalty/tables.ts';
import { conversations, messageReports, messages } from '#server/messaging/tables.ts';
import { notices } from '#server/notices/tables.ts';
import { tellPersons } from '#server/notices/tell-persons.ts';
import { notificationsJobs } from '#server/notifications/jobs.ts';
import type { Letter } from '#server/outside/mail.ts';
import { payments } from '#server/payments/records/tables.ts';
import { addProviderMember } from '#server/providers/add-provider-member.ts';
import { documentsJobs } from '#server/providers/documents/jobs.ts';
import { providers } from '#server/providers/tables.ts';
import { reviewReports, reviews } from '#server/reviews/tables.ts';
import type { OwnData } from '#shared/contracts/own-data.ts';
import { deletedAddressOf } from '#shared/deleted-address.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import {
  type MadePerson,
  makeBooking,
  makePerson,
  makeProvider,
  makeService,
  signInAgain,
} from '#tests/support/factories.ts';
import { deleteAccount, deleteDueAccounts } from './delete-account.ts';
import { expireDownloads } from './expire-downloads.ts';
import { ownDataJobs } from './jobs.ts';
import { makeDownload } from './make-download.ts';
import { ownDataRoutes } from './routes.ts';
import { ownDownloads } from './tables.ts';

const dayMs = 24 * 3_600_000;
let product: TestApp;
let serviceId: string;
let providerId: string;
let sent: Letter[] = [];
beforeAll(async () => {
  product = await createTestApp({
    routes: [ownDataRoutes],
    jobs: [...accountsJobs, ...bookingsJobs, ...documentsJobs, ...ownDataJobs, ...notificationsJobs],
    env: { PUBLIC_URL: 'https://twende.example', RATE_LIMITS: 'off' },
  });
  product.app.mail = {
    async send(letter) {
      sent.push(letter);
    },
  };
  ({ id: providerId } = await makeProvider(product.app));
  ({ id: serviceId } = await makeService(product.app, { providerId, capacity: 500 }));
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.drain();
  sent = [];
  product.clock.freeze(new Date('2026-11-21T12:00:00+03:00'));
});

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, who: { token: string }) =>
  product.fastify.inject({ method, url: `/api/own-data${path}`, headers: { authorization: `Bearer ${who.token}` } });
const seen = async (who: { token: string }): Promise<OwnData> => (await call('GET', '', who)).json();
const later = (ms: number) => product.clock.freeze(new Date(product.clock.now().getTime() + ms));

/** A booking of this person with everything personal in it. */
async function booked(person: MadePerson, changes: Partial<typeof bookings.$inferInsert> = {}) {
  const { app } = product;
  const { id, reference } = await makeBooking(app, { person, serviceId, guests: 2 });
  await app.db
    .update(bookings)
    .set({
      ...{ status: 'completed', contactPhoneSealed: app.secrets.seal('+254712345678') },
      answersSealed: sealAnswers(app, [{ id: 'note', required: false, own: null, value: 'A nut allergy' }]),
      companionsSealed: sealCompanions(app, ['Otieno Ouma']),
      ...changes,
    })
    .where(eq(bookings.id, id));
  return { id, reference };
}

/** A message that this person has written to a host. */
async function wrote(person: MadePerson) {
  const { app } = product;
  const at = app.clock.now();
  const [conversation] = await app.db
    .insert(conversations)
    .values({
      ...{ personId: person.id, providerId, serviceId, createdAt: at, started: true, lastMessageAt: at },
      ...{ messageCount: 1, travellerLast: 1, travellerRead: 1 },
    })
    .returning({ id: conversations.id });
  const conversationId = conversation?.id ?? '';
  const [message] = await app.db
    .insert(messages)
    .values({
      ...{ conversationId, number: 1, side: 'traveller', personId: person.id, clientId: person.id, sentAt: at },
      textSealed: app.secrets.seal('Is there a cot?'),
    })
    .returning({ id: messages.id });
  return { conversationId, messageId: message?.id ?? '' };
}

/** What the entries of a ZIP are called, and their bytes, read from its central directory. */
async function unzip(zip: Buffer): Promise<Map<string, Buffer>> {
  const { inflateRawSync } = await import('node:zlib');
  const entries = new Map<string, Buffer>();
  let at = zip.readUInt32LE(zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1')) + 16);
  while (zip.readUInt32LE(at) === 0x02014b50) {
    const [method, size, nameLength] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
    ];
    const more = zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    const local = zip.readUInt32LE(at + 42);
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(begin, begin + size);
    entries.set(zip.toString('utf8', at + 46, at + 46 + nameLength), method === 8 ? inflateRawSync(bytes) : bytes);
    at += 46 + nameLength + more;
  }
  return entries;
}

test('the file has a page, JSON and the person’s own papers, sealed on the disk, and a letter says that it is ready', async () => {
  const { app } = product;
  const person = await makePerson(app, { name: 'Amina <b>Hassan</b>' });
  const other = await makePerson(app, { name: 'Somebody Else' });
  const { reference } = await booked(person);
  await booked(other);
  await addFavorite(app, { personId: person.id, serviceId });
  const asked = await call('POST', '/downloads', person);
  expect(asked.statusCode).toBe(201);
  const { id } = asked.json();
  expect((await seen(person)).download).toMatchObject({ id, status: 'waiting', bytes: null });
  expect((await call('POST', '/downloads', person)).json().code).toBe('own_download_running');
  expect((await call('GET', `/downloads/${id}/file`, person)).statusCode).toBe(404);
  await product.drain();
  const { download } = await seen(person);
  expect(download).toMatchObject({ id, status: 'ready', expiresAt: '2026-11-28T09:00:00.000Z' });
  expect(download?.done).toBe(download?.total);
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[person.email, 'Your data is ready']]);
  expect(sent[0]?.text).toContain('https://twende.example/profile/data');
  expect((await app.files.get(`own-data/${id}`))?.includes('index.html')).toBe(false);

  const file = await call('GET', `/downloads/${id}/file`, person);
  expect(file.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="twende-my-data.zip"',
  });
  expect(file.rawPayload.length).toBe(download?.bytes);
  const entries = await unzip(file.rawPayload);
  const json = (name: string) => JSON.parse(entries.get(`data/${name}.json`)?.toString() ?? '');
  expect(json('account')).toMatchObject([{ email: person.email }]);
  expect(json('bookings')).toMatchObject([
    {
      reference,
      contact: { phone: '+254712345678' },
      companions: ['Otieno Ouma'],
      answers: [{ question: 'Note to the host', answer: 'A nut allergy' }],
    },
  ]);
  expect(json('favorites')).toHaveLength(1);
  expect(json('agreements').map(({ what }: { what: string }) => what)).toEqual(['terms', 'privacy']);
  expect(entries.get(`files/vouchers/${reference}.pdf`)?.toString('latin1', 0, 5)).toBe('%PDF-');
  const page = entries.get('index.html')?.toString() ?? '';
  expect(page).toContain('Amina &lt;b&gt;Hassan&lt;/b&gt;');
  expect(page).toContain(reference);
  for (const bytes of entries.values()) expect(bytes.includes('Somebody Else')).toBe(false);
});

test('the file has what the person has reported of reviews and messages, and nobody else’s reports', async () => {
  const { app } = product;
  const [person, other] = [await makePerson(app), await makePerson(app)];
  const at = app.clock.now();
  const { id: bookingId } = await booked(other);
  const [review] = await app.db
    .insert(reviews)
    .values({
      ...{ bookingId, serviceId, providerId, personId: other.id, rating: 1, text: 'Dull', language: 'en' },
      createdAt: at,
    })
    .returning({ id: reviews.id });
  const { conversationId, messageId } = await wrote(person);
  for (const by of [person, other]) {
    const report = { personId: by.id, reason: `Reported by ${by.id}`, createdAt: at };
    await app.db.insert(reviewReports).values({ ...report, reviewId: review?.id ?? '' });
    await app.db.insert(messageReports).values({ ...report, conversationId, messageId });
  }
  const { id } = (await call('POST', '/downloads', person)).json();
  await product.drain();
  const entries = await unzip((await call('GET', `/downloads/${id}/file`, person)).rawPayload);
  const reported = [{ reason: `Reported by ${person.id}`, outcome: null, decision: null }];
  for (const name of ['reviewReports', 'messageReports']) {
    expect(JSON.parse(entries.get(`data/${name}.json`)?.toString() ?? ''), name).toMatchObject(reported);
  }
});

test('nobody else opens it, an old sign-in does not, and after seven days it is gone', async () => {
  const { app } = product;
  const [person, other] = [await makePerson(app), await makePerson(app)];
  const { id } = (await call('POST', '/downloads', person)).json();
  await product.drain();
  expect((await call('GET', `/downloads/${id}/file`, other)).statusCode).toBe(404);
  expect((await call('GET', '/downloads/x/file', person)).statusCode).toBe(404);
  later(12 * 3_600_000 + 1);
  expect((await call('GET', `/downloads/${id}/file`, person)).json().code).toBe('sign_in_again');
  expect((await call('POST', '/downloads', person)).json().code).toBe('sign_in_again');
  const again = await signInAgain(app, person);
  expect((await call('GET', `/downloads/${id}/file`, again)).statusCode).toBe(200);
  later(7 * dayMs);
  for (let run = 0; run < 2; run += 1) await expireDownloads(app);
  await product.drain();
  expect(await app.files.has(`own-data/${id}`)).toBe(false);
  expect((await seen(await signInAgain(app, person))).download).toBeNull();
});

test('a second run makes nothing anew, and one that takes longer than an hour counts as failed', async () => {
  const { app } = product;
  const person = await makePerson(app);
  const { id } = (await call('POST', '/downloads', person)).json();
  await makeDownload(app, id);
  await product.drain();
  expect(sent).toHaveLength(1);
  const next = (await call('POST', '/downloads', person)).json();
  later(3_600_000);
  await expireDownloads(app);
  expect((await seen(person)).download).toMatchObject({ id: next.id, status: 'failed' });
  await product.drain();
  expect(await app.files.has(`own-data/${id}`)).toBe(false);
  expect((await call('POST', '/downloads', person)).statusCode).toBe(201);
});

test('a file is made although how far it is cannot be noted', async () => {
  const { app } = product;
  const person = await makePerson(app);
  const { id } = (await call('POST', '/downloads', person)).json();
  let noted = 0;
  const db = new Proxy(app.db, {
    get(target, name, receiver) {
      if (name !== 'update') return Reflect.get(target, name, receiver);
      noted += 1;
      if (noted > 1) throw new Error('The connection is lost');
      return target.update.bind(target);
    },
  });
  await makeDownload({ ...app, db }, id);
  expect(noted).toBeGreaterThan(2);
  expect((await seen(person)).download).toMatchObject({ id, status: 'ready' });
});

test('three files a day', async () => {
  const limited = await createTestApp({
    routes: [ownDataRoutes],
    jobs: [...ownDataJobs, ...notificationsJobs],
    env: { RATE_LIMITS: 'on' },
  });
  try {
    const { token } = await makePerson(limited.app);
    const statuses = [];
    for (let asked = 0; asked < 4; asked += 1) {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await limited.fastify.inject({ method: 'POST', url: '/api/own-data/downloads', headers });
      statuses.push(answer.statusCode);
      await limited.app.db.update(ownDownloads).set({ status: 'ready' });
    }
    expect(statuses).toEqual([201, 201, 201, 429]);
  } finally {
    await limited.close();
  }
});

/** Has an account deleted and lets the waiting time pass. */
async function deleted(person: MadePerson) {
  expect((await call('POST', '/deletion', person)).statusCode).toBe(200);
  await product.drain();
  later(14 * dayMs);
  await deleteDueAccounts(product.app);
  await product.drain();
}

const personOf = async ({ id }: { id: string }) => {
  const [row] = await product.app.db.select().from(people).where(eq(people.id, id));
  return row;
};

test('it ends all other sessions and sends a letter; within 14 days the account can be kept', async () => {
  const { app } = product;
  const person = await makePerson(app);
  const elsewhere = await signInAgain(app, person);
  expect((await call('POST', '/deletion', person)).json()).toEqual({ success: true });
  await product.drain();
  expect((await call('GET', '', person)).statusCode).toBe(200);
  expect((await call('GET', '', elsewhere)).statusCode).toBe(401);
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[person.email, 'Your account will be deleted']]);
  later(14 * dayMs - 1);
  await deleteDueAccounts(app);
  const again = await signInAgain(app, person);
  expect((await seen(again)).deletionDueAt).toBe('2026-12-05T09:00:00.000Z');
  expect((await call('DELETE', '/deletion', again)).statusCode).toBe(200);
  later(1);
  await deleteDueAccounts(app);
  expect(await personOf(person)).toMatchObject({ deletedAt: null, deletionDueAt: null, email: person.email });
});

test('after 14 days the account is nameless, what is personal is gone, and bookings and reviews stay', async () => {
  const { app } = product;
  const person = await makePerson(app, { name: 'Amina Hassan' });
  const { id: bookingId } = await booked(person);
  await addFavorite(app, { personId: person.id, serviceId });
  await transaction(app, (tx) => earnPoints(tx, { personId: person.id, bookingId, points: 120, at: app.clock.now() }));
  await app.db.insert(tripFeeds).values({ personId: person.id, generation: 1, active: true });
  const { id: downloadId } = (await call('POST', '/downloads', person)).json();
  await product.drain();
  sent = [];
  await deleted(person);
  const row = await personOf(person);
  expect(row).toMatchObject({
    ...{ name: 'Deleted account', email: deletedAddressOf(person.id), passwordHash: null, phoneSealed: null },
    ...{ avatar: null, role: 'user', deletionDueAt: null },
  });
  expect(row?.deletedAt).toEqual(app.clock.now());
  const [booking] = await app.db.select().from(bookings).where(eq(bookings.id, bookingId));
  expect(booking).toMatchObject({
    ...{ contactName: 'Amina Hassan', contactEmail: deletedAddressOf(person.id), contactPhoneSealed: null },
    ...{ answersSealed: null, companionsSealed: null, status: 'completed', personId: person.id },
  });
  for (const table of [sessions, signIns, favorites, tripFeeds, ownDownloads]) {
    expect(await app.db.$count(table, eq(table.personId, person.id))).toBe(0);
  }
  expect(await app.db.$count(agreements, eq(agreements.personId, person.id))).toBe(2);
  expect(await app.files.has(`own-data/${downloadId}`)).toBe(false);
  const [account] = await app.db.select().from(pointsAccounts).where(eq(pointsAccounts.personId, person.id));
  const [entries] = await app.db
    .select({ sum: sql<number>`sum(points)::int` })
    .from(pointsEntries)
    .where(eq(pointsEntries.personId, person.id));
  expect([account?.balance, entries?.sum]).toEqual([0, 0]);
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    [person.email, 'Your account will be deleted'],
    [person.email, 'Your account is deleted'],
  ]);
  // A second run finds nothing to do.
  await deleteAccount(app, person.id);
  await product.drain();
  expect(sent).toHaveLength(2);
});

test('a conversation with a host ends with the account', async () => {
  const { app } = product;
  const person = await makePerson(app);
  const { conversationId } = await wrote(person);
  await deleted(person);
  expect(await app.db.$count(messages, eq(messages.conversationId, conversationId))).toBe(0);
  expect(await app.db.$count(conversations, eq(conversations.personId, person.id))).toBe(0);
});

test('no letter goes to a deleted account, and nothing new belongs to it', async () => {
  const { app } = product;
  const person = await makePerson(app);
  const { id } = await booked(person);
  await deleted(person);
  sent = [];
  await app.mail.send({ to: 'x@example.com', subject: 'x', text: 'x', html: 'x' });
  const { sendOnce } = await import('#server/notifications/send-once.ts');
  const letter = { to: deletedAddressOf(person.id), subject: 'About', text: id, html: id };
  await sendOnce(app, `test:${id}`, async () => letter);
  expect(sent).toHaveLength(1);
  await transaction(app, (tx) => tellPersons(tx, [person.id], { kind: 'dispute_lost', key: id, data: {} }));
  expect(await app.db.$count(notices, eq(notices.personId, person.id))).toBe(0);
  await expect(makeBooking(app, { person, serviceId })).rejects.toThrow();
  await expect(signInAgain(app, person)).rejects.toThrow();
});

test('the address is free again for a new account', async () => {
  const { app } = product;
  const person = await makePerson(app);
  await deleted(person);
  const found = await app.db.$count(people, eq(people.email, person.email));
  expect(found).toBe(0);
});

/** A business that this person alone manages. */
async function ownBusiness({ id: personId }: MadePerson): Promise<string> {
  const { id } = await makeProvider(product.app);
  await addProviderMember(product.app, id, { personId, rights: ['manage', 'bookings', 'money'] });
  return id;
}

type Obstacle = OwnData['obstacles'][number];
const inTheWay: [Obstacle, (person: MadePerson) => Promise<unknown>][] = [
  ['booking_ahead', (person) => booked(person, { status: 'confirmed' })],
  ['booking_ahead', (person) => booked(person, { status: 'pending' })],
  [
    'money_open',
    async (person) => {
      const { id } = await booked(person);
      const at = product.clock.now();
      const columns = { bookingId: id, dueCents: 100, disputed: true, createdAt: at, updatedAt: at };
      await product.app.db.insert(payments).values(columns);
    },
  ],
  ['business_alone', ownBusiness],
];
test.each(inTheWay)('%s: refused when it is asked, and not done when it is due', async (obstacle, make) => {
  const { app } = product;
  const [early, late] = [await makePerson(app), await makePerson(app)];
  await make(early);
  expect((await seen(early)).obstacles).toEqual([obstacle]);
  const refused = await call('POST', '/deletion', early);
  expect([refused.statusCode, refused.json().code]).toEqual([409, obstacle]);
  expect((await call('GET', '', early)).statusCode).toBe(200);
  expect((await call('POST', '/deletion', late)).statusCode).toBe(200);
  await product.drain();
  await make(late);
  later(14 * dayMs);
  await deleteDueAccounts(app);
  sent = [];
  await product.drain();
  expect(await personOf(late)).toMatchObject({ deletedAt: null, deletionDueAt: null, email: late.email });
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[late.email, 'Your account was not deleted']]);
});

test('the page waits for nothing that is locked at the moment', async () => {
  const { app } = product;
  const person = await makePerson(app, { role: 'admin' });
  const providerId = await ownBusiness(person);
  await transaction(app, async (tx) => {
    await tx.select().from(people).where(eq(people.role, 'admin')).for('update');
    await tx.select().from(providers).where(eq(providers.id, providerId)).for('update');
    expect((await seen(person)).obstacles).toEqual(['business_alone']);
  });
});

test('the last admin stays; another one may go', async () => {
  const { app } = product;
  await app.db.update(people).set({ role: 'user' }).where(eq(people.role, 'admin'));
  const [first, second] = [await makePerson(app, { role: 'admin' }), await makePerson(app, { role: 'admin' })];
  await deleted(first);
  expect((await personOf(first))?.role).toBe('user');
  const again = await signInAgain(app, second);
  expect((await call('POST', '/deletion', again)).json().code).toBe('admin_alone');
});

test('a member whose business goes on leaves it; an application that was begun ends with the account', async () => {
  const { app } = product;
  const [owner, member, applicant] = [await makePerson(app), await makePerson(app), await makePerson(app)];
  const id = await ownBusiness(owner);
  await addProviderMember(app, id, { personId: member.id, rights: ['bookings'] });
  const draftId = await ownBusiness(applicant);
  await app.db.update(providers).set({ status: 'draft', name: 'Amina Tours' }).where(eq(providers.id, draftId));
  await deleted(member);
  product.clock.freeze(new Date('2026-11-21T12:00:00+03:00'));
  await deleted(applicant);
  expect((await personOf(member))?.deletedAt).not.toBeNull();
  const [draft] = await app.db.select().from(providers).where(eq(providers.id, draftId));
  expect(draft).toMatchObject({ name: '', email: deletedAddressOf(applicant.id) });
});
