import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { App } from '#server/app.ts';
import { listOverdrawnDeposits } from '#server/payments/ledger/balances.ts';
import { compareBookings } from '#server/payments/reconciliation/books.ts';
import { translate } from '#shared/i18n/translate.ts';
import { liveAttempts } from '#shared/states.ts';
import type { TestProduct } from '../../support/product-on.ts';
import { PRICE_CENTS, PRICE_KES, type Scenario, type Stay } from '../../support/scenario.ts';
import { deliverAgain, judgeAgain } from './replay.ts';
import { ownersOf, rows } from './rows.ts';

/** Letters about a booking with their receiver, because some have the same subject for both. */
const letters = {
  confirmed: 'traveller',
  newBooking: 'provider',
  expired: 'traveller',
  surplus: 'traveller',
  neverCame: 'traveller',
  lateMoney: 'provider',
  refundSent: 'traveller',
  refundDone: 'traveller',
  refundManual: 'traveller',
  cancelled: 'traveller',
  providerCancelled: 'provider',
  changed: 'traveller',
  providerChanged: 'provider',
  lapsed: 'traveller',
} as const;
type LetterName = keyof typeof letters;

/** How often each letter about a booking was sent to its receiver. */
async function countMails(app: App, { id, reference }: Pick<Stay, 'id' | 'reference'>) {
  const [addresses] = await rows<{ traveller: string; provider: string }>(
    app,
    sql`select b.contact_email as traveller, p.email as provider from bookings b join providers p on p.id = b.provider_id
        where b.id = ${id}`,
  );
  const box = (await app.mail.mailbox?.list()) ?? [];
  const sent = (Object.keys(letters) as LetterName[]).map((name) => {
    const subject = translate('en', 'mail', `${name}.subject`, { reference });
    const to = addresses?.[letters[name]];
    return [name, box.filter((letter) => letter.subject === subject && letter.to === to).length] as const;
  });
  return Object.fromEntries(sent) as Record<LetterName, number>;
}

/** The state of a booking with everything that concerns its payments. */
export async function stateOf({ app }: TestProduct, { id, reference }: Pick<Stay, 'id' | 'reference'>) {
  const about = sql`(select a.id from payment_attempts a join payments p on p.id = a.payment_id where p.booking_id = ${id})`;
  const owners = ownersOf(id);
  const [booking] = await rows<{ status: string; reason: string | null; payment: string; error: string | null }>(
    app,
    sql`select b.status, b.cancel_reason as reason, coalesce(p.status, 'pending') as payment, p.last_error as error
        from bookings b left join payments p on p.booking_id = b.id and p.seq = 1 where b.id = ${id}`,
  );
  const payments = await rows(
    app,
    sql`select p.seq, p.status, p.paid_cents::int as cents, p.last_error as error from payments p
        where p.booking_id = ${id} order by p.seq`,
  );
  const attempts = await rows<{
    status: string;
    error: string | null;
    by: string | null;
    received: string | null;
    receipt: string | null;
  }>(
    app,
    sql`select a.status, a.error_code as error, a.settled_by as by, a.received_minor::text as received, a.verified, a.receipt
        from payment_attempts a join payments p on p.id = a.payment_id where p.booking_id = ${id} order by p.seq, a.seq`,
  );
  const entries = await rows<{ kind: string; account: string; amount: number }>(
    app,
    sql`select kind, account, sum(amount_minor)::int as amount from ledger_entries where booking_id = ${id}
        group by kind, account order by kind, account`,
  );
  const refunds = await rows(
    app,
    sql`select r.reason, r.method, r.status, r.currency, r.amount_minor::int as amount from refunds r
        where r.attempt_id in ${about} order by r.created_at`,
  );
  const orders = await rows(
    app,
    sql`select d.kind, d.status, d.tries, d.error_code as error, d.receipt is not null as receipt from disbursements d
        where d.id in ${owners} order by d.created_at, d.id`,
  );
  const issues = await rows<{ code: string }>(
    app,
    sql`select code from reconciliation_issues where subject in
        (select o::text from ${owners} as x(o) union select e.id::text from provider_events e where e.owner_id in ${owners})
        order by code`,
  );
  const events = await rows<{ type: string; outcome: string | null }>(
    app,
    sql`select event_type as type, outcome from provider_events where owner_id in ${owners} order by received_at, id`,
  );
  const ledger: Record<string, Record<string, number>> = {};
  for (const { kind, account, amount } of entries) ledger[kind] = { ...ledger[kind], [account]: amount };
  return {
    standing: `${booking?.status}/${booking?.payment}`,
    reason: booking?.reason ?? null,
    error: booking?.error ?? null,
    payments,
    attempts,
    ledger,
    refunds,
    orders,
    issues: issues.map(({ code }) => code),
    events: events.map(({ type, outcome }) => `${type} ${outcome}`),
    mails: await countMails(app, { id, reference }),
  };
}

export type State = Awaited<ReturnType<typeof stateOf>>;

interface Shillings {
  kind: 'push' | 'b2c' | 'reversal' | 'paybill';
  direction: 'in' | 'out';
  accountReference: string;
  amount: number;
  fee: number;
  originatorConversationId?: string;
}

interface Dollars {
  kind: string;
  metadata: Record<string, string>;
  amount: number;
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

/**
 * Money that the simulators moved for a booking, in minor units: what remains of it on the PayBill, what left the
 * disbursement account (M-Pesa's fees included), and what remains of it at Stripe (without Stripe's fees).
 */
export async function movedFor(product: TestProduct, { id, reference }: Pick<Stay, 'id' | 'reference'>) {
  const { moved: mpesa } = await product.control<{ moved: Shillings[] }>('daraja', 'moved');
  const { moved: card } = await product.control<{ moved: Dollars[] }>('stripe', 'moved');
  const account = reference.replaceAll('-', '');
  const orders = await rows<{ id: string }>(
    product.app,
    sql`select d.id from disbursements d join refunds r on r.id = d.owner_id
        join payments p on p.id = r.payment_id where p.booking_id = ${id}`,
  );
  const ofOurs = new Set(orders.map((order) => order.id));
  const signed = ({ direction, amount }: Shillings) => (direction === 'in' ? amount : -amount) * 100;
  return {
    kesMinor: sum(mpesa.filter((one) => one.kind !== 'b2c' && one.accountReference === account).map(signed)),
    sentMinor: sum(
      mpesa
        .filter((one) => one.kind === 'b2c' && ofOurs.has(one.originatorConversationId ?? ''))
        .map((one) => signed(one) - one.fee * 100),
    ),
    usdCents: sum(
      card
        .filter(({ metadata, kind }) => metadata.booking_id === id && kind !== 'dispute_fee')
        .map(({ amount }) => amount),
    ),
  };
}

export const CARD_PAYMENT = { 'customer:deposits:USD': -PRICE_CENTS, 'stripe:clearing:USD': PRICE_CENTS };
export const MPESA_PAYMENT = {
  'customer:deposits:USD': -PRICE_CENTS,
  'fx:KES': -PRICE_KES * 100,
  'fx:USD': PRICE_CENTS,
  'mpesa:collection:KES': PRICE_KES * 100,
};
/** 2.9 % and 30 cents. */
export const STRIPE_FEE = { 'fees:stripe:USD': 320, 'stripe:clearing:USD': -320 };
/** L9: all of it is refunded by reversal. */
export const MPESA_SURPLUS = {
  surplus: { 'mpesa:collection:KES': PRICE_KES * 100, 'surplus:KES': -PRICE_KES * 100 },
  surplus_refund: { 'refund:pending:KES': -PRICE_KES * 100, 'surplus:KES': PRICE_KES * 100 },
  refund_done: { 'refund:pending:KES': PRICE_KES * 100, 'mpesa:collection:KES': -PRICE_KES * 100 },
};

/** Confirmed and paid once: attempt, L1 with L2 or L5, and one letter to each side. */
export async function expectPaidOnce({ product }: Scenario, stay: Stay): Promise<State> {
  const state = await stateOf(product, stay);
  const moved = await movedFor(product, stay);
  const byCard = moved.usdCents > 0;
  expect(state.standing).toBe('confirmed/completed');
  expect(state.attempts.filter(({ status }) => status === 'succeeded')).toHaveLength(1);
  expect(state.ledger).toEqual(byCard ? { payment: CARD_PAYMENT, stripe_fee: STRIPE_FEE } : { payment: MPESA_PAYMENT });
  const [kesMinor, usdCents] = byCard ? [0, PRICE_CENTS] : [PRICE_KES * 100, 0];
  expect(moved).toEqual({ kesMinor, sentMinor: 0, usdCents });
  expect(state.refunds).toEqual([]);
  expect(state.mails).toMatchObject({ confirmed: 1, newBooking: 1, surplus: 0, lateMoney: 0 });
  return state;
}

/**
 * Checks what holds after every scenario: each posting balances, the booking's postings agree with its rows, its deposit
 * is not below 0, the ledger agrees with the money that moved, at most one attempt is live, and every event that is
 * delivered or judged again changes nothing.
 * @param lost shillings × 100 that moved and were never reported to us
 */
export async function checkInvariants({ product }: Scenario, stay: Stay, { lost = 0 } = {}): Promise<void> {
  const { app } = product;
  await product.advance(0); // sends the letters that are due
  expect(
    await rows(
      app,
      sql`select kind, source, currency from ledger_entries group by 1, 2, 3 having sum(amount_minor) <> 0`,
    ),
  ).toEqual([]);
  expect(
    await rows(
      app,
      sql`select payment_id from payment_attempts where status in ${[...liveAttempts]} group by 1 having count(*) > 1`,
    ),
  ).toEqual([]);
  expect((await compareBookings(app.db)).filter(({ subject }) => subject === stay.id)).toEqual([]);
  expect((await listOverdrawnDeposits(app.db)).filter(({ bookingId }) => bookingId === stay.id)).toEqual([]);
  const before = await stateOf(product, stay);
  expect(inLedger(before, lost)).toEqual(await movedFor(product, stay));
  await deliverAgain(product, stay);
  expect(await stateOf(product, stay)).toEqual(before);
  await judgeAgain(product, stay);
  expect({ ...(await stateOf(product, stay)), events: [] }).toEqual({ ...before, events: [] });
  // The simulators move what was ordered some seconds later.
  await product.advance(5_000);
  expect(inLedger(await stateOf(product, stay), lost)).toEqual(await movedFor(product, stay));
}

/** The money that moved according to the ledger. */
function inLedger(state: State, lost: number): Awaited<ReturnType<typeof movedFor>> {
  const held = (account: string) =>
    sum(Object.entries(state.ledger).map(([kind, at]) => (kind === 'stripe_fee' ? 0 : (at[account] ?? 0))));
  return {
    kesMinor: held('mpesa:collection:KES') + lost,
    sentMinor: held('mpesa:disburse:KES'),
    usdCents: held('stripe:clearing:USD') + disputeFees(state),
  };
}

/** The bank's fee is taken with the disputed money, in one posting. */
const disputeFees = ({ ledger }: State) => ledger.dispute?.['fees:dispute:USD'] ?? 0;
