import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';

const forVisitors = ['suggestion.safari', 'suggestion.stay', 'suggestion.pay'] as const;
const forPeople = ['suggestion.next', 'suggestion.owed', 'suggestion.safari'] as const;

/** What one could ask, as the first messages of a conversation; each is a message that the assistant understands. */
export const suggestionsFor = ({ signedIn, lang }: { signedIn: boolean; lang: Lang }): string[] =>
  (signedIn ? forPeople : forVisitors).map((key) => translate(lang, 'assistant', key));
