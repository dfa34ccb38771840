import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetOldSessions } from '#server/accounts/forget-old-sessions.ts';
import { emailVerifications, sessions } from '#server/accounts/tables.ts';
import { bookingsJobs } from '#server/bookings/jobs.ts';
import { newId } from '#server/db/columns.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeBooking, makePerson, makeService } from '#tests/support/factories.ts';
import { reconciliationIssues } from '../cases/tables.ts';
import { paymentAttempts, payments } from '../records/tables.ts';
import { forgetPersons } from './forget-persons.ts';
import { hookTokens, providerEvents } from './tables.ts';

const day = 24 * 3_600_000;
let product: TestApp;
beforeAll(async () => {
  product = await createTestApp({ jobs: bookingsJobs });
});
afterAll(() => product.close());

const ago = (days: number) => new Date(product.clock.now().getTime() - days * day);

const body = (phone: number | null) =>
  JSON.stringify({
    Body: {
      stkCallback: {
        CheckoutRequestID: 'ws_CO_1',
        ResultCode: 0,
        CallbackMetadata: {
          Item: [
            { Name: 'Amount', Value: 11_000 },
            { Name: 'PhoneNumber', Value: phone },
          ],
        },
      },
    },
  });

test('the bodies of events older than 180 days are redacted and noted as such; younger ones stay; a second run changes nothing', async () => {
  const { db } = product.app;
  const event = (receivedAt: Date, note: string | null) => ({
    id: newId(),
    provider: 'daraja' as const,
    eventKey: newId(),
    eventType: 'stk',
    raw: Buffer.from(body(254712345678)),
    receivedAt,
    note,
  });
  const [old, noted, young] = [event(ago(181), null), event(ago(200), 'callback_mismatch'), event(ago(179), null)];
  await db.insert(providerEvents).values([old, noted, young]);
  const after = async () => {
    const rows = await db
      .select()
      .from(providerEvents)
      .where(inArray(providerEvents.id, [old.id, noted.id, young.id]));
    return Object.fromEntries(rows.map(({ id, raw, note }) => [id, { raw: raw.toString('utf8'), note }]));
  };
  await forgetPersons(product.app);
  const expected = {
    [old.id]: { raw: body(null), note: 'redacted' },
    [noted.id]: { raw: body(null), note: 'callback_mismatch; redacted' },
    [young.id]: { raw: body(254712345678), note: null },
  };
  expect(await after()).toEqual(expected);
  await forgetPersons(product.app);
  expect(await after()).toEqual(expected);
});

test('the CheckoutRequestID of a push older than 180 days loses its phone number; two pushes of one moment stay distinct', async () => {
  const { app } = product;
  const [person, service] = [await makePerson(app), await makeService(app)];
  const { id: bookingId } = await makeBooking(app, { person, serviceId: service.id });
  const paymentId = newId();
  const at = { createdAt: ago(200), updatedAt: ago(200) };
  await app.db.insert(payments).values({ id: paymentId, bookingId, dueCents: 10_000, ...at });
  const push = (phone: string, createdAt: Date, seq: number) => ({
    id: newId(),
    paymentId,
    seq,
    provider: 'daraja' as const,
    status: 'failed' as const,
    currency: 'KES' as const,
    amountMinor: 1_100_000,
    usdCents: 10_000,
    personId: person.id,
    checkoutRequestId: `ws_CO_21052026143005123${phone}`,
    createdAt,
  });
  const [old, other, young] = [
    push('712345678', ago(181), 1),
    push('112345678', ago(181), 2),
    push('712345679', ago(179), 3),
  ];
  await app.db.insert(paymentAttempts).values([old, other, young]);
  const names = async () =>
    Object.fromEntries(
      (await app.db.select().from(paymentAttempts)).map(({ id, checkoutRequestId }) => [id, checkoutRequestId]),
    );
  const expected = {
    [old.id]: `ws_CO_21052026143005123-${old.id}`,
    [other.id]: `ws_CO_21052026143005123-${other.id}`,
    [young.id]: young.checkoutRequestId,
  };
  await forgetPersons(app);
  expect(await names()).toEqual(expected);
  await forgetPersons(app);
  expect(await names()).toEqual(expected);
});

test('expired callback paths are deleted, and so is the account reference in an old closed case', async () => {
  const { db } = product.app;
  const token = (sha256: string, expiresAt: Date) => ({ sha256, purpose: 'stk' as const, ownerId: newId(), expiresAt });
  await db.insert(hookTokens).values([token('gone', ago(1)), token('kept', ago(-1))]);
  const issue = (subject: string, closedAt: Date | null) => ({
    code: 'unattributed_receipt' as const,
    subject,
    found: { amountMinor: 400_000, accountReference: 'Jane' },
    status: closedAt ? ('closed' as const) : ('open' as const),
    createdAt: ago(300),
    closedAt,
  });
  await db.insert(reconciliationIssues).values([issue('OLD', ago(181)), issue('OPEN', null)]);
  await forgetPersons(product.app);
  expect(await db.select({ sha256: hookTokens.sha256 }).from(hookTokens)).toEqual([{ sha256: 'kept' }]);
  const rows = await db.select().from(reconciliationIssues).orderBy(reconciliationIssues.subject);
  expect(rows.map(({ found }) => found)).toEqual([
    { amountMinor: 400_000 },
    { amountMinor: 400_000, accountReference: 'Jane' },
  ]);
});

test('sessions and email links are deleted 30 days after their end', async () => {
  const { db } = product.app;
  const person = await makePerson(product.app);
  const session = (tokenSha256: string, expiresAt: Date, endedAt: Date | null = null) => ({
    personId: person.id,
    tokenSha256,
    remember: true,
    createdAt: ago(90),
    expiresAt,
    endedAt,
  });
  await db.delete(sessions).where(eq(sessions.personId, person.id));
  await db
    .insert(sessions)
    .values([
      session('expired', ago(31)),
      session('ended', ago(-30), ago(31)),
      session('just ended', ago(-30), ago(29)),
      session('live', ago(-1)),
    ]);
  const link = (tokenSha256: string, expiresAt: Date, usedAt: Date | null = null) => ({
    tokenSha256,
    personId: person.id,
    email: person.email,
    createdAt: ago(60),
    expiresAt,
    usedAt,
  });
  await db
    .insert(emailVerifications)
    .values([link('old', ago(31)), link('used', ago(0), ago(31)), link('new', ago(1))]);
  await forgetOldSessions(product.app);
  const kept = await db.select({ token: sessions.tokenSha256 }).from(sessions).where(eq(sessions.personId, person.id));
  expect(kept.map(({ token }) => token).toSorted()).toEqual(['just ended', 'live']);
  const links = await db
    .select({ token: emailVerifications.tokenSha256 })
    .from(emailVerifications)
    .where(eq(emailVerifications.personId, person.id));
  expect(links.map(({ token }) => token)).toEqual(['new']);
});
