import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { people } from '#server/accounts/tables.ts';
import { signInAgain } from '../../support/factories.ts';
import { freshPhone, openScenario, type Stay, type Traveller } from '../../support/scenario.ts';
import { checkInvariants } from '../support/invariants.ts';
import { bookAndPay } from '../support/payments.ts';

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
});
