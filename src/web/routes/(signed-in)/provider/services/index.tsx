import { createFileRoute } from '@tanstack/react-router';
import { readServicesSearch, type ServicesSearch, servicesQuery } from '#web/features/provider-services/queries.ts';
import { ServicesPage } from '#web/features/provider-services/services-page.tsx';
import { searchOfLinks, wholeSearch } from '#web/lib/page.ts';
import { pageForMember } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/provider/services/')({
  ...pageForMember('manage'),
  staticData: { title: 'provider.panel' },
  validateSearch: searchOfLinks<ServicesSearch>,
  loaderDeps: wholeSearch,
  loader: async ({ context: { queries, texts, member }, deps }) => {
    void queries.prefetchQuery(servicesQuery(member.providerId, readServicesSearch(deps)));
    await texts.load(['provider-services', 'catalogue']);
    return { head: { title: texts.translate('provider-services', 'title') } };
  },
  component: Services,
});

function Services() {
  return <ServicesPage search={Route.useSearch({ select: readServicesSearch })} />;
}
