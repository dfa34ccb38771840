import { type Lang, langs, otherThan, withLang } from '#shared/languages.ts';
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
  /** A picture for shared links, its address from the site's root; absent: the one of all pages. */
  image?: { address: string; alt: string; width?: number; height?: number };
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
export function pageHead(context: Pick<PageContext, 'lang' | 'config' | 'texts'>, page: PageFacts) {
  const { lang, config, texts } = context;
  const place = page.page === undefined ? [] : [texts.translate('common', 'pages.page', { page: page.page })];
  const title = documentTitle(page.title, ...place);
  const description = page.description && [page.description, ...place].join(' ');
  const at = (to: Lang) => config.publicUrl + withLang((page.path ?? '/') + queryOf(page.search), to);
  const isPublic = page.path !== undefined;
  return {
    meta: [
      { title },
      ...(description ? [{ name: 'description', content: description }] : []),
      ...(page.hidden ? [{ name: 'robots', content: 'noindex' }] : []),
      // Programs that show a shared link read the server's HTML alone.
      ...(import.meta.env.SSR ? sharedTags(context, { ...page, title, description }) : []),
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

/** The size of the cards that are drawn for shared links. */
export const shareCard = { width: 1200, height: 630 };

/** What a shared link shows: Open Graph, which others than its makers read too. */
function sharedTags(
  { lang, config }: Pick<PageContext, 'lang' | 'config'>,
  { title, description, path, search, image }: PageFacts,
) {
  const { address, alt, width, height } = image ?? { ...shareCard, address: `/share-${lang}.jpg`, alt: 'Twende' };
  const url = path !== undefined && config.publicUrl + withLang(path + queryOf(search), lang);
  return [
    { property: 'og:title', content: title },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Twende' },
    { property: 'og:locale', content: locales[lang] },
    ...(url ? [alternateLocale(otherThan(lang)), { property: 'og:url', content: url }] : []),
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { property: 'og:image', content: config.publicUrl + address },
    { property: 'og:image:alt', content: alt },
    ...(width && height
      ? [
          { property: 'og:image:width', content: String(width) },
          { property: 'og:image:height', content: String(height) },
        ]
      : []),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

// Open Graph lists sw_KE for Kiswahili; of English with British spelling it lists only en_GB.
const locales: Record<Lang, string> = { en: 'en_GB', sw: 'sw_KE' };
const alternateLocale = (lang: Lang) => ({ property: 'og:locale:alternate', content: locales[lang] });

function queryOf(search: PageFacts['search'] = {}): string {
  const parts = Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return parts.length > 0 ? `?${new URLSearchParams(parts)}` : '';
}
