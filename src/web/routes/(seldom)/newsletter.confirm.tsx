import { createFileRoute } from '@tanstack/react-router';
import { ConfirmNewsletter } from '#web/features/newsletter/confirm.tsx';
import { searchOfLinks } from '#web/lib/page.ts';
import { publicPage } from '#web/shell/public-page.ts';

export const Route = createFileRoute('/(seldom)/newsletter/confirm')({
  ...publicPage,
  validateSearch: searchOfLinks<{ token?: string }>,
  loader: async ({ context: { texts } }) => {
    await texts.load(['newsletter']);
    return { head: { title: texts.translate('newsletter', 'confirm.title'), hidden: true } };
  },
  component: Confirm,
});

function Confirm() {
  const { token = '' } = Route.useSearch();
  return <ConfirmNewsletter token={String(token)} />;
}
