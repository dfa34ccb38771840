/** The languages of every page. Addresses of English pages have no prefix. */
export const langs = ['en', 'sw'] as const;
export type Lang = (typeof langs)[number];

/** Whether a text is 'en' or 'sw'. */
export function isLang(text: unknown): text is Lang {
  return text === 'en' || text === 'sw';
}

export const otherThan = (lang: Lang): Lang => (lang === 'en' ? 'sw' : 'en');

const swahiliPrefix = /^\/sw(?=[/?#]|$)/;

/** The language of a page's address: '/sw' and '/sw/…' are Kiswahili, all others English. */
export function langOfPath(path: string): Lang {
  return swahiliPrefix.test(path) ? 'sw' : 'en';
}

/** The address of a page without the prefix of its language: '/sw/stays?q=x' → '/stays?q=x', '/sw' → '/'. */
export function stripLang(path: string): string {
  const bare = path.replace(swahiliPrefix, '');
  // '/sw//evil.example' must not become '//evil.example', which a browser reads as another host.
  return `/${bare.replace(/^[/\\]+/, '')}`;
}

/**
 * The address of the same page in another language: '/stays' ↔ '/sw/stays', '/' ↔ '/sw'. Only for pages: /api, /dev and
 * files have one address each.
 */
export function withLang(path: string, lang: Lang): string {
  const bare = stripLang(path);
  if (lang === 'en') return bare;
  return `/sw${bare.replace(/^\/(?=[?#]|$)/, '')}`;
}
