import { withLang } from '#shared/languages.ts';
import type { PageContext } from '../router.tsx';

interface PageFacts {
  title: string;
  description?: string | undefined;
  /** The page's path without language, e.g. `/stays`: gives the canonical address and its twin. */
  path?: string;
  /** Address of a picture for shared links, from the site's root. */
  image?: string;
  /** Pages that are nobody else's business stay out of search engines. */
  hidden?: boolean;
}

/** Title, description, canonical address and twins of a page: `head: ({ match }) => pageHead(match.context, {…})`. */
export function pageHead({ lang, config }: Pick<PageContext, 'lang' | 'config'>, page: PageFacts) {
  const title = page.title === 'Twende' ? page.title : `${page.title} · Twende`;
  const at = (to: 'en' | 'sw') => config.publicUrl + withLang(page.path ?? '/', to);
  return {
    meta: [
      { title },
      ...(page.description ? [{ name: 'description', content: page.description }] : []),
      { property: 'og:title', content: title },
      ...(page.description ? [{ property: 'og:description', content: page.description }] : []),
      ...(page.image ? [{ property: 'og:image', content: config.publicUrl + page.image }] : []),
      ...(page.hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links:
      page.path === undefined
        ? []
        : [
            { rel: 'canonical', href: at(lang) },
            { rel: 'alternate', hrefLang: 'en', href: at('en') },
            { rel: 'alternate', hrefLang: 'sw', href: at('sw') },
            { rel: 'alternate', hrefLang: 'x-default', href: at('en') },
          ],
  };
}
