import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { freshPhone, openScenario, type Stay } from '../../support/scenario.ts';
import { checkInvariants } from '../support/invariants.ts';
import { bookAndPay, refundPart } from '../support/payments.ts';
import { rows } from '../support/rows.ts';

/** M-Pesa refuses every order to this phone, as if the disbursement account were empty. */
const refusing = '41';

const scenario = await openScenario();
afterEach(() => scenario.product.control('daraja', 'float', { kes: 1_000_000 }));

async function refundOf(stay: Stay) {
  const [refund] = await rows<{ id: string; status: string; tries: number }>(
    scenario.product.app,
    sql`select r.id, r.status, r.tries from refunds r join payments p on p.id = r.payment_id
        where p.booking_id = ${stay.id}`,
  );
  return refund ?? expect.unreachable('there is no refund');
}

/** The cases of a booking's refund, and of the orders that were made for it. */
async function casesOf(stay: Stay): Promise<string[]> {
  const { id } = await refundOf(stay);
  const found = await rows<{ code: string; status: string; note: string | null }>(
    scenario.product.app,
    sql`select code, status, note from reconciliation_issues where subject = ${id}
          or subject in (select id::text from disbursements where owner_id = ${id}) order by code`,
  );
  return found.map(({ code, status, note }) => [code, status, note].filter(Boolean).join(' '));
}

test('however often M-Pesa refuses a refund, there is one case, which closes when a person is to send it', async () => {
  const stay = await bookAndPay(scenario, refusing);
  await refundPart(scenario, stay);
  await scenario.pass(20, 5);
  expect(await casesOf(stay)).toEqual(['provider_refuses open']);
  await scenario.pass(6 * 60, 30);
  expect((await refundOf(stay)).tries).toBeGreaterThan(1);
  expect(await casesOf(stay)).toEqual(['provider_refuses open']);
  await scenario.pass(24 * 3_600, 1_800);
  expect(await refundOf(stay)).toMatchObject({ status: 'manual', tries: 8 });
  expect(await casesOf(stay)).toEqual(['provider_refuses closed manual', 'refund_by_hand open']);
  await checkInvariants(scenario, stay);
});

test('a refund whose refusal is final is to be sent by hand at once, with one case', async () => {
  const stay = await bookAndPay(scenario, '47');
  await refundPart(scenario, stay);
  await scenario.pass(20, 5);
  expect(await refundOf(stay)).toMatchObject({ status: 'manual', tries: 1 });
  expect(await casesOf(stay)).toEqual(['provider_refuses closed manual', 'refund_by_hand open']);
});

test('the case is closed when the refund is sent', async () => {
  await scenario.product.control('daraja', 'float', { kes: 0 });
  const stay = await bookAndPay(scenario, freshPhone());
  await refundPart(scenario, stay);
  await scenario.pass(20, 5);
  expect(await casesOf(stay)).toEqual(['provider_refuses open']);
  await scenario.product.control('daraja', 'float', { kes: 1_000_000 });
  await scenario.pass(360, 30);
  expect(await refundOf(stay)).toMatchObject({ status: 'succeeded' });
  expect(await casesOf(stay)).toEqual(['provider_refuses closed succeeded']);
});

test('the case is closed when the refund is withdrawn', async () => {
  const stay = await bookAndPay(scenario, refusing);
  await refundPart(scenario, stay);
  await scenario.pass(20, 5);
  for (let tries = 0; tries < 6 && (await refundOf(stay)).status !== 'queued'; tries++) await scenario.pass(5);
  const path = `/api/admin/refunds/${(await refundOf(stay)).id}/withdraw`;
  expect((await scenario.call(path, { method: 'POST', as: await scenario.admin() })).status).toBe(200);
  expect(await casesOf(stay)).toEqual(['provider_refuses closed withdrawn']);
});
