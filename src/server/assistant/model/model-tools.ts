import { z } from 'zod';
import type { ModelTool } from '#server/outside/llm/language-model.ts';
import { type CalendarDate, formatDate } from '#shared/dates.ts';
import {
  amountIn,
  daysIn,
  linkTo,
  listingLines,
  peopleIn,
  ratingText,
  say,
  unitIn,
  type Words,
} from '../built-in/draft.ts';
import { onSiteLines } from '../built-in/on-site-lines.ts';
import { findHelp } from '../tools/find-help.ts';
import { type FoundListings, findListings, listingPath } from '../tools/find-listings.ts';
import { getListing, type ListingFacts, type QuoteFacts, quoteListing } from '../tools/get-listing.ts';
import { getPlaceFacts } from '../tools/get-place.ts';
import { hostText } from '../tools/host-text.ts';
import { getOwnPoints, listOwnBookings, type OwnBooking } from '../tools/own-bookings.ts';
import type { ToolContext } from '../tools/tool.ts';
import { roomThen } from './acts.ts';
import type { Facts, NamedListing } from './facts.ts';
import { quoted, takeApart } from './quoted.ts';
import { plainName } from './told-text.ts';

/** What a look-up answered, as the model is told it. */
interface View {
  /** In our words: prices and days as people read them, with the paths of pages and the names that hosts gave. */
  data: string;
  /** What hosts wrote. */
  hosts?: string;
}

/** A look-up as a model may ask for it. */
interface ModelLookUp {
  name: string;
  description: string;
  parameters: object;
  /** @throws ZodError where the model's input does not fit */
  run(context: ToolContext, input: unknown, words: Words): Promise<{ view: View; note(facts: Facts): void }>;
}

interface Declared<I extends z.ZodObject, O> {
  name: string;
  description: string;
  input: I;
  run(context: ToolContext, input: z.output<I>): Promise<O>;
}

function lookUp<I extends z.ZodObject, O>(
  { name, description, input, run }: Declared<I, O>,
  viewOf: (words: Words, answer: O, asked: z.output<I>) => View & { listings?: NamedListing[] },
): ModelLookUp {
  return {
    ...{ name, description, parameters: z.toJSONSchema(input, { io: 'input' }) },
    async run(context, asked, words) {
      const accepted = input.parse(asked);
      const { listings = [], hosts, data } = viewOf(words, await run(context, accepted), accepted);
      const { text, ours, names } = takeApart(data);
      const note = (facts: Facts) => {
        for (const part of ours) facts.addOurs(part);
        for (const each of names) facts.addName(each);
        if (hosts) facts.addQuoted(hosts);
        for (const listing of listings) facts.addListing({ ...listing, text: takeApart(listing.text).ours.join('\n') });
      };
      return { view: { data: text, ...(hosts && { hosts }) }, note };
    },
  };
}

const nothing = (data: string): View => ({ data });

/** Titles and places are written by hosts, too. */
const name = (text: string) => quoted(plainName(text));

function foundView(words: Words, { items, total, where, county, problem }: FoundListings) {
  if (problem) return nothing('These dates cannot be booked.');
  const listings = items.map((item) => {
    const own = { ...item, title: name(item.title), location: name(item.location) };
    const text = listingLines(words, own).join('\n');
    return { id: item.id, title: plainName(item.title), path: linkTo(words, item.path), text, summary: item.summary };
  });
  const intro =
    where === 'county'
      ? `${total} found in ${county}, none at the place itself.`
      : `${total} found, the first ${items.length}:`;
  return {
    data: [intro, ...listings.map(({ text }) => text)].join('\n'),
    hosts: listings.map(({ title, summary }) => `${title}: ${summary}`).join('\n'),
    listings: listings.map(({ summary: _, ...listing }) => listing),
  };
}

function listingView(words: Words, listing: ListingFacts | null) {
  if (!listing) return nothing('It is not offered.');
  const { id, priceFrom, priceTo, priceUnit, rating, reviewCount, policy, languages, takesBookings } = listing;
  const path = linkTo(words, listing.path);
  const price = `${priceFrom === priceTo ? '' : 'from '}${amountIn(words, priceFrom)} ${unitIn(words, priceUnit)}`;
  const data = [
    `${name(listing.title)} (${name(listing.location)}): ${price}`,
    path,
    rating === null ? 'no ratings yet' : `rating ${ratingText(rating)} of 5 by ${reviewCount}`,
    say(words, `details.policy.${policy}`),
    `languages of the host: ${languages.join(', ')}`,
    ...(takesBookings ? [] : ['takes no bookings now']),
  ].join('\n');
  const list = (label: string, things: readonly string[]) =>
    things.length > 0 ? [`${label}: ${things.map(hostText).join(', ')}`] : [];
  const hosts = [
    listing.summary,
    ...list('included', listing.included),
    ...list('not included', listing.notIncluded),
    ...list('bring', listing.facts.bring),
    ...(listing.meetingPoint ? [`meeting point: ${listing.meetingPoint}`] : []),
  ].join('\n');
  return { data, hosts, listings: [{ id, title: plainName(listing.title), path, text: data }] };
}

function quoteView(
  words: Words,
  quote: QuoteFacts | { problem: string } | null,
  { id, guests }: { id: string; guests: number },
) {
  if (!quote) return nothing('It is not offered.');
  if ('problem' in quote) return nothing('These dates or guests cannot be booked.');
  const { total, lines, startDate, endDate, available, places } = quote;
  const days = daysIn(words, startDate, endDate);
  const data = [
    `${amountIn(words, total)} in all for ${peopleIn(words, guests)}, ${days}`,
    ...lines.map(({ label, amount }) => `${name(label)}: ${amountIn(words, amount)}`),
    ...onSiteLines(words, quote),
    available < places ? roomThen.none : `${roomThen.some}: ${available} places`,
  ].join('\n');
  return { data, listings: [{ id, title: '', path: linkTo(words, listingPath(id)), text: data }] };
}

function bookingView(words: Words, booking: OwnBooking): string {
  const { bookingId, startDate, endDate, status, paymentStatus, payable, totalAmount, moneyBack, approval } = booking;
  return [
    `${bookingId}: ${status}`,
    payable ? `to pay: ${amountIn(words, totalAmount)}` : `payment: ${paymentStatus}`,
    ...(moneyBack === 'none' ? [] : [`money back: ${moneyBack}`]),
    ...(approval === 'asked' ? ['waits for the host to accept it'] : []),
    `${daysIn(words, startDate, endDate)}, ${name(booking.title)}`,
    linkTo(words, booking.path),
  ].join('; ');
}

const signIn = (words: Words) => nothing(`Nobody is signed in. They can sign in here: ${linkTo(words, '/login')}`);

/** The look-ups of the assistant, with their answers in words. None changes anything. */
export const modelLookUps: readonly ModelLookUp[] = [
  lookUp(findListings, foundView),
  lookUp(getListing, listingView),
  lookUp(quoteListing, quoteView),
  lookUp(findHelp, (words, articles) =>
    nothing(
      articles.length === 0
        ? 'No article says anything about it.'
        : articles.map(({ title, excerpt, path }) => `${title}\n${excerpt}\n${linkTo(words, path)}`).join('\n\n'),
    ),
  ),
  lookUp(getPlaceFacts, (words, place) =>
    nothing(
      place
        ? [place.name, place.about, place.season, place.way, place.know, linkTo(words, place.path)].join('\n')
        : 'We have no page about it.',
    ),
  ),
  lookUp(listOwnBookings, (words, bookings) => {
    if (!bookings) return signIn(words);
    const all = linkTo(words, '/dashboard');
    return nothing([...bookings.slice(0, 10).map((one) => bookingView(words, one)), `All bookings: ${all}`].join('\n'));
  }),
  lookUp(getOwnPoints, (words, points) => {
    if (!points) return signIn(words);
    const { balance, worth, lastDay } = points;
    const until = lastDay ? `, the first end ${formatDate(lastDay as CalendarDate, words.lang)}` : '';
    return nothing(`${balance} points, worth ${amountIn(words, worth)}${until}. ${linkTo(words, '/dashboard/points')}`);
  }),
];

export const modelTools: readonly ModelTool[] = modelLookUps.map(({ name: toolName, description, parameters }) => ({
  ...{ name: toolName, description, parameters },
}));
