import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { earnPoints } from '#server/loyalty/earn-points.ts';
import { settle } from '#server/payments/attempts/settling/settle.ts';
import { addDays, calendarDate, startOfDayNairobi, today } from '#shared/dates.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import { listService, openScenario, type Scenario, type Stay } from '../../support/scenario.ts';
import { mockMpesaAnswer, SILENT_PHONE, sendForgedCallback } from './forged-callback.ts';

/** USD 100.00 for two guests, of which half is refundable until the day before; a third guest is USD 50.00. */
export const POINTS = 500;
export const KES = { first: 11_000, third: 5_500 };

export interface TwoPayments {
  stay: Stay;
  attemptId: string;
  issueId: string;
}

interface Wishes {
  days?: number;
  guests?: number;
  /** Points that pay a part of the 100.00. */
  points?: number;
  fewerFirst?: boolean;
  meanwhile?: (stay: Stay) => Promise<unknown>;
}

/** A scenario of the test file, with actions and queries for a booking of whose two payments one never comes. */
export async function openTwoPayments() {
  const scenario = await openScenario();
  const serviceId = await listService(scenario.product, 5_000, { capacity: 40, policy: 'moderate' });
  return { scenario, ...actsOn(scenario, serviceId), ...viewsOf(scenario, serviceId) };
}

function actsOn(scenario: Scenario, serviceId: string) {
  const { app, clock } = scenario.product;

  /** A payment that counts on its callback alone, because M-Pesa does not answer queries. */
  async function payUnverified(stay: Stay, amount: number): Promise<void> {
    mockMpesaAnswer(scenario, 'nothing');
    expect((await scenario.push(stay, SILENT_PHONE, { amount })).status).toBe(200);
    await sendForgedCallback(scenario, stay, undefined, amount);
    await scenario.pass(45, 5);
    vi.restoreAllMocks();
  }

  async function payByCard(stay: Stay): Promise<void> {
    await scenario.card(stay, '4242424242424242');
    await scenario.pass(6);
  }

  async function change(stay: Stay, body: { startDate: string; guests: number; total: number }): Promise<void> {
    const { status } = await scenario.call(`/api/bookings/${stay.id}/changes`, { as: stay.traveller, body });
    expect(status).toBe(201);
  }

  /** A booking with two payments, of which M-Pesa denies one: the booking's own, or the third guest's. */
  async function payTwice(denied: 'first' | 'third', wishes: Wishes = {}): Promise<TwoPayments> {
    const { days = 20, guests = 3, points = POINTS, fewerFirst = false, meanwhile } = wishes;
    const traveller = await scenario.register();
    await transaction(app, (tx) =>
      earnPoints(tx, { personId: traveller.id, bookingId: newId(), points, at: clock.now() }),
    );
    const startDate = addDays(today(clock), days);
    const stay = await scenario.book({ traveller, serviceId, startDate, points });
    await (denied === 'first' ? payUnverified(stay, KES.first - points * 1.1) : payByCard(stay));
    if (fewerFirst) await change(stay, { startDate, guests: 1, total: 50 });
    const wish = { startDate, guests, total: guests * 50 };
    await change(stay, wish);
    await (denied === 'third' ? payUnverified(stay, (guests - (fewerFirst ? 1 : 2)) * KES.third) : payByCard(stay));
    expect(await scenario.read(stay)).toMatchObject({ status: 'confirmed', guests });
    await meanwhile?.(stay);
    mockMpesaAnswer(scenario, 'unpaid');
    await scenario.pass(3_600, 300);
    const { rows } = await app.db.execute<{ attemptId: string; issueId: string }>(
      sql`select a.id as "attemptId", i.id as "issueId" from payment_attempts a
          join payments p on p.id = a.payment_id join reconciliation_issues i on i.subject = a.id::text
          where p.booking_id = ${stay.id} and i.code = 'callback_contradicted'`,
    );
    const [found] = rows;
    if (!found) throw new Error('there is no case');
    return { stay, ...found };
  }

  /** An admin notes that the payment never came; then everything that follows runs. */
  async function noteNeverCame({ issueId }: TwoPayments) {
    const as = await scenario.admin();
    const path = `/api/admin/reconciliation/issues/${issueId}/never-came`;
    const answer = await scenario.call(path, { as, body: { reason: 'Not in the portal' } });
    vi.restoreAllMocks();
    await scenario.pass(3_700, 600);
    return answer;
  }

  /** Moves the clock to noon of the trip's first day. */
  async function beginTrip({ startDate }: Stay): Promise<void> {
    const noon = startOfDayNairobi(calendarDate(startDate)).getTime() + 12 * 3_600_000;
    await scenario.advance((noon - clock.now().getTime()) / 1_000);
  }

  /** M-Pesa confirms the payment after all. @param amount shillings */
  async function comeAfterAll({ attemptId }: TwoPayments, amount: number): Promise<void> {
    const proof = { verified: true, receivedMinor: amount * 100, resultCode: '0' };
    await transaction(app, (tx) =>
      settle(app, tx, { attemptId, outcome: { status: 'succeeded', proof }, source: 'job' }),
    );
  }

  return { payByCard, change, payTwice, noteNeverCame, beginTrip, comeAfterAll };
}

function viewsOf({ product: { app }, query: run }: Scenario, serviceId: string) {
  const sums = ({ id }: Stay) =>
    run<{ account: string; minor: number }>(
      sql`select account, sum(amount_minor)::int as minor from ledger_entries where booking_id = ${id}
          group by 1 having sum(amount_minor) <> 0 order by 1`,
    );
  const standingOf = async ({ id }: Stay) => [
    ...(await run<{ status: string }>(sql`select status from bookings where id = ${id}`)),
    ...(await run<{ status: string }>(sql`select status from payments where booking_id = ${id} order by seq`)),
  ];
  return {
    run,
    sums,
    refundsOf: ({ id }: Stay) =>
      run<{ seq: number; status: string; usd: number; reason: string }>(
        sql`select p.seq, r.status, r.usd_cents::int as usd, r.reason from refunds r join payments p on p.id = r.payment_id
            where p.booking_id = ${id} order by p.seq, r.created_at`,
      ),
    standing: async (stay: Stay) => (await standingOf(stay)).map(({ status }) => status).join(' '),
    pointsOf: async ({ traveller }: Stay) =>
      (await run<{ balance: number }>(sql`select balance from points_accounts where person_id = ${traveller.id}`))[0]
        ?.balance,
    lettersWith: async ({ traveller }: Stay, key: KeyOf<'mail'>) => {
      const box = (await app.mail.mailbox?.list()) ?? [];
      const text = translate('en', 'mail', key);
      return box.filter((letter) => letter.to === traveller.email && letter.text.includes(text)).length;
    },
    takenOn: async ({ startDate }: Stay) =>
      (
        await run<{ taken: number }>(
          sql`select taken from service_days where service_id = ${serviceId} and date = ${startDate}`,
        )
      )[0]?.taken,
    sumOn: async (stay: Stay, account: string) => (await sums(stay)).find((sum) => sum.account === account)?.minor ?? 0,
  };
}
