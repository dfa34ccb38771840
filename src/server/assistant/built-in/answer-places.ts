import { normaliseText } from '#server/catalogue/search-text.ts';
import { type Category, categoryFacts, transportCategories } from '#shared/categories.ts';
import { findBetween } from '../tools/find-between.ts';
import { findChosen, findListings, findTransportLast } from '../tools/find-listings.ts';
import type { ToolContext } from '../tools/tool.ts';
import type { NamedPlace } from '../understanding/places.ts';
import type { Route } from '../understanding/places-in.ts';
import { answerFind, foundDraft, inputOf, placeName, type Sought } from './answer-find.ts';
import { type Draft, listingLines, say, type Words } from './draft.ts';

/** So many are named of each of several places. */
const ofEachPlace = 2;
const placesMost = 3;

/** What there is at each of several places; undefined where there is nothing at any. */
export async function answerPlaces(
  context: ToolContext,
  words: Words,
  { places, ...sought }: Sought & { places: readonly NamedPlace[] },
): Promise<Draft | undefined> {
  const { words: _, ...rest } = sought;
  const asked = places.slice(0, placesMost).map((place) => ({ place, input: inputAt(rest, words, place) }));
  const found = await Promise.all(
    asked.map(async ({ place, input }) => {
      const { items, total } = await (input.categories
        ? findListings.run(context, input)
        : findTransportLast(context, input));
      return { place, items: items.slice(0, ofEachPlace), total };
    }),
  );
  const having = found.filter(({ items }) => items.length > 0);
  const [first] = having;
  if (!first) return undefined;
  const lines = found.flatMap(({ place, items, total: count }) =>
    items.length === 0
      ? [say(words, 'found.nothingIn', { place: placeName(words, place) })]
      : [
          say(words, 'found.placeShort', { count, place: placeName(words, place) }),
          ...items.flatMap((item) => listingLines(words, item)),
        ],
  );
  const listings = having.flatMap(({ items }) => items);
  const draft = foundDraft(words, {
    ...{ sought: { ...rest, slots: { ...sought.slots, place: first.place } }, input: {}, relaxation: 'asked' },
    found: { items: listings, total: listings.length, where: 'place' },
  });
  return { ...draft, lines };
}

const inputAt = (sought: Sought, words: Words, place: NamedPlace) =>
  inputOf({ ...sought, slots: { ...sought.slots, place } }, words);

/** What lies on the way between two places; undefined where nothing does. */
export async function answerBetween(
  context: ToolContext,
  words: Words,
  { between, ...sought }: Sought & { between: readonly [NamedPlace, NamedPlace] },
): Promise<Draft | undefined> {
  const { words: _, ...rest } = sought;
  const found = await findBetween(context, inputOf(rest, words), between);
  if (found.items.length === 0) return undefined;
  const [from, to] = between.map((place) => placeName(words, place)) as [string, string];
  return foundDraft(words, {
    ...{ sought: rest, found, input: {}, relaxation: 'asked', isChosen: true },
    intro: say(words, 'found.between', { from, to }),
  });
}

/** What stands in the names of many places. */
const general: ReadonlySet<string> = new Set(
  'airport lake mount island forest national park beach maasai old town'.split(' '),
);

const isTransport = (category: Category) => categoryFacts(category).group === 'transport';

/** Transport from one place to another, and what else is wanted where one goes. */
export async function answerRoute(
  context: ToolContext,
  words: Words,
  { route: { from, to, isRide }, ...sought }: Sought & { route: Route },
): Promise<Draft | undefined> {
  const { slots } = sought;
  const { words: _, ...rest } = sought;
  const wantsToGo = slots.categories?.every(isTransport) ?? isRide;
  if (!wantsToGo) return answerFind(context, words, { ...rest, slots: { ...slots, place: to } });
  const asked: Sought = { ...rest, slots: { ...slots, categories: slots.categories ?? transportCategories } };
  const { place: _place, ...anywhere } = inputOf(
    { ...asked, slots: { ...asked.slots, categories: transportCategories } },
    words,
  );
  const names = [from, to].map(({ name }) => normaliseText(name).split(' '));
  const goesThere = ({ title, summary, location }: { title: string; summary: string; location: string }) => {
    const own = normaliseText(`${title} ${summary} ${location}`).split(' ');
    return names.every((name) => name.every((word) => general.has(word) || own.includes(word)));
  };
  const found = await findChosen(context, anywhere, { choose: (items) => items.filter(goesThere) });
  if (found.items.length > 0)
    return foundDraft(words, {
      sought: asked,
      found,
      input: anywhere,
      relaxation: 'asked',
      isChosen: true,
      intro: say(words, 'found.route'),
    });
  const draft = await answerFind(context, words, asked);
  if (draft.listings.length === 0) return draft;
  const line = say(words, 'found.noRoute', { from: placeName(words, from), to: placeName(words, to) });
  return { ...draft, lines: [line, ...draft.lines.slice(1)] };
}
