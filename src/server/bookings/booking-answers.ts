import type { Booking, BookingItem } from '#shared/contracts/bookings.ts';
import type { Lang } from '#shared/languages.ts';
import { dollars, usd } from '#shared/money.ts';
import type { PaymentStatus, RefundStatus } from '#shared/states.ts';
import type { App } from '../app.ts';
import { linesIn, policyOf } from '../catalogue/get-quote.ts';
import { coverIn } from '../catalogue/queries.ts';
import type { ShownPicture } from '../pictures/picture-answer.ts';
import { answerCancellation, type CancelRole, isChangeable } from './cancellation.ts';
import { changeAnswer } from './changes/change-answers.ts';
import type { Change } from './changes/queries.ts';
import { type Charge, chargeEntry } from './charges/queries.ts';
import { isPayable } from './lifecycle.ts';
import type { PaidByWay } from './price-parts.ts';
import type { bookings, bookingTransitions } from './tables.ts';

type BookingRow = typeof bookings.$inferSelect;
type Transition = typeof bookingTransitions.$inferSelect;

/** A booking and what it is for. */
export interface TripRow {
  booking: BookingRow;
  service: { id: string; titleEn: string | null; titleSw: string | null; location: string; category: string };
}

export interface ItemRow extends TripRow {
  service: TripRow['service'] & { cover: ShownPicture };
  /** Null before anybody tried to pay. */
  payment: { status: PaymentStatus } | null;
  /** How all its payments that were paid stand together; null while none was. */
  paidStatus: PaymentStatus | null;
  /** Whether money goes back, and whether any of it still is on its way. */
  back: { any: boolean; open: boolean };
}

export interface FullRow extends ItemRow {
  provider: { id: string; name: string };
  transitions: Transition[];
  refunds: RefundRow[];
  /** Its payments that were made, and what is left of each. */
  charges: Charge[];
  paid: PaidByWay[];
  /** The change that waits for its payment, and those that were applied, oldest first. */
  held: Change | undefined;
  applied: Change[];
}

interface RefundRow {
  id: string;
  reason: Booking['refunds'][number]['reason'];
  currency: 'USD' | 'KES';
  amountMinor: number;
  pointsBack: number;
  status: RefundStatus;
  method: string;
  createdAt: Date;
  settledAt: Date | null;
  providerRef: string | null;
}

/** A booking as lists show it. */
export function itemOf({ booking, service, payment, paidStatus, back }: ItemRow, now: Date, lang: Lang): BookingItem {
  const { id, location, category } = service;
  return {
    id: booking.id,
    bookingId: booking.reference,
    service: { id, ...titleIn(lang, service), ...coverIn(lang, service.cover), location, category },
    startDate: booking.startDate,
    endDate: booking.endDate,
    status: booking.status,
    totalAmount: dollars(usd(booking.totalCents)),
    currency: 'USD',
    guests: booking.guests,
    paymentStatus: paidStatus ?? payment?.status ?? 'pending',
    holdEndsAt: booking.status === 'pending' ? booking.holdEndsAt.toISOString() : null,
    moneyBack: back.open ? 'on_its_way' : back.any ? 'done' : 'none',
    payable: isPayable(booking, now) && (payment === null || open.includes(payment.status)),
    createdAt: booking.createdAt.toISOString(),
  };
}

/** Payments that still can be made. */
const open: readonly PaymentStatus[] = ['pending', 'failed'];

/** The title in the asked language, else in the other, and which of them it is. */
export function titleIn(
  lang: Lang,
  { titleEn, titleSw }: Pick<TripRow['service'], 'titleEn' | 'titleSw'>,
): { title: string; textLang: Lang } {
  const textLang = (lang === 'en' && titleEn) || !titleSw ? 'en' : 'sw';
  return { title: (textLang === 'en' ? titleEn : titleSw) ?? '', textLang };
}

/** As whom somebody looks at a booking; not every member of its provider may cancel it. */
interface Asker {
  role: CancelRole;
  mayCancel: boolean;
}

/**
 * A booking as its own page shows it, with the phone opened: whoever may see it may call. What only its traveller may do
 * is offered to nobody else.
 */
export function bookingOf(app: App, row: FullRow, { role, mayCancel }: Asker, lang: Lang): Booking {
  const now = app.clock.now();
  const own = role === 'traveller';
  const item = itemOf(row, now, lang);
  const held = row.held && changeAnswer(row.held, now);
  const { booking, provider, refunds } = row;
  const { contactName, contactEmail, contactPhoneSealed, policy } = booking;
  const phone = contactPhoneSealed === null ? '' : app.secrets.open(contactPhoneSealed);
  return {
    ...item,
    role,
    payable: own && item.payable,
    priceUnit: booking.priceUnit,
    places: booking.places,
    lines: linesIn(lang, booking.lines),
    contact: { name: contactName, phone, email: contactEmail },
    policy: policyOf(policy, usd(booking.totalCents)),
    provider,
    cancelReason: booking.cancelReason,
    payments: row.charges.map(chargeEntry),
    pointsSpent: booking.pointsSpent,
    discountAmount: dollars(usd(booking.discountCents)),
    cancellation: mayCancel ? answerCancellation(row, role, now) : null,
    change: held ? { ...held, payable: own && held.payable } : null,
    changeable: own && !row.held && isChangeable(booking, now),
    refunds: refunds.map(refundEntry),
    papers: papersOf(row, role),
    timeline: timelineOf(row),
  };
}

/**
 * A receipt for what was paid, whatever became of it; a voucher for a trip that takes place. Both are the traveller's
 * own, which its provider may not open.
 */
function papersOf({ booking: { status }, charges }: FullRow, role: CancelRole): Booking['papers'] {
  if (role === 'provider') return { receipt: false, voucher: false };
  const receipt = charges.some(({ seq }) => seq === 1);
  return { receipt, voucher: status === 'confirmed' || status === 'completed' };
}

function refundEntry(refund: RefundRow): Booking['refunds'][number] {
  const { id, reason, currency, pointsBack, status, method } = refund;
  return {
    id,
    reason,
    // Cents, or shillings times 100.
    amount: refund.amountMinor / 100,
    currency,
    pointsBack,
    status: status === 'succeeded' ? 'done' : status === 'manual' ? 'by_hand' : 'on_its_way',
    method: method === 'points' ? 'points' : currency === 'USD' ? 'card' : 'mpesa',
    decidedAt: refund.createdAt.toISOString(),
    doneAt: refund.settledAt?.toISOString() ?? null,
    reference: refund.providerRef,
  };
}

function timelineOf({ transitions, applied }: FullRow): Booking['timeline'] {
  const entries = [...transitions.map(timelineEntry), ...applied.map(changedEntry)];
  return entries.sort((a, b) => a.at.localeCompare(b.at));
}

/** A change leaves the state of its booking, so that it is told by its own row. */
function changedEntry(change: Change): Booking['timeline'][number] {
  const { startDate, endDate, guests, fromStartDate, fromEndDate, fromGuests } = change;
  return {
    at: (change.appliedAt ?? change.createdAt).toISOString(),
    event: 'changed',
    changed: {
      from: { startDate: fromStartDate, endDate: fromEndDate, guests: fromGuests },
      to: { startDate, endDate, guests },
    },
    by: 'traveller',
    reason: null,
  };
}

function timelineEntry({ at, actor, reason, fromStatus, toStatus }: Transition): Booking['timeline'][number] {
  const word = actor === 'system' ? reason : null;
  return {
    at: at.toISOString(),
    event: fromStatus === null ? 'booked' : word === 'expired' || word === 'reinstated' ? word : toStatus,
    changed: null,
    by: actor,
    // Our own reasons are words for programs, and the event says what matters of them; people's are their own words.
    reason: actor === 'system' ? null : reason,
  };
}
