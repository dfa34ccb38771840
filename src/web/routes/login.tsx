import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '#web/features/accounts/account-page.tsx';
import { useLeaveWhenSignedIn, whereFrom } from '#web/features/accounts/after-sign-in.ts';
import { LoginForm } from '#web/features/accounts/login-form.tsx';
import { accountPictures } from '#web/features/accounts/queries.ts';
import { addresses } from '#web/lib/addresses.ts';
import { pageHead } from '#web/lib/head.ts';
import { withTexts } from '#web/lib/texts.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { TextLink } from '#web/ui/text-link.tsx';

export const Route = createFileRoute('/login')({
  validateSearch: whereFrom,
  beforeLoad: withTexts('accounts', 'fields'),
  // A page to sign in on does without its picture rather than break.
  loader: ({ context }) => context.queries.prefetchQuery(accountPictures),
  head: ({ match }) => {
    const { translate } = match.context.texts;
    return pageHead(match.context, {
      title: translate('accounts', 'login.title'),
      description: translate('accounts', 'login.description'),
      path: addresses.login,
    });
  },
  component: Login,
});

function Login() {
  const { t } = useTranslation('accounts');
  const search = Route.useSearch();
  useLeaveWhenSignedIn(search);
  return (
    <AccountPage title={t('login.heading')} text={t('login.description')}>
      <LoginForm
        below={
          <p>
            {t('login.noAccount')}{' '}
            <TextLink to="/register" search={search}>
              {t('login.register')}
            </TextLink>
          </p>
        }
      />
    </AccountPage>
  );
}
