import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { validate as isUuid } from 'uuid';
import { withLang } from '#shared/languages.ts';
import { pictureAt } from '#shared/pictures.ts';
import { ListingPage } from '#web/features/catalogue/listing/listing-page.tsx';
import { structuredData } from '#web/features/catalogue/listing/structured-data.ts';
import { bringSimilar, serviceQuery } from '#web/features/catalogue/queries.ts';
import { readSearch } from '#web/features/catalogue/search-params.ts';
import type { Stay } from '#web/features/catalogue/service-card.tsx';
import { pageHead } from '#web/lib/head.ts';
import { orNotFound } from '#web/lib/queries.ts';
import { withTexts } from '#web/lib/texts.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { PageMessage } from '#web/ui/states.tsx';

const stayIn = (raw: Record<string, unknown>): Stay => {
  const { startDate, endDate, guests } = readSearch(raw);
  return { ...(startDate && { startDate }), ...(endDate && { endDate }), ...(guests && { guests }) };
};

export const Route = createFileRoute('/services/$id')({
  validateSearch: stayIn,
  beforeLoad: withTexts('catalogue'),
  loaderDeps: ({ search }) => stayIn(search),
  loader: async ({ context, params }) => {
    if (!isUuid(params.id)) throw notFound();
    const [service] = await Promise.all([
      orNotFound(context.queries.ensureQueryData(serviceQuery(params.id))),
      bringSimilar(context.queries, params.id),
    ]);
    return service;
  },
  head: ({ match, loaderData: service }) => {
    const { translate } = match.context.texts;
    const { config, lang } = match.context;
    if (!service) return pageHead(match.context, { title: translate('shell', 'gone.title'), hidden: true });
    const path = `/services/${service.id}`;
    const image = pictureAt(service.image, 1280);
    const data = structuredData(service, config.publicUrl + withLang(path, lang), config.publicUrl + image);
    const head = pageHead(match.context, {
      title: translate('catalogue', 'listing.title', { title: service.title, place: service.location }),
      description: service.summary,
      path,
      image: { address: image, alt: service.imageAlt },
    });
    return { ...head, scripts: [{ type: 'application/ld+json', children: data }] };
  },
  component: Listing,
  notFoundComponent: Gone,
});

function Listing() {
  const { data: service } = useSuspenseQuery(serviceQuery(Route.useParams().id));
  return <ListingPage key={service.id} service={service} address={Route.useLoaderDeps()} />;
}

function Gone() {
  const { t } = useTranslation(['catalogue', 'shell']);
  return (
    <PageMessage title={t('shell:gone.title')} text={t('shell:gone.text')}>
      <LinkButton to="/services">{t('services.title')}</LinkButton>
    </PageMessage>
  );
}
