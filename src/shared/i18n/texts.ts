import type { Lang } from '../languages.ts';

/**
 * The product's texts.
 *
 * A feature has its texts in one namespace: `en/<feature>.ts` (the source of keys) and `sw/<feature>.ts`, typed
 * `SameKeys<typeof en>`, so that the type checker names a key that lacks in Kiswahili. Each file exports one flat
 * object named like the file (`provider-panel.ts`: `providerPanel`); a dot in a key only groups. To add a namespace: the two files, and one line each in
 * `catalogues.ts`. `{{name}}` marks a value; a key that counts exists as `key_one` and `key_other` and is asked for
 * as `key` with `count`.
 *
 * In a page: `texts.load(['catalogue'])` in the route's loader, `const { t } = useTranslation('catalogue')` in
 * components. On the server: `translate(lang, 'mail', 'welcome.subject', { name })`.
 *
 * `tests/web-texts.test.ts` fails on a page that uses a namespace which its route does not load, or loads one that it does not use.
 * `tests/i18n.test.ts` fails on a key that lacks, is used nowhere, or has other values in the other language. A key
 * that is put together at run time needs its beginning in that test's list of dynamic keys.
 */

/** The same keys, in another language. */
export type SameKeys<Catalogue> = { [Key in keyof Catalogue]: string };

/** The words of one namespace in one language. */
export type Texts = Record<string, string>;

export type Values = Record<string, string | number>;

/** Puts values in the place of their `{{name}}`, numbers as 1,250; a name without a value stays as it is, to be seen in tests. */
export function fillIn(text: string, values: Values = {}, lang: Lang = 'en'): string {
  return text.replace(/\{\{(\w+)\}\}/g, (mark, name: string) => {
    const value = values[name] ?? mark;
    return typeof value === 'number' ? written(value, lang) : value;
  });
}

/** Most numbers of a page are small, and need no formatter of Intl, which a slow phone prepares for some 30 ms. */
function written(value: number, lang: Lang): string {
  return Number.isInteger(value) && Math.abs(value) < 1000 ? String(value) : value.toLocaleString(`${lang}-KE`);
}

/**
 * The text of a key with its values in place.
 * @param values fill the `{{name}}` marks; a number `count` chooses between `key_one` and `key_other`
 * @returns undefined if there is no such key
 */
export function findText(lang: Lang, texts: Texts, key: string, values: Values = {}): string | undefined {
  const own = (name: string) => (Object.hasOwn(texts, name) ? texts[name] : undefined);
  const plural = typeof values.count === 'number' ? own(`${key}_${formOf(values.count)}`) : undefined;
  const text = plural ?? own(key);
  return text === undefined ? undefined : fillIn(text, values, lang);
}

/** Both languages have these two forms. */
const formOf = (count: number): 'one' | 'other' => (Math.abs(count) === 1 ? 'one' : 'other');
