import type { App } from '#server/app.ts';
import { extrasIn } from '#server/catalogue/extra-words.ts';
import { onSiteIn, shownFees } from '#server/catalogue/fee-words.ts';
import { linesIn } from '#server/catalogue/line-words.ts';
import { partyIn } from '#server/catalogue/party-words.ts';
import { coverIn } from '#server/catalogue/queries.ts';
import type { Booking, BookingItem } from '#shared/contracts/bookings.ts';
import type { Lang } from '#shared/languages.ts';
import { dollars, usd } from '#shared/money.ts';
import { writingRefusal } from '#shared/review-rules.ts';
import type { ProviderRight } from '#shared/rights.ts';
import type { BookingParty, PaymentStatus } from '#shared/states.ts';
import { bookingAnswersOf } from './answers/answers-in.ts';
import { arrivalOf } from './arrival-queries.ts';
import type { FullRow, ItemRow } from './booking-rows.ts';
import { answerCancellation, isChangeable } from './cancellation.ts';
import { changeAnswer } from './changes/change-answers.ts';
import type { PaidSumRow } from './charge-queries.ts';
import { bookingCompanionsOf } from './companions/companions-of.ts';
import { chargesOf, keptOf, timelineOf } from './history.ts';
import { isPayable } from './is-payable.ts';
import { cancellers } from './parties.ts';
import { memberAnswer } from './provider/member-answer.ts';
import { refundEntry } from './refund-entry.ts';
import type { Booking as Row } from './repository.ts';
import { showsContact } from './requests/contact-rules.ts';
import { pointsInPrice, termsOfBooking } from './terms.ts';
import { titleIn } from './title-in.ts';

/** A booking as lists show it. */
export function itemOf(row: ItemRow, now: Date, lang: Lang): BookingItem {
  const { booking, service, payment, paidStatus, paidSums, back, phoneRequest } = row;
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
    paid: paidSums.toSorted((one, other) => one.currency.localeCompare(other.currency)).map(paidSum),
    ...waitingOf(booking),
    moneyBack: back.open ? 'on_its_way' : back.any ? 'done' : 'none',
    phoneRequest,
    payable: isPayable(booking, now) && (payment === null || unpaid.includes(payment.status)),
    review: reviewOf(row, now),
    createdAt: booking.createdAt.toISOString(),
  };
}

/** Whether its traveller can review it now, or has. */
function reviewOf({ booking, ownReview, isOwnListing }: ItemRow, now: Date): BookingItem['review'] {
  if (ownReview !== null) return ownReview === 'public' ? 'written' : 'none';
  return writingRefusal({ ...booking, isOwnListing }, now) ? 'none' : 'open';
}

/** Until when a pending booking waits for its provider's answer or for its payment. */
export function waitingOf({ status, approval, holdEndsAt }: Pick<Row, 'status' | 'approval' | 'holdEndsAt'>) {
  const until = status === 'pending' ? holdEndsAt.toISOString() : null;
  const asked = approval === 'asked';
  return { approval, answerEndsAt: asked ? until : null, holdEndsAt: asked ? null : until };
}

/** A sum as answers have it. */
export const paidSum = ({ currency, amountMinor, usdCents }: PaidSumRow): BookingItem['paid'][number] => ({
  currency,
  // Cents, or shillings times 100.
  amount: amountMinor / 100,
  amountUsd: dollars(usd(usdCents)),
});

/** Payments that still can be made. */
const unpaid: readonly PaymentStatus[] = ['pending', 'failed', 'refunded'];

/**
 * A booking as its own page shows it, with the contact decrypted for its traveller and members who may call them; members of
 * the provider who do not handle bookings see none, and others only where `showsContact` says so. Paying and changing are offered only to the traveller.
 */
export function bookingOf(
  app: App,
  row: FullRow,
  { party, rights, lang }: { party: BookingParty; rights: readonly ProviderRight[]; lang: Lang },
): Booking {
  const now = app.clock.now();
  const own = party === 'traveller';
  const item = itemOf(row, now, lang);
  const change = row.open && changeAnswer(row.open, { paid: row.paid, now, lang });
  const { booking, provider, refunds } = row;
  const points = pointsInPrice(booking, row.pointsOutOfPrice);
  const sight = { money: party === 'admin' || rights.includes('money'), note: !own };
  const disputed = row.paid.some((payment) => payment.disputed);
  const isMember = party === 'provider';
  const mayCancel = !isMember || cancellers.members.some((right) => rights.includes(right));
  const cancellation = mayCancel ? answerCancellation(row, party, now) : null;
  return {
    ...item,
    role: party,
    payable: own && item.payable,
    review: own ? item.review : 'none',
    priceUnit: booking.priceUnit,
    places: booking.places,
    party: partyIn(lang, booking.party),
    onSite: onSiteIn(lang, booking.onSiteFees, booking),
    onSiteFees: shownFees(lang, booking.onSiteFees),
    lines: linesIn(lang, booking.lines),
    extras: extrasIn(lang, booking.extras),
    contact: contactFor(app, booking, { party, rights }),
    answers: bookingAnswersOf(app, booking, { party, handles: rights.includes('bookings'), lang }),
    companions: bookingCompanionsOf(app, booking, { party, handles: rights.includes('bookings') }),
    policy: termsOfBooking(booking, row.paid),
    provider,
    arrival: arrivalOf(app, row.arrival, { status: booking.status, party, lang }),
    cancelReason: booking.cancelReason,
    neverCame: row.neverCame,
    payments: chargesOf(row),
    pointsSpent: points,
    discountAmount: dollars(usd(points)),
    keptAmount: keptOf(row),
    disputed,
    cancellation: cancellation && disputed && givesBack(cancellation) ? null : cancellation,
    change: change ? { ...change, payable: own && change.payable } : null,
    changeable: own && !disputed && !row.open && isChangeable(booking, now),
    refunds: refunds.map((refund) => refundEntry(refund, sight)),
    checkedInAt: booking.checkedInAt?.toISOString() ?? null,
    noShowAt: booking.noShowAt?.toISOString() ?? null,
    forMember: row.member && memberAnswer({ ...row, member: row.member, now }),
    papers: papersOf(row, party),
    timeline: timelineOf(row, { lang, notes: sight.note }),
  };
}

const noContact: Booking['contact'] = { name: '', email: '', phone: '' };

type Contact = Pick<FullRow['booking'], 'contactName' | 'contactEmail' | 'contactPhoneSealed'>;

function contactOf(app: App, { contactName: name, contactEmail: email, contactPhoneSealed }: Contact) {
  return { name, email, phone: contactPhoneSealed === null ? '' : app.secrets.open(contactPhoneSealed) };
}

/**
 * How to reach the traveller, for members who handle bookings; before they have agreed to a request, and once a booking has
 * ended unpaid, the name alone (`showsContact`). Admins get the phone by a call of its own, which is recorded (`admin/bookings/view-personal.ts`).
 */
function contactFor(
  app: App,
  booking: FullRow['booking'],
  { party, rights }: { party: BookingParty; rights: readonly ProviderRight[] },
): Booking['contact'] {
  if (party === 'admin') return contactOf(app, { ...booking, contactPhoneSealed: null });
  if (party === 'traveller') return contactOf(app, booking);
  if (!rights.includes('bookings')) return noContact;
  return showsContact(booking) ? contactOf(app, booking) : { ...noContact, name: booking.contactName };
}

const givesBack = ({ refundAmount, pointsBack }: NonNullable<Booking['cancellation']>) =>
  refundAmount > 0 || pointsBack > 0;

/**
 * There is a receipt once anything was paid, also when the booking was cancelled later, and a voucher for a confirmed or
 * completed booking. The provider may open neither.
 */
function papersOf({ booking: { status }, charges }: FullRow, party: BookingParty): Booking['papers'] {
  if (party === 'provider') return { receipt: false, voucher: false };
  return { receipt: charges.length > 0, voucher: status === 'confirmed' || status === 'completed' };
}
