import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  bookingChanges,
  bookings,
  calendarImports,
  importedEvents,
  providerTimeOff,
  serviceBlocks,
  serviceFeeds,
} from '#server/bookings/tables.ts';
import { services } from '#server/catalogue/tables.ts';
import { newId } from '#server/db/columns.ts';
import { savedReplies } from '#server/messaging/tables.ts';
import { jobs, routes } from '#server/product.ts';
import { addProviderMember } from '#server/providers/add-provider-member.ts';
import { providerInvitations, providerMembers } from '#server/providers/tables.ts';
import { createReview } from '#server/reviews/create-review.ts';
import { reviewReports, reviews } from '#server/reviews/tables.ts';
import { calendarDate } from '#shared/dates.ts';
import { providerRights } from '#shared/rights.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { type MadePerson, makeBooking, makePerson, makeProvider, makeService } from '../support/factories.ts';
import type { Operation } from './rights-table.ts';

/** The kinds of rows that paths below /api/provider name, by the parameter or the word before `{id}`. */
const kindOf: Record<string, string> = {
  'services/{id}': 'service',
  'reviews/{id}': 'review',
  'members/{id}': 'member',
  'invitations/{id}': 'invitation',
  'time-off/{id}': 'timeOff',
  'saved-replies/{id}': 'savedReply',
  '{bookingId}': 'booking',
  '{changeId}': 'change',
  '{blockId}': 'block',
  '{importId}': 'import',
  '{eventId}': 'event',
};

/** What each call that takes a body is sent: it must be valid, so that the row is looked for. */
const bodies: Record<string, object> = {
  'PUT /api/provider/services/{id}': { version: 0, minStay: 2 },
  'POST /api/provider/services/{id}/blocks': {
    ...{ startDate: '2026-12-20', endDate: '2026-12-21', places: 1, source: 'phone' },
  },
  'POST /api/provider/services/{id}/blocks/open': { startDate: '2026-12-20', endDate: '2026-12-20' },
  'PUT /api/provider/services/{id}/day-prices': {
    ...{ startDate: '2026-12-20', endDate: '2026-12-21', pricePerUnit: 90 },
  },
  'POST /api/provider/services/{id}/calendar-imports': { name: 'Other', address: 'https://calendar.invalid/a.ics' },
  'PUT /api/provider/services/{id}/calendar-imports/{importId}': {
    ...{ name: 'Other', address: 'https://calendar.invalid/a.ics', places: 1 },
  },
  'POST /api/provider/services/{id}/calendar-imports/{importId}/conflicts/{eventId}/settle': { days: ['2026-12-20'] },
  'PUT /api/provider/services/{id}/pictures': { version: 'x', pictures: [] },
  'PUT /api/provider/reviews/{id}/answer': { text: 'Thank you.' },
  'POST /api/provider/reviews/{id}/report': { reason: 'It is about another place.' },
  'PUT /api/provider/members/{id}': { rights: ['bookings'] },
  'PUT /api/provider/saved-replies/{id}': { title: 'How to find us', text: 'Beside the market.' },
};
/** Calls whose query must name days. */
const queries: Record<string, string> = {
  'GET /api/provider/services/{id}/calendar': '&from=2026-12-01&to=2026-12-02',
};
const upload = 'POST /api/provider/services/{id}/pictures';

type Rows = Record<string, string>;
interface Business {
  providerId: string;
  owner: MadePerson;
  rows: Rows;
}

/** A photo as a form sends it. */
let photoForm: Buffer;
let product: TestApp;
let operations: Operation[];
let mine: Business;
let theirs: Business;

beforeAll(async () => {
  product = await createTestApp({ routes, jobs, env: { RATE_LIMITS: 'off' } });
  const { paths } = (await product.fastify.inject('/api/openapi.json')).json();
  operations = Object.entries<Record<string, { 'x-access': Operation['declared'] }>>(paths)
    .filter(([path]) => path.startsWith('/api/provider/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { 'x-access': declared }]) => ({
        ...{ method: method.toUpperCase() as Operation['method'], path, declared, bySignedAddress: false },
      })),
    );
  const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#853' } })
    .jpeg()
    .toBuffer();
  const field = (name: string) => `--x\r\ncontent-disposition: form-data; name="${name}"`;
  const file = '; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n';
  photoForm = Buffer.concat([
    Buffer.from(`${field('altEn')}\r\n\r\nA lion\r\n${field('file')}${file}`),
    ...[photo, Buffer.from('\r\n--x--\r\n')],
  ]);
  mine = await makeBusiness();
  theirs = await makeBusiness();
});
afterAll(() => product?.close());

/** A business with an owner who has every right, and one row of each kind. */
async function makeBusiness(): Promise<Business> {
  const { app, clock } = product;
  const { id: providerId } = await makeProvider(app);
  const [owner, member, traveller] = [await makePerson(app), await makePerson(app), await makePerson(app)];
  await addProviderMember(app, providerId, { personId: owner.id, rights: [...providerRights] });
  await addProviderMember(app, providerId, { personId: member.id, rights: ['bookings'] });
  const { id: service } = await makeService(app, { providerId });
  const now = clock.now();
  const made = await makeBooking(app, { person: traveller, serviceId: service });
  const past = await makeBooking(app, { person: traveller, serviceId: service, startDate: '2026-12-04' });
  await app.db.update(bookings).set({ status: 'completed' });
  const review = await createReview(app, traveller, { bookingId: past.id, rating: 4, text: 'Lovely.', language: 'en' });
  const days = { startDate: calendarDate('2026-12-10'), endDate: calendarDate('2026-12-11') };
  const [block, calendarImport, event, change] = [newId(), newId(), newId(), newId()];
  const [invitation, timeOff, savedReply] = [newId(), newId(), newId()];
  await app.db.insert(serviceBlocks).values({
    ...{ id: block, serviceId: service, ...days, places: 1, name: 'A guest', source: 'phone', createdAt: now },
  });
  await app.db.insert(providerTimeOff).values({ id: timeOff, providerId, ...days, reason: '', createdAt: now });
  await app.db
    .insert(savedReplies)
    .values({ id: savedReply, providerId, title: 'Hours', text: 'From 8.', createdAt: now });
  await app.db.insert(calendarImports).values({
    ...{ id: calendarImport, serviceId: service, name: 'Elsewhere', host: 'calendar.invalid' },
    ...{ addressSealed: app.secrets.seal('https://calendar.invalid/b.ics'), addressDigest: newId() },
    ...{ createdAt: now, nextReadAt: now, triedAt: now, readAt: now },
  });
  await app.db.insert(importedEvents).values({
    ...{ id: event, importId: calendarImport, key: 'one', ...days, windowEnd: false, conflictDays: [days.startDate] },
  });
  await app.db.insert(bookingChanges).values({
    ...{ id: change, bookingId: made.id, status: 'asked', ...days, guests: 1, places: 1, lines: [] },
    ...{ totalCents: made.totalCents, differenceCents: 0, policy: made.policy, askedBy: traveller.id, createdAt: now },
    ...{ fromStartDate: made.startDate, fromEndDate: made.endDate, fromGuests: 1, fromPlaces: 1 },
    ...{ fromTotalCents: made.totalCents, holdEndsAt: now },
  });
  await app.db.insert(providerInvitations).values({
    ...{ id: invitation, providerId, email: `${invitation}@example.com`, rights: ['money'], language: 'en' },
    ...{ tokenSha256: invitation, invitedBy: owner.id, sentAt: now, expiresAt: now },
  });
  const rows = {
    service,
    review: review.id,
    member: member.id,
    invitation,
    booking: made.id,
    change,
    block,
    event,
    timeOff,
    savedReply,
  };
  return { providerId, owner, rows: { ...rows, import: calendarImport } };
}

/** The parameters of a path with the kind of row that each names; undefined for a kind that `kindOf` lacks. */
const namedIn = (path: string) =>
  [...path.matchAll(/(?:([\w-]+)\/)?(\{\w+\})/g)].map(([, before, name]) => ({
    name: name ?? '',
    kind: kindOf[name ?? ''] ?? kindOf[`${before}/${name}`],
  }));

interface Asked {
  as: Business;
  providerId: string;
  /** Whose row stands for each parameter, in order. */
  from: readonly Business[];
}

function ask({ method, path }: Operation, { as, providerId, from }: Asked) {
  const call = `${method} ${path}`;
  const named = namedIn(path);
  const filled = named.reduce((url, { name, kind }, at) => url.replace(name, from[at]?.rows[kind ?? ''] ?? ''), path);
  const isUpload = call === upload;
  return product.fastify.inject({
    method,
    url: `${filled}?providerId=${providerId}${queries[call] ?? ''}`,
    headers: {
      authorization: `Bearer ${as.owner.token}`,
      ...(isUpload && { 'content-type': 'multipart/form-data; boundary=x' }),
    },
    ...(isUpload ? { payload: photoForm } : method !== 'GET' && { payload: bodies[call] ?? {} }),
  });
}

/** Everything that the calls might change. */
const everything = () =>
  Promise.all(
    [
      ...[services, bookings, bookingChanges, serviceBlocks, calendarImports, importedEvents, serviceFeeds],
      ...[reviews, reviewReports, providerMembers, providerInvitations, providerTimeOff, savedReplies],
    ].map((table) => product.app.db.select().from(table)),
  );

/** All ways to choose whose rows stand for the parameters, but that all of them are one's own. */
function mixes(count: number): Business[][] {
  const all = Array.from({ length: 2 ** count - 1 }, (_, place) => place + 1);
  return all.map((bits) => Array.from({ length: count }, (_, at) => (bits & (2 ** at) ? theirs : mine)));
}

test('every row that a path below /api/provider names has a kind here', () => {
  expect(operations.length).toBeGreaterThan(50);
  const unknown = operations.filter(({ path }) => namedIn(path).some(({ kind }) => kind === undefined));
  expect(unknown.map(({ path }) => path)).toEqual([]);
});

test('the owner of another business finds none of its rows, under neither business, and changes nothing', async () => {
  const before = await everything();
  for (const operation of operations) {
    const count = namedIn(operation.path).length;
    const tries = [
      ...(operation.declared.access === 'provider' && !operation.declared.anyProvider
        ? [{ providerId: theirs.providerId, from: Array.from({ length: count }, () => theirs) }]
        : []),
      ...mixes(count).map((from) => ({ providerId: mine.providerId, from })),
    ];
    for (const one of tries) {
      const answer = await ask(operation, { as: mine, ...one });
      const whose = one.from.map((business) => (business === theirs ? 'theirs' : 'mine')).join(', ');
      const what = `${operation.method} ${operation.path} (${whose}): ${answer.body.slice(0, 200)}`;
      expect.soft([answer.statusCode, answer.json().code], what).toEqual([404, 'not_found']);
    }
  }
  expect(await everything()).toEqual(before);
});

test('and lists filtered by its listing stay empty, its references are not checked in, its files are not opened', async () => {
  const headers = { authorization: `Bearer ${mine.owner.token}` };
  const { service, booking } = theirs.rows;
  for (const path of [
    `/api/provider/bookings?service=${service}`,
    `/api/provider/reviews?service=${service}`,
    `/api/provider/calendar/entries?service=${service}`,
  ]) {
    expect.soft((await product.fastify.inject({ url: path, headers })).json().items, path).toEqual([]);
  }
  const [{ reference } = { reference: '' }] = (await product.app.db.select().from(bookings)).filter(
    ({ id }) => id === booking,
  );
  const checkIn = { method: 'POST', url: '/api/provider/check-ins', headers } as const;
  expect((await product.fastify.inject({ ...checkIn, payload: { code: reference } })).statusCode).toBe(404);
  const sheet = `/api/provider/day-sheet.pdf?providerId=${theirs.providerId}`;
  for (const path of [`/api/bookings/${booking}/receipt.pdf`, sheet]) {
    const link = await product.fastify.inject({ method: 'POST', url: '/api/file-links', headers, payload: { path } });
    expect.soft((await product.fastify.inject({ url: link.json().url })).statusCode, path).toBe(404);
  }
});

test('the rows are there: their own owner is never told that they are not found', async () => {
  const deepFirst = operations.toSorted(
    (a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE') || b.path.length - a.path.length,
  );
  for (const operation of deepFirst) {
    const count = namedIn(operation.path).length;
    if (count === 0) continue;
    const own = { as: theirs, providerId: theirs.providerId, from: Array.from({ length: count }, () => theirs) };
    const answer = await ask(operation, own);
    const what = `${operation.method} ${operation.path}: ${answer.body.slice(0, 200)}`;
    expect.soft([404, 500], what).not.toContain(answer.statusCode);
  }
});
