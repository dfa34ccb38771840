import { at, idOf } from './figures.ts';
import type { Filling } from './filling.ts';

const paymentId = idOf('payment', 'created_ms', 'number');
/** The SQL of the ids of a booking's attempt and refund, from a row of `seed_booking`. */
export const attemptId = idOf('attempt', 'created_ms', 'number');
export const refundId = idOf('refund', 'cancelled_ms', 'number');
/** What Stripe keeps of a card payment: 2.9 % and 30 cents. */
export const stripeFee = `((total_cents * 29 + 500) / 1000 + 30)`;
/** When a refund had been sent. */
export const refundedMs = `(cancelled_ms + case method when 'card' then 5000 else 60000 end)`;

const hex = (digits: number) => `lpad(to_hex(number), ${digits}, '0')`;
/** M-Pesa's receipt or Stripe's charge; and those of the refund. */
const receipt = `case method when 'card' then 'ch_' || ${hex(24)} else 'S' || upper(${hex(9)}) end`;
const backRef = `case method when 'card' then 're_' || ${hex(24)} else 'R' || upper(${hex(9)}) end`;
const isCard = `method = 'card'`;
const amountMinor = `case when ${isCard} then total_cents else kes_minor end`;

/** Adds a payment and the attempt that paid it for every booking that was paid. Phones are left out, as after their time. */
export async function addPayments({ plan, run, settings }: Filling): Promise<number> {
  const { pick } = plan;
  const added = await run(`
    insert into payments (id, booking_id, due_cents, paid_cents, refunded_cents, status, method, attempt_id, paid_at,
      created_at, updated_at)
    select ${paymentId}, id, total_cents, total_cents, case outcome when 'refunded' then total_cents else 0 end,
      case outcome when 'refunded' then 'refunded' else 'completed' end, method, ${attemptId}, ${at('paid_ms')},
      ${at('created_ms + 20000')}, ${at(`case outcome when 'refunded' then ${refundedMs} else paid_ms end`)}
    from seed_booking where outcome <> 'expired'`);
  await run(`
    insert into payment_attempts (id, payment_id, seq, provider, status, currency, amount_minor, usd_cents, rate, phone_tail, asker,
      person_id, merchant_request_id, checkout_request_id, stripe_intent_id, receipt, received_minor, verified, result_code,
      settled_by, created_at, sent_at, prompt_expires_at, settled_at)
    select ${attemptId}, ${paymentId}, 1, case when ${isCard} then 'stripe' else 'daraja' end, 'succeeded',
      case when ${isCard} then 'USD' else 'KES' end, ${amountMinor}, total_cents, case when not ${isCard} then ${settings.usdToKesRate} end,
      case when not ${isCard} then lpad(${pick('phone', 'h', 1_000)}::text, 3, '0') end,
      case when not ${isCard} then 'owner' end, person_id,
      case when not ${isCard} then 'seed-' || number end,
      case when not ${isCard} then 'ws_CO_' || lpad(created_ms::text, 17, '0') || '-' || ${attemptId} end,
      case when ${isCard} then 'pi_' || ${hex(24)} end, ${receipt}, ${amountMinor}, true, case when not ${isCard} then '0' end,
      case when ${isCard} then 'webhook' else 'callback' end, ${at('created_ms + 20000')}, ${at('created_ms + 21000')},
      case when not ${isCard} then ${at('created_ms + 80000')} end, ${at('paid_ms')}
    from seed_booking where outcome <> 'expired'`);
  return added;
}

/** Adds the refunds of early cancellations: by Stripe, or by a reversal that M-Pesa was ordered to make. */
export async function addRefunds({ run }: Filling): Promise<number> {
  const added = await run(`
    insert into refunds (id, payment_id, attempt_id, reason, usd_cents, currency, amount_minor, method, status, provider_ref, tries,
      decided_by, created_at, settled_at)
    select ${refundId}, ${paymentId}, ${attemptId}, 'policy', total_cents, case when ${isCard} then 'USD' else 'KES' end, ${amountMinor},
      case when ${isCard} then 'stripe' else 'reversal' end, 'succeeded', ${backRef}, 1, person_id, ${at('cancelled_ms')}, ${at(refundedMs)}
    from seed_booking where outcome = 'refunded'`);
  await run(`
    insert into disbursements (id, purpose, owner_id, kind, status, amount_minor, original_receipt, conversation_id, receipt, result_code,
      tries, created_at, sent_at, settled_at)
    select ${idOf('order', 'cancelled_ms', 'number')}, 'refund', ${refundId}, 'reversal', 'succeeded', kes_minor,
      ${receipt}, 'AG_' || ${hex(24)},
      ${backRef}, '0', 1, ${at('cancelled_ms + 500')}, ${at('cancelled_ms + 1000')}, ${at(refundedMs)}
    from seed_booking where outcome = 'refunded' and not ${isCard}`);
  return added;
}
