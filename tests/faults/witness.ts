import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { App } from '#server/app.ts';
import { darajaEventKey } from '#server/payments/inbox.ts';
import { compareBookings } from '#server/payments/reconciliation/books.ts';
import { signatureHeader } from '#server/sandbox/stripe/events.ts';
import { sha256 } from '#server/secrets.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { TestProduct } from '../support/product-on.ts';
import { PRICE_CENTS, PRICE_KES, type Stage, type Stay } from './stage.ts';

type Row = Record<string, unknown>;

/** Rows with keys in the order of the select, values as PostgreSQL's JSON has them. */
async function rows<T extends Row>({ db }: App, query: ReturnType<typeof sql>): Promise<T[]> {
  return (await db.execute(query)).rows as T[];
}

/** Letters about a booking, and whom they are for: some have one subject for both sides. */
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

/** How often each letter about a booking was sent to whom it is for. */
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

/** Everything of a booking that an event or a doubt may be about: its attempts, refunds and disbursements. */
const ownersOf = (bookingId: string) => sql`(
  select a.id from payment_attempts a join payments p on p.id = a.payment_id where p.booking_id = ${bookingId}
  union select r.id from refunds r join payments p on p.id = r.payment_id where p.booking_id = ${bookingId}
  union select d.id from disbursements d join refunds r on r.id = d.owner_id join payments p on p.id = r.payment_id
    where p.booking_id = ${bookingId})`;

/** How a booking stands, as far as payments are concerned. */
export async function stateOf({ app }: TestProduct, { id, reference }: Pick<Stay, 'id' | 'reference'>) {
  const about = sql`(select a.id from payment_attempts a join payments p on p.id = a.payment_id where p.booking_id = ${id})`;
  const owners = ownersOf(id);
  const [booking] = await rows<{ status: string; reason: string | null; payment: string; error: string | null }>(
    app,
    sql`select b.status, b.cancel_reason as reason, coalesce(p.status, 'pending') as payment, p.last_error as error
        from bookings b left join payments p on p.booking_id = b.id and p.seq = 1 where b.id = ${id}`,
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
    attempts,
    ledger,
    refunds,
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
 * Money the simulators say they moved for a booking, minor units: what is left of it on the PayBill, what left the
 * account we send from (fees of sending included), what is left of it at Stripe (its fees left out).
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
/** L9: all of it goes back by reversal. */
export const MPESA_SURPLUS = {
  surplus: { 'mpesa:collection:KES': PRICE_KES * 100, 'surplus:KES': -PRICE_KES * 100 },
  surplus_refund: { 'refund:pending:KES': -PRICE_KES * 100, 'surplus:KES': PRICE_KES * 100 },
  refund_done: { 'refund:pending:KES': PRICE_KES * 100, 'mpesa:collection:KES': -PRICE_KES * 100 },
};

/** Confirmed and paid once: attempt, L1 with L2 or L5, and one letter to each side. */
export async function expectOk({ product }: Stage, stay: Stay): Promise<State> {
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
 * What holds after every scenario: each posting balances, the booking's postings are what its rows say, the ledger's
 * money is what moved, at most one attempt is live, and every event again (delivered again, and judged again from
 * scratch) changes nothing.
 * @param lost shillings × 100 that moved without anybody ever telling us
 */
export async function checkInvariants({ product }: Stage, stay: Stay, { lost = 0 } = {}): Promise<void> {
  const { app } = product;
  await product.advance(0); // letters that are due have left
  expect(
    await rows(
      app,
      sql`select kind, source, currency from ledger_entries group by 1, 2, 3 having sum(amount_minor) <> 0`,
    ),
  ).toEqual([]);
  expect(
    await rows(
      app,
      sql`select payment_id from payment_attempts where status in ('created', 'sent', 'prompted', 'unknown')
          group by 1 having count(*) > 1`,
    ),
  ).toEqual([]);
  expect((await compareBookings(app.db)).filter(({ subject }) => subject === stay.id)).toEqual([]);
  const before = await stateOf(product, stay);
  const held = (account: string) =>
    sum(Object.entries(before.ledger).map(([kind, at]) => (kind === 'stripe_fee' ? 0 : (at[account] ?? 0))));
  expect({
    kesMinor: held('mpesa:collection:KES') + lost,
    sentMinor: held('mpesa:disburse:KES'),
    usdCents: held('stripe:clearing:USD') + disputeFees(before),
  }).toEqual(await movedFor(product, stay));
  await deliverAgain(product, stay);
  expect(await stateOf(product, stay)).toEqual(before);
  await judgeAgain(product, stay);
  expect({ ...(await stateOf(product, stay)), events: [] }).toEqual({ ...before, events: [] });
}

/** The bank's fee is taken with the disputed money, in one posting. */
const disputeFees = ({ ledger }: State) => ledger.dispute?.['fees:dispute:USD'] ?? 0;

interface StoredEvent extends Row {
  provider: 'stripe' | 'daraja';
  raw: Buffer;
  key: string;
}

const eventsOf = (app: App, stay: Stay) =>
  rows<StoredEvent>(
    app,
    sql`select e.provider, e.raw, e.event_key as key from provider_events e where e.owner_id in ${ownersOf(stay.id)}
        order by e.received_at desc, e.id desc`,
  );

/** Every stored event once more over HTTP, newest first; then all due work. */
export async function deliverAgain(product: TestProduct, stay: Stay): Promise<void> {
  const { app } = product;
  const tokens = await callbackTokens(app);
  for (const { provider, raw, key } of await eventsOf(app, stay)) {
    const token = tokens.find((one) => darajaEventKey(sha256(one), raw) === key);
    const path = provider === 'stripe' ? '/api/payments/stripe/webhook' : `/api/hooks/d/${token}`;
    const seconds = Math.floor(app.clock.now().getTime() / 1000);
    const signature = signatureHeader(raw.toString('utf8'), product.sandbox.stripe.webhookSecret, seconds);
    const answer = await fetch(`${product.origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: new Uint8Array(raw),
    });
    expect(answer.status).toBe(200);
  }
  await product.advance(0);
}

/** As if none of them had been looked at: each is judged anew against what the provider says. */
async function judgeAgain(product: TestProduct, stay: Stay): Promise<void> {
  const { app } = product;
  await app.db.execute(sql`update provider_events e set processed_at = null, next_try_at = ${app.clock.now().toISOString()}, tries = 0
    where e.owner_id in ${ownersOf(stay.id)}`);
  await product.advance(0);
}

/** Every token that was ever given out: we keep digests only, the simulator's journal has the addresses. */
export async function callbackTokens(app: App): Promise<string[]> {
  const journal = await readFile(join(app.config.dataDir, 'sandbox', 'daraja', 'journal.jsonl'), 'utf8');
  return [...new Set([...journal.matchAll(/\/api\/hooks\/d\/([0-9a-f]{64})/g)].map(([, token = '']) => token))];
}

/** The callback path of each attempt. */
export async function callbackPaths(app: App): Promise<Map<string, string>> {
  const owners = new Map(
    (
      await rows<{ sha256: string; owner: string }>(
        app,
        sql`select sha256, owner_id as owner from hook_tokens where purpose = 'stk'`,
      )
    ).map(({ sha256: digest, owner }) => [digest, owner]),
  );
  const paths = new Map<string, string>();
  for (const token of await callbackTokens(app)) {
    const owner = owners.get(sha256(token));
    if (owner) paths.set(owner, `/api/hooks/d/${token}`);
  }
  return paths;
}
