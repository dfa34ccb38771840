import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { validate as isUuid } from 'uuid';
import { readPageNumber } from '#web/features/catalogue/search-params.ts';
import { headOfHost } from '#web/features/host/head-of-host.ts';
import { HostPage } from '#web/features/host/host-page.tsx';
import { hostQuery } from '#web/features/host/queries.ts';
import { missingPage, searchOfLinks, wholeSearch } from '#web/lib/page.ts';
import { orUndefined } from '#web/lib/queries.ts';
import { publicPage } from '#web/shell/public-page.ts';

export const Route = createFileRoute('/providers/$id')({
  ...publicPage,
  validateSearch: searchOfLinks<{ page?: number }>,
  loaderDeps: wholeSearch,
  loader: async ({ context, params: { id }, deps }) => {
    const { queries, texts } = context;
    const page = readPageNumber(deps.page);
    const [host] = await Promise.all([
      isUuid(id) ? orUndefined(queries.ensureQueryData(hostQuery(id, page))) : undefined,
      texts.load(['catalogue', 'host']),
    ]);
    if (!host) throw missingPage(texts.translate('shell', 'notFound.title'));
    return { head: headOfHost(context, host, page) };
  },
  component: Host,
});

function Host() {
  const page = Route.useSearch({ select: (search) => readPageNumber(search.page) });
  const { data: host } = useSuspenseQuery(hostQuery(Route.useParams().id, page));
  return <HostPage host={host} />;
}
