import type { SimClock } from '../sim-clock.ts';
import type { Balance } from './balance.ts';
import {
  buildDispute,
  DAYS_FOR_EVIDENCE,
  DISPUTE_FEE_CENTS,
  type DisputeReason,
  type KeptDispute,
} from './dispute-objects.ts';
import type { Events } from './events.ts';
import type { Memory } from './memory.ts';
import type { KeptCharge } from './objects.ts';
import type { Timetable } from './timetable.ts';

export type DisputeParts = { memory: Memory; clock: SimClock; events: Events; balance: Balance; timetable: Timetable };

export interface DisputeWish {
  reason: DisputeReason;
  inquiry: boolean;
}

export type DisputeMoves = ReturnType<typeof createDisputeMoves>;

/** How a dispute changes, with the money that the bank takes or returns. Each change is stored and emitted as an event. */
export function createDisputeMoves({ memory, clock, events, balance, timetable }: DisputeParts) {
  const { disputes, charges } = memory;

  function change(dispute: KeptDispute, changes: Partial<KeptDispute>): KeptDispute {
    const changed = { ...dispute, ...changes };
    disputes.put(changed.id, changed);
    return changed;
  }

  /** Takes the money (negative) out of our balance, or puts it back. */
  function moveMoney(dispute: KeptDispute, charge: KeptCharge, wish: { back: boolean }): KeptDispute {
    const amount = wish.back ? dispute.amount : -dispute.amount;
    const money = balance.post({
      type: 'adjustment',
      reportingCategory: wish.back ? 'dispute_reversal' : 'dispute',
      amount,
      fee: wish.back ? undefined : { amount: DISPUTE_FEE_CENTS, description: 'Dispute fee' },
      currency: dispute.currency,
      description: `Chargeback ${wish.back ? 'reversal' : 'withdrawal'} for ${charge.id}`,
      source: dispute.id,
    });
    balance.move(charge, { kind: wish.back ? 'dispute_won' : 'dispute', amount, source: dispute.id });
    if (!wish.back) balance.move(charge, { kind: 'dispute_fee', amount: -DISPUTE_FEE_CENTS, source: dispute.id });
    return change(dispute, { balance_transactions: [...dispute.balance_transactions, money] });
  }

  function open(charge: KeptCharge, wish: DisputeWish): KeptDispute {
    const amount = charge.amount - charge.amount_refunded;
    const made = buildDispute({ ...wish, charge, amount, createdMs: clock.nowMs() });
    charges.put(charge.id, { ...charge, disputed: true });
    const dispute = wish.inquiry ? change(made, {}) : moveMoney(made, charge, { back: false });
    events.emit('charge.dispute.created', dispute);
    if (!wish.inquiry) events.emit('charge.dispute.funds_withdrawn', dispute);
    timetable.plan({ work: 'dispute expires', subject: dispute.id, afterMs: DAYS_FOR_EVIDENCE * 86_400_000 });
    return dispute;
  }

  function close(dispute: KeptDispute, status: 'won' | 'lost'): KeptDispute {
    const charge = charges.get(dispute.charge);
    const asked = dispute.status.startsWith('warning_');
    const closed = change(dispute, asked ? { status: 'warning_closed' } : { status });
    if (asked || status === 'lost' || !charge) {
      events.emit('charge.dispute.closed', closed, { status: dispute.status });
      return closed;
    }
    const repaid = moveMoney(change(closed, { is_charge_refundable: true }), charge, { back: true });
    events.emit('charge.dispute.closed', repaid, { status: dispute.status });
    events.emit('charge.dispute.funds_reinstated', repaid);
    return repaid;
  }

  /** Turns an inquiry into a dispute. */
  function escalate(dispute: KeptDispute): void {
    const charge = charges.get(dispute.charge);
    if (!charge) return;
    const escalated = change(dispute, { status: 'needs_response', is_charge_refundable: false });
    const withdrawn = moveMoney(escalated, charge, { back: false });
    events.emit('charge.dispute.updated', withdrawn, { status: dispute.status });
    events.emit('charge.dispute.funds_withdrawn', withdrawn);
    timetable.plan({ work: 'dispute expires', subject: dispute.id, afterMs: DAYS_FOR_EVIDENCE * 86_400_000 });
  }

  return { change, open, close, escalate };
}
