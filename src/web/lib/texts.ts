import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Catalogues, Namespace } from '#shared/i18n/catalogues.ts';
import type { Texts } from '#shared/i18n/texts.ts';
import type { Lang } from '#shared/languages.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    keySeparator: false;
    resources: Catalogues;
  }
}

/** Shell and common words are part of every page. */
export const everywhere: Namespace[] = ['common', 'shell'];

const files = import.meta.glob<Record<string, Texts>>('../../shared/i18n/{en,sw}/*.ts');

/** One language's words for one rendering (on the server) or one document (in the browser). */
export interface PageTexts {
  lang: Lang;
  i18n: i18n;
  /** Loads what is not there yet; a promise only if something has to be fetched. */
  load: (namespaces: readonly Namespace[]) => Promise<void> | undefined;
  /** The loaded words, for the page's HTML. */
  dump: () => Record<string, Texts>;
  /** Takes the words that came with the page's HTML. */
  adopt: (words: Record<string, Texts>) => void;
}

export function createPageTexts(lang: Lang): PageTexts {
  const instance = createInstance();
  instance.use(initReactI18next).init({
    lng: lang,
    fallbackLng: false,
    ns: [],
    defaultNS: 'common',
    keySeparator: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    resources: {},
    initAsync: false,
  });
  const adopt = (words: Record<string, Texts>) => {
    for (const [namespace, texts] of Object.entries(words)) instance.addResourceBundle(lang, namespace, texts);
  };
  const load = async (namespace: Namespace) => {
    const words = await files[`../../shared/i18n/${lang}/${namespace}.ts`]?.();
    if (words?.[namespace]) adopt({ [namespace]: words[namespace] });
  };
  return {
    lang,
    i18n: instance,
    adopt,
    dump: () => instance.getDataByLanguage(lang) as Record<string, Texts>,
    load: (namespaces) => {
      const missing = namespaces.filter((namespace) => !instance.hasResourceBundle(lang, namespace));
      return missing.length > 0 ? Promise.all(missing.map(load)).then(() => undefined) : undefined;
    },
  };
}

/** A route's `beforeLoad` that brings the words its page needs: `beforeLoad: withTexts('catalogue')`. */
export function withTexts(...namespaces: Namespace[]) {
  return ({ context }: { context: { texts: PageTexts } }): Promise<void> | undefined => context.texts.load(namespaces);
}
