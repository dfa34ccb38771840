import { z } from 'zod';
import { payoutChannels } from '../payment-methods.ts';
import { payoutReasons } from '../payout-reasons.ts';
import { mpesaPhoneProblem } from '../phone.ts';
import { isNamelike } from '../plain-text.ts';
import { payoutItemStatuses, payoutStatuses, providerStatuses } from '../states.ts';
import { CalendarDateText, ReasonText, requiredReason } from './common.schemas.ts';
import { cursorPageOf, listQuery, orEmpty, PageQuery, pageOf } from './lists.schemas.ts';

const channel = z.enum(payoutChannels);

/** One of the person's providers; by default the one that they joined first. */
export const ProviderQuery = z.object({
  providerId: orEmpty(z.uuid()).meta({
    description: 'One of the person’s providers; by default the one that they joined first.',
  }),
});

/** A day of a file's query; empty counts as not given. The use case validates it, so that the error names the field. */
const day = (description: string) => z.string().optional().meta({ format: 'date', description });
export const StatementQuery = ProviderQuery.extend({
  from: day('The first day, YYYY-MM-DD; by default a month before the last one.'),
  to: day('The last day; by default today.'),
  month: z
    .union([z.literal(''), z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'invalid')])
    .optional()
    .meta({ description: 'A month, YYYY-MM, instead of `from` and `to`.' }),
});
export const BankListState = z.object({
  transfers: z.number().meta({ description: 'Transfers that are on the list now.' }),
  noteWaits: z.number().meta({
    description: 'Transfers that are left out because the note of what the bank did waits for another admin’s consent.',
  }),
  downloadedBefore: z.number().meta({ description: 'How many of those on the list were downloaded before.' }),
  last: z
    .object({
      at: z.string(),
      by: z.object({ id: z.string(), name: z.string() }).nullable(),
      transfers: z.number().meta({ description: 'How many there were then.' }),
    })
    .nullable()
    .meta({ description: 'The last download; null where there was none.' }),
});
export const BankListQuery = z.object({
  from: day('The first day of approval, YYYY-MM-DD.'),
  to: day('The last day of approval.'),
});

/** Text in a line of the bank list: without line breaks, and without characters that change the direction of text. */
const name = z
  .string('name_short')
  .trim()
  .min(2, 'name_short')
  .max(80, 'too_long')
  .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u, 'invalid')
  // A company may be called after its address, so that links are no reason to refuse it.
  .refine((text) => text.length < 2 || isNamelike(text), 'text_plain');

/** The payout method of a provider. Answers contain only a masked form of it. */
export const PayoutMethodRequest = z.discriminatedUnion('channel', [
  z.object({
    channel: z.literal('mpesa'),
    phoneNumber: z.string('phone_invalid').check(({ value, issues }) => {
      const message = mpesaPhoneProblem(value);
      if (message) issues.push({ code: 'custom', input: value, message });
    }),
  }),
  z.object({
    channel: z.literal('bank'),
    bankName: name,
    branchCode: z.string().trim().max(20, 'too_long').optional(),
    accountName: name,
    accountNumber: z
      .string('account_invalid')
      .transform((text) => text.replace(/[\s-]/g, ''))
      .pipe(z.string().regex(/^[A-Za-z0-9]{5,34}$/, 'account_invalid')),
  }),
]);
export const PayoutMethodAnswer = z.object({
  provider: z.object({ id: z.string(), name: z.string() }),
  method: z.object({ channel, destination: z.string(), changedAt: z.string() }).nullable(),
});

const dollars = z.number().meta({ description: 'US dollars with cents.' });

export const EarningsQuery = listQuery(['at']).extend(ProviderQuery.shape);
/** One change of what a provider is owed; payouts are negative. */
const Earning = z.object({
  at: z.string(),
  kind: z.enum(['earn', 'cancellation', 'refund', 'refund_withdrawn', 'dispute', 'payout', 'payout_reversed', 'other']),
  source: z.string().meta({
    description:
      'The id of what was posted, such as the transfer to the provider: with `kind` and `at` it tells two lines apart.',
  }),
  bookingId: z.string().nullable(),
  gross: dollars.nullable(),
  commission: dollars.nullable(),
  taxes: dollars.nullable(),
  net: dollars,
  receipt: z.string().nullable().meta({
    description:
      'M-Pesa’s receipt or the bank’s reference of a payout that has arrived, as in the statement; else null.',
  }),
});
/** What a provider is owed and has been paid, and whether it can be paid out now. */
export const ProviderBalances = z.object({
  provider: z.object({ id: z.string(), name: z.string() }),
  currency: z.literal('USD'),
  owed: z.number().meta({
    description:
      'US dollars: what the statement says is owed now. It is `payable`, `inPreparation` and what of `frozen` is earned; below 0 after money that was paid out went back.',
  }),
  payable: z.number().meta({ description: 'US dollars that the next payout may collect.' }),
  inPreparation: z.number().meta({ description: 'US dollars in a payout that is collected and not approved yet.' }),
  onTheWay: dollars,
  paidOut: dollars,
  upcoming: z.number().meta({ description: 'US dollars that will be earned by trips that are paid.' }),
  frozen: z.number().meta({
    description: 'US dollars, earned or still to be earned, of payments that are disputed or not verified.',
  }),
  nextPayoutDate: CalendarDateText.nullable().meta({
    description:
      'The Monday of the next payout run; null while a payout is open (`inPreparation`, `onTheWay`), because the next one is collected only after it is settled or withdrawn.',
  }),
  payoutMethod: z
    .object({ channel, destination: z.string(), changedAt: z.string() })
    .nullable()
    .meta({ description: 'Where payouts go, masked, and since when; null where no method is set.' }),
  payoutRefusal: z
    .enum(['not_approved', 'payout_method_missing', 'payout_open', 'payout_minimum'])
    .nullable()
    .meta({ description: 'Why no payout can be requested now; null if one can.' }),
  payableKes: z
    .number()
    .meta({ description: 'What `payable` comes to at the present rate, in whole shillings; 0 or more.' }),
  payoutMinimumKes: z.number().meta({ description: 'Whole shillings; less is not paid out.' }),
});
export const EarningsAnswer = cursorPageOf(Earning).extend({
  ...ProviderBalances.shape,
  entries: z.array(Earning).meta({ deprecated: true, description: 'The same as `items`.' }),
});

/** How many months and years are summed up, the present one included. */
export const earnedPeriods = { month: 24, year: 5 } as const;
export const EarnedQuery = ProviderQuery.extend({
  by: z
    .enum(['month', 'year'])
    .default('month')
    .meta({
      description: `The last ${earnedPeriods.month} months, or the last ${earnedPeriods.year} years.`,
    }),
});
/** What trips earned in a month or year in Kenya: `gross` is `net`, `commission` and the three taxes. */
const EarnedPeriod = z.object({
  period: z.string().meta({ description: 'YYYY-MM or YYYY.' }),
  trips: z.number(),
  gross: dollars,
  commission: z.number().meta({ description: 'US dollars, without its VAT.' }),
  vat: z.number().meta({ description: 'US dollars: the VAT that the commission contains.' }),
  levy: z.number().meta({ description: 'US dollars: the tourism levy.' }),
  withholding: z.number().meta({ description: 'US dollars: the withholding tax.' }),
  net: dollars,
});
export const EarnedAnswer = z.object({
  currency: z.literal('USD'),
  items: z.array(EarnedPeriod).meta({ description: 'The oldest first; periods without earnings are among them.' }),
});

const PayoutItem = z.object({
  id: z.string(),
  usd: dollars,
  /** Whole shillings. */
  kes: z.number(),
  channel,
  /** Masked. An item that replaces a failed one uses the provider's payout method at that time. */
  destination: z.string(),
  /** `withdrawn`: its payout was withdrawn before it was approved, so it is never sent. */
  status: z.enum([...payoutItemStatuses, 'withdrawn']),
  receipt: z.string().nullable(),
  errorCode: z.string().nullable(),
  /** The failed item that this one replaces. */
  replaces: z.string().nullable(),
  settledAt: z.string().nullable(),
});
export const Payout = z
  .object({
    id: z.string(),
    /** The Monday of the payout run, or the day of the request. */
    period: z.string(),
    status: z.enum(payoutStatuses),
    channel,
    /** Masked. */
    destination: z.string(),
    usd: dollars,
    kes: z.number(),
    /** Whole shillings for one dollar, as they were when the payout was made. */
    rate: z.number(),
    createdAt: z.string(),
    approvedAt: z.string().nullable(),
    settledAt: z.string().nullable(),
    items: z.array(PayoutItem),
  })
  .meta({ id: 'Payout' });

export const OwnPayoutsQuery = PageQuery.extend(ProviderQuery.shape);
export const PayoutsAnswer = pageOf(Payout);
export const PayoutAnswer = z.object({ payout: Payout });

export const AdminPayoutsQuery = listQuery(['createdAt', 'usd'], {
  status: z.enum(payoutStatuses).meta({
    description: '`approved`: also those of which a transfer that was sent again waits at the bank.',
  }),
  providerId: z.uuid().meta({ description: 'The payouts to one provider.' }),
});
const AdminPayoutItem = PayoutItem.extend({
  reason: z.string().nullable().meta({
    description: 'Why the bank did not make it or returned it, as an admin noted it; its provider does not read this.',
  }),
  tooLarge: z.boolean().meta({
    description:
      'Whether it failed, and the provider is paid by M-Pesa by now, which does not move so much at once: the next payout has it in parts.',
  }),
  canBeSentAgain: z
    .boolean()
    .meta({ description: 'Whether it has failed and `retry` can make a new transfer of its money.' }),
  sendsAgainTo: z.object({ channel, destination: z.string(), same: z.boolean() }).nullable().meta({
    description:
      'Where `retry` sends it: the provider’s present payout method, masked, and whether that is where it went before. Null where it cannot be sent again or no method is set.',
  }),
  otherPayout: z.object({ id: z.string(), hasItsMoney: z.boolean() }).nullable().meta({
    description:
      'Another payout of the provider that keeps it from being sent again: one that contains its money by now, or one that is open.',
  }),
});
export const AdminPayout = Payout.extend({
  items: z.array(AdminPayoutItem),
  provider: z.object({
    ...{ id: z.string(), name: z.string() },
    status: z
      .enum(providerStatuses)
      .meta({ description: 'Nothing is approved or sent again while it is not `approved`.' }),
  }),
  /** Whether the provider requested it; otherwise the weekly payout run made it. */
  requested: z.boolean(),
  approvedBy: z
    .object({ id: z.string(), name: z.string() })
    .nullable()
    .meta({ description: 'The admin who approved it; null before.' }),
  missing: z.number().meta({
    description:
      'US dollars by which less is owed now than this draft holds, because money was refunded or is disputed; then it cannot be approved. 0 for any other payout.',
  }),
  methodChange: z
    .object({ at: z.string(), by: z.object({ id: z.string(), name: z.string() }).nullable() })
    .nullable()
    .meta({
      description:
        'The last change of where its money goes, from seven days before the payout was made until it was last sent (while a transfer that failed can be sent again and no later payout has collected its money: until now), and who made it; null where there was none. That it was set for the first time is no change.',
    }),
}).meta({ id: 'AdminPayout' });
export const AdminPayoutsAnswer = cursorPageOf(AdminPayout);
export const AdminPayoutAnswer = z.object({ payout: AdminPayout });

/** What a payout is made of has so many lines at most, the newest first. */
export const payoutLinesMost = 200;
export const PayoutLines = z.object({
  items: z
    .array(
      z.object({
        at: z.string(),
        kind: z.string().meta({ description: 'The kind of the posting, such as `earn`.' }),
        reference: z.string().nullable().meta({ description: 'The booking’s.' }),
        net: dollars,
      }),
    )
    .meta({
      description:
        'What was posted for the provider between the payout before and this one. Money that was on hold in between is among it.',
    }),
  total: z.number(),
});

export const OwedProvidersQuery = listQuery(['owed'], { why: z.enum(payoutReasons) });
/** What we owe a provider, and what becomes of it. */
export const OwedProvider = z
  .object({
    id: z.string().meta({ description: 'That of the provider.' }),
    provider: z.object({ id: z.string(), name: z.string() }),
    owed: z.number().meta({ description: 'US dollars by the ledger; below 0 where the provider owes us.' }),
    payable: z.number().meta({ description: 'US dollars that the next payout may collect.' }),
    frozen: z.number().meta({ description: 'US dollars of payments that are disputed or not verified.' }),
    inPreparation: z.number().meta({ description: 'US dollars in a payout that is not approved yet.' }),
    method: z
      .object({ channel, destination: z.string() })
      .nullable()
      .meta({ description: 'Where payouts go, masked; null where no method is set.' }),
    payout: z
      .object({ id: z.string(), status: z.enum(payoutStatuses) })
      .nullable()
      .meta({ description: 'The payout that is not settled yet, if there is one.' }),
    why: z.enum(payoutReasons).meta({
      description: 'Why nothing is paid out now; `next_run`: the next payout run collects it.',
    }),
  })
  .meta({ id: 'OwedProvider' });
export const OwedProvidersAnswer = cursorPageOf(OwedProvider);

export const PayoutItemParams = z.object({ id: z.uuid(), itemId: z.uuid() });
export const BankPaidRequest = z.object({
  reference: z.string('reference_missing').trim().min(3, 'reference_missing').max(60, 'too_long'),
  reason: ReasonText.optional().meta({ description: 'Why, where another admin has to consent.' }),
});
export const BankFailedRequest = z.object({
  reason: requiredReason('reason_missing'),
});
