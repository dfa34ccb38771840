import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { makePerson } from '../../../tests/support/factories.ts';
import { forgetOldSessions } from '../accounts/forget-old-sessions.ts';
import { emailVerifications, sessions } from '../accounts/tables.ts';
import { newId } from '../db/columns.ts';
import { forgetPersons } from './forget-persons.ts';
import { reconciliationIssues } from './reconciliation/tables.ts';
import { hookTokens, providerEvents } from './tables.ts';

const day = 24 * 3_600_000;
let product: TestApp;
beforeAll(async () => {
  product = await createTestApp();
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

test('bodies older than 180 days name nobody, and say so; younger ones are as they came; a second run changes nothing', async () => {
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

test('callback paths go when they have run out, and what was typed as an account with its closed case', async () => {
  const { db } = product.app;
  const token = (sha256: string, expiresAt: Date) => ({ sha256, purpose: 'stk' as const, ownerId: newId(), expiresAt });
  await db.insert(hookTokens).values([token('gone', ago(1)), token('kept', ago(-1))]);
  const issue = (subject: string, closedAt: Date | null) => ({
    code: 'unattributed_receipt',
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

test('sessions and links are removed 30 days after their end', async () => {
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
