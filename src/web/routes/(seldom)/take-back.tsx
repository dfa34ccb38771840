import { createFileRoute } from '@tanstack/react-router';
import { AccountTakenBack } from '#web/features/accounts/account-taken-back.tsx';
import { accountPictures } from '#web/features/accounts/queries.ts';
import { searchOfLinks } from '#web/lib/page.ts';
import { publicPage } from '#web/shell/public-page.ts';

export const Route = createFileRoute('/(seldom)/take-back')({
  ...publicPage,
  validateSearch: searchOfLinks<{ token?: string }>,
  loader: async ({ context: { queries, texts } }) => {
    await Promise.all([texts.load(['accounts', 'security']), queries.prefetchQuery(accountPictures)]);
    return { head: { title: texts.translate('security', 'takeBack.title'), hidden: true } };
  },
  component: TakeBack,
});

/** The link in the letter that two-step verification is on leads here. */
function TakeBack() {
  const { token } = Route.useSearch();
  return <AccountTakenBack token={token === undefined ? undefined : String(token)} />;
}
