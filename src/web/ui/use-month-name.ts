import { perLang } from '#shared/per-lang.ts';
import { useLang } from './use-lang.ts';

const format = perLang((lang) => new Intl.DateTimeFormat(lang, { timeZone: 'UTC', month: 'long' }));

/** Names months, from 1 to 12, in the page's language. */
export function useMonthName(): (month: number) => string {
  const lang = useLang();
  return (month) => format(lang).format(Date.UTC(2026, month - 1));
}
