import { createFileRoute } from '@tanstack/react-router';
import { accountPictures } from '#web/features/accounts/queries.ts';
import { InvitationPage } from '#web/features/invitation/invitation-page.tsx';
import { searchOfLinks } from '#web/lib/page.ts';
import { publicPage } from '#web/shell/public-page.ts';

export const Route = createFileRoute('/invitation')({
  ...publicPage,
  validateSearch: searchOfLinks<{ token?: string }>,
  loader: async ({ context: { queries, texts } }) => {
    await Promise.all([texts.load(['invitation', 'rights', 'accounts']), queries.prefetchQuery(accountPictures)]);
    return { head: { title: texts.translate('invitation', 'title'), hidden: true } };
  },
  component: InvitationRoute,
});

function InvitationRoute() {
  const { token } = Route.useSearch();
  return <InvitationPage token={token === undefined ? '' : String(token)} />;
}
