import { createFileRoute } from '@tanstack/react-router';
import { NoAccessPage, readNoAccess } from '#web/features/provider/no-access-page.tsx';
import { searchOfLinks } from '#web/lib/page.ts';
import { pageForMember } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/provider/no-access')({
  ...pageForMember(),
  staticData: { title: 'provider.panel' },
  validateSearch: searchOfLinks<{ right?: string; providerId?: string }>,
  loader: async ({ context: { texts } }) => {
    await texts.load(['provider-panel']);
    return { head: { title: texts.translate('provider-panel', 'noRight.title') } };
  },
  component: Page,
});

function Page() {
  return <NoAccessPage right={Route.useSearch({ select: readNoAccess })} />;
}
