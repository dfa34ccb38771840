import { normaliseText } from '#server/catalogue/search-text.ts';
import { categoryFacts } from '#shared/categories.ts';
import { isBedFilter } from '#shared/facts.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import type { ListingFacts } from '../tools/get-listing.ts';
import { type Aspect, aspectsOf, wordsOfFacility } from '../understanding/aspects.ts';
import { amountIn, ratingText, say, type Words } from './draft.ts';
import { feeLines } from './fee-lines.ts';
import { isSameWord, meaningfulWords, sentencesWith } from './search-words.ts';

/** What is said of a listing when nothing is asked that we understand, in this order. */
const usual = ['included', 'start', 'duration', 'meeting', 'bring', 'languages', 'host', 'policy', 'rating'] as const;
/** What follows the answer to something that we do understand. */
const besides = ['included', 'meeting'] as const;

/**
 * What a listing's page says, in lines: first what is asked, by words such as check-in or Wi-Fi and by the sentences of the host that have
 * most of the words, then the rest in short.
 * @param tokens the message without the title of the listing
 */
export function detailLines(words: Words, listing: ListingFacts, tokens: readonly string[]): string[] {
  const sentences = sentencesOf(listing, tokens);
  const asked = askedLines(words, listing, { tokens, sentences });
  const { title, location: place, summary } = listing;
  const name = title.includes(place) ? title : `${title} (${place})`;
  // Of a summary that names amounts alone nothing is left.
  const intro = summary === '' ? `${name}.` : say(words, 'details.intro', { name, summary });
  const isUnderstood = asked.length + sentences.length > 0;
  const rest = (isUnderstood ? besides : usual).flatMap((aspect) => linesOf[aspect](words, listing));
  return [...new Set([...asked, ...sentences, intro, ...rest])];
}

/**
 * What a message asks of a listing, and nothing else.
 * @param sentences of the host that answer it, too
 */
export function askedLines(
  words: Words,
  listing: ListingFacts,
  { tokens, sentences = [] }: { tokens: readonly string[]; sentences?: readonly string[] },
): string[] {
  const { aspects, facilities } = aspectsOf(tokens);
  return [
    ...facilityLines(words, listing, { facilities: facilities.filter((one) => !isBedFilter(one)), tokens, sentences }),
    ...(aspects.includes('extras') ? [] : namedExtraLines(words, listing, tokens)),
    ...aspects.flatMap((aspect) => linesOf[aspect](words, listing)),
  ];
}

/** The extras that a message names, each with its price. */
export function namedExtraLines(words: Words, { extras }: ListingFacts, tokens: readonly string[]): string[] {
  const asked = meaningfulWords(tokens.join(' '));
  const isNamed = ({ name }: ListingFacts['extras'][number]) =>
    meaningfulWords(name).some((own) => own.length > 3 && asked.some((word) => isSameWord(own, word)));
  return extraLines(words, extras.filter(isNamed));
}

const extraLines = (words: Words, extras: ListingFacts['extras']): string[] =>
  extras.length === 0
    ? []
    : [
        say(words, 'details.extras', {
          things: extras.map(({ name, price, per }) => `${name} (${amountIn(words, price)} ${per})`).join(', '),
        }),
      ];

/** Whether it has what is asked for: by its facilities, or by what its price includes. */
function facilityLines(
  words: Words,
  { facts, included, notIncluded }: ListingFacts,
  { facilities, tokens, sentences }: Record<'facilities' | 'tokens' | 'sentences', readonly string[]>,
): string[] {
  const named = meaningfulWords(tokens.join(' '));
  const says = (item: string) =>
    meaningfulWords(item).some((own) => named.some((word) => own.length > 3 && isSameWord(own, word)));
  const [inPrice, notInPrice] = [included.filter(says), notIncluded.filter(says)];
  const own = new Set<string>(facts.facilities.map(({ id }) => id));
  const nameOf = (facility: string) => translate(words.lang, 'facilities', facility as KeyOf<'facilities'>);
  const [has, lacks] = [facilities.filter((one) => own.has(one)), facilities.filter((one) => !own.has(one))];
  // “The house serves no alcohol” says of a bar what its list of facilities does not.
  const said = normaliseText(sentences.join(' ')).split(' ');
  const untold = lacks.filter((one) => !wordsOfFacility(one).some((word) => said.some((own) => isSameWord(own, word))));
  const things = (list: readonly string[]) => list.join(', ');
  return [
    ...(has.length > 0 ? [say(words, 'details.has', { facilities: things(has.map(nameOf)) })] : []),
    ...(inPrice.length > 0 ? [say(words, 'details.isIncluded', { things: things(inPrice) })] : []),
    ...(notInPrice.length > 0 ? [say(words, 'details.isNotIncluded', { things: things(notInPrice) })] : []),
    ...(untold.length > 0 && inPrice.length + notInPrice.length === 0
      ? [say(words, 'details.lacks', { facilities: things(untold.map(nameOf)) })]
      : []),
  ];
}

/** By these hosts say how long something takes. */
const hours = ['hour', 'hours', 'minutes', 'saa', 'masaa', 'dakika'];

/** What one may do at a place, which says nothing of it in a search. */
const doings: ReadonlySet<string> = new Set(
  'swim swimming kuogelea drive driving kuendesha smoke smoking kuvuta'.split(' '),
);

/** The sentences of what the host wrote that have most of the words that are asked; none where they have none. */
function sentencesOf({ description, facts, extras }: ListingFacts, tokens: readonly string[]): string[] {
  const plan = facts.plan.map(({ day, title, text }) => `${day}: ${title}. ${text}`);
  const added = extras.map(({ name, description: text }) => `${name}: ${text}`);
  const { aspects, facilities } = aspectsOf(tokens);
  const named = [...facilities.flatMap(wordsOfFacility), ...(aspects.includes('duration') ? hours : [])];
  const asked = [
    ...new Set([...meaningfulWords(tokens.join(' ')), ...tokens.filter((word) => doings.has(word)), ...named]),
  ];
  return sentencesWith([description, ...plan, ...added], asked).sentences;
}

type Lines = (words: Words, listing: ListingFacts) => string[];
const list = (key: KeyOf<'assistant'>, thingsOf: (listing: ListingFacts) => readonly string[]): Lines => {
  return (words, listing) => {
    const things = thingsOf(listing);
    return things.length > 0 ? [say(words, key, { things: things.join(', ') })] : [];
  };
};
/** Of the facts of a single value those with these names, each in a line. */
const facts =
  (...names: string[]): Lines =>
  (words, listing) =>
    listing.facts.details
      .filter(({ name }) => names.includes(name))
      .map(({ label, value }) => say(words, 'details.fact', { label, value }));
const lines =
  (...parts: Lines[]): Lines =>
  (words, listing) =>
    parts.flatMap((part) => part(words, listing));

const included = lines(
  list('details.included', (listing) => listing.included),
  list('details.notIncluded', (listing) => listing.notIncluded),
);
const meeting: Lines = (words, { meetingPoint: place }) => (place ? [say(words, 'details.meeting', { place })] : []);
const rooms = lines(
  list('details.rooms', (listing) => listing.facts.rooms.map(({ name, beds }) => `${name}: ${beds.join(' + ')}`)),
  facts('bathrooms'),
);
const family: Lines = (words, { facts: { facilities } }) =>
  facilities
    .filter(({ id }) => id === 'family_friendly' || id === 'child_seats')
    .map(({ name }) => say(words, 'details.has', { facilities: name }));

/** From which age on one may come, and whether it is made for families. */
export const ageLines: Lines = lines(facts('minAge', 'maxAge'), family);

const linesOf: { readonly [A in Aspect]: Lines } = {
  included,
  start: lines(facts('meetingTime', 'checkInFrom', 'checkInUntil', 'checkOutUntil'), meeting),
  checkIn: facts('checkInFrom', 'checkInUntil', 'checkOutUntil', 'meetingTime'),
  duration: (words, { durationDays: count, category, minStay, facts: { plan } }) => {
    const { lang } = words;
    const label = translate(lang, 'catalogue', 'fact.duration');
    const group = categoryFacts(category).group;
    if (group === 'experience') {
      const value =
        count === 1 ? translate(lang, 'catalogue', 'fact.oneDay') : translate(lang, 'catalogue', 'days', { count });
      return [
        say(words, 'details.fact', { label, value }),
        ...plan.map(({ day, title }) => say(words, 'details.fact', { label: day, value: title })),
      ];
    }
    return minStay > 1 ? leastStay(words, minStay) : [];
  },
  meeting: lines(meeting, facts('meetingTime')),
  bring: list('details.bring', (listing) => listing.facts.bring),
  languages: (words, { languages }) =>
    languages.length > 0
      ? [say(words, 'details.languages', { languages: languages.map((code) => languageName(words, code)).join(', ') })]
      : [],
  host: (words, { host }) => [say(words, 'details.host', { host })],
  policy: (words, { policy }) => [say(words, `details.policy.${policy}`)],
  rating: (words, { rating, reviewCount: count }) => [
    rating === null
      ? say(words, 'details.noRating')
      : say(words, 'details.rating', { rating: ratingText(rating), count }),
  ],
  age: ageLines,
  group: lines(facts('group', 'groupMost', 'seats', 'luggage'), (words, { category, capacity, guestsPerPlace }) => {
    const group = categoryFacts(category).group;
    const [key, count] =
      group === 'stay' ? (['fact.eachRoom', guestsPerPlace] as const) : (['fact.people', capacity] as const);
    if (group === 'transport') return [];
    const label = translate(words.lang, 'catalogue', 'fact.capacity');
    return [say(words, 'details.fact', { label, value: translate(words.lang, 'catalogue', key, { count }) })];
  }),
  difficulty: lines(facts('difficulty', 'minAge'), (words, { facts: { facilities } }) =>
    facilities
      .filter(({ id }) => id === 'beginners')
      .map(({ name }) => say(words, 'details.has', { facilities: name })),
  ),
  rooms,
  facilities: list('details.facilities', (listing) => listing.facts.facilities.map(({ name }) => name)),
  fees: lines(feeLines, included),
  extras: (words, { extras }) => extraLines(words, extras),
  plan: lines(
    (words, listing) =>
      listing.facts.plan.map(({ day, title }) => say(words, 'details.fact', { label: day, value: title })),
    facts('lodging'),
  ),
  vehicle: facts('vehicle', 'seats', 'luggage'),
  booking: (words, { leadDays: count, minStay, approval }) => {
    const { lang } = words;
    const fact = (name: 'fact.lead' | 'fact.booking', value: string) =>
      say(words, 'details.fact', { label: translate(lang, 'catalogue', name), value });
    return [
      ...(count > 0 ? [fact('fact.lead', translate(lang, 'catalogue', 'fact.leadDays', { count }))] : []),
      ...(minStay > 1 ? leastStay(words, minStay) : []),
      ...(approval === 'request' ? [fact('fact.booking', translate(lang, 'catalogue', 'fact.byRequest'))] : []),
    ];
  },
};

const leastStay = (words: Words, count: number): string[] => [
  say(words, 'details.fact', {
    label: translate(words.lang, 'catalogue', 'fact.minStay'),
    value: translate(words.lang, 'catalogue', 'days', { count }),
  }),
];

const languageName = ({ lang }: Words, code: string): string =>
  translate(lang, 'catalogue', `language.${code}` as KeyOf<'catalogue'>);
