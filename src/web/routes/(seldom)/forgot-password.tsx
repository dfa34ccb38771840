import { createFileRoute } from '@tanstack/react-router';
import { ForgottenPassword } from '#web/features/accounts/forgotten-password.tsx';
import { NewPassword } from '#web/features/accounts/new-password.tsx';
import { accountPictures } from '#web/features/accounts/queries.ts';
import { searchOfLinks } from '#web/lib/page.ts';
import { publicPage } from '#web/shell/public-page.ts';

export const Route = createFileRoute('/(seldom)/forgot-password')({
  ...publicPage,
  validateSearch: searchOfLinks<{ token?: string }>,
  loader: async ({ context: { queries, texts } }) => {
    await Promise.all([texts.load(['accounts']), queries.prefetchQuery(accountPictures)]);
    return { head: { title: texts.translate('accounts', 'forgot.title'), hidden: true } };
  },
  component: ForgotPassword,
});

/** Asks for a link; the link in the letter leads here, too. */
function ForgotPassword() {
  const { token } = Route.useSearch();
  return token === undefined ? <ForgottenPassword /> : <NewPassword token={String(token)} />;
}
