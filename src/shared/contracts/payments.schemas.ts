import { z } from 'zod';
import { type ChargeMethod, chargeMethods } from '../payment-methods.ts';
import type { AttemptStatus } from '../states.ts';
import { changeStatuses } from './booking-changes.schemas.ts';
import { bookingStatuses, paymentStatuses } from './bookings.schemas.ts';

export const IntentRequest = z.object({ bookingId: z.string('booking_missing').min(1, 'booking_missing').max(64) });
export const IntentAnswer = z.object({
  data: z.object({
    clientSecret: z.string(),
    publishableKey: z.string(),
    /** Cents. */
    amount: z.number(),
    currency: z.literal('usd'),
  }),
});

export const StkPushRequest = z.object({
  bookingId: z.string('booking_missing').min(1, 'booking_missing').max(64),
  phoneNumber: z.string('phone_invalid').regex(/^\+254\d{9}$/, 'phone_invalid'),
  /** Whole shillings as the screen showed them; another amount than ours is refused, and nobody is charged. */
  amount: z.number('amount_invalid'),
});
export const StkPushAnswer = z.object({
  success: z.literal(true),
  data: z.object({
    attemptId: z.string(),
    amount: z.number(),
    currency: z.literal('KES'),
    /** Masked. */
    phone: z.string(),
    /** Null where M-Pesa did not say whether the request has reached the phone. */
    promptExpiresAt: z.string().nullable(),
  }),
});

const attemptStatuses = [
  'created',
  'sent',
  'prompted',
  'unknown',
  'succeeded',
  'failed',
  'cancelled',
  'timed_out',
] as const satisfies readonly AttemptStatus[];

/** It pays; it pays if there still is room, and else goes back; it goes back. */
const ifPaid = z.enum(['counts', 'if_room', 'goes_back']);

export const VerifyAnswer = z.object({
  booking: z.object({
    id: z.string(),
    bookingId: z.string(),
    status: z.enum(bookingStatuses),
    paymentStatus: z.enum(paymentStatuses),
    method: z.enum(chargeMethods).nullable(),
    attemptStatus: z.enum(attemptStatuses).nullable(),
    /** What happened, in words, in the asked language; null when there is nothing to say. */
    message: z.string().nullable(),
    /** A stable code for the same, e.g. insufficient_funds, cancelled_on_phone, no_answer, surplus_returned. */
    reason: z.string().nullable(),
    canRetry: z.boolean(),
    /** Seconds to wait before another try, when there is something to wait for. */
    retryAfter: z.number().nullable(),
    holdEndsAt: z.string().nullable(),
    /** What money that arrived now would do. */
    ifPaid,
    receipt: z.string().nullable(),
    /**
     * The newest change that was to be paid for, where there is one: then method, attempt, message and the rest are
     * about its payment, `applied` says that it was paid, and `paymentStatus` above still is the booking's.
     */
    change: z
      .object({ id: z.string(), status: z.enum(changeStatuses), paymentStatus: z.enum(paymentStatuses) })
      .nullable(),
  }),
});

/** Whether the amount can be paid with one method. */
const MethodState = z.object({
  available: z.boolean(),
  /** Why not: method_off, card_minimum, mpesa_limit; null when available. */
  reason: z.string().nullable(),
  sandbox: z.boolean(),
});

const methodStates = { card: MethodState, mpesa: MethodState } satisfies Record<ChargeMethod, typeof MethodState>;

/** What the payment page must know before anything starts. */
export const PaymentOptionsAnswer = z.object({
  amountUsd: z.number(),
  amountKes: z.number(),
  /** Whole shillings for one dollar. */
  rate: z.number(),
  ...methodStates,
  /** How the change stands that the payment at hand is for; null where that is for the booking itself. */
  change: z.enum(changeStatuses).nullable(),
  /** What money that arrived now would do. */
  ifPaid,
  /** An attempt that is still open, so that a reload takes up where it was. */
  liveAttempt: z
    .object({
      id: z.string(),
      method: z.enum(chargeMethods),
      status: z.enum(attemptStatuses),
      phone: z.string().nullable(),
      promptExpiresAt: z.string().nullable(),
      startedAt: z.string(),
    })
    .nullable(),
});
