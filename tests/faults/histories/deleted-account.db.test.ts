import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { people } from '#server/accounts/tables.ts';
import { signInAgain } from '../../support/factories.ts';
import { freshPhone, openScenario, type Stay, type Traveller } from '../../support/scenario.ts';
import { checkInvariants, stateOf } from '../support/invariants.ts';
import { bookAndPay, refundPart } from '../support/payments.ts';

const scenario = await openScenario();
const daySeconds = 24 * 3_600;

/** Has the account of the traveller deleted, and lets its waiting time pass. */
async function deleteAccount({ traveller }: Stay): Promise<{ status: number; code: unknown }> {
  const again = await signInAgain(scenario.product.app, traveller as Parameters<typeof signInAgain>[1]);
  const { status, body } = await scenario.call('/api/own-data/deletion', { method: 'POST', as: again });
  await scenario.pass(15 * daySeconds, 5 * daySeconds);
  return { status, code: body.code };
}

async function isDeleted({ id }: Pick<Traveller, 'id'>): Promise<boolean> {
  const [row] = await scenario.product.app.db.select().from(people).where(eq(people.id, id));
  return Boolean(row?.deletedAt);
}

test('a paid trip keeps its account; once it is over, books, papers and history stay as they are without it', async () => {
  const stay = await bookAndPay(scenario, freshPhone());
  await refundPart(scenario, stay, { amount: 10 });
  expect(await deleteAccount(stay)).toEqual({ status: 409, code: 'booking_ahead' });
  expect(await isDeleted(stay.traveller)).toBe(false);
  await scenario.pass(30 * daySeconds, 5 * daySeconds);
  await checkInvariants(scenario, stay);
  expect(await deleteAccount(stay)).toEqual({ status: 200, code: undefined });
  expect(await isDeleted(stay.traveller)).toBe(true);
  await checkInvariants(scenario, stay);
  const admin = await scenario.admin();
  for (const path of [
    `/api/admin/bookings/${stay.id}`,
    `/api/admin/users/${stay.traveller.id}`,
    `/api/bookings/${stay.id}`,
    `/api/bookings/${stay.id}/receipt.pdf`,
    '/api/admin/payments',
  ]) {
    expect([path, (await scenario.call(path, { as: admin })).status]).toEqual([path, 200]);
  }
  const phones = await scenario.query(sql`select phone_sealed, phone_tail from disbursements`);
  expect(phones).toEqual([{ phone_sealed: null, phone_tail: null }]);
});

test('a part that is refunded after the account is gone is sent by a person, since nobody knows the phone', async () => {
  const stay = await bookAndPay(scenario, freshPhone());
  await scenario.pass(30 * daySeconds, 5 * daySeconds);
  expect((await deleteAccount(stay)).status).toBe(200);
  await refundPart(scenario, stay);
  await scenario.pass(3_600, 600);
  const { refunds, issues } = await stateOf(scenario.product, stay);
  expect(refunds).toMatchObject([{ method: 'manual', status: 'manual', amount: 440_000 }]);
  expect(issues).toContain('refund_by_hand');
  await checkInvariants(scenario, stay);
  const as = await scenario.admin();
  const { body } = await scenario.call<{ items: { id: string }[] }>('/api/admin/refunds?status=manual', { as });
  const retried = await scenario.call(`/api/admin/refunds/${body.items[0]?.id}/retry`, { as, method: 'POST' });
  expect(retried).toMatchObject({ status: 409, body: { code: 'not_ready' } });
});
