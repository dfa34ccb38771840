/** The languages of every page; English is the one without a prefix in its address. */
export const langs = ['en', 'sw'] as const;
export type Lang = (typeof langs)[number];

/** True for 'en' or 'sw'. */
export function isLang(text: unknown): text is Lang {
  return text === 'en' || text === 'sw';
}

const swahiliPrefix = /^\/sw(?=[/?#]|$)/;

/** The language a page's address asks for: '/sw' and '/sw/…' are Kiswahili, all else English. */
export function langOfPath(path: string): Lang {
  return swahiliPrefix.test(path) ? 'sw' : 'en';
}

/** The page's address without its language: '/sw/stays?q=x' → '/stays?q=x', '/sw' → '/'. */
export function stripLang(path: string): string {
  const bare = path.replace(swahiliPrefix, '');
  // '/sw//evil.example' must not become '//evil.example', which a browser reads as another host.
  return `/${bare.replace(/^[/\\]+/, '')}`;
}

/** The twin of a page's address in a language: '/stays' ↔ '/sw/stays', '/' ↔ '/sw'. Only for pages: /api, /dev and files have no twin. */
export function withLang(path: string, lang: Lang): string {
  const bare = stripLang(path);
  if (lang === 'en') return bare;
  return `/sw${bare.replace(/^\/(?=[?#]|$)/, '')}`;
}
