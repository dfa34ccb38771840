import { type Lang, langs, withLang } from '#shared/languages.ts';
import type { PageContext } from './page-context.ts';

export interface PageFacts {
  title: string;
  description?: string | undefined;
  /** Which page of a list; the first has no number in its title. */
  page?: number | undefined;
  /** The page's path without language, e.g. `/stays`: for the canonical address and the one in the other language. */
  path?: string;
  /**
   * The search parameters that belong to the canonical address, such as the page of a list; not dates, order or
   * tracking.
   */
  search?: Record<string, string | number | undefined>;
  /** A picture for shared links, its address from the site's root. */
  image?: { address: string; alt: string };
  /** Keeps a private page out of search engines. */
  hidden?: boolean;
  /** JSON-LD for search engines, with `<` escaped so that it cannot end its script element. */
  structuredData?: string;
}

/** A page's title with our name: 'Stays · Page 2 · Twende'. */
export const documentTitle = (title: string, ...more: string[]): string =>
  [title, ...more, ...(title === 'Twende' ? [] : ['Twende'])].join(' · ');

/**
 * The head of a page from what its loader returned as `head`: title, description, canonical and alternate addresses.
 */
export function pageHead({ lang, config, texts }: Pick<PageContext, 'lang' | 'config' | 'texts'>, page: PageFacts) {
  const place = page.page === undefined ? [] : [texts.translate('common', 'pages.page', { page: page.page })];
  const title = documentTitle(page.title, ...place);
  const at = (to: Lang) => config.publicUrl + withLang((page.path ?? '/') + queryOf(page.search), to);
  const isPublic = page.path !== undefined;
  return {
    meta: [
      { title },
      ...(page.description ? [{ name: 'description', content: page.description }] : []),
      { property: 'og:title', content: title },
      { property: 'og:type', content: 'website' },
      { property: 'og:locale', content: locales[lang] },
      ...langs.filter((other) => isPublic && other !== lang).map(alternateLocale),
      ...(isPublic ? [{ property: 'og:url', content: at(lang) }] : []),
      ...(page.description ? [{ property: 'og:description', content: page.description }] : []),
      ...(page.image
        ? [
            { property: 'og:image', content: config.publicUrl + page.image.address },
            { property: 'og:image:alt', content: page.image.alt },
          ]
        : []),
      ...(page.hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: isPublic
      ? [
          { rel: 'canonical', href: at(lang) },
          ...langs.map((each) => ({ rel: 'alternate', hrefLang: each, href: at(each) })),
          { rel: 'alternate', hrefLang: 'x-default', href: at('en') },
        ]
      : [],
    ...(page.structuredData && { scripts: [{ type: 'application/ld+json', children: page.structuredData }] }),
  };
}

// Open Graph lists sw_KE for Kiswahili; of English with British spelling it lists only en_GB.
const locales: Record<Lang, string> = { en: 'en_GB', sw: 'sw_KE' };
const alternateLocale = (lang: Lang) => ({ property: 'og:locale:alternate', content: locales[lang] });

function queryOf(search: PageFacts['search'] = {}): string {
  const parts = Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return parts.length > 0 ? `?${new URLSearchParams(parts)}` : '';
}
