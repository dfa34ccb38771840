import { type DarajaResult, readStatusResult } from '#server/outside/daraja-result.ts';
import type { TransferFailure } from '#shared/failure-codes.ts';
import type { Disbursement } from './repository.ts';

/** What M-Pesa's answer says about one disbursement, whatever its status is by now. */
export type Verdict =
  | { kind: 'succeeded'; code: string; receipt?: string; conversationId?: string }
  | { kind: 'failed'; code: string; error: TransferFailure; alert: boolean; conversationId?: string }
  /** The answer is about another disbursement, so nothing of it counts. */
  | { kind: 'foreign' }
  /** Money was moved, but another amount than ordered. */
  | { kind: 'wrong_amount'; code: string; found: string }
  /** This send failed, but another send of the same disbursement may have succeeded. */
  | { kind: 'unproven'; code: string }
  /** The outcome is open: M-Pesa is to be asked. */
  | { kind: 'doubtful'; code: string }
  /** M-Pesa does not know the disbursement, or knows that a reversal moved nothing: it may be sent again. */
  | { kind: 'undone' };

type JudgedDisbursement = Pick<
  Disbursement,
  'id' | 'kind' | 'amountMinor' | 'originalReceipt' | 'conversationId' | 'receipt' | 'repeats'
>;

/** Result codes that prove that no money was moved: our error code, and whether the fault is ours (`alert`). */
const failures: ReadonlyMap<string, { error: TransferFailure; alert?: boolean }> = new Map([
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
 * Judges a Result that came to a path of this disbursement. Only M-Pesa knows the path, so a Result that names our id and our
 * amount counts without asking back. An unknown code is not taken for a failure, because sending the money again could pay
 * it twice. The fields are those of Daraja's documentation of "B2C" and "Reversal".
 */
export function judgeResult(order: JudgedDisbursement, result: DarajaResult): Verdict {
  const { resultCode: code } = result;
  if (!isOurs(order, result)) return { kind: 'foreign' };
  const conversation = result.conversationId ? { conversationId: result.conversationId } : {};
  const receipt = result.transactionId ? { receipt: result.transactionId } : {};
  if (code === '0') return judgeMoved(order, result, { kind: 'succeeded', code, ...conversation, ...receipt });
  // The payment was reversed before, by an earlier send of ours or by hand, so the receipt is not this disbursement's.
  if (code === ALREADY_REVERSED && order.kind === 'reversal') return { kind: 'succeeded', code, ...conversation };
  const failure = failures.get(code);
  if (!failure) return { kind: 'doubtful', code };
  if (mayHaveSucceededBefore(order)) return { kind: 'unproven', code };
  return { kind: 'failed', code, error: failure.error, alert: failure.alert ?? false, ...conversation };
}

/** Judges the answer to a status query. Its own ids are those of the query, so only what it says about the disbursement counts. */
export function judgeStatus(order: JudgedDisbursement, result: DarajaResult): Verdict {
  const { resultCode: code, parameters } = result;
  const about = parameters.get('OriginatorConversationID');
  if (order.kind === 'b2c' && about && about !== order.id) return { kind: 'foreign' };
  const answer = readStatusResult(result);
  if (answer.kind !== 'completed') {
    if (answer.kind === 'not_found') return { kind: 'undone' };
    if (answer.kind === 'open') return { kind: 'doubtful', code };
    // It may have failed because the payment was reversed before; when it is sent again, M-Pesa says so (R000001).
    if (order.kind === 'reversal') return { kind: 'undone' };
    return { kind: 'failed', code, error: 'ended_unpaid', alert: false };
  }
  const { receipt } = answer;
  if (order.receipt && receipt && receipt !== order.receipt) return { kind: 'foreign' };
  return judgeAmount(order, parameters.get('Amount'), { kind: 'succeeded', code, ...(receipt && { receipt }) });
}

type Success = Extract<Verdict, { kind: 'succeeded' }>;

/** A B2C's Result carries our id. A reversal's does not, so its ConversationID must be the one that M-Pesa named first. */
function isOurs(order: JudgedDisbursement, { originatorConversationId, conversationId }: DarajaResult): boolean {
  if (order.kind === 'b2c' && originatorConversationId !== order.id) return false;
  // When it was sent again it may have two ConversationIDs; each send has a secret path of its own.
  if (order.conversationId === null || order.repeats > 0) return true;
  return conversationId === order.conversationId;
}

function judgeMoved(order: JudgedDisbursement, { parameters }: DarajaResult, success: Success): Verdict {
  const undone = parameters.get('OriginalTransactionID');
  if (order.kind === 'reversal' && undone && undone !== order.originalReceipt) return { kind: 'foreign' };
  return judgeAmount(order, parameters.get(order.kind === 'b2c' ? 'TransactionAmount' : 'Amount'), success);
}

function judgeAmount(order: JudgedDisbursement, amount: string | undefined, success: Success): Verdict {
  const { code } = success;
  if (!amount) return { kind: 'doubtful', code };
  return Number(amount) * 100 === order.amountMinor ? success : { kind: 'wrong_amount', code, found: amount };
}

/** M-Pesa takes all sends of a B2C as one order, by its id, but each send of a reversal as an order of its own. */
const mayHaveSucceededBefore = ({ kind, repeats }: JudgedDisbursement) => kind === 'reversal' && repeats > 0;
