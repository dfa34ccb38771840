import { getAvailability } from '#server/catalogue/get-availability.ts';
import { categoryFacts } from '#shared/categories.ts';
import { addDays, type CalendarDate, formatDate, today } from '#shared/dates.ts';
import { isBedFilter } from '#shared/facts.ts';
import { centsFromDollars, dollars, usd } from '#shared/money.ts';
import { GUESTS_MAX } from '#shared/quote.ts';
import { findListings } from '../tools/find-listings.ts';
import { getListing, type ListingFacts, type QuoteFacts, quoteListing } from '../tools/get-listing.ts';
import type { ToolContext } from '../tools/tool.ts';
import { isAspectWord } from '../understanding/aspects.ts';
import type { Slots } from '../understanding/read-message.ts';
import { answerByWords } from './answer-by-words.ts';
import { answerFind, inputOf, lastDay, type Sought } from './answer-find.ts';
import { answerSearch } from './answer-search.ts';
import { type ListingTopic, yesOrNo } from './asked-of-listing.ts';
import { asksChildPrice, childLines, hasChildPrice } from './child-prices.ts';
import { detailLines, namedExtraLines } from './details.ts';
import { amountIn, type Draft, daysIn, linkTo, peopleIn, say, unitIn, type Words } from './draft.ts';
import { type Frame, refersBack } from './frame.ts';
import { firstOfMonth } from './month.ts';
import { onSiteLines } from './on-site-lines.ts';
import { asksResidentPrice, residentLines } from './resident-prices.ts';

/** A question about one listing, or about what several cost. */
interface ListingQuestion extends Sought {
  topic: ListingTopic;
  /** The listings of the last answer. */
  shown: readonly string[];
  /** The words of the message as they were written, without the title of a listing. */
  said: readonly string[];
  /** Whether the message itself names a place or a kind, and so means none of these. */
  looksElsewhere: boolean;
}

/** How many days with room an answer names, and how far ahead they are looked for. */
const freeDaysShown = 5;
const daysAhead = 60;

/** Answers about one listing where the message means one, else about those that fit. */
export async function answerListing(context: ToolContext, words: Words, question: ListingQuestion): Promise<Draft> {
  const id = listingMeant(question);
  const listing = id === undefined ? null : await getListing.run(context, { id });
  if (!listing) return answerWithoutListing(context, words, question);
  return answerAbout(context, words, { question, listing });
}

async function answerAbout(context: ToolContext, words: Words, { question, listing }: Asked): Promise<Draft> {
  const lines = await linesAbout(context, words, { question, listing });
  return {
    lines: [...lines, linkTo(words, listing.path)],
    listings: [],
    frame: frameOf(question, [listing.id]),
  };
}

/** What several listings cost is answered with these; of which one the rest is asked must be said. */
async function answerWithoutListing(context: ToolContext, words: Words, question: ListingQuestion): Promise<Draft> {
  const { slots, words: sought } = question;
  if (slots.ordinal === undefined && !slots.categories && !slots.place && sought) {
    const found = await answerByWords(context, words, { ...question, words: sought });
    if (found) return found;
    const asksSome = slots.facilities !== undefined && !refersBack.test(question.said.join(' '));
    return asksSome ? answerFind(context, words, { slots }) : { lines: [say(words, 'price.which')], listings: [] };
  }
  if (slots.ordinal === undefined && (slots.categories || slots.place)) {
    // With other words something else may be meant, that is not there.
    const asksOnly = sought === undefined || sought.split(' ').every(isAspectWord);
    const only = asksOnly ? await onlyListing(context, words, { slots }) : null;
    if (only && (yesOrNo.test(question.said.join(' ')) || hasAll(only, slots)))
      return answerAbout(context, words, { question, listing: only });
    const found = await answerSearch(context, words, question);
    return found.frame ? { ...found, frame: { ...found.frame, topic: question.topic } } : found;
  }
  const asksAny = slots.facilities ?? slots.budget ?? (question.topic === 'free' ? slots.startDate : undefined);
  if (slots.ordinal === undefined && asksAny && !refersBack.test(question.said.join(' ')))
    return answerSearch(context, words, question);
  return { lines: [say(words, 'price.which')], listings: [] };
}

/** The one listing of the place and kind, if there is no other. */
export async function onlyListing(context: ToolContext, words: Words, sought: Sought): Promise<ListingFacts | null> {
  const { startDate: _start, endDate: _end, facilities: _facilities, ...others } = sought.slots;
  const { budget: _budget, guests: _guests, ...slots } = others;
  if (!slots.place) return null;
  const { items, total } = await findListings.run(context, inputOf({ ...sought, slots }, words));
  const [only] = items;
  return total === 1 && only ? getListing.run(context, { id: only.id }) : null;
}

/** Whether it has all that is asked for. */
const hasAll = ({ facts }: ListingFacts, { facilities = [] }: Slots): boolean =>
  facilities.every((one) => isBedFilter(one) || facts.facilities.some(({ id }) => id === one));

async function linesAbout(context: ToolContext, words: Words, { question, listing }: Asked): Promise<string[]> {
  const most = listing.capacity * listing.guestsPerPlace;
  if (question.topic !== 'details' && (question.slots.guests ?? 1) > most)
    return [say(words, 'guestsMost', { title: listing.title, people: peopleIn(words, most) })];
  if (asksChildPrice(question.said, question.slots)) return childLines(words, listing);
  if (asksResidentPrice(question.said, question.slots)) return residentLines(words, listing);
  if (question.topic === 'details') {
    const few = (question.slots.guests ?? 1) > most;
    const limit = few ? [say(words, 'guestsMost', { title: listing.title, people: peopleIn(words, most) })] : [];
    return [...limit, ...detailLines(words, listing, question.said)];
  }
  return question.topic === 'price'
    ? [...(await priceLines(context, words, { question, listing })), ...namedExtraLines(words, listing, question.said)]
    : freeLines(context, words, { question, listing });
}

const frameOf = ({ topic, slots, words }: ListingQuestion, shown: string[]): Frame => ({
  topic,
  slots,
  ...(words && { words }),
  shown,
  page: 1,
});

/** The id of the one listing that is meant: by its number in the last answer, or as the first one there. */
function listingMeant({ slots, shown, looksElsewhere }: ListingQuestion): string | undefined {
  if (slots.ordinal !== undefined) return shown.at(slots.ordinal);
  return looksElsewhere ? undefined : shown[0];
}

interface Asked {
  question: ListingQuestion;
  listing: ListingFacts;
}

async function priceLines(context: ToolContext, words: Words, { question, listing }: Asked): Promise<string[]> {
  const { title, priceFrom, priceTo, priceUnit } = listing;
  const { startDate, guests = 1 } = question.slots;
  const unit = { title, price: amountIn(words, priceFrom), unit: unitIn(words, priceUnit) };
  if (!startDate) {
    const forAll = guests > 1 && priceUnit === 'person' && guests <= GUESTS_MAX;
    const total = forAll && amountIn(words, dollars(usd(centsFromDollars(priceFrom) * guests)));
    return [
      say(words, priceFrom === priceTo ? 'price.unit' : 'price.from', unit),
      ...(total
        ? [
            say(words, priceFrom === priceTo ? 'price.guests' : 'price.guestsFrom', {
              people: peopleIn(words, guests),
              total,
            }),
          ]
        : []),
      say(words, 'price.askDay'),
    ];
  }
  const quote = await quoteFor(context, question, { listing, startDate });
  if (!quote) return [say(words, 'dates.invalid'), say(words, 'price.from', unit)];
  return [
    say(words, 'price.total', {
      ...{ title, total: amountIn(words, quote.total), people: peopleIn(words, guests) },
      dates: daysIn(words, quote.startDate, quote.endDate),
    }),
    ...quote.lines.map(({ label, amount }) => say(words, 'price.line', { label, amount: amountIn(words, amount) })),
    ...onSiteLines(words, quote),
    ...(question.slots.children && hasChildPrice(listing) ? [say(words, 'price.children')] : []),
    ...(quote.available < quote.places ? [say(words, 'price.full')] : []),
  ];
}

async function freeLines(context: ToolContext, words: Words, { question, listing }: Asked): Promise<string[]> {
  const { title } = listing;
  const { startDate, guests = 1, month } = question.slots;
  const from = startDate ?? (month === undefined ? undefined : firstOfMonth(month, today(context.app.clock)));
  const days = await freeDays(context, listing.id, from);
  if (!startDate) return [days ? say(words, 'free.askDay', { days: daysText(words, days) }) : say(words, 'free.none')];
  const quote = await quoteFor(context, question, { listing, startDate });
  if (!quote) return [say(words, 'dates.invalid')];
  const dates = daysIn(words, quote.startDate, quote.endDate);
  if (quote.available >= quote.places) {
    return [
      say(words, 'free.yes', { title, dates, count: quote.available }),
      say(words, 'free.total', { dates, people: peopleIn(words, guests), total: amountIn(words, quote.total) }),
      ...onSiteLines(words, quote),
    ];
  }
  return [
    say(words, 'free.no', { title, dates, people: peopleIn(words, guests) }),
    days ? say(words, 'free.next', { days: daysText(words, days) }) : say(words, 'free.none'),
  ];
}

async function quoteFor(
  context: ToolContext,
  { slots }: ListingQuestion,
  { listing, startDate }: { listing: ListingFacts; startDate: CalendarDate },
): Promise<QuoteFacts | undefined> {
  const endDate = lastDay(stayOf(listing, slots), startDate);
  const { guests = 1 } = slots;
  const quote = await quoteListing.run(context, { id: listing.id, startDate, ...(endDate && { endDate }), guests });
  return quote && !('problem' in quote) ? quote : undefined;
}

/** Of a room a week is seven nights. */
const stayOf = ({ category }: ListingFacts, slots: Slots): Slots =>
  categoryFacts(category).group === 'stay' && slots.days && !slots.nights ? { ...slots, nights: slots.days } : slots;

/** The first days with a free place from a day on, or from today. */
async function freeDays(
  { app }: ToolContext,
  id: string,
  from: CalendarDate | undefined,
): Promise<string[] | undefined> {
  const now = today(app.clock);
  const first = from && from > now ? from : now;
  const { days } = await getAvailability(app, id, { from: first, to: addDays(first, daysAhead) });
  const free = days.filter(({ available }) => available > 0).slice(0, freeDaysShown);
  return free.length > 0 ? free.map(({ date }) => date) : undefined;
}

const daysText = ({ lang }: Words, days: readonly string[]): string =>
  days.map((day) => formatDate(day as CalendarDate, lang)).join(', ');
