import { createContext, useContext, useMemo } from 'react';
import type { Namespace } from '#shared/i18n/catalogues.ts';
import type { Values } from '#shared/i18n/texts.ts';
import type { KeyOf } from '#shared/i18n/translate.ts';
import type { PageTexts } from './texts.ts';

/** The page's texts, for all its components. */
export const TextsContext = createContext<PageTexts | undefined>(undefined);

/** The page's texts and language. @throws Error outside of a page */
export function useTexts(): PageTexts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('This component is outside of the page and its texts.');
  return texts;
}

type Asked = Namespace | readonly [Namespace, ...Namespace[]];
type FirstOf<A extends Asked> = A extends readonly [infer N extends Namespace, ...unknown[]] ? N : A & Namespace;
type Prefixed<N> = N extends Namespace ? `${N}:${KeyOf<N>}` : never;

/** A key of the first namespace, or of any of the namespaces behind its name: `common:close`. */
type KeyIn<A extends Asked> = KeyOf<FirstOf<A>> | Prefixed<A extends readonly (infer N)[] ? N : A>;

/**
 * The texts of one or several namespaces, which the route has loaded: `const { t } = useTranslation('shell')`.
 * `t('account', { name })` fills in `{{name}}`; a number `count` chooses between `key_one` and `key_other`.
 */
export function useTranslation<const A extends Asked>(asked: A): { t: (key: KeyIn<A>, values?: Values) => string } {
  const texts = useTexts();
  const first: Namespace = typeof asked === 'string' ? asked : asked[0];
  return useMemo(
    () => ({ t: (key: string, values?: Values) => texts.translateIn(first, key, values) }),
    [texts, first],
  );
}
