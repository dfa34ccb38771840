import type { Lang } from '../languages.ts';
import { type Catalogues, catalogues, type Namespace } from './catalogues.ts';
import { findText, type Values } from './texts.ts';

type WithoutPlural<Key> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;

/** The keys of a namespace as they are asked for: a counting key without `_one` or `_other`. */
export type KeyOf<N extends Namespace> = WithoutPlural<keyof Catalogues[N]> & string;

/**
 * A text for mails, papers and errors, made on the server.
 * @param values fill the `{{name}}` marks; a number `count` chooses between `key_one` and `key_other`
 * @returns the text in `lang`; every key exists in both languages, which the types and a test hold
 */
export function translate<N extends Namespace>(lang: Lang, namespace: N, key: KeyOf<N>, values: Values = {}): string {
  return findText(lang, catalogues[lang][namespace], key, values) ?? key;
}
