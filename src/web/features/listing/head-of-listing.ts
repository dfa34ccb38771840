import type { Service } from '#shared/contracts/catalogue.ts';
import { withLang } from '#shared/languages.ts';
import { pictureAt } from '#shared/pictures.ts';
import type { PageFacts } from '#web/lib/head.ts';
import type { PageContext } from '#web/lib/page-context.ts';
import { structuredData } from './structured-data.ts';

/** The head of a listing's page, for search engines and shared links too. */
export function headOfListing({ config, lang, texts }: PageContext, service: Service): PageFacts {
  const path = `/services/${service.id}`;
  const image = pictureAt(service.image, 1280);
  return {
    title: texts.translate('catalogue', 'listing.title', { title: service.title, place: service.location }),
    description: service.summary,
    path,
    image: { address: image, alt: service.imageAlt },
    // Only in the server's HTML, which search engines read.
    ...(import.meta.env.SSR && {
      structuredData: structuredData(service, {
        url: config.publicUrl + withLang(path, lang),
        image: config.publicUrl + image,
      }),
    }),
  };
}
