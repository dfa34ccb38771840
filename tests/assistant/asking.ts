import type { AssistantQuestion, Expected, ExpectedListing } from './question.ts';

type Turns = string | readonly string[];
const turnsOf = (turns: Turns): readonly string[] => (typeof turns === 'string' ? [turns] : turns);
const visitor =
  (lang: 'en' | 'sw') =>
  (turns: Turns, expect: Expected): AssistantQuestion => ({ turns: turnsOf(turns), lang, as: 'visitor', expect });
/** Visitors who ask in each language. */
export const [en, sw] = [visitor('en'), visitor('sw')];
/** Amina of the demo, signed in. */
export const amina = (lang: 'en' | 'sw', turns: Turns, says: readonly (readonly string[])[]): AssistantQuestion => ({
  ...{ turns: turnsOf(turns), lang, as: 'amina', expect: { kind: 'own', says } },
});
export const listings = (rest: Omit<Extract<Expected, { kind: 'listings' }>, 'kind'>): Expected => ({
  kind: 'listings',
  ...rest,
});
/** About one listing, by its English title: what must stand in the answer. */
export const details = (title: string, ...says: readonly (readonly string[])[]): Expected => ({
  kind: 'details',
  title,
  says,
});
export const price = (title: string, on: Partial<ExpectedListing> = {}): Expected => ({ kind: 'price', title, ...on });
export const free = (title: string, on: Partial<ExpectedListing>): Expected => ({ kind: 'free', title, ...on });
export const small: Expected = { kind: 'small' };
export const contact: Expected = { kind: 'contact' };
export const nothing: Expected = { kind: 'nothing' };
export const help = (...says: readonly (readonly string[])[]): Expected => ({ kind: 'help', says });
export const signIn: Expected = { kind: 'signIn' };
