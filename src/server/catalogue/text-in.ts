import { type Lang, otherThan } from '#shared/languages.ts';
import type { Texts } from '#shared/listing-rules.ts';

/** A text in the given language, or in the other one where its provider has written only that; empty where there is none. */
export function textIn(lang: Lang, texts: Texts): { text: string; textLang: Lang } {
  const own = texts[lang];
  if (own !== null) return { text: own, textLang: lang };
  const other = texts[otherThan(lang)];
  return other === null ? { text: '', textLang: lang } : { text: other, textLang: otherThan(lang) };
}
