import { z } from 'zod';
import { chargeMethods } from '../payment-methods.ts';
import type { ChangeStatus } from '../states.ts';
import { Policy, QuoteLine } from './catalogue.schemas.ts';
import { CalendarDateText } from './common.schemas.ts';

const missing = 'required_fields_missing';

export const changeStatuses = ['held', 'applied', 'lapsed'] as const satisfies readonly ChangeStatus[];

/** Everything a change may ask for; the end is ignored where it follows from the service's duration, as when booking. */
export const ChangeQuoteRequest = z.object({
  startDate: z.string(missing).min(1, { error: missing, abort: true }).pipe(CalendarDateText),
  endDate: z.union([z.literal(''), z.null(), CalendarDateText]).optional(),
  guests: z.int('guests_invalid').min(1, 'guests_invalid'),
});

/**
 * The same with the new price as it was shown, in dollars, what it was shown to give back or to cost more, and the terms of
 * cancelling afterwards: anything else than ours is refused (`quote_changed`).
 */
export const ChangeRequest = ChangeQuoteRequest.extend({
  total: z.number('amount_invalid'),
  refund: z.number('amount_invalid').optional(),
  pointsBack: z.int('points_invalid').optional(),
  amountDue: z.number('amount_invalid').optional(),
  policy: Policy.optional(),
});

/** Where money goes back to, the way of the latest payment first: dollars, and the whole shillings that M-Pesa sends. */
export const WaysBack = z.array(
  z.object({ method: z.enum(chargeMethods), amount: z.number(), kes: z.number().nullable() }),
);

/** What a change would cost or give back now; nothing is written. All money in dollars. */
export const ChangeQuoteAnswer = z.object({
  startDate: z.string(),
  endDate: z.string(),
  guests: z.number(),
  places: z.number(),
  lines: z.array(QuoteLine),
  /** The new price. */
  total: z.number(),
  /** The new price less the old one; below 0 it is cheaper. */
  difference: z.number(),
  /** To be paid before it counts; 0 unless it is dearer. */
  amountDue: z.number(),
  /** What comes back of a cheaper price, by the policy as it stands now; and the points that come back with it. */
  refund: z.number(),
  back: WaysBack,
  pointsBack: z.number(),
  /** What its policy keeps of a cheaper price: money in dollars, and points. */
  kept: z.number(),
  pointsKept: z.number(),
  /** Places that the booking could have on each of the days, its own included. */
  available: z.number(),
  /** What cancelling gives back once it is changed. */
  policy: Policy,
});

/** A change of a booking: `held` until its difference is paid, then `applied`; or `lapsed`. Money in dollars. */
export const BookingChange = z
  .object({
    id: z.string(),
    status: z.enum(changeStatuses),
    startDate: z.string(),
    endDate: z.string(),
    guests: z.number(),
    /** The new price, and the new less the old one. */
    total: z.number(),
    difference: z.number(),
    /** What is still to be paid for it; 0 once it is applied or lapsed. */
    amountDue: z.number(),
    /** What was decided to come back of a cheaper price, and the points that came back with it. */
    refund: z.number(),
    pointsBack: z.number(),
    /** What cancelling gives back once it is applied. */
    policy: Policy,
    /** Until when its further places are held; null unless it is held. */
    holdEndsAt: z.string().nullable(),
    /** Whether its difference can be paid now, at the booking's payment page. */
    payable: z.boolean(),
  })
  .meta({ id: 'BookingChange' });

export const BookingChangeParams = z.object({ bookingId: z.string().min(1).max(64), changeId: z.uuid() });
