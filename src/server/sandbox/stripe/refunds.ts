import type { SimClock } from '../sim-clock.ts';
import type { Balance } from './balance.ts';
import type { Disputes } from './disputes.ts';
import type { Events } from './events.ts';
import type { Memory } from './memory.ts';
import type { KeptCharge, KeptIntent } from './objects.ts';
import { invalidRequest } from './problems.ts';
import { buildRefund, type KeptRefund, type RefundReason } from './refund-objects.ts';
import type { Timetable } from './timetable.ts';

type Parts = {
  memory: Memory;
  clock: SimClock;
  events: Events;
  balance: Balance;
  timetable: Timetable;
  disputes: Disputes;
};

interface RefundWish {
  /** In minor units; undefined: all that is left. */
  amount: number | undefined;
  reason: RefundReason | null;
  metadata: Record<string, string>;
}

/** After this a pending refund succeeds, and one that fails later fails. */
const REFUND_CHANGES_AFTER_MS = 60_000;

export type Refunds = ReturnType<typeof createRefunds>;

/** Everything that happens to a refund. Stripe does not return its fee of the payment. */
export function createRefunds(parts: Parts) {
  const { memory, clock, events, timetable, disputes } = parts;
  const { refunds } = memory;
  const { refundedMore, payOut, succeed, fail } = createRefundMoves(parts);

  timetable.register('refund succeeds', succeed);
  timetable.register('refund fails', fail);

  return {
    /** @throws StripeProblem 400 when less is left to refund, or the bank has taken the money back */
    create(intent: KeptIntent, wish: RefundWish): KeptRefund {
      const charge = refundableCharge(memory, intent);
      const amount = amountToRefund(charge, wish.amount);
      const later = memory.laterEvents.get(charge.id);
      const status = later === 'refund_pending' ? 'pending' : 'succeeded';
      const made = buildRefund({ ...wish, charge, amount, status, createdMs: clock.nowMs() });
      refunds.put(made.id, made);
      const refund = status === 'succeeded' ? payOut(made, charge) : made;
      const changed = refundedMore(charge, amount);
      events.emit('refund.created', refund);
      events.emit('charge.refunded', changed, {
        amount_refunded: charge.amount_refunded,
        refunded: charge.refunded,
      });
      if (changed.refunded) disputes.settleInquiry(charge);
      if (later === 'refund_pending')
        timetable.plan({ work: 'refund succeeds', subject: refund.id, afterMs: REFUND_CHANGES_AFTER_MS });
      if (later === 'refund_fails')
        timetable.plan({ work: 'refund fails', subject: refund.id, afterMs: REFUND_CHANGES_AFTER_MS });
      return refund;
    },
  };
}

/** How a refund changes, with the money that it takes from our balance or returns to it. */
function createRefundMoves({ memory, events, balance }: Pick<Parts, 'memory' | 'events' | 'balance'>) {
  const { refunds, charges } = memory;

  function refundedMore(charge: KeptCharge, amount: number): KeptCharge {
    const sum = charge.amount_refunded + amount;
    const changed = { ...charge, amount_refunded: sum, refunded: sum === charge.amount };
    charges.put(changed.id, changed);
    return changed;
  }

  /** Takes the money out of the balance, which happens when the refund succeeds, not while it is pending. */
  function payOut(refund: KeptRefund, charge: KeptCharge): KeptRefund {
    const money = balance.post({
      type: 'refund',
      reportingCategory: 'refund',
      amount: -refund.amount,
      fee: undefined,
      currency: refund.currency,
      description: 'REFUND FOR CHARGE',
      source: refund.id,
    });
    balance.move(charge, { kind: 'refund', amount: -refund.amount, source: refund.id });
    const { pending_reason: _, ...rest } = refund;
    const paid: KeptRefund = { ...rest, status: 'succeeded', balance_transaction: money.id };
    refunds.put(paid.id, paid);
    return paid;
  }

  function succeed(id: string): void {
    const refund = refunds.get(id);
    const charge = refund && charges.get(refund.charge);
    if (!charge || refund.status !== 'pending') return;
    const paid = payOut(refund, charge);
    events.emit('refund.updated', paid, { balance_transaction: null, pending_reason: 'processing', status: 'pending' });
    events.emit('charge.refund.updated', paid, { status: 'pending' });
  }

  function fail(id: string): void {
    const refund = refunds.get(id);
    const charge = refund && charges.get(refund.charge);
    if (!charge || refund.status !== 'succeeded') return;
    const money = balance.post({
      type: 'refund_failure',
      reportingCategory: 'refund_failure',
      amount: refund.amount,
      fee: undefined,
      currency: refund.currency,
      description: 'REFUND FAILURE',
      source: refund.id,
    });
    balance.move(charge, { kind: 'refund_failure', amount: refund.amount, source: refund.id });
    const failed: KeptRefund = {
      ...refund,
      status: 'failed',
      failure_balance_transaction: money.id,
      failure_reason: 'expired_or_canceled_card',
    };
    refunds.put(failed.id, failed);
    const changed = refundedMore(charge, -refund.amount);
    events.emit('refund.failed', failed);
    events.emit('refund.updated', failed, { status: 'succeeded' });
    events.emit('charge.refund.updated', failed, { status: 'succeeded' });
    events.emit('charge.updated', changed, { amount_refunded: charge.amount_refunded, refunded: charge.refunded });
  }

  return { refundedMore, payOut, succeed, fail };
}

function refundableCharge(memory: Memory, intent: KeptIntent): KeptCharge {
  const charge = intent.status === 'succeeded' ? memory.charges.get(intent.latest_charge ?? '') : undefined;
  if (!charge) throw invalidRequest(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
  const taken = memory.disputes.list().some((one) => one.charge === charge.id && !one.is_charge_refundable);
  if (!taken) return charge;
  throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
    code: 'charge_disputed',
  });
}

function amountToRefund(charge: KeptCharge, wished: number | undefined): number {
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  const amount = wished ?? left;
  if (amount <= left) return amount;
  throw invalidRequest(
    `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
    { param: 'amount' },
  );
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
