import { z } from 'zod';
import { type ChargeMethod, chargeMethods } from '../payment-methods.ts';
import { attemptStatuses, bookingStatuses, changeStatuses, paymentStatuses } from '../states.ts';

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
  /**
   * The whole shillings that the screen showed. If the amount differs now, the call is refused and nothing is charged.
   */
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
    /** Null where M-Pesa did not say whether it took the request. */
    promptExpiresAt: z.string().nullable(),
  }),
});

/**
 * What money that arrives now would do: pay; pay if there still are places, and otherwise be refunded; or be refunded.
 */
const latePaymentEffect = z.enum(['counts', 'if_room', 'goes_back']);

export const VerifyAnswer = z.object({
  booking: z.object({
    id: z.string(),
    bookingId: z.string(),
    status: z.enum(bookingStatuses),
    paymentStatus: z.enum(paymentStatuses),
    method: z.enum(chargeMethods).nullable(),
    attemptStatus: z.enum(attemptStatuses).nullable(),
    /** A message in the language asked for; null when there is none. */
    message: z.string().nullable(),
    /** The code of the message, e.g. insufficient_funds, cancelled_on_phone, no_answer, surplus_returned. */
    reason: z.string().nullable(),
    canRetry: z.boolean(),
    /** Seconds to wait before another try, where that is necessary. */
    retryAfter: z.number().nullable(),
    holdEndsAt: z.string().nullable(),
    /** What money that arrives now would do. */
    latePaymentEffect,
    receipt: z.string().nullable(),
    /**
     * The newest change that needed a payment, if there is one. Method, attempt, message and the fields beside them
     * then describe its payment, and `applied` means that it was paid; `paymentStatus` above is the booking's.
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

/** What the payment page shows before a payment starts. */
export const PaymentOptionsAnswer = z.object({
  amountUsd: z.number(),
  amountKes: z.number(),
  /** Whole shillings for one dollar. */
  rate: z.number(),
  ...methodStates,
  /** The state of the change that is to be paid; null where the booking itself is. */
  change: z.enum(changeStatuses).nullable(),
  /** What money that arrived now would do. */
  latePaymentEffect,
  lastFailure: z
    .object({ method: z.enum(chargeMethods), reason: z.string(), message: z.string() })
    .nullable()
    .meta({
      description: 'Why the last try failed, in the language asked for; null unless the payment has failed.',
    }),
  /** An attempt that is still live, so that a reloaded page continues with it. */
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
