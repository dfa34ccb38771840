import type { Namespace } from '#shared/i18n/catalogues.ts';
import { findText, type Texts, type Values } from '#shared/i18n/texts.ts';
import type { KeyOf } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';

/** The namespaces that every page loads. */
export const everywhere: Namespace[] = ['common', 'shell'];

// The list of all text files is not part of the first load: the texts of the first page are in the HTML.
const loadTextFiles = () => import('./text-files.ts');

/** Loads that list ahead of time, so that the next page does not wait for it. */
export const prepareTexts = (): Promise<unknown> => loadTextFiles().catch(() => undefined);

/** The texts in one language, for one rendering on the server or one document in the browser. */
export interface PageTexts {
  lang: Lang;
  /** A text of a loaded namespace, for heads and guards; components have `useTranslation`. */
  translate: <N extends Namespace>(namespace: N, key: KeyOf<N>, values?: Values) => string;
  /** The same for `useTranslation`, whose types have checked the key: `key` of the namespace, or `other:key`. */
  translateIn: (namespace: Namespace, key: string, values?: Values) => string;
  /** The text of a key that the compiler cannot check, or undefined. */
  find: (namespace: Namespace, key: string, values?: Values) => string | undefined;
  /** Loads the namespaces that are missing. @returns undefined if none is */
  load: (namespaces: readonly Namespace[]) => Promise<void> | undefined;
  /** The loaded texts, for the page's HTML. */
  dump: () => Record<string, Texts>;
  /** Takes the texts that came in the page's HTML. */
  adopt: (words: Record<string, Texts>) => void;
}

export function createPageTexts(lang: Lang): PageTexts {
  const words: Record<string, Texts> = {};
  const find = (namespace: string, key: string, values?: Values) => findText(lang, words[namespace] ?? {}, key, values);
  const load = async (namespace: Namespace) => {
    const { textFiles } = await loadTextFiles();
    const file = await textFiles[`../../shared/i18n/${lang}/${namespace}.ts`]?.();
    const [own] = Object.values(file ?? {});
    if (own) words[namespace] = own;
  };
  return {
    lang,
    find,
    translate: (namespace, key, values) => find(namespace, key, values) ?? key,
    translateIn: (namespace, key, values) => {
      const [other, rest] = key.split(':');
      return (rest === undefined ? find(namespace, key, values) : find(other ?? '', rest, values)) ?? key;
    },
    dump: () => words,
    adopt: (arrived) => Object.assign(words, arrived),
    load: (namespaces) => {
      const missing = namespaces.filter((namespace) => !words[namespace]);
      return missing.length > 0 ? Promise.all(missing.map(load)).then(() => undefined) : undefined;
    },
  };
}
