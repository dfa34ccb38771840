import { getAvailability } from '#server/catalogue/get-availability.ts';
import { addDays, type CalendarDate, formatDate, today } from '#shared/dates.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import { centsFromDollars, dollars, usd } from '#shared/money.ts';
import { GUESTS_MAX } from '#shared/quote.ts';
import { getListing, type ListingFacts, type QuoteFacts, quoteListing } from '../tools/get-listing.ts';
import type { ToolContext } from '../tools/tool.ts';
import type { Topic } from '../understanding/topics.ts';
import { answerFind, lastDay, type Sought } from './answer-find.ts';
import { amountIn, type Draft, daysIn, linkTo, peopleIn, ratingText, say, unitIn, type Words } from './draft.ts';
import type { Frame } from './frame.ts';

export type ListingTopic = Extract<Topic, 'price' | 'free' | 'details'>;

/** A question about one listing, or about what several cost. */
interface ListingQuestion extends Sought {
  topic: ListingTopic;
  /** The listings of the last answer. */
  shown: readonly string[];
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
  if (slots.ordinal === undefined && (slots.categories || slots.place || sought)) {
    const found = await answerFind(context, words, question);
    return found.frame ? { ...found, frame: { ...found.frame, topic: question.topic } } : found;
  }
  return { lines: [say(words, 'price.which')], listings: [] };
}

function linesAbout(
  context: ToolContext,
  words: Words,
  { question, listing }: { question: ListingQuestion; listing: ListingFacts },
): Promise<string[]> | string[] {
  if (question.topic === 'details') return detailLines(words, listing);
  return question.topic === 'price'
    ? priceLines(context, words, { question, listing })
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
    ...(quote.available < quote.places ? [say(words, 'price.full')] : []),
  ];
}

async function freeLines(context: ToolContext, words: Words, { question, listing }: Asked): Promise<string[]> {
  const { title } = listing;
  const { startDate, guests = 1 } = question.slots;
  const days = await freeDays(context, listing.id, startDate);
  if (!startDate) return [days ? say(words, 'free.askDay', { days: daysText(words, days) }) : say(words, 'free.none')];
  const quote = await quoteFor(context, question, { listing, startDate });
  if (!quote) return [say(words, 'dates.invalid')];
  const dates = daysIn(words, quote.startDate, quote.endDate);
  if (quote.available >= quote.places) return [say(words, 'free.yes', { title, dates, count: quote.available })];
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
  const endDate = lastDay(slots, startDate);
  const guests = Math.min(slots.guests ?? 1, 500);
  const quote = await quoteListing.run(context, { id: listing.id, startDate, ...(endDate && { endDate }), guests });
  return quote && !('problem' in quote) ? quote : undefined;
}

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

function detailLines(words: Words, listing: ListingFacts): string[] {
  const {
    title,
    location: place,
    summary,
    included,
    notIncluded,
    meetingPoint,
    languages,
    host,
    policy,
    facts,
  } = listing;
  const { rating, reviewCount: count } = listing;
  const things = (list: readonly string[]) => list.join(', ');
  return [
    say(words, 'details.intro', { title, place, summary }),
    ...(included.length > 0 ? [say(words, 'details.included', { things: things(included) })] : []),
    ...(notIncluded.length > 0 ? [say(words, 'details.notIncluded', { things: things(notIncluded) })] : []),
    ...(meetingPoint ? [say(words, 'details.meeting', { place: meetingPoint })] : []),
    ...(facts.bring.length > 0 ? [say(words, 'details.bring', { things: things(facts.bring) })] : []),
    ...(languages.length > 0
      ? [say(words, 'details.languages', { languages: things(languages.map((one) => languageName(words, one))) })]
      : []),
    say(words, 'details.host', { host }),
    say(words, `details.policy.${policy}`),
    rating === null
      ? say(words, 'details.noRating')
      : say(words, 'details.rating', { rating: ratingText(rating), count }),
  ];
}

const languageName = ({ lang }: Words, code: string): string =>
  translate(lang, 'catalogue', `language.${code}` as KeyOf<'catalogue'>);
