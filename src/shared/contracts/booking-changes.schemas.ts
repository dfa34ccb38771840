import { z } from 'zod';
import { chargeMethods } from '../payment-methods.ts';
import { changeStatuses } from '../states.ts';
import { Policy, QuoteLine } from './catalogue.schemas.ts';
import { CalendarDateText } from './common.schemas.ts';
import { BookedExtras, ExtrasChosen } from './extras.schemas.ts';
import { OnSite } from './fees.schemas.ts';
import { BookedParty, Party } from './party.schemas.ts';
import { AnswersSent } from './questions.schemas.ts';

const missing = 'required_fields_missing';

/** The dates, guests and extras of a change, and answers. As for a booking, the end date is ignored where the service's duration decides it. */
export const ChangeQuoteRequest = z.object({
  startDate: z.string(missing).min(1, { error: missing, abort: true }).pipe(CalendarDateText),
  endDate: z.union([z.literal(''), z.null(), CalendarDateText]).optional(),
  guests: z.int('guests_invalid').min(1, 'guests_invalid'),
  party: Party.nullish().meta({
    description: 'As for a booking; without it the party stays as it is while the number of guests does.',
  }),
  extras: ExtrasChosen.nullish().meta({
    description:
      'All extras that it has then; without it those of the booking stay. What the booking has keeps its price, and what is added has today’s.',
  }),
  answers: AnswersSent.optional().meta({
    description: 'Changed answers to the questions of the booking, which it has once the change is applied.',
  }),
});

/**
 * The same with what was shown to the traveller, in dollars: the new price, the refund or the amount due, and the terms of
 * cancelling afterwards. If any of it differs from what applies now, the call is refused (`quote_changed`).
 */
export const ChangeRequest = ChangeQuoteRequest.extend({
  total: z.number('amount_invalid'),
  refund: z.number('amount_invalid').optional(),
  pointsBack: z.int('points_invalid').optional(),
  amountDue: z.number('amount_invalid').optional(),
  policy: Policy.optional(),
});

/** The refund by method, that of the latest payment first: dollars, and the whole shillings that M-Pesa sends. */
export const WaysBack = z.array(
  z.object({ method: z.enum(chargeMethods), amount: z.number(), kes: z.number().nullable() }),
);

/** What a change would cost or refund now; nothing is written. All money in dollars. */
export const ChangeQuoteAnswer = z.object({
  startDate: z.string(),
  endDate: z.string(),
  guests: z.number(),
  places: z.number(),
  party: BookedParty,
  lines: z.array(QuoteLine),
  extras: BookedExtras,
  onSite: OnSite,
  /** The new price. */
  total: z.number(),
  /** The new price less the old one; below 0 where the change is cheaper. */
  difference: z.number(),
  /** To be paid before the change is applied; 0 unless it costs more. */
  amountDue: z.number(),
  /** What a cheaper change refunds by the policy now, and the points that it returns. */
  refund: z.number(),
  back: WaysBack,
  pointsBack: z.number(),
  /** What the policy does not refund of a cheaper change: money in dollars, and points. */
  kept: z.number(),
  pointsKept: z.number(),
  /** How many places the booking could have on every day, its own included. */
  available: z.number(),
  /** What cancelling refunds once the change is applied. */
  policy: Policy,
});

/**
 * A change of a booking: `asked` until its provider answers, where the booking came by a request; `held` until its
 * difference is paid, then `applied`; or `lapsed`. Money in dollars.
 */
export const BookingChange = z
  .object({
    id: z.string(),
    status: z.enum(changeStatuses),
    startDate: z.string(),
    endDate: z.string(),
    guests: z.number(),
    party: BookedParty,
    extras: BookedExtras,
    /** The new price, and the new less the old one. */
    total: z.number(),
    difference: z.number(),
    /** What is to be paid once it is accepted, or now; 0 once the change is applied or lapsed. */
    amountDue: z.number(),
    /** What a cheaper change refunds, and the points that it returned. */
    refund: z.number(),
    pointsBack: z.number(),
    /** What cancelling refunds once the change is applied. */
    policy: Policy,
    answerEndsAt: z.string().nullable().meta({
      description: 'Until when its provider may answer; null unless its state is `asked`. Unanswered, it lapses then.',
    }),
    /** Until when its further places are held; null unless its state is `held`. */
    holdEndsAt: z.string().nullable(),
    /** Whether its difference can be paid now, at the booking's payment page. */
    payable: z.boolean(),
  })
  .meta({ id: 'BookingChange' });

export const BookingChangeParams = z.object({ bookingId: z.string().min(1).max(64), changeId: z.uuid() });
