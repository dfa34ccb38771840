import { createFileRoute } from '@tanstack/react-router';
import { EmailVerification } from '#web/features/accounts/email-verification.tsx';
import { accountPictures } from '#web/features/accounts/queries.ts';
import { pageHead } from '#web/lib/head.ts';
import { withTexts } from '#web/lib/texts.ts';

export const Route = createFileRoute('/verify-email')({
  validateSearch: (search: Record<string, unknown>): { token?: string } =>
    search.token === undefined ? {} : { token: String(search.token) },
  beforeLoad: withTexts('accounts'),
  loader: ({ context }) => context.queries.prefetchQuery(accountPictures),
  head: ({ match }) =>
    pageHead(match.context, {
      title: match.context.texts.translate('accounts', 'verify.title'),
      hidden: true,
    }),
  component: VerifyEmail,
});

function VerifyEmail() {
  const { token } = Route.useSearch();
  return <EmailVerification token={token} />;
}
