import { createFileRoute } from '@tanstack/react-router';
import { EmailRestoration } from '#web/features/accounts/email-restoration.tsx';
import { EmailVerification } from '#web/features/accounts/email-verification.tsx';
import { accountPictures } from '#web/features/accounts/queries.ts';
import { searchOfLinks } from '#web/lib/page.ts';
import { publicPage } from '#web/shell/public-page.ts';

export const Route = createFileRoute('/verify-email')({
  ...publicPage,
  validateSearch: searchOfLinks<{ token?: string; restore?: string }>,
  loader: async ({ context: { queries, texts } }) => {
    await Promise.all([texts.load(['accounts']), queries.prefetchQuery(accountPictures)]);
    return { head: { title: texts.translate('accounts', 'verify.title'), hidden: true } };
  },
  component: VerifyEmail,
});

/** Two links in letters lead here: of a new address, and of one that was changed. */
function VerifyEmail() {
  const { token, restore } = Route.useSearch();
  if (restore !== undefined) return <EmailRestoration token={String(restore)} />;
  return <EmailVerification token={token === undefined ? undefined : String(token)} />;
}
