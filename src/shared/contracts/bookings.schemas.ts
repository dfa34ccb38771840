import { z } from 'zod';
import { chargeCurrencies, paymentMethods, shownRefundMethods } from '../payment-methods.ts';
import { isPhoneNumber } from '../phone.ts';
import { hasPhoneNumber } from '../phone-in-text.ts';
import { isPlainName } from '../plain-text.ts';
import { refundReasons } from '../refund-reasons.ts';
import { approvals, bookingModes } from '../requests.ts';
import { bookingParties, bookingStatuses, paymentStatuses, transitionActors } from '../states.ts';
import { BookingChange, WaysBack } from './booking-changes.schemas.ts';
import { Policy, PriceUnit, QuoteLine, TextLang } from './catalogue.schemas.ts';
import { CalendarDateText, EmailAddress, nameText, ReasonText } from './common.schemas.ts';
import { BookingCompanions } from './companions.schemas.ts';
import { BookedExtras, ExtrasChosen } from './extras.schemas.ts';
import { ShownFact } from './facts.schemas.ts';
import { OnSite, ShownFee } from './fees.schemas.ts';
import { pageOf, pageQuery } from './lists.schemas.ts';
import { BookedParty, Party } from './party.schemas.ts';
import { AnswersSent, BookingAnswers } from './questions.schemas.ts';

const missing = 'required_fields_missing';

/** For optional text: null and absent count as empty. */
const emptyIfNone = (text: string | null | undefined) => text ?? '';

/** Start date and contact e-mail are required; an empty end date counts as absent, as null does. */
export const BookingRequest = z.object({
  serviceId: z.uuid('service_missing'),
  startDate: z.string(missing).min(1, { error: missing, abort: true }).pipe(CalendarDateText),
  endDate: z.union([z.literal(''), z.null(), CalendarDateText]).optional(),
  guests: z.int('guests_invalid').min(1, 'guests_invalid').default(1),
  party: Party.nullish(),
  extras: ExtrasChosen.nullish(),
  approval: z.enum(bookingModes).optional().meta({
    description: 'How the listing was said to be booked. If it is otherwise now, the call is refused (`mode_changed`).',
  }),
  /** Points that pay a part of the price, a cent each. */
  points: z.int('points_invalid').min(0, 'points_invalid').default(0),
  answers: AnswersSent.optional(),
  contact: z.object(
    {
      name: nameText()
        .nullish()
        .transform(emptyIfNone)
        .refine((text) => text === '' || isPlainName(text), 'text_plain')
        // Of a request the provider reads the name before the phone may be seen (docs/decisions/018).
        .refine((text) => !hasPhoneNumber(text), 'name_phone'),
      phone: z
        .string()
        .trim()
        .max(40, 'too_long')
        .nullish()
        .transform(emptyIfNone)
        .refine((text) => text === '' || isPhoneNumber(text), 'phone_number'),
      email: z
        .string(missing)
        .trim()
        .min(1, { error: missing, abort: true })
        .max(254, 'email_invalid')
        .pipe(EmailAddress),
    },
    missing,
  ),
});

/** `success: false` and `error` come with every refusal of this call (see ErrorAnswer). */
export const BookingCreated = z.object({ success: z.literal(true), id: z.string() });

/** An amount in the currency in which it was paid, and in dollars. */
const PaidSum = z.object({ currency: z.enum(chargeCurrencies), amount: z.number(), amountUsd: z.number() });

export const BookingItem = z
  .object({
    id: z.string(),
    /** The reference that people see, such as BK-2026-001. */
    bookingId: z.string(),
    service: z.object({
      id: z.string(),
      title: z.string(),
      /** The title's language. */
      textLang: TextLang,
      image: z.string(),
      imageAlt: z.string(),
      imagePlaceholder: z.string(),
      location: z.string(),
      category: z.string(),
    }),
    startDate: z.string(),
    endDate: z.string(),
    status: z.enum(bookingStatuses),
    totalAmount: z.number(),
    currency: z.literal('USD'),
    guests: z.number(),
    paymentStatus: z.enum(paymentStatuses),
    /** What was paid for it and its changes, one sum for each currency; what was refunded is not subtracted. */
    paid: z.array(PaidSum),
    approval: z
      .enum(approvals)
      .meta({ description: 'Whether its provider must accept it first, and what it answered.' }),
    answerEndsAt: z.string().nullable().meta({
      description:
        'Until when its provider may answer; null unless it waits for that. Unanswered, it is cancelled then.',
    }),
    /** Until when its places are held; null unless it is pending and its places are taken. */
    holdEndsAt: z.string().nullable(),
    /** Whether the booking has refunds, and whether they are finished. */
    moneyBack: z.enum(['none', 'on_its_way', 'done']),
    /** An M-Pesa request that is open on a phone, or whose outcome M-Pesa has not said yet; else null. */
    phoneRequest: z.enum(['open', 'unknown']).nullable(),
    /** Whether "Complete Payment" makes sense now. */
    payable: z.boolean(),
    review: z.enum(['none', 'open', 'written']).meta({
      description: '`open`: its traveller can review it now; `written`: they have, and everybody can read it.',
    }),
    createdAt: z.string(),
  })
  .meta({ id: 'BookingItem' });

export const Stay = z.object({
  startDate: z.string(),
  endDate: z.string(),
  guests: z.number(),
  party: BookedParty,
  extras: BookedExtras,
});

/** What cancelling refunds. */
export const CancelTerms = z.object({
  /** In dollars; and the points that would be returned. */
  refundAmount: z.number(),
  back: WaysBack,
  pointsBack: z.number(),
  percent: z.number(),
  /** Until when that much is refunded; null where no deadline changes it. */
  until: z.string().nullable(),
});

export const Booking = BookingItem.extend({
  /** The party as which the caller sees it. */
  role: z.enum(bookingParties),
  priceUnit: PriceUnit,
  places: z.number(),
  party: BookedParty,
  onSite: OnSite,
  onSiteFees: z.array(ShownFee).meta({ description: 'The fees of `onSite` as they were when it was booked.' }),
  lines: z.array(QuoteLine),
  extras: BookedExtras,
  /**
   * All empty for members of the provider without the right `bookings`; the name alone before they accept a request. Admins
   * get the phone by a call of its own, which is recorded, as they do the answers.
   */
  contact: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
  answers: BookingAnswers,
  companions: BookingCompanions,
  policy: Policy,
  provider: z.object({ id: z.string(), name: z.string() }),
  /** Where to be and whom to call. */
  arrival: z.object({
    /** Empty where the listing has none. */
    meetingPoint: z.string(),
    /** The meeting point's language. */
    textLang: TextLang,
    /** In degrees; null where it is not known or agreed upon later. */
    meetingPosition: z.object({ lat: z.number(), lon: z.number() }).nullable(),
    facts: z.array(ShownFact).meta({ description: 'When to be there and what to bring, as the listing says it now.' }),
    host: z.string(),
    /** Empty until the booking is paid, and for members of the provider. */
    hostPhone: z.string(),
  }),
  cancelReason: z.string().nullable(),
  /** A payment for it that M-Pesa had reported never came. */
  neverCame: z.boolean(),
  /** Its charges by time: for the booking itself, for each change that cost more, and surplus money. */
  payments: z.array(
    z.object({
      seq: z.number(),
      method: z.enum(paymentMethods).nullable(),
      paidAt: z.string().nullable(),
      /** In the major unit of the charge's currency; null where points paid. */
      amount: z.number().nullable(),
      currency: z.enum(chargeCurrencies).nullable(),
      receipt: z.string().nullable(),
      forChange: z.boolean(),
      /** It came too late or twice, and is refunded. */
      surplus: z.boolean(),
    }),
  ),
  /** Points that pay a part of the present price, and the amount that they pay. */
  pointsSpent: z.number(),
  discountAmount: z.number(),
  /** For a cancelled booking: what was paid and is not refunded, in dollars; else 0. */
  keptAmount: z.number(),
  /** One of its payments is disputed; until the bank has decided, the booking cannot be changed and nothing is refunded. */
  disputed: z.boolean(),
  /** What cancelling would refund now, in the caller's role; null when the caller may not cancel it now. */
  cancellation: CancelTerms.nullable(),
  /** The change that waits for its provider or its payment; null when there is none. */
  change: BookingChange.nullable(),
  /** Whether the caller may change dates or guests now. */
  changeable: z.boolean(),
  /** Its refunds, oldest first. */
  refunds: z.array(
    z.object({
      id: z.string(),
      reason: z.enum(refundReasons),
      /** In the currency that was charged; 0 where only points are returned. */
      amount: z.number(),
      currency: z.enum(chargeCurrencies),
      pointsBack: z.number(),
      /** `waiting`: not sent yet. `unknown`: it was sent, and its outcome is not known. */
      status: z.enum(['waiting', 'on_its_way', 'unknown', 'by_hand', 'done']),
      /** `by_hand`: our team sends it, or has sent it, from our bank. */
      method: z.enum(shownRefundMethods),
      decidedAt: z.string(),
      doneAt: z.string().nullable(),
      /** Stripe's id, M-Pesa's receipt, or the reference that our team noted; null until a manual refund is sent. */
      reference: z.string().nullable(),
      /** Dollars that its provider bears of what our team granted; null where it bears none, and for who does not see its money. */
      hostPart: z.number().nullable(),
      /** What our team told the provider of why; null for the traveller. */
      hostNote: z.string().nullable(),
    }),
  ),
  /** When its provider checked it in; null when it was not. */
  checkedInAt: z.string().nullable(),
  /** When its provider noted that nobody came; null when it did not, or took that back. */
  noShowAt: z.string().nullable(),
  /** What only members of its provider are told; null for everybody else. */
  forMember: z
    .object({
      /** Completed trips of the traveller with any provider; null where they do not show that, or without `bookings`. */
      trips: z.number().nullable(),
      /** How the price is divided, in dollars; null without the right `money`. */
      share: z
        .object({
          gross: z.number(),
          commission: z.number(),
          taxes: z.number(),
          net: z.number(),
          /** Whether it is posted to the provider's earnings; until then it is what will be, if nothing changes. */
          earned: z.boolean(),
        })
        .nullable(),
      mayAnswer: z.boolean().meta({ description: 'Whether the caller may accept or decline it, or its change, now.' }),
      timeOff: z.object({ startDate: z.string(), endDate: z.string() }).nullable().meta({
        description: 'The provider’s time off in which what waits for an answer cannot be accepted; else null.',
      }),
      /** Whether the caller may check it in, or mark it as a no-show, now. */
      mayCheckIn: z.boolean(),
      mayMarkNoShow: z.boolean(),
      noShowFrom: z.string().nullable().meta({
        description: 'On the first day, from when it can be marked as a no-show; null before that day and once it can.',
      }),
      /** Until when the caller may take the no-show back; null when they cannot. */
      undoNoShowUntil: z.string().nullable(),
    })
    .nullable(),
  /** Which papers the caller may open now. */
  papers: z.object({ receipt: z.boolean(), voucher: z.boolean() }),
  /** The history of the booking, oldest first. */
  timeline: z.array(
    z.object({
      at: z.string(),
      event: z.string(),
      /** The stay before and after the change, for `changed`, `change_lapsed` and `change_given_up`; else null. */
      changed: z.object({ from: Stay, to: Stay }).nullable(),
      by: z.enum(transitionActors),
      reason: z.string().nullable(),
    }),
  ),
}).meta({ id: 'Booking' });

/** The reason is required for providers and admins, and optional for the traveller. The body may be left out. */
export const CancelRequest = z.preprocess(
  (body) => body ?? {},
  z.object({
    reason: ReasonText.nullish().transform((text) => text ?? ''),
    /** The refund as it was shown, in dollars and points. If it differs now, the call is refused (`refund_changed`). */
    refundAmount: z.number('amount_invalid').min(0, 'amount_invalid').optional(),
    pointsBack: z.int('points_invalid').min(0, 'points_invalid').optional(),
    /** What is refunded when an admin cancels: all of it (the default), or what the policy gives the traveller. */
    refund: z.enum(['policy', 'full']).optional(),
  }),
);

export const BookingsQuery = pageQuery({
  status: z.enum(['upcoming', ...bookingStatuses]),
  q: z.string().trim().max(200),
});
export const BookingsAnswer = pageOf(BookingItem);

export const DashboardAnswer = z.object({
  totalBookings: z.number(),
  upcomingTrips: z.number(),
  /** What was paid less what was refunded, in dollars. */
  totalSpent: z.number(),
  /** The same, one sum for each currency in which it was paid; empty where that is nothing. */
  spent: z.array(PaidSum),
  loyaltyPoints: z.number(),
});

/** The path of a file that needs rights, such as /api/bookings/{id}/calendar.ics. */
export const FileLinkRequest = z.object({ path: z.string().min(1).max(500) });
export const FileLinkAnswer = z.object({ url: z.string(), expiresAt: z.string() });
