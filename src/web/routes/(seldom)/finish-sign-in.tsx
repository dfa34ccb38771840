import { createFileRoute } from '@tanstack/react-router';
import { type FinishSearch, FinishSignIn, readFinishSearch } from '#web/features/accounts/finish-sign-in.tsx';
import { accountPictures } from '#web/features/accounts/queries.ts';
import { searchOfLinks } from '#web/lib/page.ts';
import { publicPage } from '#web/shell/public-page.ts';

export const Route = createFileRoute('/(seldom)/finish-sign-in')({
  ...publicPage,
  validateSearch: searchOfLinks<FinishSearch>,
  loader: async ({ context: { queries, texts } }) => {
    await Promise.all([
      texts.load(['accounts', 'fields', 'finish-sign-in', 'identities', 'second-factor', 'sign-in-again']),
      queries.prefetchQuery(accountPictures),
    ]);
    return { head: { title: texts.translate('accounts', 'login.title'), hidden: true } };
  },
  component: FinishPage,
});

/** Google and Facebook lead here, once the server knows who it is. */
function FinishPage() {
  const search = Route.useSearch({ select: readFinishSearch });
  return <FinishSignIn search={search} />;
}
