import { createFileRoute } from '@tanstack/react-router';
import { LedgerPage } from '#web/features/admin/ledger-page.tsx';
import { ledgerQuery } from '#web/features/admin/money-queries.ts';
import { adminPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/admin/payments/ledger/')({
  ...adminPage,
  staticData: { title: 'admin.panel' },
  loader: async ({ context: { queries, texts } }) => {
    // The page shows it, or why it could not be read.
    void queries.prefetchQuery(ledgerQuery);
    await texts.load(['admin-books', 'admin-consents', 'admin-payments', 'admin-panel', 'fields', 'sign-in-again']);
    return { head: { title: texts.translate('admin-payments', 'view.ledger') } };
  },
  component: LedgerPage,
});
