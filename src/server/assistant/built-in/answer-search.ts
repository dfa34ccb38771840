import { listSpoken } from '#server/catalogue/chosen-queries.ts';
import { categories as allCategories, type Category, categoryFacts } from '#shared/categories.ts';
import type { ServiceItem } from '#shared/contracts/catalogue.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import { type Choose, findChosen, findListings } from '../tools/find-listings.ts';
import type { ToolContext } from '../tools/tool.ts';
import { answerByWords } from './answer-by-words.ts';
import { answerFind, foundDraft, inputOf, type Sought } from './answer-find.ts';
import { answerBetween, answerPlaces, answerRoute } from './answer-places.ts';
import { type Draft, say, type Words } from './draft.ts';

/** Finds listings by all that a message says: by its words where listings have them, then by its slots. */
export async function answerSearch(context: ToolContext, words: Words, asked: Sought): Promise<Draft> {
  const { slots: read, words: said } = asked;
  const slots = read.tour && !read.categories && !read.facilities ? { ...read, categories: experiences } : read;
  const sought = { ...asked, slots };
  if (slots.gratis) return answerGratis(context, words, sought);
  const special =
    (slots.speaks && (await answerSpeaking(context, words, { ...sought, code: slots.speaks }))) ||
    (slots.between && (await answerBetween(context, words, { ...sought, between: slots.between }))) ||
    (slots.route && (await answerRoute(context, words, { ...sought, route: slots.route }))) ||
    (slots.places && (await answerPlaces(context, words, { ...sought, places: slots.places })));
  if (special) return special;
  const byWords = said === undefined ? undefined : await answerByWords(context, words, { ...sought, words: said });
  if (byWords) return byWords;
  const hints = slots.hints?.join(' ');
  const byHints = hints && (await answerByWords(context, words, { ...sought, words: hints }));
  const { words: _, ...bySlots } = sought;
  const left = { ...bySlots, ...((said ?? hints) !== undefined && { lacksWords: true }) };
  return byHints || (await answerLasting(context, words, left)) || answerFind(context, words, left);
}

/** What costs nothing, or that there is none and what costs the least. */
async function answerGratis(context: ToolContext, words: Words, { slots, words: _ }: Sought): Promise<Draft> {
  const { gratis: _gratis, budget: _budget, ...rest } = slots;
  const sought: Sought = { slots: { ...rest, wish: 'cheapest' } };
  const input = { ...inputOf(sought, words), maxPrice: 0 };
  const found = await findListings.run(context, input);
  if (found.total > 0) return foundDraft(words, { sought, found, input, relaxation: 'asked' });
  const cheapest = await answerFind(context, words, sought);
  if (cheapest.listings.length === 0) return cheapest;
  return { ...cheapest, lines: [say(words, 'found.nothingFree'), ...cheapest.lines.slice(1)] };
}

const experiences: readonly Category[] = allCategories
  .filter(({ group }) => group === 'experience')
  .map(({ value }) => value);
const isExperience = (category: Category) => categoryFacts(category).group === 'experience';

/** Experiences whose guides speak a language, or that there are none. */
async function answerSpeaking(
  context: ToolContext,
  words: Words,
  { code, ...sought }: Sought & { code: string },
): Promise<Draft> {
  const { slots } = sought;
  const asked: Sought = {
    ...sought,
    slots: { ...slots, categories: slots.categories ?? experiences },
    words: undefined,
  };
  const input = inputOf(asked, words);
  const language = translate(words.lang, 'catalogue', `language.${code}` as KeyOf<'catalogue'>);
  const speak: Choose = async (items) => {
    const spoken = await listSpoken(context.app.readDb, idsOf(items), code);
    return items.filter(({ id }) => spoken.has(id));
  };
  const found = await findChosen(context, input, { choose: speak });
  const elsewhere = found.total > 0 ? found : await findChosen(context, withoutPlace(input), { choose: speak });
  if (elsewhere.items.length === 0) return { lines: [say(words, 'found.notSpoken', { language })], listings: [] };
  return foundDraft(words, {
    ...{ sought: asked, found: elsewhere, input, relaxation: 'asked', isChosen: true },
    intro: say(words, found.total > 0 ? 'found.spoken' : 'found.spokenElsewhere', { language }),
  });
}

const withoutPlace = <T extends { place?: unknown }>({ place: _, ...rest }: T): Omit<T, 'place'> => rest;
const idsOf = (items: readonly ServiceItem[]): string[] => items.map(({ id }) => id);

/** Experiences that last as many days as are asked for; undefined where that is not asked or none does. */
async function answerLasting(context: ToolContext, words: Words, sought: Sought): Promise<Draft | undefined> {
  const { days, categories, startDate } = sought.slots;
  if (days === undefined || startDate !== undefined || !categories?.every(isExperience)) return undefined;
  const input = inputOf(sought, words);
  const lasts: Choose = (items) => items.filter(({ durationDays }) => durationDays === days);
  const found = await findChosen(context, input, { choose: lasts });
  if (found.items.length === 0) return undefined;
  return foundDraft(words, { sought, found, input, relaxation: 'asked', isChosen: true });
}
