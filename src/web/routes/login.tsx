import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '#web/features/accounts/account-page.tsx';
import { type LoginSearch, readLoginSearch, useLeaveWhenSignedIn } from '#web/features/accounts/after-sign-in.ts';
import { LoginForm } from '#web/features/accounts/login-form.tsx';
import { accountPictures } from '#web/features/accounts/queries.ts';
import { addresses } from '#web/lib/addresses.ts';
import { searchOfLinks } from '#web/lib/page.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { publicPage } from '#web/shell/public-page.ts';
import { TextLink } from '#web/ui/text-link.tsx';

export const Route = createFileRoute('/login')({
  ...publicPage,
  validateSearch: searchOfLinks<LoginSearch>,
  loader: async ({ context: { queries, texts } }) => {
    // If the picture cannot be read, the page is shown without it.
    await Promise.all([texts.load(['accounts', 'fields']), queries.prefetchQuery(accountPictures)]);
    const { translate } = texts;
    const [title, description] = [translate('accounts', 'login.title'), translate('accounts', 'login.description')];
    return { head: { title, description, path: addresses.login } };
  },
  component: Login,
});

function Login() {
  const { t } = useTranslation('accounts');
  const search = Route.useSearch({ select: readLoginSearch });
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
