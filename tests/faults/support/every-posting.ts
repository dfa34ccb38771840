import { type SQL, sql } from 'drizzle-orm';
import { vi } from 'vitest';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { earnPoints } from '#server/loyalty/earn-points.ts';
import type { BalanceTransaction } from '#server/outside/stripe-lists.ts';
import { applyDispute } from '#server/payments/disputes/apply-dispute.ts';
import { postLedger } from '#server/payments/ledger/post-ledger.ts';
import { ownMoveEntries } from '#server/payments/ledger/postings.ts';
import { movementSource } from '#server/payments/reconciliation/judge-bank-payout.ts';
import { matchReceipt } from '#server/payments/reconciliation/match-receipt.ts';
import { findAttempt } from '#server/payments/records/queries.ts';
import {
  freshPhone,
  listService,
  PRICE_KES,
  type Scenario,
  type Stay,
  type Traveller,
} from '../../support/scenario.ts';
import { mockMpesaAnswer, SILENT_PHONE, sendForgedCallback } from './forged-callback.ts';
import { rows } from './rows.ts';

const CARD = '4242424242424242';
const DISPUTED = '4000000000000259';
const TRIP_DAY = '2026-11-25';
/** An instant that is too late for a free cancellation, and the Monday on which payouts are prepared. */
const [LATE, COLLECTED] = [new Date('2026-11-24T12:00:00Z'), new Date('2026-11-30T09:00:00Z')];

/**
 * Makes every kind of posting at least once, and ends with no money on its way.
 * @param scenario a new one, on Saturday 21 November 2026
 */
export async function postEverything(scenario: Scenario): Promise<void> {
  const helpers = helpersOf(scenario);
  const hosts = await listHosts(helpers);
  await sendBack(helpers);
  await dispute(helpers);
  await moveOwn(helpers);
  await attributeAndDeny(helpers);
  await giveUpOrders(helpers);
  await payOut(helpers, hosts);
  await scenario.advance(2 * 3_600);
}

type Helpers = ReturnType<typeof helpersOf>;

/** Short calls for the functions below. */
function helpersOf(scenario: Scenario) {
  const { app } = scenario.product;
  const ofStay = (stay: Stay) => sql`join payments p on p.id = x.payment_id where p.booking_id = ${stay.id}`;
  const idOf = async (text: SQL): Promise<string> => {
    const [row] = await rows<{ id: string }>(app, text);
    if (!row) throw new Error('There is no such row');
    return row.id;
  };
  const control = (name: string, body: object) => scenario.product.control('daraja', name, body);
  async function asAdmin(path: string, body: object = {}): Promise<void> {
    const { status, body: said } = await scenario.call(`/api/admin/${path}`, { as: await scenario.admin(), body });
    if (status >= 300) throw new Error(`${path} answered ${status}: ${JSON.stringify(said)}`);
  }
  return {
    scenario,
    app,
    asAdmin,
    control,
    refundOf: (stay: Stay) => idOf(sql`select x.id from refunds x ${ofStay(stay)}`),
    attemptOf: (stay: Stay) => idOf(sql`select x.id from payment_attempts x ${ofStay(stay)}`),
    disputeOf: (stay: Stay) => idOf(sql`select x.stripe_id as id from disputes x ${ofStay(stay)}`),
    caseOf: (subject: string) => idOf(sql`select id from reconciliation_issues where subject = ${subject}`),
    payoutOf: (member: Traveller) =>
      idOf(sql`select o.id from payouts o join provider_members m on m.provider_id = o.provider_id
               where m.person_id = ${member.id}`),
    itemOf: (payoutId: string) => idOf(sql`select id from payout_items where payout_id = ${payoutId}`),
    /** @param by a card, the two digits of a special phone, or the number of another one */
    async paid(by: string, wish: Parameters<Scenario['book']>[0] = {}): Promise<Stay> {
      const stay = await scenario.book(wish);
      if (by === CARD || by.startsWith('40000000')) await scenario.card(stay, by);
      else await scenario.prompt(stay, by);
      await scenario.pass(6);
      return stay;
    },
    refundPart: (stay: Stay) => asAdmin(`bookings/${stay.id}/refunds`, { amount: 40, reason: 'No lunch' }),
    /** An admin decides that the last order of this owner did not arrive. */
    async notArrived(ownerId: string): Promise<void> {
      const order = sql`select id from disbursements where owner_id = ${ownerId} order by created_at desc, id desc`;
      await asAdmin(`disbursements/${await idOf(order)}/decide`, { outcome: 'not_arrived', reason: 'Not there.' });
    },
    /** Withholds the Results of orders and the answers to status queries until `release`. */
    async withholdOutcomes(): Promise<void> {
      await control('callbacks', { mode: 'hold' });
      await control('faults', { match: { path: '/mpesa/transactionstatus' }, do: 'status:500', times: 1_000 });
    },
    async release(): Promise<void> {
      await control('release', {});
      await control('faults', { clear: true });
      await control('callbacks', { mode: 'auto' });
      await scenario.pass(60, 20);
    },
    until: (at: Date) => scenario.pass((at.getTime() - app.clock.now().getTime()) / 1_000, 43_200),
    async untilStuck(): Promise<void> {
      await scenario.pass(60, 20);
      await scenario.pass(26 * 3_600, 3_600);
    },
  };
}

interface Hosts {
  paid: Traveller;
  refused: Traveller;
  byBank: Traveller;
  late: Traveller;
}

async function listHosts({ scenario, paid }: Helpers): Promise<Hosts> {
  const host = async (method: object, by: string) => {
    const serviceId = await listService(scenario.product);
    const member = await scenario.member(serviceId);
    await scenario.call('/api/provider/payout-method', { method: 'PUT', as: member, body: method });
    await paid(by, { serviceId, startDate: TRIP_DAY });
    return member;
  };
  const phone = (phoneNumber: string) => ({ channel: 'mpesa', phoneNumber });
  const account = { bankName: 'Umoja Bank', accountName: 'Savanna Trails', accountNumber: '0140023718890' };
  return {
    paid: await host(phone(freshPhone()), freshPhone()),
    refused: await host(phone('+254700000042'), CARD),
    byBank: await host({ channel: 'bank', ...account }, freshPhone()),
    late: await host(phone(freshPhone()), freshPhone()),
  };
}

/** Refunds by every method. */
async function sendBack({ scenario, app, paid, refundPart, asAdmin, refundOf }: Helpers): Promise<void> {
  await refundPart(await paid('40'));
  for (const by of ['40', CARD, '4000000000005126']) await scenario.cancel(await paid(by));
  for (const by of ['17', '18']) await paid(by);
  const traveller = await scenario.register();
  const points = { personId: traveller.id, bookingId: newId(), points: 500, at: app.clock.now() };
  await transaction(app, (tx) => earnPoints(tx, points));
  await scenario.cancel(await paid(CARD, { traveller, points: 500 }));
  for (const [from, reference] of [
    ['mpesa', 'TKL4XA91PQ'],
    ['bank', 'KCB-7001'],
  ]) {
    const stay = await paid('47');
    await scenario.cancel(stay);
    await scenario.pass(30, 5);
    await asAdmin(`refunds/${await refundOf(stay)}/paid`, { reference, from });
  }
}

/** A dispute that is won, and one that is lost after its fee has grown. */
async function dispute({ scenario, app, paid, disputeOf, attemptOf }: Helpers): Promise<void> {
  for (const outcome of ['won', 'lost']) {
    const stay = await paid(DISPUTED);
    const id = await disputeOf(stay);
    if (outcome === 'lost') await growFee(app, id, await attemptOf(stay));
    await scenario.product.control('stripe', 'decide', { dispute: id, outcome });
    await scenario.advance(5);
  }
}

async function growFee(app: Helpers['app'], disputeId: string, attemptId: string): Promise<void> {
  const found = await app.stripe?.retrieveDispute(disputeId);
  const attempt = await findAttempt(app.db, attemptId);
  if (found?.kind !== 'dispute' || !attempt) throw new Error('Stripe knows of no dispute');
  await transaction(app, (tx) => applyDispute(app, tx, attempt, { ...found, feeCents: 2_000 }));
  listAlso(app, { id: 'txn_fee', type: 'adjustment', netCents: -500, sourceId: disputeId });
}

/** Adds a movement to Stripe's list. */
function listAlso(
  { stripe, clock }: Helpers['app'],
  one: Pick<BalanceTransaction, 'id' | 'type' | 'netCents' | 'sourceId'>,
) {
  if (!stripe) throw new Error('Cards are off');
  const list = stripe.listBalanceTransactions.bind(stripe);
  const moved = { ...one, amountCents: one.netCents, feeCents: 0, currency: 'usd', createdAt: clock.now() };
  stripe.listBalanceTransactions = async (which) => {
    const page = await list(which);
    if (page.kind !== 'balance_transactions' || page.more) return page;
    return { ...page, transactions: [...page.transactions, moved] };
  };
}

/** Stripe pays our bank, and the disbursement account is topped up. */
async function moveOwn({ app, asAdmin }: Helpers): Promise<void> {
  const entries = ownMoveEntries({ from: 'stripe:clearing:USD', to: 'bank:USD', amountMinor: 5_000 });
  await transaction(app, (tx) =>
    postLedger(tx, { kind: 'bank', source: movementSource('txn_bank'), entries, at: app.clock.now() }),
  );
  listAlso(app, { id: 'txn_bank', type: 'payout', netCents: -5_000, sourceId: 'po_1' });
  await asAdmin('ledger/top-ups', { amountKes: 20_000, reference: 'TKLTOPUP01' });
}

/** Unattributed receipts, one of which is attributed; and payments that never came, and came after all. */
async function attributeAndDeny({ scenario, app, asAdmin, caseOf, attemptOf }: Helpers): Promise<void> {
  const listed = (receipt: string, accountReference: string) =>
    matchReceipt(app, { receipt, accountReference, amountMinor: PRICE_KES * 100, at: app.clock.now() }, 'admin');
  for (const receipt of ['TKL0000001', 'TKL0000002']) await listed(receipt, 'school fees');
  const owner = await scenario.book();
  await scenario.push(owner, '20');
  await scenario.pass(240, 20);
  await asAdmin(`reconciliation/issues/${await caseOf('TKL0000001')}/attribute`, { attemptId: await attemptOf(owner) });

  for (const cancelled of [false, true]) {
    const stay = await scenario.book();
    mockMpesaAnswer(scenario, 'nothing');
    await scenario.push(stay, SILENT_PHONE);
    if (cancelled) await scenario.cancel(stay);
    const receipt = await sendForgedCallback(scenario, stay);
    await scenario.pass(45, 5);
    mockMpesaAnswer(scenario, 'unpaid');
    await scenario.pass(3_600, 300);
    const path = `reconciliation/issues/${await caseOf(await attemptOf(stay))}/never-came`;
    await asAdmin(path, { reason: 'Not in the portal.' });
    if (app.daraja) vi.mocked(app.daraja.queryStk).mockRestore();
    await listed(receipt, stay.reference);
    await scenario.pass(60, 20);
  }
}

/** Orders that were given up arrive: withdrawn, noted as sent by bank, besides a second one, besides one that fails. */
async function giveUpOrders(helpers: Helpers): Promise<void> {
  const { scenario, app, asAdmin, control, paid, refundPart, refundOf, notArrived, untilStuck } = helpers;
  const stays: Stay[] = [];
  for (const _ of ['withdrawn', 'noted', 'twice', 'failed']) stays.push(await paid('40'));
  await helpers.withholdOutcomes();
  for (const stay of stays) await refundPart(stay);
  await untilStuck();
  const [withdrawn = '', noted = '', twice = '', failed = ''] = await Promise.all(stays.map(refundOf));
  for (const refund of [withdrawn, noted, twice, failed]) await notArrived(refund);
  await asAdmin(`refunds/${withdrawn}/withdraw`);
  const { daraja } = app;
  app.daraja = undefined;
  await asAdmin(`refunds/${noted}/by-hand`);
  app.daraja = daraja;
  const { moved } = await scenario.product.control<{ moved: { receipt: string; originatorConversationId?: string }[] }>(
    'daraja',
    'moved',
  );
  const [order] = await rows<{ id: string }>(app, sql`select id from disbursements where owner_id = ${noted}`);
  const reference = moved.find(({ originatorConversationId }) => originatorConversationId === order?.id)?.receipt;
  await asAdmin(`refunds/${noted}/paid`, { reference, from: 'bank' });
  await control('faults', { match: { path: '/mpesa/b2c' }, do: 'reset_before', times: 1_000 });
  await scenario.pass(120, 30);
  await helpers.release();
  await untilStuck();
  const second = sql`select id from disbursements where owner_id = ${twice} order by created_at desc, id desc`;
  const [sent] = await rows<{ id: string }>(app, second);
  await asAdmin(`disbursements/${sent?.id}/decide`, {
    outcome: 'arrived',
    receipt: 'TKLTWICE01',
    reason: 'It is there.',
  });
  await notArrived(failed);
  await scenario.pass(60, 20);
}

/** A late cancellation; a transfer that arrives, one that fails, one that a bank returns, and one that is given up. */
async function payOut(helpers: Helpers, hosts: Hosts): Promise<void> {
  const { scenario, asAdmin, payoutOf, itemOf, paid } = helpers;
  const late = await paid(CARD, { startDate: TRIP_DAY });
  await helpers.until(LATE);
  await scenario.cancel(late);
  await helpers.until(COLLECTED);
  const payouts = {
    paid: await payoutOf(hosts.paid),
    refused: await payoutOf(hosts.refused),
    byBank: await payoutOf(hosts.byBank),
    late: await payoutOf(hosts.late),
  };
  for (const id of [payouts.paid, payouts.refused, payouts.byBank]) await asAdmin(`payouts/${id}/approve`);
  await scenario.pass(60, 20);
  const item = `payouts/${payouts.byBank}/items/${await itemOf(payouts.byBank)}`;
  await asAdmin(`${item}/paid`, { reference: 'FT-000001' });
  await asAdmin(`${item}/returned`, { reason: 'The account is closed.' });
  await helpers.withholdOutcomes();
  await asAdmin(`payouts/${payouts.late}/approve`);
  await helpers.untilStuck();
  await helpers.notArrived(await itemOf(payouts.late));
  await helpers.release();
}
