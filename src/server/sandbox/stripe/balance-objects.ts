import type Stripe from 'stripe';
import { newId, secondsOf } from './objects.ts';

export type KeptBalanceTransaction = Stripe.BalanceTransaction & { source: string };

export interface NewBalanceTransaction {
  type: Stripe.BalanceTransaction.Type;
  reportingCategory: string;
  /** Minor units; negative when money leaves the balance. */
  amount: number;
  fee: { amount: number; description: string } | undefined;
  currency: string;
  description: string | null;
  /** Id of the charge, refund or dispute. */
  source: string;
  createdMs: number;
}

const DAYS_UNTIL_AVAILABLE = 2;

/** Stripe's fee on a charge: 2.9 % rounded half up, plus 30 cents. */
export const feeFor = (amountCents: number) => Math.floor((amountCents * 29 + 500) / 1000) + 30;

/** One movement of our balance, with Stripe's fee. */
export function buildBalanceTransaction(wish: NewBalanceTransaction): KeptBalanceTransaction {
  const { amount, fee, currency } = wish;
  const created = secondsOf(wish.createdMs);
  return {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: created + DAYS_UNTIL_AVAILABLE * 86_400,
    balance_type: 'payments',
    created,
    currency,
    description: wish.description,
    exchange_rate: null,
    fee: fee?.amount ?? 0,
    fee_details: fee ? [{ ...fee, application: null, currency, type: 'stripe_fee' }] : [],
    net: amount - (fee?.amount ?? 0),
    reporting_category: wish.reportingCategory,
    source: wish.source,
    status: 'pending',
    type: wish.type,
  };
}
