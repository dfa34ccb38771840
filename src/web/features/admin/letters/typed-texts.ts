import type { Letter, LetterTexts } from '#shared/contracts/letters.ts';
import { type Lang, langs } from '#shared/languages.ts';

/** How the server names a text in its problems. */
export const textId = (lang: Lang, key: string): string => `${lang}.${key}`;

const eachText = (letter: Letter, textOf: (text: Letter['texts'][number], lang: Lang) => string) =>
  Object.fromEntries(
    letter.texts.flatMap((text) => langs.map((lang): [string, string] => [textId(lang, text.key), textOf(text, lang)])),
  );

/** Ours. */
export const oursOf = (letter: Letter) => eachText(letter, ({ ours }, lang) => ours[lang]);
/** As they are now. */
export const valuesOf = (letter: Letter) => eachText(letter, ({ ours, own }, lang) => own[lang] ?? ours[lang]);

/** What is typed otherwise than it is now; null: ours again. */
export function changedTexts(letter: Letter, values: Record<string, string>): LetterTexts {
  return letter.texts.flatMap(({ key, ours, own }) =>
    langs.flatMap((language) => {
      const typed = values[textId(language, key)] ?? '';
      if (typed === (own[language] ?? ours[language])) return [];
      return [{ key, language, text: typed === ours[language] ? null : typed, was: own[language] }];
    }),
  );
}

/** By their ids what other admins have made of texts since. */
export function changedMeanwhile(before: Letter, now: Letter): Record<string, string> {
  const old = valuesOf(before);
  return Object.fromEntries(Object.entries(valuesOf(now)).filter(([id, text]) => old[id] !== text));
}
