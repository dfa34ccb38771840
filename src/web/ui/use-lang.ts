import type { Lang } from '#shared/languages.ts';
import { useTexts } from '#web/lib/use-translation.ts';

/** The page's language. */
export const useLang = (): Lang => useTexts().lang;

/** For the attribute `lang` of a text that people have written: its language, or undefined if it is the page's. */
export function useForeign(): (textLang: Lang) => Lang | undefined {
  const lang = useLang();
  return (textLang) => (textLang === lang ? undefined : textLang);
}
