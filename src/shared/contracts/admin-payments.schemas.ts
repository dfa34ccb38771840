import { z } from 'zod';
import { chargeCurrencies, paymentMethods, paymentProviders } from '../payment-methods.ts';
import { type AttemptStatus, caseStatuses, eventOutcomes, paymentStatuses, type RefundStatus } from '../states.ts';
import { asMpesaReceipt, requiredReason } from './common.schemas.ts';
import { cursorPageOf, listQuery } from './lists.schemas.ts';

const usd = z.number().meta({ description: 'Dollars.' });
/** Minor units of the currency beside it: cents, or shillings × 100. */
const minor = z.number().meta({ description: 'Cents, or shillings × 100.' });
const instant = z.string();

export const AdminPaymentsQuery = listQuery(['createdAt', 'paidAt'], {
  status: z.enum(paymentStatuses),
  method: z.enum(paymentMethods),
  q: z.string().trim().max(80).meta({ description: "A booking's reference, or a provider's receipt." }),
});

const AdminPaymentItem = z.object({
  id: z.string(),
  booking: z.object({ id: z.string(), reference: z.string(), status: z.string() }),
  seq: z.number(),
  status: z.enum(paymentStatuses),
  method: z.enum(paymentMethods).nullable(),
  disputed: z.boolean(),
  due: usd,
  discount: usd,
  paid: usd,
  refunded: usd,
  receipt: z.string().nullable(),
  lastError: z.string().nullable(),
  createdAt: instant,
  paidAt: instant.nullable(),
});

export const AdminPaymentsPage = cursorPageOf(AdminPaymentItem);

const Attempt = z.object({
  id: z.string(),
  seq: z.number(),
  provider: z.enum(paymentProviders),
  status: z.string().meta({ description: 'As in the table of states.' }) as z.ZodType<AttemptStatus>,
  currency: z.enum(chargeCurrencies),
  amountMinor: minor,
  receivedMinor: minor.nullable(),
  rate: z.number().nullable(),
  /** Masked. */
  phone: z.string().nullable(),
  providerId: z.string().nullable().meta({ description: "Stripe's intent, or M-Pesa's CheckoutRequestID." }),
  receipt: z.string().nullable(),
  verified: z.boolean(),
  resultCode: z.string().nullable(),
  errorCode: z.string().nullable(),
  settledBy: z.string().nullable(),
  createdAt: instant,
  settledAt: instant.nullable(),
});

const Refund = z.object({
  id: z.string(),
  reason: z.string(),
  method: z.string(),
  status: z.string() as z.ZodType<RefundStatus>,
  currency: z.enum(chargeCurrencies),
  amountMinor: minor,
  usd,
  pointsBack: z.number(),
  providerRef: z.string().nullable(),
  errorCode: z.string().nullable(),
  note: z.string().nullable(),
  createdAt: instant,
  settledAt: instant.nullable(),
});

export const LedgerEntry = z.object({
  kind: z.string(),
  source: z.string(),
  account: z.string(),
  amountMinor: minor.meta({ description: 'Debits are above 0, credits below.' }),
  at: instant,
});

const ProviderEventItem = z.object({
  id: z.string(),
  provider: z.enum(paymentProviders),
  type: z.string(),
  eventKey: z.string(),
  ownerId: z.string().nullable(),
  outcome: z.enum(eventOutcomes).nullable(),
  note: z.string().nullable(),
  tries: z.number(),
  receivedAt: instant,
  processedAt: instant.nullable(),
  nextTryAt: instant.nullable(),
});

/** One payment with all its records; the ledger entries are those of its booking. */
export const AdminPaymentDetail = AdminPaymentItem.extend({
  attempts: z.array(Attempt),
  refunds: z.array(Refund),
  ledger: z.array(LedgerEntry),
  events: z.array(ProviderEventItem),
});

export const ProviderEventsQuery = listQuery(['receivedAt'], {
  provider: z.enum(paymentProviders),
  outcome: z.enum([...eventOutcomes, 'waiting']),
  type: z.string().trim().max(80),
});
export const ProviderEventsPage = cursorPageOf(ProviderEventItem);
export const ProviderEventDetail = ProviderEventItem.extend({
  raw: z.string().meta({ description: 'As it came, with phones, e-mail addresses and secrets masked.' }),
});

export const IssuesQuery = listQuery(['createdAt'], {
  status: z.enum(caseStatuses),
  code: z.string().trim().max(60),
});
export const Issue = z.object({
  id: z.string(),
  code: z.string(),
  subject: z.string(),
  expected: z.unknown(),
  found: z.unknown(),
  status: z.enum(caseStatuses),
  note: z.string().nullable(),
  closedBy: z.string().nullable(),
  createdAt: instant,
  closedAt: instant.nullable(),
});
export const IssuesPage = cursorPageOf(Issue);
const reason = requiredReason('reason_missing');
export const CloseIssueRequest = z.object({ reason });

/** Decides about unattributed money: the attempt that it pays, or the reference under which it was sent back by hand. */
export const AttributeRequest = z.object({ attemptId: z.uuid() });
export const ReturnedRequest = z.object({ reference: z.string().trim().min(1, 'reason_missing').max(100, 'too_long') });
/** Notes that unattributed money was sent back by a traveller who had been paid twice; names that case. */
export const RepaidRequest = z.object({ paidTwiceId: z.uuid() });

/** Each account of the ledger with the sum of all its entries: + debit, − credit. */
export const LedgerAnswer = z.object({
  accounts: z.array(
    z.object({
      account: z.string(),
      type: z.enum(['asset', 'liability', 'income', 'expense', 'trading']),
      currency: z.enum(chargeCurrencies),
      balance: minor,
    }),
  ),
});

export const TopUpRequest = z.object({
  amountKes: z.int('amount_invalid').min(1, 'amount_invalid').max(100_000_000, 'amount_invalid'),
  reference: z
    .string('reference_missing')
    .overwrite(asMpesaReceipt)
    .min(3, 'reference_missing')
    .max(60, 'too_long')
    .meta({ description: "M-Pesa's receipt of the movement." }),
});

export const StatementRequest = z.object({
  csv: z.string().min(1).max(900_000, 'too_long').meta({
    description:
      "The M-Pesa organisation portal's statement: Receipt No., Completion Time, Transaction Status, Paid In, A/C No. … Refused with `line` where a row has not as many cells as there are titles, or a payment is over KES 250,000 or has cents.",
  }),
});
export const StatementAnswer = z.object({
  rows: z.number(),
  known: z.number().meta({ description: 'Receipts that we had.' }),
  settled: z.number().meta({ description: 'Payments that nobody had told us of.' }),
  completed: z.number().meta({ description: 'Payments that got their receipt.' }),
  unattributed: z.number().meta({ description: 'Money of nobody we know, each with a case of its own.' }),
  skipped: z.number().meta({ description: 'Rows that are no completed payment to us.' }),
  failed: z.number().meta({ description: 'Payments that we could not look at: send the same file again later.' }),
});

export const DisputesQuery = listQuery(['createdAt', 'dueBy'], {
  status: z.enum(caseStatuses),
});
export const Dispute = z.object({
  id: z.string(),
  stripeId: z.string(),
  booking: z.object({ id: z.string(), reference: z.string() }),
  paymentId: z.string(),
  amount: usd,
  fee: usd,
  reason: z.string(),
  status: z.string(),
  inquiry: z.boolean(),
  dueBy: instant.nullable(),
  evidenceAt: instant.nullable(),
  createdAt: instant,
  closedAt: instant.nullable(),
});
export const DisputesPage = cursorPageOf(Dispute);
export const DisputeAnswer = z.object({ dispute: Dispute });
export const EvidenceRequest = z.object({
  text: z.string().trim().min(1, 'required_fields_missing').max(20_000, 'too_long'),
});
