import { createFileRoute } from '@tanstack/react-router';
import { EmailVerification } from '#web/features/accounts/email-verification.tsx';
import { accountPictures } from '#web/features/accounts/queries.ts';
import { searchOfLinks } from '#web/lib/page.ts';
import { publicPage } from '#web/shell/public-page.ts';

export const Route = createFileRoute('/verify-email')({
  ...publicPage,
  validateSearch: searchOfLinks<{ token?: string }>,
  loader: async ({ context: { queries, texts } }) => {
    await Promise.all([texts.load(['accounts']), queries.prefetchQuery(accountPictures)]);
    return { head: { title: texts.translate('accounts', 'verify.title'), hidden: true } };
  },
  component: VerifyEmail,
});

function VerifyEmail() {
  const { token } = Route.useSearch();
  return <EmailVerification token={token === undefined ? undefined : String(token)} />;
}
