import { createHash } from 'node:crypto';
import type { Journal } from '../journal.ts';
import { DAY_LIMIT_KES, walletOf } from './phones.ts';
import { eatDay, eatStamp } from './wire.ts';

/** A movement of shillings: what the tests hold against the product's ledger. */
export type Movement = {
  /** M-Pesa's receipt of this movement. */
  receipt: string;
  direction: 'in' | 'out';
  /** `paybill`: somebody paid by hand, without a push of ours. */
  kind: 'push' | 'b2c' | 'reversal' | 'paybill';
  /** Whole KES. */
  amount: number;
  /** Whole KES that M-Pesa took from the account we send from, on top. */
  fee: number;
  /** The customer's, 2547… */
  phone: string;
  /** The push's, also on its reversal; '' for B2C. */
  accountReference: string;
  at: string;
  /** Of a push. */
  checkoutRequestId?: string;
  /** Of the order behind B2C or reversal; a reversal made by hand has none. */
  originatorConversationId?: string;
  /** Of a reversal: the receipt of the payment that it undid. */
  originalReceipt?: string;
};

type Settled = { code: '0'; receipt: string } | { code: string; receipt?: undefined };

export interface Money {
  moved(): Movement[];
  /** What has moved since M-Pesa last forgot. */
  known(): Movement[];
  /** A movement that M-Pesa knows. */
  find(receipt: string): Movement | undefined;
  /** A push's PIN was right: paid, or 4 over the day's limit, or 1 beyond the wallet. */
  pay(
    push: { phone: string; amountKes: number; accountReference: string; checkoutRequestId: string },
    atMs: number,
  ): Settled;
  /** Somebody pays to the PayBill by hand. */
  payByHand(payment: { phone: string; amountKes: number; accountReference: string }, atMs: number): Movement;
  /** From the account we send from: paid, or 1 beyond the float, or 4 over what the phone may receive on a day. */
  send(order: { phone: string; amountKes: number; originatorConversationId: string }, atMs: number): Settled;
  /** A received payment goes back: R000002 when there is none, R000001 the second time; 2 or 3 for a part or too much. */
  giveBack(
    order: { originalReceipt: string; amountKes: number; originatorConversationId?: string },
    atMs: number,
  ): Settled;
  /** Whole KES on the account we send from. */
  floatKes(): number;
  setFloat(kes: number): void;
  /** M-Pesa knows no receipt of before any more; what moved has moved. */
  forget(): void;
}

/** What a B2C costs us (an example: the tariff has bands). */
export const B2C_FEE_KES = 11;
const FIRST_FLOAT_KES = 10_000_000;

/** Wallets, float and every movement. A receipt is drawn from what it stands for, so a run can be repeated. */
export function createMoney(journal: Journal): Money {
  const moved = journal.collection<Movement>('movement');
  const forgotten = journal.collection<true>('forgotten receipt');
  const float = journal.collection<number>('float');
  const isKnown = ({ receipt }: Movement) => !forgotten.get(receipt);
  const known = () => moved.list().filter(isKnown);
  const floatKes = () => float.get('kes') ?? FIRST_FLOAT_KES;

  function onDayOf(atMs: number, phone: string, kind: Movement['kind']): number {
    return moved
      .list()
      .filter((other) => other.kind === kind && other.phone === phone)
      .filter((other) => eatDay(Date.parse(other.at)) === eatDay(atMs))
      .reduce((sum, other) => sum + other.amount, 0);
  }

  function note(movement: Omit<Movement, 'receipt' | 'at'>, seed: string, atMs: number): Movement {
    const noted = { receipt: newReceipt(seed, atMs), ...movement, at: new Date(atMs).toISOString() };
    moved.put(noted.receipt, noted);
    return noted;
  }

  /** Ten characters as M-Pesa's: year, month and day as one letter or digit each, then seven. */
  function newReceipt(seed: string, atMs: number): string {
    for (let salt = 0; ; salt += 1) {
      const receipt = receiptLike(`${seed} ${salt}`, atMs);
      if (!moved.get(receipt)) return receipt;
    }
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
      const after = onDayOf(atMs, phone, 'push') + amountKes;
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
      if (onDayOf(atMs, phone, 'b2c') + amountKes > DAY_LIMIT_KES) return { code: '4' };
      float.put('kes', floatKes() - cost);
      const b2c = { direction: 'out', kind: 'b2c', amount: amountKes, fee: B2C_FEE_KES, phone } as const;
      return settled(note({ ...b2c, accountReference: '', originatorConversationId }, originatorConversationId, atMs));
    },
    giveBack({ originalReceipt, amountKes, originatorConversationId }, atMs) {
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

/** Text of the form of a receipt. */
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
