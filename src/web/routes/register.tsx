import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '#web/features/accounts/account-page.tsx';
import { type LoginSearch, readLoginSearch, useLeaveWhenSignedIn } from '#web/features/accounts/after-sign-in.ts';
import { accountPictures } from '#web/features/accounts/queries.ts';
import { RegisterForm } from '#web/features/accounts/register-form.tsx';
import { addresses } from '#web/lib/addresses.ts';
import { searchOfLinks } from '#web/lib/page.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { publicPage } from '#web/shell/public-page.ts';
import { TextLink } from '#web/ui/text-link.tsx';

export const Route = createFileRoute('/register')({
  ...publicPage,
  validateSearch: searchOfLinks<LoginSearch>,
  loader: async ({ context: { queries, texts } }) => {
    // If the picture cannot be read, the page is shown without it.
    await Promise.all([texts.load(['accounts', 'fields']), queries.prefetchQuery(accountPictures)]);
    const { translate } = texts;
    const [title, description] = [
      translate('accounts', 'register.title'),
      translate('accounts', 'register.description'),
    ];
    return { head: { title, description, path: addresses.register } };
  },
  component: Register,
});

function Register() {
  const { t } = useTranslation('accounts');
  const search = Route.useSearch({ select: readLoginSearch });
  useLeaveWhenSignedIn(search);
  return (
    <AccountPage title={t('register.heading')} scene="register">
      <RegisterForm />
      <p>
        {t('register.haveAccount')}{' '}
        <TextLink to="/login" search={search}>
          {t('register.login')}
        </TextLink>
      </p>
    </AccountPage>
  );
}
