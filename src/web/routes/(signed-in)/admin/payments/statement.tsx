import { createFileRoute } from '@tanstack/react-router';
import { StatementPage } from '#web/features/admin/statement-page.tsx';
import { adminPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/admin/payments/statement')({
  ...adminPage,
  staticData: { title: 'admin.panel' },
  loader: async ({ context: { texts } }) => {
    await texts.load(['admin-books', 'admin-consents', 'admin-payments', 'admin-panel', 'sign-in-again']);
    return { head: { title: texts.translate('admin-payments', 'view.statement') } };
  },
  component: StatementPage,
});
