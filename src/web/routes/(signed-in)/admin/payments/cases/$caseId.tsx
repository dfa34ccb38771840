import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { validate as isUuid } from 'uuid';
import { CasePage } from '#web/features/admin/case-page.tsx';
import { type CaseSearch, readCaseSearch } from '#web/features/admin/cases-search.ts';
import { caseQuery } from '#web/features/admin/money-queries.ts';
import { NoPayment } from '#web/features/admin/no-payment.tsx';
import { readProductClock } from '#web/lib/clock.ts';
import { missingPage, searchOfLinks, wholeSearch } from '#web/lib/page.ts';
import { orUndefined } from '#web/lib/queries.ts';
import { adminPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/admin/payments/cases/$caseId')({
  ...adminPage,
  staticData: { title: 'admin.panel' },
  validateSearch: searchOfLinks<CaseSearch>,
  loaderDeps: wholeSearch,
  loader: async ({ context: { queries, texts, config }, params: { caseId }, deps }) => {
    const [found] = await Promise.all([
      isUuid(caseId) ? orUndefined(queries.fetchQuery(caseQuery(caseId, readCaseSearch(deps)))) : undefined,
      texts.load([
        'admin-case',
        'admin-consents',
        'admin-cases',
        'admin-payments',
        'admin-bookings',
        'admin-payouts',
        'admin-disputes',
        'admin-panel',
        'fields',
        'sign-in-again',
      ]),
      readProductClock(config),
    ]);
    if (!found) throw missingPage(texts.translate('admin-payments', 'missing'));
    return { head: { title: texts.translate('admin-cases', `title.${found.code}`) } };
  },
  component: Page,
  notFoundComponent: NoPayment,
});

function Page() {
  const { caseId } = Route.useParams();
  const search = Route.useSearch({ select: readCaseSearch });
  const { data } = useQuery(caseQuery(caseId, search));
  return data && <CasePage key={caseId} found={data} search={search} />;
}
