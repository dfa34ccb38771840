import { createFileRoute } from '@tanstack/react-router';
import { AuditPage } from '#web/features/admin/audit-page.tsx';
import { auditQuery } from '#web/features/admin/audit-queries.ts';
import { type AuditSearch, readAuditSearch } from '#web/features/admin/audit-search.ts';
import { readProductClock } from '#web/lib/clock.ts';
import { searchOfLinks, wholeSearch } from '#web/lib/page.ts';
import { adminPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/admin/audit')({
  ...adminPage,
  staticData: { title: 'admin.panel' },
  validateSearch: searchOfLinks<AuditSearch>,
  loaderDeps: wholeSearch,
  loader: async ({ context: { config, queries, texts }, deps }) => {
    // The page shows it, or why it could not be read.
    void queries.prefetchQuery(auditQuery(readAuditSearch(deps)));
    await Promise.all([
      texts.load([
        'admin-audit',
        'admin-cases',
        'admin-settings',
        'catalogue',
        'errors',
        'provider-documents',
        'sign-in-again',
        'admin-panel',
      ]),
      readProductClock(config),
    ]);
    return { head: { title: texts.translate('admin-audit', 'title') } };
  },
  component: Audit,
});

function Audit() {
  return <AuditPage search={Route.useSearch({ select: readAuditSearch })} />;
}
