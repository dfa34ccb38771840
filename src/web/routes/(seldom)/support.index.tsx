import { createFileRoute } from '@tanstack/react-router';
import { readSupportSearch, type SupportSearch } from '#web/features/support/queries.ts';
import { SupportPage } from '#web/features/support/support-page.tsx';
import { searchOfLinks } from '#web/lib/page.ts';
import { publicPage } from '#web/shell/public-page.ts';

export const Route = createFileRoute('/(seldom)/support/')({
  ...publicPage,
  validateSearch: searchOfLinks<SupportSearch>,
  loader: async ({ context: { texts } }) => {
    await texts.load(['support', 'fields', 'leaving']);
    const { translate } = texts;
    return {
      head: { title: translate('support', 'title'), description: translate('support', 'lead'), path: '/support' },
    };
  },
  component: Support,
});

function Support() {
  return <SupportPage search={Route.useSearch({ select: readSupportSearch })} />;
}
