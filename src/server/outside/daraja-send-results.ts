/** Why an order failed, as stored in its `error_code`. */
export type SendError =
  /** Our own account holds too little. */
  | 'float'
  | 'amount_limit'
  /** The receiver's limit of a day or of what an account may hold. */
  | 'receiver_limit'
  | 'account'
  | 'role'
  /** The initiator's name or credential. */
  | 'credential'
  | 'product'
  /** The receiver has no M-Pesa. */
  | 'unregistered'
  | 'unknown_receipt'
  | 'other';

/** `alert`: ours to mend, not the receiver's. */
export type SendResult = { status: 'succeeded' | 'failed'; error?: SendError; alert?: true };

const failed = (error: SendError): SendResult => ({ status: 'failed', error });
const ours = (error: SendError): SendResult => ({ status: 'failed', error, alert: true });

const ofAny: ReadonlyMap<string, SendResult> = new Map([
  ['0', { status: 'succeeded' }],
  ['1', ours('float')],
  ['2', failed('amount_limit')],
  ['3', failed('amount_limit')],
  ['4', failed('receiver_limit')],
  ['8', failed('receiver_limit')],
  ['11', ours('account')],
  ['21', ours('role')],
  ['2001', ours('credential')],
  ['2006', ours('account')],
  ['2028', ours('product')],
  ['2040', failed('unregistered')],
  ['8006', ours('credential')],
]);

const ofReversal: ReadonlyMap<string, SendResult> = new Map([
  // Already reversed: the money went back, only earlier than we knew.
  ['R000001', { status: 'succeeded' }],
  ['R000002', failed('unknown_receipt')],
]);

/**
 * What the ResultCode of a Result means for the order; an unknown one is a failure that somebody should look at.
 * @see payments reference, section 1, "B2C v3" and "Reversal"
 */
export function outcomeOfSend(code: string, kind: 'b2c' | 'reversal'): SendResult {
  return ofAny.get(code) ?? (kind === 'reversal' ? ofReversal.get(code) : undefined) ?? ours('other');
}
