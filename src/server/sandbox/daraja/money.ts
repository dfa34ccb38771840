import { createHash } from 'node:crypto';
import type { Collection, Journal } from '../journal.ts';
import { DAY_LIMIT_KES, walletOf } from './phones.ts';
import { eatDay, eatStamp } from './wire.ts';

/** A movement of shillings. Tests compare these with the product's ledger. */
export type Movement = {
  /** M-Pesa's receipt of this movement. */
  receipt: string;
  direction: 'in' | 'out';
  /** `paybill`: somebody paid by hand, without a push of ours. */
  kind: 'push' | 'b2c' | 'reversal' | 'paybill';
  /** Whole KES. */
  amount: number;
  /** M-Pesa's fee in whole KES, taken from the account that we send from in addition to the amount. */
  fee: number;
  /** The customer's, 2547… */
  phone: string;
  /** As on the push, also for its reversal; '' for B2C. */
  accountReference: string;
  at: string;
  /** Only of a push. */
  checkoutRequestId?: string;
  /** Only of a B2C or a reversal that was ordered through Daraja. */
  originatorConversationId?: string;
  /** Only of a reversal: the receipt of the payment that it reversed. */
  originalReceipt?: string;
};

type Settled = { code: '0'; receipt: string } | { code: string; receipt?: undefined };

export interface Money {
  moved(): Movement[];
  /** The movements since `forget` was last called. */
  known(): Movement[];
  /** One of the movements since `forget` was last called. */
  find(receipt: string): Movement | undefined;
  /** The PIN of a push was right: code 0 (paid), 4 (above the day's limit) or 1 (not enough in the wallet). */
  pay(
    push: { phone: string; amountKes: number; accountReference: string; checkoutRequestId: string },
    atMs: number,
  ): Settled;
  /** Somebody pays to the PayBill by hand. */
  payByHand(payment: { phone: string; amountKes: number; accountReference: string }, atMs: number): Movement;
  /**
   * Sends money to a phone: code 0 (sent), 1 (not enough on our account) or 4 (above what the phone may receive on a
   * day).
   */
  send(order: { phone: string; amountKes: number; originatorConversationId: string }, atMs: number): Settled;
  /**
   * Gives a received payment back: code 0, R000002 (no such payment), R000001 (given back before), 2 or 3 (only a part,
   * or too much).
   */
  reverse(
    order: { originalReceipt: string; amountKes: number; originatorConversationId?: string },
    atMs: number,
  ): Settled;
  /** What the account that we send from holds, in whole KES. */
  floatKes(): number;
  setFloat(kes: number): void;
  /** Lets M-Pesa know no earlier receipt any more; `moved` still lists all movements. */
  forget(): void;
}

/** The fee of a B2C. The real tariff depends on the amount; this is an example. */
export const B2C_FEE_KES = 11;
const FIRST_FLOAT_KES = 10_000_000;

/**
 * Keeps wallets, our account and every movement. Receipts are derived from what they are for, so that a run can be
 * repeated.
 */
export function createMoney(journal: Journal): Money {
  const moved = journal.collection<Movement>('movement');
  const forgotten = journal.collection<true>('forgotten receipt');
  const float = journal.collection<number>('float');
  const isKnown = ({ receipt }: Movement) => !forgotten.get(receipt);
  const known = () => moved.list().filter(isKnown);
  const floatKes = () => float.get('kes') ?? FIRST_FLOAT_KES;

  function note(movement: Omit<Movement, 'receipt' | 'at'>, seed: string, atMs: number): Movement {
    const noted = { receipt: newReceipt(moved, { seed, atMs }), ...movement, at: new Date(atMs).toISOString() };
    moved.put(noted.receipt, noted);
    return noted;
  }

  function find(receipt: string): Movement | undefined {
    const movement = moved.get(receipt);
    return movement && isKnown(movement) ? movement : undefined;
  }

  const settled = ({ receipt }: Movement): Settled => ({ code: '0', receipt });

  return {
    moved: () => moved.list(),
    known,
    find,
    pay({ phone, amountKes, accountReference, checkoutRequestId }, atMs) {
      const after = sumOfDay(moved.list(), { atMs, phone, kind: 'push' }) + amountKes;
      if (after > DAY_LIMIT_KES) return { code: '4' };
      if (after > walletOf(phone)) return { code: '1' };
      const push = { direction: 'in', kind: 'push', amount: amountKes, fee: 0, phone, accountReference } as const;
      return settled(note({ ...push, checkoutRequestId }, checkoutRequestId, atMs));
    },
    payByHand({ phone, amountKes, accountReference }, atMs) {
      const paybill = { direction: 'in', kind: 'paybill', amount: amountKes, fee: 0, phone, accountReference } as const;
      return note(paybill, `paybill ${phone} ${atMs}`, atMs);
    },
    send({ phone, amountKes, originatorConversationId }, atMs) {
      const cost = amountKes + B2C_FEE_KES;
      if (cost > floatKes()) return { code: '1' };
      if (sumOfDay(moved.list(), { atMs, phone, kind: 'b2c' }) + amountKes > DAY_LIMIT_KES) return { code: '4' };
      float.put('kes', floatKes() - cost);
      const b2c = { direction: 'out', kind: 'b2c', amount: amountKes, fee: B2C_FEE_KES, phone } as const;
      return settled(note({ ...b2c, accountReference: '', originatorConversationId }, originatorConversationId, atMs));
    },
    reverse({ originalReceipt, amountKes, originatorConversationId }, atMs) {
      const original = find(originalReceipt);
      if (original?.direction !== 'in') return { code: 'R000002' };
      if (moved.list().some((other) => other.originalReceipt === originalReceipt)) return { code: 'R000001' };
      if (amountKes !== original.amount) return { code: amountKes < original.amount ? '2' : '3' };
      const { phone, accountReference } = original;
      const reversal = {
        direction: 'out',
        kind: 'reversal',
        amount: amountKes,
        fee: 0,
        phone,
        accountReference,
      } as const;
      const by = originatorConversationId === undefined ? {} : { originatorConversationId };
      return settled(note({ ...reversal, ...by, originalReceipt }, `reversal ${originalReceipt}`, atMs));
    },
    floatKes,
    setFloat: (kes) => float.put('kes', kes),
    forget() {
      for (const { receipt } of known()) forgotten.put(receipt, true);
    },
  };
}

/** What moved on that day by this phone, in whole KES. */
function sumOfDay(
  moved: Movement[],
  { atMs, phone, kind }: { atMs: number; phone: string; kind: Movement['kind'] },
): number {
  return moved
    .filter((other) => other.kind === kind && other.phone === phone)
    .filter((other) => eatDay(Date.parse(other.at)) === eatDay(atMs))
    .reduce((sum, other) => sum + other.amount, 0);
}

/** Ten characters as M-Pesa's: one each for year, month and day, then seven more. */
function newReceipt(moved: Collection<Movement>, { seed, atMs }: { seed: string; atMs: number }): string {
  for (let salt = 0; ; salt += 1) {
    const receipt = receiptLike(`${seed} ${salt}`, atMs);
    if (!moved.get(receipt)) return receipt;
  }
}

/** A text in the form of a receipt. */
export function receiptLike(seed: string, atMs: number): string {
  const hash = createHash('sha256').update(seed).digest('hex').slice(0, 13);
  return dayLetters(atMs) + BigInt(`0x${hash}`).toString(36).toUpperCase().padStart(7, '0').slice(-7);
}

function dayLetters(atMs: number): string {
  const stamp = eatStamp(atMs);
  const year = String.fromCharCode(65 + ((Number(stamp.slice(0, 4)) - 2_007) % 26)); // 2026 is T
  const month = String.fromCharCode(64 + Number(stamp.slice(4, 6)));
  return year + month + Number(stamp.slice(6, 8)).toString(32).toUpperCase();
}
