import { type CalendarDate, formatDate, formatInstant, today } from '#shared/dates.ts';
import { centsFromDollars, formatKes, formatUsd, kes, usd } from '#shared/money.ts';
import {
  cancelTermsOfOwn,
  countOwnBookings,
  getOwnPoints,
  listOwnBookings,
  type OwnBooking,
} from '../tools/own-bookings.ts';
import type { ToolContext } from '../tools/tool.ts';
import { ideasIn } from '../understanding/ideas.ts';
import { isKindWord } from '../understanding/read-message.ts';
import type { Topic } from '../understanding/topics.ts';
import { amountIn, type Draft, daysIn, linkTo, peopleIn, say, type Words } from './draft.ts';
import { ownDetailLines } from './own-details.ts';
import { meaningfulWords } from './search-words.ts';

/** What people ask about their own bookings. */
export type OwnTopic = Extract<Topic, `own${string}`>;

export const isOwnTopic = (topic: Topic): topic is OwnTopic => topic.startsWith('own');

/** How many bookings one answer names. */
const bookingsShown = 3;

interface Asked {
  topic: OwnTopic;
  /** The booking that the message names, such as BK-2026-001. */
  reference?: string | undefined;
  /** Its words, by which a booking is known that is called by its listing or place. */
  said: readonly string[];
}

/**
 * Answers about the bookings and points of the person who asks. It only says where the button is: what cannot be undone is done by the
 * person alone.
 * @returns undefined for visitors
 */
export async function answerOwn(
  context: ToolContext,
  words: Words,
  { topic, reference, said }: Asked,
): Promise<Draft | undefined> {
  if (topic === 'ownPoints') return pointsDraft(context, words, said);
  const asked = said.includes('bk') ? reference : undefined;
  const all = await listOwnBookings.run(context, { reference: asked });
  if (!all) return undefined;
  const path = linkTo(words, '/dashboard');
  if (all.length === 0 && asked !== undefined) return draft([say(words, 'own.notFound', { reference: asked, path })]);
  if (all.length === 0) return draft([say(words, 'own.none', { path: linkTo(words, '/services') })]);
  // What the message names goes before the booking that was spoken of.
  const spoken = all.filter(({ bookingId }) => bookingId === reference);
  const isSpoken = asked === undefined && spoken.length > 0 && !namesBooking(said, all);
  const named = asked !== undefined ? all : isSpoken ? spoken : calledBy(said, all);
  const own = { bookings: named, day: today(context.app.clock), path, said };
  const asksCount = topic === 'ownBookings' && howMany.test(said.join(' ')) && named.length === all.length;
  const details =
    topic === 'ownBookings' && !asksCount
      ? await ownDetailLines(context, words, { bookings: askedFor(own), said })
      : new Map<string, string[]>();
  const detailed = topic === 'ownCancel' ? await cancelLines(context, words, own) : details;
  const lines = asksCount
    ? await countLines(context, words, path)
    : linesFor[topic](words, { ...own, details: detailed });
  const [only, ...others] = named;
  const spokenOf = others.length === 0 && only ? { reference: only.bookingId } : {};
  return { ...draft(lines), frame: { topic, slots: {}, shown: [], page: 1, ...spokenOf } };
}

const howMany =
  /\b(?:how many (?:bookings?|trips|reservations|times)|number of (?:my )?bookings|(?:booking|bookings|nafasi|safari) (?:zangu |nyingi )?ngapi|mara ngapi nime\w+)\b/u;

/** How many bookings somebody has, and how many of them lie ahead. */
async function countLines(context: ToolContext, words: Words, path: string): Promise<string[]> {
  const counted = await countOwnBookings(context);
  return counted
    ? [say(words, 'own.count', { count: counted.all, ahead: counted.ahead }), say(words, 'own.all', { path })]
    : [];
}

/** Whether the words name a booking by its place or by what no other kind of listing is called. */
export function namesBooking(said: readonly string[], bookings: readonly OwnBooking[]): boolean {
  const words = meaningfulWords(said.join(' ')).filter((word) => !isKindWord(word));
  return bookings.some(({ title, location }) => {
    const own = meaningfulWords(`${title} ${location}`);
    return words.some((word) => own.includes(word));
  });
}

/** The bookings whose listing or place the words name, those with most of them; all where they name none. */
function calledBy(said: readonly string[], bookings: readonly OwnBooking[]): readonly OwnBooking[] {
  const words = meaningfulWords(said.join(' '));
  const count = ({ title, location }: OwnBooking) => {
    const own = meaningfulWords(`${title} ${location}`);
    return words.filter((word) => own.includes(word)).length;
  };
  const most = Math.max(0, ...bookings.map(count));
  return most === 0 ? bookings : bookings.filter((booking) => count(booking) === most);
}

const draft = (lines: string[]): Draft => ({ lines, listings: [] });

interface Own {
  bookings: readonly OwnBooking[];
  day: CalendarDate;
  /** Of the page with all of them. */
  path: string;
  /** The words of the message. */
  said: readonly string[];
  /** What is asked of their listings, by reference. */
  details?: ReadonlyMap<string, string[]>;
}

const split = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const ofCancelled = split('cancel cancelled canceled nilizoghairi zilizoghairiwa');
const ofThePast = split(
  'past previous earlier history done completed zilizopita iliyopita nilizofanya zilizokwisha historia',
);
const lastOnes = /\blast (?:trips?|bookings?|safaris?|year|month|stays?|tours?)\b/u;
const ofAll = split('all every zote');
const ofNext = split('next soonest ijayo inayofuata');

/** Those of which a message asks; where it says nothing, those ahead. */
function askedFor({ bookings, day, said }: Own): readonly OwnBooking[] {
  const asks = (words: ReadonlySet<string>) => said.some((word) => words.has(word));
  if (bookings.length === 1 || asks(ofAll)) return bookings;
  if (asks(ofCancelled)) return bookings.filter(({ status }) => status === 'cancelled');
  if (asks(ofThePast) || lastOnes.test(said.join(' ')))
    return bookings.filter(({ status, endDate }) => status !== 'cancelled' && endDate < day);
  const ahead = soonestFirst(bookings.filter((one) => isAhead(one, day)));
  return asks(ofNext) ? ahead.slice(0, 1) : ahead;
}

const linesFor: { readonly [T in Exclude<OwnTopic, 'ownPoints'>]: (words: Words, own: Own) => string[] } = {
  ownBookings: (words, own) => {
    const shown = askedFor(own);
    const { path } = own;
    if (shown.length === 0) {
      const key = own.said.some((word) => ofCancelled.has(word) || ofThePast.has(word))
        ? 'own.noSuch'
        : 'own.noUpcoming';
      return [say(words, key, { path })];
    }
    return [
      ...shown
        .slice(0, bookingsShown)
        .flatMap((one) => [...bookingLines(words, one), ...(own.details?.get(one.bookingId) ?? [])]),
      ...allLine(words, shown, path),
    ];
  },
  ownPayment: (words, { bookings, path }) => {
    const open = soonestFirst(bookings.filter(({ status }) => status === 'pending'));
    if (open.length === 0 && bookings.length <= bookingsShown)
      return bookings.flatMap((one) => bookingLines(words, one));
    if (open.length === 0) return [say(words, 'own.paidAll'), say(words, 'own.all', { path })];
    return [...open.slice(0, bookingsShown).flatMap((one) => paymentLines(words, one)), ...allLine(words, open, path)];
  },
  ownCharged: (words, { bookings, path, said }) => {
    const paid = bookings.filter(({ paid: sums }) => sums.length > 0).slice(0, bookingsShown);
    if (paid.length === 0) return [say(words, 'own.noReceipt', { path })];
    return [
      ...paid.map((one) => say(words, 'own.paid', { ...valuesOf(words, one), amount: paidText(words, one) })),
      ...(ideasIn(said).has('twice')
        ? [say(words, 'own.paidTwice', { path: linkTo(words, '/support?from=chat') })]
        : []),
    ];
  },
  ownVoucher: (words, { bookings, day, path }) =>
    eachOr(words, soonestFirst(bookings.filter((one) => one.status === 'confirmed' && isAhead(one, day))), {
      key: 'own.voucher',
      none: say(words, 'own.noVoucher', { path }),
    }),
  ownCancel: (words, { bookings, day, path, details }) =>
    cancellable(bookings, day).length === 0
      ? [say(words, 'own.noCancel', { path })]
      : cancellable(bookings, day).flatMap((one) => [
          say(words, 'own.cancel', valuesOf(words, one)),
          ...(details?.get(one.bookingId) ?? []),
        ]),
  ownChange: (words, { bookings, day, path }) =>
    eachOr(words, soonestFirst(bookings.filter((one) => isOpen(one) && isAhead(one, day))), {
      key: 'own.change',
      none: say(words, 'own.noUpcoming', { path }),
    }),
  ownRefund: (words, { bookings, path }) => {
    const refunded = bookings.filter(({ moneyBack }) => moneyBack !== 'none').slice(0, bookingsShown);
    if (refunded.length === 0) return [say(words, 'own.refund.none', { path })];
    return refunded.map((one) =>
      say(words, one.moneyBack === 'done' ? 'own.refund.done' : 'own.refund.on_its_way', valuesOf(words, one)),
    );
  },
  ownReceipt: (words, { bookings, path }) =>
    eachOr(words, bookings.filter(isPaid), { key: 'own.receipt', none: say(words, 'own.noReceipt', { path }) }),
};

/** Those that somebody may want to cancel, the soonest first. */
const cancellable = (bookings: readonly OwnBooking[], day: CalendarDate): OwnBooking[] =>
  soonestFirst(bookings.filter((one) => isOpen(one) && isAhead(one, day))).slice(0, bookingsShown);

/** What cancelling each of them refunds now, by reference. */
async function cancelLines(
  context: ToolContext,
  words: Words,
  { bookings, day }: Own,
): Promise<ReadonlyMap<string, string[]>> {
  const lines = await Promise.all(
    cancellable(bookings, day).map(async (one) => {
      const terms = await cancelTermsOfOwn(context, one);
      if (!terms || one.status !== 'confirmed') return [one.bookingId, []] as const;
      const { refundAmount, percent, until, pointsBack } = terms;
      const amount = amountIn(words, refundAmount);
      const time = until && formatInstant(new Date(until), words.lang);
      const points = pointsBack > 0 ? [say(words, 'own.cancel.points', { points: pointsBack })] : [];
      if (refundAmount === 0 && pointsBack === 0) return [one.bookingId, [say(words, 'own.cancel.nothing')]] as const;
      // After an earlier refund it is what is left.
      const isAll = percent === 100 && one.moneyBack === 'none';
      const money = refundAmount > 0 ? [say(words, isAll ? 'own.cancel.all' : 'own.cancel.part', { amount })] : [];
      return [
        one.bookingId,
        [...money, ...points, ...(time ? [say(words, 'own.cancel.until', { time })] : [])],
      ] as const;
    }),
  );
  return new Map(lines.map(([reference, own]) => [reference, [...own]]));
}

/** What was paid for a booking, each currency by itself. */
const paidText = ({ lang }: Words, { paid }: OwnBooking): string =>
  paid
    .map(({ currency, amount }) =>
      currency === 'KES' ? formatKes(kes(amount), lang) : formatUsd(usd(centsFromDollars(amount)), lang),
    )
    .join(' + ');

const isOpen = ({ status }: OwnBooking) => status === 'pending' || status === 'confirmed';
const isAhead = (booking: OwnBooking, day: CalendarDate) => isOpen(booking) && booking.endDate >= day;
const isPaid = ({ paymentStatus }: OwnBooking) => paymentStatus !== 'pending' && paymentStatus !== 'failed';

const soonestFirst = (bookings: readonly OwnBooking[]): OwnBooking[] =>
  bookings.toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1));

function eachOr(
  words: Words,
  bookings: readonly OwnBooking[],
  { key, none }: { key: 'own.voucher' | 'own.cancel' | 'own.change' | 'own.receipt'; none: string },
): string[] {
  if (bookings.length === 0) return [none];
  return bookings.slice(0, bookingsShown).map((one) => say(words, key, valuesOf(words, one)));
}

const valuesOf = (words: Words, { bookingId: reference, title, startDate, endDate, path }: OwnBooking) => ({
  ...{ reference, title, path: linkTo(words, path), dates: daysIn(words, startDate, endDate) },
});

const allLine = (words: Words, { length }: readonly OwnBooking[], path: string): string[] =>
  length > bookingsShown ? [say(words, 'own.all', { path })] : [];

function bookingLines(words: Words, booking: OwnBooking): string[] {
  const { bookingId: reference, title, location: place, startDate, endDate, guests, path } = booking;
  return [
    say(words, 'own.booking', {
      ...{ reference, title, place, dates: daysIn(words, startDate, endDate), people: peopleIn(words, guests) },
      status: statusText(words, booking),
    }),
    linkTo(words, path),
  ];
}

function paymentLines(words: Words, booking: OwnBooking): string[] {
  const held = booking.holdEndsAt && booking.payable;
  return [
    ...bookingLines(words, booking),
    ...(booking.payable ? [say(words, 'own.pay', { path: linkTo(words, `/payment/${booking.id}`) })] : []),
    ...(held ? [say(words, 'own.held', { time: formatInstant(new Date(booking.holdEndsAt ?? ''), words.lang) })] : []),
  ];
}

function statusText(words: Words, { status, approval, phoneRequest, payable, totalAmount }: OwnBooking): string {
  if (status !== 'pending') return say(words, `own.status.${status}`);
  if (phoneRequest) return say(words, 'own.status.phone');
  if (approval === 'asked') return say(words, 'own.status.asked');
  return payable
    ? say(words, 'own.status.pending', { amount: amountIn(words, totalAmount) })
    : say(words, 'own.status.closed');
}

/** Whether points of a trip are asked for, and not all. */
const ofTrip = /\b(?:trips?|last|safari|mwisho|iliyopita|stay|tour)\b/u;

async function pointsDraft(context: ToolContext, words: Words, said: readonly string[]): Promise<Draft | undefined> {
  const points = await getOwnPoints.run(context, {});
  if (!points) return undefined;
  const path = linkTo(words, '/dashboard/points');
  if (points.balance === 0) return draft([say(words, 'own.points.none', { path })]);
  const { balance, worth, lastDay, earned } = points;
  const [last] = ofTrip.test(said.join(' ')) ? earned : [];
  const date = lastDay && formatDate(lastDay as CalendarDate, words.lang);
  return draft([
    ...(last ? [say(words, 'own.points.earned', { ...last })] : []),
    say(words, 'own.points', { points: balance, amount: amountIn(words, worth), path }),
    ...(date ? [say(words, 'own.points.last', { date })] : []),
  ]);
}
