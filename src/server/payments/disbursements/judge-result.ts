import { readStatusResult } from '../../outside/daraja-result.ts';
import type { DarajaResult } from '../../outside/daraja-sends.ts';
import type { Disbursement } from './repository.ts';

/** What M-Pesa's word means for one disbursement, whatever has become of that meanwhile. */
export type Verdict =
  | { kind: 'succeeded'; code: string; receipt?: string; conversationId?: string }
  | { kind: 'failed'; code: string; error: string; alert: boolean; conversationId?: string }
  /** It speaks of another order: nothing of it counts. */
  | { kind: 'foreign' }
  /** The money moved, but not as much as was ordered. */
  | { kind: 'wrong_amount'; code: string; found: string }
  /** No, but another try of the same order may have succeeded. */
  | { kind: 'unproven'; code: string }
  /** Nothing is certain: M-Pesa is to be asked. */
  | { kind: 'doubtful'; code: string }
  /** M-Pesa knows no such order, or one that moved nothing and says not why: it may be sent again. */
  | { kind: 'undone' };

type Ordered = Pick<
  Disbursement,
  'id' | 'kind' | 'amountMinor' | 'originalReceipt' | 'conversationId' | 'receipt' | 'repeats'
>;

/** Codes that say for certain that no money moved: our reason, and whether it is ours to mend. */
const failures: ReadonlyMap<string, { error: string; alert?: boolean }> = new Map([
  ['1', { error: 'insufficient_float', alert: true }],
  ['2', { error: 'amount_limit' }],
  ['3', { error: 'amount_limit' }],
  ['4', { error: 'daily_limit' }],
  ['8', { error: 'receiver_limit' }],
  ['11', { error: 'account_invalid' }],
  ['2006', { error: 'account_invalid' }],
  ['21', { error: 'role', alert: true }],
  ['2001', { error: 'credential', alert: true }],
  ['8006', { error: 'credential', alert: true }],
  ['2028', { error: 'product', alert: true }],
  ['2040', { error: 'receiver_unregistered' }],
  ['R000002', { error: 'receipt_unknown' }],
]);
const ALREADY_REVERSED = 'R000001';

/**
 * A Result that came to the path of one order. The path is a secret that only M-Pesa has seen, so a Result that names
 * our order and our amount is believed without asking back. A code that nobody knows is no failure: money sent again
 * on the strength of a guess would be sent twice.
 * @see payments reference, section 1, "B2C v3" and "Reversal"
 */
export function judgeResult(order: Ordered, result: DarajaResult): Verdict {
  const { resultCode: code } = result;
  if (!isOurs(order, result)) return { kind: 'foreign' };
  const named = result.conversationId ? { conversationId: result.conversationId } : {};
  const receipt = result.transactionId ? { receipt: result.transactionId } : {};
  if (code === '0') return judgeMoved(order, result, { kind: 'succeeded', code, ...named, ...receipt });
  // The payment is back with whoever paid, by an earlier try of ours or by hand: its receipt is not this order's.
  if (code === ALREADY_REVERSED && order.kind === 'reversal') return { kind: 'succeeded', code, ...named };
  const failure = failures.get(code);
  if (!failure) return { kind: 'doubtful', code };
  if (mayHaveSucceededBefore(order)) return { kind: 'unproven', code };
  return { kind: 'failed', code, error: failure.error, alert: failure.alert ?? false, ...named };
}

/** The answer to a question of ours: it carries ids of its own, so what matters is what it says of the order. */
export function judgeStatus(order: Ordered, result: DarajaResult): Verdict {
  const { resultCode: code, parameters } = result;
  const about = parameters.get('OriginatorConversationID');
  if (order.kind === 'b2c' && about && about !== order.id) return { kind: 'foreign' };
  const answer = readStatusResult(result);
  if (answer.kind !== 'completed') {
    if (answer.kind === 'not_found') return { kind: 'undone' };
    if (answer.kind === 'open') return { kind: 'doubtful', code };
    // It may have failed because the payment is back already; sent again, that is said (R000001).
    if (order.kind === 'reversal') return { kind: 'undone' };
    return { kind: 'failed', code, error: 'ended_unpaid', alert: false };
  }
  const { receipt } = answer;
  if (order.receipt && receipt && receipt !== order.receipt) return { kind: 'foreign' };
  return judgeAmount(order, parameters.get('Amount'), { kind: 'succeeded', code, ...(receipt && { receipt }) });
}

type Success = Extract<Verdict, { kind: 'succeeded' }>;

/** B2C carries our own id; a reversal none, so there the first ConversationID that M-Pesa names is kept to. */
function isOurs(order: Ordered, { originatorConversationId, conversationId }: DarajaResult): boolean {
  if (order.kind === 'b2c' && originatorConversationId !== order.id) return false;
  // Sent again in doubt it may have two: each try's path is a secret of its own.
  if (order.conversationId === null || order.repeats > 0) return true;
  return conversationId === order.conversationId;
}

function judgeMoved(order: Ordered, { parameters }: DarajaResult, success: Success): Verdict {
  const undone = parameters.get('OriginalTransactionID');
  if (order.kind === 'reversal' && undone && undone !== order.originalReceipt) return { kind: 'foreign' };
  return judgeAmount(order, parameters.get(order.kind === 'b2c' ? 'TransactionAmount' : 'Amount'), success);
}

function judgeAmount(order: Ordered, amount: string | undefined, success: Success): Verdict {
  const { code } = success;
  if (!amount) return { kind: 'doubtful', code };
  return Number(amount) * 100 === order.amountMinor ? success : { kind: 'wrong_amount', code, found: amount };
}

/** Tries of a B2C are one order, by its id; each try of a reversal is an order of its own at M-Pesa. */
const mayHaveSucceededBefore = ({ kind, repeats }: Ordered) => kind === 'reversal' && repeats > 0;
