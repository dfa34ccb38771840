import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntries } from '#server/audit/tables.ts';
import { createBooking } from '#server/bookings/create-booking.ts';
import { bookingsJobs } from '#server/bookings/jobs.ts';
import { bookings } from '#server/bookings/tables.ts';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { notificationsJobs } from '#server/notifications/jobs.ts';
import { calendarDate } from '#shared/dates.ts';
import { type MadePerson, makePerson } from '#tests/support/factories.ts';
import { approveProvider } from '../approve-provider.ts';
import { approveService, showServicesOfProvider } from '../approve-service.ts';
import { services } from '../tables.ts';
import { type ApprovalApp, applyAs, createApprovalApp, submitListing } from './approvals.fixture.ts';

let product: ApprovalApp;
let traveller: MadePerson;
beforeAll(async () => {
  product = await createApprovalApp([...bookingsJobs, ...notificationsJobs]);
  traveller = await makePerson(product.app);
});
afterAll(() => product?.close());

/** An approved provider with an approved listing, and the person who manages it. */
async function withListing() {
  const { id: providerId, people } = await applyAs(product);
  const id = await submitListing(product, { providerId });
  await approveProvider(product.app, product.admin, providerId);
  await approveService(product.app, product.admin, id);
  return { id, providerId, manager: people[0] as MadePerson };
}

const act = (id: string, what: 'take-down' | 'show-again' | 'feature', body: object = {}) =>
  product.post(`services/${id}/${what}`, body);
const own = (id: string, what: 'pause' | 'resume', { token }: MadePerson) =>
  product.fastify.inject({
    ...{ method: 'POST', url: `/api/provider/services/${id}/${what}` },
    headers: { authorization: `Bearer ${token}` },
  });
const isShown = async (id: string) => (await product.get(`/api/services/${id}`)).statusCode === 200;
const book = (serviceId: string) =>
  createBooking(product.app, traveller, {
    ...{ serviceId, guests: 1, startDate: calendarDate('2026-12-01') },
    contact: { name: traveller.name, email: traveller.email, phone: '' },
  });
const lettersTo = async ({ email }: MadePerson) =>
  ((await product.app.mail.mailbox?.list()) ?? []).filter(({ to }) => to === email);

test('a listing that is taken down cannot be found or booked, its booking stands, and its provider reads why', async () => {
  const { id, manager } = await withListing();
  const { id: bookingId } = await book(id);
  expect((await act(id, 'take-down', { reason: 'The boat has no life jackets.' })).statusCode).toBe(200);
  expect(await isShown(id)).toBe(false);
  await expect(book(id)).rejects.toThrow();
  const [booking] = await product.app.db.select().from(bookings).where(eq(bookings.id, bookingId));
  expect(booking?.status).toBe('pending');
  const shown = await product.get(`/api/provider/services/${id}`, manager);
  expect(shown.json().service).toMatchObject({ status: 'approved', takenDownReason: 'The boat has no life jackets.' });
  expect((await product.get(`/api/admin/services/${id}`)).json().takenDown).toEqual({
    ...{ at: product.clock.now().toISOString(), reason: 'The boat has no life jackets.' },
  });
  await product.drain();
  const [letter] = (await lettersTo(manager)).toReversed();
  expect(letter?.subject).toContain('taken your listing down');
  expect(letter?.text).toContain('The boat has no life jackets.');
  const audit = await product.app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  expect(audit.at(-1)).toMatchObject({
    ...{ action: 'service.taken_down', actorId: product.admin.id },
    detail: { reason: 'The boat has no life jackets.' },
  });
});

test('neither pausing and offering it again nor an approval of the provider shows it, but an admin does', async () => {
  const { id, providerId, manager } = await withListing();
  await act(id, 'take-down', { reason: 'Unsafe' });
  expect((await own(id, 'pause', manager)).statusCode).toBe(200);
  expect((await own(id, 'resume', manager)).statusCode).toBe(200);
  expect(await isShown(id)).toBe(false);
  await transaction(product.app, (tx) => showServicesOfProvider(tx, providerId));
  expect(await isShown(id)).toBe(false);
  expect((await act(id, 'show-again')).statusCode).toBe(200);
  expect(await isShown(id)).toBe(true);
  await product.drain();
  expect((await lettersTo(manager)).map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining('can be shown again'),
  );
  expect((await product.get(`/api/admin/services/${id}`)).json().takenDown).toBeNull();
});

test('a copy of one that is taken down is a draft like any other', async () => {
  const { id, manager } = await withListing();
  await act(id, 'take-down', { reason: 'Unsafe' });
  const copied = await product.fastify.inject({
    ...{ method: 'POST', url: `/api/provider/services/${id}/duplicate` },
    headers: { authorization: `Bearer ${manager.token}` },
  });
  expect(copied.statusCode, copied.body).toBe(201);
  expect(copied.json().service).toMatchObject({ status: 'draft', takenDownReason: null });
});

test('one that is paused stays hidden when it is no longer taken down', async () => {
  const { id, manager } = await withListing();
  await own(id, 'pause', manager);
  await act(id, 'take-down', { reason: 'Unsafe' });
  await act(id, 'show-again');
  expect(await isShown(id)).toBe(false);
  await own(id, 'resume', manager);
  expect(await isShown(id)).toBe(true);
});

test('what cannot be is refused, and changes nothing', async () => {
  const { id: providerId } = await applyAs(product);
  const waiting = await submitListing(product, { providerId });
  const { id, manager } = await withListing();
  const refusals = [
    [await act(waiting, 'take-down', { reason: 'Unsafe' }), 409, 'listing_state'],
    [await act(id, 'show-again'), 409, 'listing_state'],
    [await act(newId(), 'take-down', { reason: 'Unsafe' }), 404, 'not_found'],
    [await act(newId(), 'show-again'), 404, 'not_found'],
    [await act(newId(), 'feature', { featured: true }), 404, 'not_found'],
    [await act(id, 'take-down', { reason: ' ' }), 400, 'invalid_input'],
    [await act(id, 'take-down', { reason: 'a'.repeat(501) }), 400, 'invalid_input'],
    [await act(id, 'feature', {}), 400, 'invalid_input'],
  ] as const;
  for (const [answer, status, code] of refusals) {
    expect([answer.statusCode, answer.json().code], answer.body).toEqual([status, code]);
  }
  const asManager = { authorization: `Bearer ${manager.token}` };
  expect((await product.post(`services/${id}/take-down`, { reason: 'Unsafe' }, asManager)).statusCode).toBe(403);
  await act(id, 'take-down', { reason: 'Unsafe' });
  expect((await act(id, 'take-down', { reason: 'Once more' })).statusCode).toBe(409);
  const [row] = await product.app.db.select().from(services).where(eq(services.id, id));
  expect(row?.takenDownReason).toBe('Unsafe');
});

test('a listing is featured, and no longer', async () => {
  const { id } = await withListing();
  for (const featured of [true, false]) {
    expect((await act(id, 'feature', { featured })).statusCode).toBe(200);
    expect((await product.get(`/api/admin/services/${id}`)).json().featured).toBe(featured);
  }
});
