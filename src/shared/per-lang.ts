import type { Lang } from './languages.ts';

/**
 * A value for each language, made when it is first asked for: browsers take milliseconds for each formatter of `Intl`,
 * and a page needs few of them.
 */
export function perLang<T>(make: (lang: Lang) => T): (lang: Lang) => T {
  const made = new Map<Lang, T>();
  return (lang) => {
    const value = made.get(lang) ?? make(lang);
    made.set(lang, value);
    return value;
  };
}
