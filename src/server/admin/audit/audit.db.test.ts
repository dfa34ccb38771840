import { parse } from 'csv-parse/sync';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetOldNetworks } from '#server/audit/forget-networks.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { auditEntries, auditNetworks } from '#server/audit/tables.ts';
import { bookingsJobs } from '#server/bookings/jobs.ts';
import { services } from '#server/catalogue/tables.ts';
import { consentRequests } from '#server/consents/tables.ts';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { notificationsJobs } from '#server/notifications/jobs.ts';
import { reconciliationIssues } from '#server/payments/cases/tables.ts';
import { disputes } from '#server/payments/disputes/tables.ts';
import { payoutItems, payouts } from '#server/payments/payouts/tables.ts';
import { refunds } from '#server/payments/refunds/tables.ts';
import { providers } from '#server/providers/tables.ts';
import type { AuditEntries } from '#shared/contracts/admin-audit.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type MadePerson, makeBooking, makePerson, makeProvider, makeService } from '#tests/support/factories.ts';
import { payFor } from '../bookings/bookings.fixture.ts';
import { adminExportRoutes } from '../exports/routes.ts';
import { adminUserRoutes } from '../users/routes.ts';
import { adminAuditRoutes } from './routes.ts';

let product: TestApp;
let admin: MadePerson;
let other: MadePerson;
let booking: { id: string; reference: string };

beforeAll(async () => {
  product = await createTestApp({
    routes: [adminUserRoutes, adminAuditRoutes, adminExportRoutes],
    jobs: [...bookingsJobs, ...notificationsJobs],
  });
  admin = await makePerson(product.app, { role: 'admin', name: 'Achieng Otieno' });
  other = await makePerson(product.app, { name: 'Baraka Mwangi' });
  const { id: serviceId } = await makeService(product.app);
  booking = await makeBooking(product.app, { person: other, serviceId });
});
afterAll(() => product?.close());

const get = (path: string, { token } = admin) =>
  product.fastify.inject({ url: path, headers: { authorization: `Bearer ${token}` } });

async function list(query = ''): Promise<AuditEntries> {
  const answer = await get(`/api/admin/audit?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

/** Suspends somebody by the call of the back office. */
const suspend = (reason: string) =>
  product.fastify.inject({
    method: 'POST',
    url: `/api/admin/users/${other.id}/suspend`,
    headers: { authorization: `Bearer ${admin.token}` },
    remoteAddress: '41.90.64.7',
    payload: { reason },
  });

const record = (entry: { action: 'booking.papers_sent' | 'job.retried'; actorId: string | null; subjectId: string }) =>
  transaction(product.app, (tx) =>
    recordAudit(tx, {
      ...entry,
      subjectType: entry.action === 'job.retried' ? 'job' : 'booking',
      ...{ detail: { title: '=1+1' }, at: product.app.clock.now() },
    }),
  );

test('an act of an admin is found by who, what, to what and when, and says from where', async () => {
  expect((await suspend('Threatens hosts')).statusCode).toBe(200);
  await record({ action: 'booking.papers_sent', actorId: null, subjectId: booking.id });
  const suspended = {
    by: { id: admin.id, name: 'Achieng Otieno' },
    action: 'person.suspended',
    subject: { type: 'person', id: other.id, name: 'Baraka Mwangi', bookingId: null },
    detail: { reason: 'Threatens hosts' },
    network: '41.90.64.x',
  };
  const sent = {
    by: null,
    action: 'booking.papers_sent',
    subject: { type: 'booking', id: booking.id, name: booking.reference, bookingId: booking.id },
    network: null,
  };
  const ways = ['who=achieng', `who=${admin.id}`, `about=${other.id}`, 'about=mwangi', 'action=person.suspended'];
  for (const way of ways) {
    const { items, total } = await list(way);
    expect([items, total], way).toMatchObject([[suspended], 1]);
  }
  for (const way of ['who=system', `about=${booking.reference.toLowerCase()}`]) {
    expect((await list(way)).items, way).toMatchObject([sent]);
  }
  // Those before are of the listing and its provider.
  expect((await list('from=2026-11-21&to=2026-11-21')).items.slice(0, 2)).toMatchObject([sent, suspended]);
  for (const none of ['who=nobody', 'about=BK-1999-001', 'action=job.retried', 'from=2026-11-22', 'to=2026-11-20']) {
    expect(await list(none), none).toMatchObject({ items: [], total: 0 });
  }
});

test('a page goes on where the last one ended, also when somebody else has the name by now', async () => {
  const zuri = await makePerson(product.app, { role: 'admin', name: 'Zuri Wekesa' });
  for (const _ of [1, 2]) await record({ action: 'booking.papers_sent', actorId: zuri.id, subjectId: booking.id });
  const first = await list('who=zuri&pageSize=1');
  await makePerson(product.app, { name: 'Zuri Kamau' });
  const second = await list(`who=zuri&pageSize=1&after=${first.next}`);
  expect([first.items[0]?.by?.id, second.items[0]?.by?.id, second.next]).toEqual([zuri.id, zuri.id, null]);
  const other = await get(`/api/admin/audit?who=achieng&pageSize=1&after=${first.next}`);
  expect(other.statusCode).toBe(400);
});

/** Rows of money for the booking and for a provider of this name, and an entry about each; what each is called. */
async function recordMoney(name: string) {
  const { app, clock } = product;
  const { db } = app;
  const at = clock.now();
  const provider = await makeProvider(app);
  await db.update(providers).set({ name }).where(eq(providers.id, provider.id));
  const payment = await payFor(product, { bookingId: booking.id, personId: other.id, stripeIntentId: 'pi_audit' });
  const [refundId, disputeId, payoutId] = [newId(), newId(), newId()];
  await db.insert(refunds).values({
    ...{ id: refundId, paymentId: payment.id, reason: 'goodwill', usdCents: 100, currency: 'USD', amountMinor: 100 },
    ...{ method: 'stripe', status: 'succeeded', createdAt: at },
  });
  await db.insert(disputes).values({
    ...{ id: disputeId, paymentId: payment.id, stripeId: 'du_audit', amountCents: 100, reason: 'general' },
    ...{ status: 'needs_response', createdAt: at, updatedAt: at },
  });
  await db.insert(payouts).values({
    ...{ id: payoutId, providerId: provider.id, period: '2026-11-16', usdCents: 100, rate: 110, kesMinor: 11_000 },
    ...{ channel: 'mpesa', destinationSealed: '', destinationMasked: '', status: 'paid', createdAt: at },
  });
  await db.insert(payoutItems).values({
    ...{ id: newId(), payoutId, seq: 1, usdCents: 100, amountMinor: 11_000, channel: 'bank', status: 'paid' },
    ...{ destinationSealed: '', destinationMasked: '', receipt: 'FT26325XYZ', createdAt: at },
  });
  const consentIds = [newId(), newId()] as const;
  const ofBooking = { subjectId: booking.id, subjectName: booking.reference, bookingId: booking.id };
  const consents = [
    { id: consentIds[0], act: 'booking.refund', subjectType: 'booking', ...ofBooking },
    { id: consentIds[1], act: 'payout.approve', subjectType: 'payout', subjectId: payoutId, subjectName: name },
  ] as const;
  await db.insert(consentRequests).values(
    consents.map((consent) => ({
      ...{ ...consent, usdCents: 100, params: {}, sent: {}, facts: {}, callDigest: '', reason: 'Rain' },
      ...{ askedBy: admin.id, askedAt: at, expiresAt: at, status: 'expired' as const },
    })),
  );
  const entries = [
    { action: 'payment.never_came', subjectType: 'payment', subjectId: payment.id },
    { action: 'refund.retried', subjectType: 'refund', subjectId: refundId },
    { action: 'dispute.accepted', subjectType: 'dispute', subjectId: disputeId },
    { action: 'payout.approved', subjectType: 'payout', subjectId: payoutId },
    { action: 'consent.asked', subjectType: 'consent', subjectId: consentIds[0] },
    { action: 'consent.asked', subjectType: 'consent', subjectId: consentIds[1] },
  ] as const;
  await transaction(app, async (tx) => {
    for (const entry of entries) await recordAudit(tx, { ...entry, actorId: null, detail: {}, at });
  });
}

test('what belongs to a booking or a provider is found by the name that an entry shows', async () => {
  await recordMoney('Kilima Trails');
  const shown = async (about: string) => {
    const { items } = await list(`about=${encodeURIComponent(about)}`);
    return items.filter(({ subject }) => subject.name === about).map(({ subject }) => subject.type);
  };
  const ofBooking = await shown(booking.reference);
  expect(new Set(ofBooking)).toEqual(new Set(['booking', 'payment', 'refund', 'dispute', 'consent']));
  expect((await shown('Kilima Trails')).sort()).toEqual(['consent', 'payout']);
  expect((await list('about=kilima')).total).toBe(2);
  expect((await list('about=ft26325xyz')).items.map(({ subject }) => subject.type)).toEqual(['payout']);
  expect((await list('about=du_audit')).items.map(({ action }) => action)).toEqual(['dispute.accepted']);
});

test('a listing is found by either of its titles, whatever its accents', async () => {
  const { id } = await makeService(product.app);
  const entry = { actorId: null, action: 'service.approved', subjectType: 'service', subjectId: id } as const;
  await transaction(product.app, (tx) => recordAudit(tx, { ...entry, detail: {}, at: product.app.clock.now() }));
  const { titleEn } = (await product.app.db.select().from(services).where(eq(services.id, id)))[0] ?? {};
  const found = (await list(`about=${encodeURIComponent(titleEn?.toUpperCase() ?? '')}`)).items;
  expect(found.map(({ subject }) => subject.id)).toContain(id);
});

test('a case is found and called by its receipt, and what has no name by the words for it', async () => {
  const at = product.app.clock.now();
  const [issue] = await product.app.db
    .insert(reconciliationIssues)
    .values({ code: 'unattributed_receipt', subject: 'TKZ7ABCDE1', createdAt: at })
    .returning();
  const by = { actorId: null, detail: {}, at };
  await transaction(product.app, async (tx) => {
    const ended = { action: 'issue.returned', subjectType: 'issue', subjectId: issue?.id ?? '' } as const;
    await recordAudit(tx, { ...by, ...ended });
    await recordAudit(tx, { ...by, action: 'settings.changed', subjectType: 'settings', subjectId: '2' });
    const read = { action: 'mpesa_statement.imported', subjectType: 'mpesa_statement' } as const;
    await recordAudit(tx, { ...by, ...read, subjectId: at.toISOString() });
  });
  const actions = async (about: string) => (await list(`about=${about}`)).items.map(({ action }) => action);
  expect((await list('about=tkz7abcde1')).items).toMatchObject([
    { action: 'issue.returned', subject: { type: 'issue', name: 'TKZ7ABCDE1' } },
  ]);
  await product.app.db.update(reconciliationIssues).set({ returnedRef: 'TKZ7BACK01' });
  expect((await list('about=tkz7back01')).items.map(({ action }) => action)).toEqual(['issue.returned']);
  for (const words of ['tate', 'ting', 'mpesa']) expect(await actions(words), words).toEqual([]);
  for (const words of ['settings', 'Mipangilio']) expect(await actions(words), words).toEqual(['settings.changed']);
  for (const words of ['statement', 'M-Pesa%20statements', 'taarifa'])
    expect(await actions(words), words).toEqual(['mpesa_statement.imported']);
});

test('an action that is not known any more is still read', async () => {
  await product.app.db.execute(sql`insert into audit_entries (id, at, action, subject_type, subject_id)
    values (${newId()}, ${product.app.clock.now().toISOString()}, 'ship.launched', 'ship', 'x')`);
  expect((await list('about=x')).items).toMatchObject([{ action: 'ship.launched', subject: { type: 'ship' } }]);
});

test('what is no filter is refused', async () => {
  for (const wrong of ['action=person.praised', 'from=2026-02-30', `who=${'a'.repeat(255)}`]) {
    expect((await get(`/api/admin/audit?${wrong}`)).statusCode, wrong).toBe(400);
  }
});

test('the file has the entries that the filters leave, and no formula', async () => {
  await record({ action: 'job.retried', actorId: admin.id, subjectId: '=HYPERLINK("x")' });
  const answer = await get('/api/admin/audit.csv?action=job.retried');
  const [titles, ...rows] = parse(answer.body, { bom: true }) as string[][];
  expect(titles).toHaveLength(9);
  expect(rows).toEqual([
    [
      '2026-11-21T12:00:00+03:00',
      'Achieng Otieno',
      admin.id,
      'job.retried',
      'job',
      `'=HYPERLINK("x")`,
      '',
      '{"title":"=1+1"}',
      '',
    ],
  ]);
  expect((await get('/api/admin/audit.csv?action=nothing')).statusCode).toBe(400);
  expect((await list('action=audit.exported')).items).toMatchObject([
    { by: { id: admin.id }, detail: { action: 'job.retried' }, network: '127.0.0.x' },
  ]);
});

test('the database neither changes nor deletes an entry', async () => {
  const { db } = product.app;
  const { items } = await list();
  await expect(db.update(auditEntries).set({ detail: {} })).rejects.toThrow();
  await expect(db.delete(auditEntries).where(eq(auditEntries.id, items[0]?.id ?? ''))).rejects.toThrow();
  await expect(db.execute(sql`truncate audit_entries cascade`)).rejects.toThrow();
  expect((await list()).items).toEqual(items);
});

test('from where is kept for 180 days, and the entry for good', async () => {
  const { app, clock } = product;
  const day = 24 * 3_600_000;
  clock.advance(179 * day);
  await forgetOldNetworks(app);
  expect(await app.db.select().from(auditNetworks)).toHaveLength(2);
  clock.advance(2 * day);
  await forgetOldNetworks(app);
  expect(await app.db.select().from(auditNetworks)).toEqual([]);
  const entries = await app.db.select().from(auditEntries).where(eq(auditEntries.action, 'person.suspended'));
  expect(entries).toHaveLength(1);
});
