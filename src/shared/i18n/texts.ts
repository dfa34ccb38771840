/**
 * The product's words.
 *
 * A feature keeps its words in one namespace: `en/<feature>.ts` (the source of keys) and `sw/<feature>.ts`, typed
 * `SameKeys<typeof en>`, so that the type checker names a key that lacks in Kiswahili. Each file exports one flat
 * object named like the file; a dot in a key only groups. To add a namespace: the two files, and one line each in
 * `catalogues.ts`. `{{name}}` marks a value; a key that counts exists as `key_one` and `key_other` and is asked for
 * as `key` with `count`.
 *
 * In a page: `beforeLoad: withTexts('catalogue')` on the route, `const { t } = useTranslation('catalogue')` in
 * components. On the server: `translate(lang, 'mail', 'welcome.subject', { name })`.
 *
 * `tests/i18n.test.ts` fails on a key that lacks, is used nowhere, or has other values in the other language. A key
 * that is put together at run time needs its beginning in that test's list of dynamic keys.
 */

/** The same keys, in another language. */
export type SameKeys<Catalogue> = { [Key in keyof Catalogue]: string };

/** The words of one namespace in one language. */
export type Texts = Record<string, string>;

export type Values = Record<string, string | number>;

/** Puts values in the place of their `{{name}}`; a name without a value stays as it is, to be seen in tests. */
export function fillIn(text: string, values: Values = {}): string {
  return text.replace(/\{\{(\w+)\}\}/g, (mark, name: string) => String(values[name] ?? mark));
}
