import type { Lang } from '#shared/languages.ts';
import { useTexts } from '#web/lib/use-translation.ts';

/** The page's language. */
export const useLang = (): Lang => useTexts().lang;

/** For the attribute `lang` of what people have written: their language where it is not the page's, else nothing. */
export function useForeign(): (textLang: Lang) => Lang | undefined {
  const lang = useLang();
  return (textLang) => (textLang === lang ? undefined : textLang);
}
