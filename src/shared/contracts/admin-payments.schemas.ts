import { z } from 'zod';
import { type CaseKind, caseKinds } from '../cases.ts';
import { chargeCurrencies, paymentMethods, paymentProviders } from '../payment-methods.ts';
import { type AttemptStatus, caseStatuses, eventOutcomes, paymentStatuses, type RefundStatus } from '../states.ts';
import { asMpesaReceipt, CalendarDateText, ReasonText, requiredReason } from './common.schemas.ts';
import { AdminDisbursement } from './disbursements.schemas.ts';
import { cursorPageOf, listQuery, orEmpty } from './lists.schemas.ts';
import { AdminRefund } from './refunds.schemas.ts';

const usd = z.number().meta({ description: 'Dollars.' });
/** Minor units of the currency beside it: cents, or shillings × 100. */
const minor = z.number().meta({ description: 'Cents, or shillings × 100.' });
const instant = z.string();

export const AdminPaymentsQuery = listQuery(['createdAt', 'paidAt'], {
  status: z.enum(paymentStatuses),
  method: z.enum(paymentMethods),
  q: z.string().trim().max(200).meta({
    description:
      "The whole reference of a booking, receipt, Stripe intent, CheckoutRequestID, refund's reference or dispute's id, one of our ids, or the Kenyan phone that was asked to pay (its 1,000 newest attempts).",
  }),
  from: CalendarDateText.meta({ description: 'The first day in Nairobi on which it was begun.' }),
  to: CalendarDateText.meta({ description: 'The last day on which it was begun.' }),
});

const AdminPaymentItem = z.object({
  id: z.string(),
  booking: z.object({ id: z.string(), reference: z.string(), status: z.string() }),
  traveller: z.object({ id: z.string(), name: z.string() }),
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

const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';
export const IssuesQuery = listQuery(['createdAt'], {
  status: z.enum(caseStatuses),
  code: z.enum(caseKinds),
  about: z
    .string()
    .trim()
    .regex(new RegExp(`^${uuid}(,${uuid}){0,49}$`, 'i'), 'invalid')
    .meta({
      description: 'Up to 50 ids of ours, separated by commas: the cases about these records and their transfers.',
    }),
});
/** Plain, so that a case of a kind which a later version no longer has can be answered. */
const code = z
  .string()
  .meta({ description: 'The kind of the case, as in the table of docs/money.md.' }) as z.ZodType<CaseKind>;
export const Issue = z.object({
  id: z.string(),
  code,
  subject: z.string().meta({ description: "What it is about: one of our ids, or the provider's, such as a receipt." }),
  expected: z.unknown(),
  found: z.unknown(),
  status: z.enum(caseStatuses),
  note: z.string().nullable(),
  closedBy: z.string().nullable(),
  createdAt: instant,
  closedAt: instant.nullable(),
});
const CaseBooking = z
  .object({ id: z.string(), reference: z.string() })
  .nullable()
  .meta({ description: 'The booking of the record that it is about.' });
const IssueItem = Issue.extend({ booking: CaseBooking });
/** A case in the list of them. */
const ListedIssue = IssueItem.extend({
  about: z.string().optional().meta({
    description:
      'Where the query has `about`: which of its ids the case is about, by itself or by its order to M-Pesa.',
  }),
});
export const IssuesPage = cursorPageOf(ListedIssue);

/** How many cases of each kind are open, those that have waited longest first. */
export const IssueKinds = z.object({
  items: z.array(z.object({ code, open: z.number(), oldestAt: instant })),
});

/** An attempt, as far as a person needs it to decide a case. */
const CaseAttempt = Attempt.pick({
  ...{ id: true, provider: true, status: true, currency: true, amountMinor: true },
  ...{ receivedMinor: true, receipt: true, verified: true, createdAt: true, settledAt: true },
}).extend({ paymentId: z.string(), booking: z.object({ id: z.string(), reference: z.string() }) });

/** A case with the records that it is about. Those that it is not about are null. */
export const IssueDetail = IssueItem.extend({
  closer: z
    .object({ id: z.string(), name: z.string() })
    .nullable()
    .meta({ description: 'The admin who closed it; null while it is open, and where the system did.' }),
  paymentId: z.string().nullable(),
  payoutId: z.string().nullable(),
  providerId: z.string().nullable().meta({ description: 'Set where the case is about a provider as a whole.' }),
  attempt: CaseAttempt.nullable(),
  refund: AdminRefund.nullable(),
  disbursement: AdminDisbursement.nullable(),
  dispute: z.lazy(() => Dispute).nullable(),
  event: z.lazy(() => ProviderEventItem).nullable(),
  candidates: z.array(CaseAttempt).meta({
    description:
      'For a receipt without an owner: the M-Pesa attempts of the booking that the payer or the query named, at most 20.',
  }),
  noCandidates: z.enum(['no_booking', 'no_mpesa', 'own_receipts']).nullable().meta({
    description:
      'Of a receipt without an owner and without candidates: no such booking, one without a payment by M-Pesa, or one whose M-Pesa payments have receipts of their own. Else null.',
  }),
  paidTwice: z.array(IssueItem).meta({
    description: 'For a receipt without an owner: the open cases of money that left twice, at most 20.',
  }),
  closing: z.enum(['by_reason', 'by_decision']).meta({
    description: 'Whether a reason is enough to close it, or only one of the calls that decide about its money.',
  }),
});
export const IssueQuery = z.object({
  booking: orEmpty(z.string().trim().max(40, 'too_long')).meta({
    description: 'The reference of a booking: a receipt without an owner is answered with its attempts as candidates.',
  }),
});
const reason = requiredReason('reason_missing');
export const CloseIssueRequest = z.object({ reason });

/** Decides about unattributed money: the attempt that it pays, or the reference under which it was sent back by hand. */
const why = ReasonText.optional().meta({ description: 'Why, where another admin has to consent.' });
export const AttributeRequest = z.object({ attemptId: z.uuid(), reason: why });
export const ReturnedRequest = z.object({
  reference: z
    .string('reference_missing')
    .trim()
    .min(3, 'reference_missing')
    .max(100, 'too_long')
    .overwrite(asMpesaReceipt)
    .meta({ description: "M-Pesa's receipt of the transfer that sent it back." }),
  reason: why,
});
/** Notes that unattributed money was sent back by a traveller who had been paid twice; names that case. */
export const RepaidRequest = z.object({ paidTwiceId: z.uuid(), reason: why });

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

export const LedgerEntriesQuery = listQuery(['at'], {
  account: z.string().trim().max(60).meta({ description: 'The code of the account; by default the deposits.' }),
  from: CalendarDateText.meta({ description: 'The first day in Nairobi.' }),
  to: CalendarDateText.meta({ description: 'The last day.' }),
});
/** One entry of an account: one side of a transfer. */
const AccountEntry = z.object({
  id: z.string().meta({ description: 'Of the transfer, whose other side is an entry of `other`.' }),
  kind: z.string(),
  source: z.string().meta({ description: 'The attempt, refund, transfer … that the posting is about.' }),
  other: z.string().meta({ description: 'The account on the other side.' }),
  currency: z.enum(chargeCurrencies),
  amountMinor: minor.meta({ description: 'Debits are above 0, credits below.' }),
  booking: z.object({ id: z.string(), reference: z.string() }).nullable(),
  provider: z.object({ id: z.string(), name: z.string() }).nullable(),
  paymentId: z
    .string()
    .nullable()
    .meta({ description: 'The payment, where `source` is one of its attempts or refunds.' }),
  at: instant,
});
export const LedgerEntriesPage = cursorPageOf(AccountEntry).extend({ account: z.string() });

export const TopUpRequest = z.object({
  amountKes: z.int('amount_invalid').min(1, 'amount_invalid').max(100_000_000, 'amount_invalid'),
  reference: z
    .string('reference_missing')
    .overwrite(asMpesaReceipt)
    .min(3, 'reference_missing')
    .max(60, 'too_long')
    .meta({ description: "M-Pesa's receipt of the movement." }),
  reason: why,
});

export const StatementRequest = z.object({
  reason: why,
  csv: z.string().min(1).max(900_000, 'too_long').meta({
    description:
      "The M-Pesa organisation portal's statement: Receipt No., Completion Time, Transaction Status, Paid In, A/C No. … Refused with `line` where a row has not as many cells as there are titles, a payment is over KES 250,000, has cents or a time that is not real or later than now, or the short code is not ours.",
  }),
});
export const StatementStarted = z.object({
  id: z.uuid().meta({ description: 'Of the import, which goes on as a job.' }),
});
export const StatementReport = z.object({
  rows: z.number(),
  known: z.number().meta({ description: 'Receipts that we had, of a payment with this amount.' }),
  settled: z.number().meta({ description: 'Payments that nobody had told us of.' }),
  completed: z.number().meta({ description: 'Payments that got their receipt.' }),
  unattributed: z.number().meta({ description: 'Money of nobody we know, each with a case of its own.' }),
  kept: z.number().optional().meta({
    description: 'Money of nobody we know that was listed before. Absent in what was imported before it was counted.',
  }),
  contradicted: z.number().optional().meta({
    description:
      'Receipts that we have with another amount, or that were noted as never ours: each has a case `receipt_contradicted`.',
  }),
  skipped: z.number().meta({
    description: 'Rows that are no completed payment to us, such as charges and moves between our own accounts.',
  }),
  failed: z.number().meta({ description: 'Payments that we could not look at: send the same file again later.' }),
});
export const StatementImports = z.object({
  items: z.array(
    z.object({
      id: z.uuid(),
      startedBy: z.object({ id: z.uuid(), name: z.string() }),
      startedAt: z.iso.datetime(),
      lines: z.number().meta({ description: 'Payments in it.' }),
      done: z.number().meta({ description: 'Payments that were matched already.' }),
      finishedAt: z.iso.datetime().nullable(),
      report: StatementReport.nullable().meta({ description: 'Null until it is finished.' }),
    }),
  ),
});

export const DisputesQuery = listQuery(['createdAt', 'dueBy'], {
  status: z.enum(caseStatuses),
});
export const Dispute = z.object({
  id: z.string(),
  stripeId: z.string(),
  booking: z.object({ id: z.string(), reference: z.string() }),
  traveller: z.object({ id: z.string(), name: z.string() }),
  trip: z
    .object({
      serviceId: z.string(),
      titleEn: z.string().nullable(),
      titleSw: z.string().nullable(),
      startDate: z.string(),
      endDate: z.string(),
    })
    .meta({ description: 'The listing, and the first and the last day.' }),
  paymentId: z.string(),
  amount: usd,
  fee: usd,
  reason: z.string(),
  status: z.string(),
  inquiry: z.boolean(),
  dueBy: instant.nullable(),
  evidenceAt: instant.nullable(),
  evidence: z.string().nullable().meta({ description: 'What was sent to the bank; null as long as nothing was.' }),
  createdAt: instant,
  closedAt: instant.nullable(),
});
export const DisputesPage = cursorPageOf(Dispute);
export const DisputeAnswer = z.object({ dispute: Dispute });
export const DisputeLoss = z.object({
  host: usd.meta({ description: 'By so much the host gets less for the booking.' }),
  refunds: usd.meta({ description: 'So much of refunds that were decided and not sent counts as paid by it.' }),
  us: usd.meta({ description: 'What is left, which we bear.' }),
  ends: z.boolean().meta({ description: 'The booking is cancelled by it.' }),
  begun: z.boolean().meta({ description: 'The trip has begun or is over.' }),
});
export const EvidenceDraft = z.object({ text: z.string() });
export const EvidenceRequest = z.object({
  text: z
    .string('evidence_missing')
    .trim()
    .min(1, { error: 'evidence_missing', abort: true })
    .min(30, 'evidence_short')
    .max(20_000, 'too_long'),
});
