import { createFileRoute } from '@tanstack/react-router';
import { UnsubscribeNewsletter } from '#web/features/newsletter/unsubscribe.tsx';
import { searchOfLinks } from '#web/lib/page.ts';
import { publicPage } from '#web/shell/public-page.ts';

export const Route = createFileRoute('/(seldom)/newsletter/unsubscribe')({
  ...publicPage,
  validateSearch: searchOfLinks<{ id?: string; signature?: string }>,
  loader: async ({ context: { texts } }) => {
    await texts.load(['newsletter']);
    return { head: { title: texts.translate('newsletter', 'unsubscribe.title'), hidden: true } };
  },
  component: Unsubscribe,
});

function Unsubscribe() {
  const { id = '', signature = '' } = Route.useSearch();
  return <UnsubscribeNewsletter id={String(id)} signature={String(signature)} />;
}
