import { type Lang, otherThan } from '#shared/languages.ts';
import { useLang } from './use-lang.ts';

/** Both languages, that of the page first: the order of fields for the same words in both. */
export function useLangs(): readonly [Lang, Lang] {
  const lang = useLang();
  return [lang, otherThan(lang)];
}
