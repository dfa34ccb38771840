import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import type { KnownCard } from './cards.ts';
import type { CardProblem } from './test-cards.ts';

/** The API version of these objects: that of the SDK which the product uses. */
export const API_VERSION = '2026-10-28.endive';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Random letters and digits. That some are slightly more frequent does not matter in an id. */
function randomText(length: number): string {
  return [...randomBytes(length)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** An id in Stripe's form: `pi_…`, `ch_…`, `evt_…`. */
export const newId = (prefix: string) => `${prefix}_${randomText(24)}`;

/** Stripe's instants are whole seconds. */
export const secondsOf = (ms: number) => Math.floor(ms / 1000);

/** As it is stored: references are ids, and become objects only in an expanded answer. */
export type KeptIntent = Stripe.PaymentIntent & { latest_charge: string | null };
export type KeptCharge = Stripe.Charge & { balance_transaction: string | null; payment_intent: string };

export interface NewIntent {
  amount: number;
  currency: string;
  description: string | null;
  metadata: Record<string, string>;
  allowRedirects: 'always' | 'never';
  createdMs: number;
}

export function buildIntent(wish: NewIntent): KeptIntent {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: wish.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: { allow_redirects: wish.allowRedirects, enabled: true },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created: secondsOf(wish.createdMs),
    currency: wish.currency,
    customer: null,
    customer_account: null,
    description: wish.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: wish.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
}

interface NewCharge {
  intent: KeptIntent;
  card: KnownCard;
  paymentMethod: string;
  problem?: CardProblem;
  createdMs: number;
}

/** The charge of one try: captured, or failed when there is a `problem`. */
export function buildCharge({ intent, card, paymentMethod, problem, createdMs }: NewCharge): KeptCharge {
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: problem ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: !problem,
    created: secondsOf(createdMs),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: problem?.code ?? null,
    failure_message: problem?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: problem ? 'declined_by_network' : 'approved_by_network',
      reason: problem?.declineCode ?? null,
      risk_level: 'normal',
      seller_message: problem ? 'The bank refused the charge.' : 'Payment complete.',
      type: problem ? 'issuer_declined' : 'authorized',
    },
    paid: !problem,
    payment_intent: intent.id,
    payment_method: paymentMethod,
    payment_method_details: { card: cardDetails(card, intent.amount), type: 'card' },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: problem ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
}

function cardDetails(card: KnownCard, amount: number): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    amount_authorized: amount,
    authorization_code: null,
    brand: card.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'US',
    electronic_commerce_indicator: null,
    exp_month: card.expMonth,
    exp_year: card.expYear,
    funding: 'credit',
    installments: null,
    last4: card.last4,
    mandate: null,
    network: card.brand,
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: card.challenge ? passedChallenge : null,
    transaction_link_id: null,
    wallet: null,
  };
}

const passedChallenge: Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure = {
  authentication_flow: 'challenge',
  electronic_commerce_indicator: '05',
  exemption_indicator: null,
  result: 'authenticated',
  result_reason: null,
  transaction_id: null,
  version: '2.2.0',
};
