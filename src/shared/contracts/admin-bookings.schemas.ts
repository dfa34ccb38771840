import { z } from 'zod';
import { noteLength } from '../booking-notes.ts';
import { consentActs } from '../consent-acts.ts';
import { langs } from '../languages.ts';
import { chargeCurrencies } from '../payment-methods.ts';
import { approvals } from '../requests.ts';
import { smsStates } from '../sms-kinds.ts';
import { bookingStatuses, changeStatuses, paymentStatuses, transitionActors } from '../states.ts';
import { AdminPaymentDetail, Dispute, LedgerEntry } from './admin-payments.schemas.ts';
import { ChangeQuoteAnswer, ChangeQuoteRequest, ChangeRequest } from './booking-changes.schemas.ts';
import { Booking, CancelTerms, Stay } from './bookings.schemas.ts';
import { Category, TextLang } from './catalogue.schemas.ts';
import { CalendarDateText, requiredReason } from './common.schemas.ts';
import { cursorPageOf, listQuery } from './lists.schemas.ts';
import { AnswerInWords } from './questions.schemas.ts';

const instant = z.string();
const usd = z.number().meta({ description: 'Dollars.' });

const adminBookingSorts = ['createdAt', 'startDate'] as const;

export const AdminBookingsQuery = listQuery(adminBookingSorts, {
  q: z.string().trim().max(254).meta({
    description:
      'The whole reference, id, M-Pesa receipt, Kenyan phone that was asked to pay, reference of a refund, or id of a Stripe payment intent; or a part of the name or the e-mail address of the traveller or the contact, of the title of the listing, or of the name of the provider. One or two letters are looked for where a word of a name, or an address, begins.',
  }),
  status: z.enum(bookingStatuses),
  payment: z.enum(paymentStatuses),
  approval: z.enum(approvals),
  category: Category,
  person: z.uuid().meta({ description: 'Whoever booked.' }),
  service: z.uuid(),
  provider: z.uuid(),
  from: CalendarDateText.meta({ description: 'The earliest first day of the trip.' }),
  to: CalendarDateText.meta({ description: 'The latest first day of the trip.' }),
  bookedFrom: CalendarDateText.meta({ description: 'The first day on which it was booked.' }),
  bookedTo: CalendarDateText.meta({ description: 'The last day on which it was booked.' }),
}).extend({
  sort: z.enum(adminBookingSorts, 'sort_invalid').optional().meta({
    description: 'By default `startDate` where `from` or `to` is given, else `createdAt`.',
  }),
});

/** A booking in the list of all of them. */
export const AdminBookingItem = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.enum(bookingStatuses),
  approval: z.enum(approvals),
  traveller: z.object({ id: z.string(), name: z.string(), email: z.string() }).meta({
    description: 'Whose account it was booked with.',
  }),
  contact: z.object({ name: z.string(), email: z.string() }).meta({
    description: 'As it was given with the booking; the name may be empty.',
  }),
  service: z.object({ id: z.string(), title: z.string(), titleLang: TextLang, category: Category }),
  provider: z.object({ id: z.string(), name: z.string() }),
  startDate: z.string(),
  endDate: z.string(),
  guests: z.number(),
  total: usd,
  paymentStatus: z.enum(paymentStatuses).meta({ description: 'Of all payments of the booking together.' }),
  moneyBack: z.enum(['none', 'on_its_way', 'done']).meta({
    description: 'Whether the booking has refunds, and whether they are finished.',
  }),
  phoneRequest: z.enum(['open', 'unknown']).nullable().meta({
    description: 'An M-Pesa request that is open on a phone, or whose outcome M-Pesa has not said yet.',
  }),
  createdAt: instant,
});

export const AdminBookingsPage = cursorPageOf(AdminBookingItem);

/** Who did something, where it was a person whom we know by name. */
const By = z.object({ id: z.string(), name: z.string() }).nullable();

const TimelineEntry = z.object({
  at: instant,
  kind: z.enum(['booking', 'payment', 'refund', 'dispute', 'letter', 'sms', 'consent', 'team']).meta({
    description:
      '`booking`: its states, changes and check-in; `payment`: an attempt to pay, when it was settled; `refund`: when it was decided and when it was done; `dispute`: when a bank asked for a payment back and how that ended; `letter`: when it was sent; `sms`: a text message, when it was to be sent; `consent`: when a second admin was asked, and when that ended; `team`: what the audit log says beside these.',
  }),
  what: z.string().meta({
    description:
      'Such as `cancelled`; of an attempt, a refund or a consent its state, of a dispute `opened` or `inquiry`, then the state in which it ended, of a letter or a text message which one, of the audit log the action. Of a change that our team made for the traveller: `booking.change_proposed` where it waits or waited for the host or a payment; then `change_paid` or `change_taken_back`.',
  }),
  actor: z.enum(transitionActors).nullable(),
  by: By,
  reason: z.string().nullable(),
  money: z.object({ amount: z.number(), currency: z.enum(chargeCurrencies) }).nullable(),
  reference: z.string().nullable().meta({ description: 'The receipt of a payment, or the reference of a refund.' }),
  changed: z.object({ from: Stay, to: Stay }).nullable(),
  act: z.enum(consentActs).nullable().meta({ description: 'What a second admin was asked for.' }),
  smsState: z
    .enum(smsStates)
    .nullable()
    .meta({ description: 'What became of a text message; why stands in `reason`.' }),
});

const Note = z.object({
  id: z.string(),
  at: instant,
  by: z.object({ id: z.string(), name: z.string() }),
  text: z.string(),
});

/** One booking with all that an admin may see without it being recorded. */
export const AdminBooking = z.object({
  booking: Booking,
  own: z.boolean().meta({ description: 'Whoever asks has booked it: then they cancel it as its traveller.' }),
  traveller: z.object({ id: z.string(), name: z.string(), email: z.string(), suspended: z.boolean() }),
  language: z.enum(langs).meta({ description: 'Of the letters to the traveller.' }),
  personal: z.object({ phone: z.boolean(), answers: z.number(), companions: z.number() }).meta({
    description:
      'Whether there is a phone, how many questions were answered, and how many companions are named: another call shows them, and is recorded.',
  }),
  cancel: z.object({ policy: CancelTerms, full: CancelTerms }).nullable().meta({
    description:
      'What cancelling would refund now: by the policy of the traveller, or everything. Null: it cannot be cancelled.',
  }),
  changeable: z.boolean().meta({ description: 'Whether other dates or guests can be asked for its traveller.' }),
  ourChangeId: z.string().nullable().meta({
    description: 'The open change that our team has asked for, which an admin can take back; null: there is none.',
  }),
  left: z
    .number()
    .meta({ description: 'Dollars that were paid and not refunded, points included: a refund can be no more.' }),
  payments: z.array(AdminPaymentDetail.omit({ ledger: true })),
  disputes: z.array(Dispute),
  ledger: z.array(LedgerEntry),
  notes: z.array(Note).meta({ description: 'Of our team, the newest first.' }),
  timeline: z.array(TimelineEntry).meta({ description: 'Oldest first.' }),
});

/** What of a booking is shown only by a call that is recorded. */
export const PersonalAnswer = z.object({
  phone: z.string().nullable(),
  companions: z.array(z.string()).meta({ description: 'The names of those who come along.' }),
  answers: z.array(AnswerInWords).meta({ description: 'To the questions of the listing.' }),
});

export const CancellationPreviewRequest = z.object({
  refund: z.enum(['policy', 'full']).meta({ description: 'By the policy of the traveller, or everything.' }),
  reason: requiredReason('required_fields_missing').meta({ description: 'The traveller reads it.' }),
});

/** What cancelling would refund, in dollars and points, and the letter to the traveller. */
export const CancellationPreviewAnswer = z.object({
  refundAmount: usd,
  pointsBack: z.number(),
  percent: z.number(),
  letter: z.object({ to: z.string(), language: z.enum(langs), subject: z.string(), text: z.string() }),
});

const ourReason = requiredReason('required_fields_missing').meta({ description: 'The traveller reads it.' });

/** Other dates or guests that an admin asks for a traveller. */
export const AdminChangePreviewRequest = ChangeQuoteRequest.omit({ answers: true }).extend({ reason: ourReason });
/** The same with what was shown, as for the traveller (`quote_changed`). */
export const AdminChangeRequest = ChangeRequest.omit({ answers: true }).extend({ reason: ourReason });
/** The traveller reads why our team no longer asks for it. */
export const TakeBackRequest = z.object({ reason: ourReason });

export const ChangePreviewAnswer = z.object({
  quote: ChangeQuoteAnswer,
  status: z.enum(changeStatuses).meta({
    description: '`applied` at once, `held` until the traveller pays the difference, or `asked` of the provider.',
  }),
  letter: z.object({ to: z.string(), language: z.enum(langs), subject: z.string(), text: z.string() }),
});

const missing = 'required_fields_missing';
export const NoteRequest = z.object({
  text: z.string(missing).trim().min(1, missing).max(noteLength, 'too_long').meta({
    description: 'Only our team reads it, and nobody changes or removes it later.',
  }),
});
