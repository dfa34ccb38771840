import type { Lang } from '#shared/languages.ts';
import { perLang } from '#shared/per-lang.ts';

const format = (month: 'narrow' | 'short' | 'long') =>
  perLang(
    (lang) =>
      // en-GB and en-KE shorten September to 'Sept'; en-US has three letters for every month.
      new Intl.DateTimeFormat({ en: 'en-US', sw: 'sw-KE' }[lang], {
        month,
        timeZone: 'UTC',
        ...(month === 'long' && { year: 'numeric' }),
      }),
  );
const [narrow, short, long] = [format('narrow'), format('short'), format('long')];

/** A month YYYY-MM for people: 'N', 'Nov' and 'November 2026'. */
export function monthWords(month: string, lang: Lang) {
  const day = new Date(`${month}-15T00:00:00Z`);
  return { narrow: narrow(lang).format(day), label: short(lang).format(day), name: long(lang).format(day) };
}
