import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { adminUserRoutes } from '#server/admin/users/routes.ts';
import { auditEntries } from '#server/audit/tables.ts';
import { bookingsJobs } from '#server/bookings/jobs.ts';
import { bookings } from '#server/bookings/tables.ts';
import { formOf, photoOf } from '#server/catalogue/editing/editing.fixture.ts';
import { catalogueRoutes } from '#server/catalogue/routes.ts';
import { notificationsJobs } from '#server/notifications/jobs.ts';
import { ownReviewsRoutes } from '#server/reviews/own-routes.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type MadePerson, makeBooking, makePerson, makeService } from '#tests/support/factories.ts';
import { avatarsPerDay, renewAvatarAddress } from './avatar.ts';
import { accountsRoutes } from './routes.ts';

let made: TestApp;
beforeAll(async () => {
  made = await createTestApp({
    keeps: true,
    env: { RATE_LIMITS: 'on' },
    routes: [accountsRoutes, adminUserRoutes, catalogueRoutes, ownReviewsRoutes],
    jobs: [...bookingsJobs, ...notificationsJobs],
  });
});
afterAll(() => made?.close());

const headersOf = (person?: { token: string }) => (person ? { authorization: `Bearer ${person.token}` } : {});

function send(person: { token: string } | undefined, photo: Buffer) {
  const { body, headers } = formOf(photo, {});
  const url = '/api/auth/avatar';
  return made.fastify.inject({ method: 'POST', url, payload: body, headers: { ...headers, ...headersOf(person) } });
}

const remove = (person: { token: string }) =>
  made.fastify.inject({ method: 'DELETE', url: '/api/auth/avatar', headers: headersOf(person) });
const me = (person: { token: string }) =>
  made.fastify.inject({ method: 'GET', url: '/api/auth/me', headers: headersOf(person) });
const open = (url: string) => made.fastify.inject({ method: 'GET', url });
const onDisk = () => readdir(join(made.app.config.dataDir, 'files', 'avatars')).catch((): string[] => []);

/** Sends a photo that is taken. @returns its address */
async function avatarOf(person: { token: string }, colour: string): Promise<string> {
  const sent = await send(person, await photoOf(colour));
  expect(sent.statusCode, sent.body).toBe(200);
  return sent.json().user.avatar;
}

async function reviewedBy(person: MadePerson): Promise<string> {
  const { id: serviceId } = await makeService(made.app, { category: 'safari' });
  const { id: bookingId } = await makeBooking(made.app, { person, serviceId });
  await made.app.db
    .update(bookings)
    .set({ status: 'completed', completesAt: made.app.clock.now() })
    .where(eq(bookings.id, bookingId));
  const written = await made.fastify.inject({
    ...{ method: 'POST', url: '/api/reviews', headers: headersOf(person) },
    payload: { bookingId, rating: 5, text: 'Lovely morning.', language: 'en' },
  });
  expect(written.statusCode, written.body).toBe(201);
  return serviceId;
}

const authorImageOn = async (serviceId: string) =>
  (await open(`/api/services/${serviceId}`)).json().reviews[0].authorImage;

test('a photo becomes a small square without metadata, replaces the one before, and is deleted', async () => {
  const person = await makePerson(made.app);
  const camera = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Copyright: 'Amina' }, IFD3: { GPSLatitude: '1/1 17/1 0/1' } })
    .jpeg()
    .toBuffer();
  const sent = await send(person, camera);
  const { user } = sent.json();
  expect(user.avatar).toMatch(/^\/avatars\/[0-9a-f]{32}$/);
  const opened = await open(user.avatar);
  expect(opened.headers['content-type']).toBe('image/webp');
  const facts = await sharp(opened.rawPayload).metadata();
  expect(facts).toMatchObject({ format: 'webp', width: 256, height: 256 });
  expect(facts.exif).toBeUndefined();

  const next = await avatarOf(person, 'gold');
  expect((await open(user.avatar)).statusCode).toBe(404);
  expect((await open(next)).statusCode).toBe(200);
  expect((await me(person)).json().user.avatar).toBe(next);

  expect((await remove(person)).json().user.avatar).toBeNull();
  expect((await open(next)).statusCode).toBe(404);
  expect((await remove(person)).statusCode, 'once more').toBe(200);
  expect(await onDisk()).toEqual([]);
});

test('it stands beside the reviews of whoever shows their profile', async () => {
  const person = await makePerson(made.app, { name: 'Nekesa Wafula' });
  const serviceId = await reviewedBy(person);
  expect(await authorImageOn(serviceId)).toBeNull();
  const avatar = await avatarOf(person, 'navy');
  expect(await authorImageOn(serviceId)).toBe(avatar);
  await made.fastify.inject({
    ...{ method: 'PUT', url: '/api/auth/preferences', headers: headersOf(person) },
    payload: { privacy: { profileVisible: false, showBookingHistory: false } },
  });
  expect(await authorImageOn(serviceId)).toBeNull();
  expect((await open(avatar)).statusCode, 'for whoever has seen its address').toBe(404);
  const { user } = (await me(person)).json();
  expect((await open(user.avatar)).statusCode).toBe(200);
});

test('a picture that is removed while its address is renewed stays removed', async () => {
  const person = await makePerson(made.app);
  await avatarOf(person, 'teal');
  const before = new Set(await onDisk());
  // Between reading the picture and writing its new address.
  const { put } = made.app.files;
  vi.spyOn(made.app.files, 'put').mockImplementationOnce(async (key, bytes) => {
    await put(key, bytes);
    await remove(person);
  });
  await renewAvatarAddress(made.app, person.id);
  expect((await me(person)).json().user.avatar).toBeNull();
  expect((await onDisk()).filter((name) => !before.has(name))).toEqual([]);
});

test('browsers ask each time whether it is still there', async () => {
  const avatar = await avatarOf(await makePerson(made.app), 'teal');
  const { headers } = await open(avatar);
  expect(headers['cache-control']).toBe('private, no-cache');
  const again = await made.fastify.inject({ method: 'GET', url: avatar, headers: { 'if-none-match': headers.etag } });
  expect(again.statusCode).toBe(304);
});

test('a file that cannot be removed does not take the new picture along', async () => {
  const person = await makePerson(made.app);
  await avatarOf(person, 'teal');
  const remove = vi.spyOn(made.app.files, 'remove').mockRejectedValue(new Error('EIO'));
  const next = await avatarOf(person, 'gold');
  expect(remove).toHaveBeenCalledOnce();
  expect((await open(next)).statusCode).toBe(200);
});

test('an admin sees it and removes it with a reason; without a picture there is nothing to remove', async () => {
  const [person, admin] = [await makePerson(made.app), await makePerson(made.app, { role: 'admin' })];
  const serviceId = await reviewedBy(person);
  const avatar = await avatarOf(person, 'maroon');
  const kept = await onDisk();
  expect(await authorImageOn(serviceId)).toBe(avatar);
  const path = `/api/admin/users/${person.id}`;
  const take = (payload: object, { token }: { token: string } = admin) =>
    made.fastify.inject({ method: 'POST', url: `${path}/remove-avatar`, payload, headers: headersOf({ token }) });
  const seen = async () => (await made.fastify.inject({ url: path, headers: headersOf(admin) })).json();
  const myAvatar = async () =>
    (await made.fastify.inject({ url: '/api/auth/me', headers: headersOf(person) })).json().user.avatar;
  expect([(await seen()).avatar, await myAvatar()]).toEqual([avatar, avatar]);
  expect((await take({ reason: 'Not a person' }, person)).statusCode).toBe(403);
  expect((await take({ reason: ' ' })).json().fields).toHaveProperty('reason');
  expect((await take({ reason: 'Not a person' })).json()).toEqual({ success: true });
  expect([(await seen()).avatar, await myAvatar(), await authorImageOn(serviceId)]).toEqual([null, null, null]);
  expect((await open(avatar)).statusCode).toBe(404);
  expect((await onDisk()).length).toBe(kept.length - 1);
  expect((await take({ reason: 'Not a person' })).statusCode).toBe(404);
  expect(await made.app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, person.id))).toMatchObject([
    { actorId: admin.id, action: 'person.avatar_removed', subjectType: 'person', detail: { reason: 'Not a person' } },
  ]);
  expect((await seen()).history).toMatchObject([{ action: 'person.avatar_removed', reason: 'Not a person' }]);
});

test('a file of an account that has another picture meanwhile is read by nobody', async () => {
  const person = await makePerson(made.app);
  const left = '0123456789abcdef0123456789abcdef';
  await made.app.files.put(`avatars/${left}`, await photoOf('red'));
  expect((await open(`/avatars/${left}`)).statusCode).toBe(404);
  expect((await open('/avatars/..%2Fdocuments')).statusCode).toBe(404);
  expect((await open(await avatarOf(person, 'red'))).statusCode).toBe(200);
});

test('what is no photo, is too small, or comes from a visitor is refused and leaves nothing', async () => {
  const person = await makePerson(made.app);
  const before = await onDisk();
  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  expect((await send(person, script)).statusCode).toBe(415);
  expect((await send(person, await photoOf('red', { width: 239, height: 300 }))).statusCode).toBe(400);
  const whole = await photoOf('red');
  expect((await send(person, whole.subarray(0, whole.length - 400))).statusCode).toBe(400);
  expect((await send(undefined, whole)).statusCode).toBe(401);
  expect(await onDisk()).toEqual(before);
});

test('a person sends twenty a day at most', async () => {
  const person = await makePerson(made.app);
  const small = await photoOf('red', { width: 10, height: 10 });
  for (let sent = 0; sent < avatarsPerDay.most; sent += 1) expect((await send(person, small)).statusCode).toBe(400);
  const refused = await send(person, await photoOf('red'));
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_tries']);
});

test('two photos at one instant leave one file', async () => {
  const person = await makePerson(made.app);
  const before = new Set(await onDisk());
  await Promise.all([avatarOf(person, 'red'), avatarOf(person, 'blue')]);
  const added = (await onDisk()).filter((name) => !before.has(name));
  expect(added).toHaveLength(1);
  expect((await me(person)).json().user.avatar).toBe(`/avatars/${added[0]}`);
});
