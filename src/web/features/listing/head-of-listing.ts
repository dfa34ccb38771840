import type { Service } from '#shared/contracts/catalogue.ts';
import { withLang } from '#shared/languages.ts';
import { pictureAt } from '#shared/pictures.ts';
import type { PageFacts } from '#web/lib/head.ts';
import type { PageContext } from '#web/lib/page-context.ts';
import { structuredData } from './structured-data.ts';

/** What a listing's page says in its head, also to search engines and where a link to it is shared. */
export function headOfListing({ config, lang, texts }: PageContext, service: Service): PageFacts {
  const path = `/services/${service.id}`;
  const image = pictureAt(service.image, 1280);
  return {
    title: texts.translate('catalogue', 'listing.title', { title: service.title, place: service.location }),
    description: service.summary,
    path,
    image: { address: image, alt: service.imageAlt },
    // Search engines read what the server sends.
    ...(import.meta.env.SSR && {
      structuredData: structuredData(service, config.publicUrl + withLang(path, lang), config.publicUrl + image),
    }),
  };
}
