import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '#web/features/accounts/account-page.tsx';
import { useLeaveWhenSignedIn, whereFrom } from '#web/features/accounts/after-sign-in.ts';
import { accountPictures } from '#web/features/accounts/queries.ts';
import { RegisterForm } from '#web/features/accounts/register-form.tsx';
import { addresses } from '#web/lib/addresses.ts';
import { pageHead } from '#web/lib/head.ts';
import { withTexts } from '#web/lib/texts.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { TextLink } from '#web/ui/text-link.tsx';

export const Route = createFileRoute('/register')({
  validateSearch: whereFrom,
  beforeLoad: withTexts('accounts', 'fields'),
  // A page to sign in on does without its picture rather than break.
  loader: ({ context }) => context.queries.prefetchQuery(accountPictures),
  head: ({ match }) => {
    const { translate } = match.context.texts;
    return pageHead(match.context, {
      title: translate('accounts', 'register.title'),
      description: translate('accounts', 'register.description'),
      path: addresses.register,
    });
  },
  component: Register,
});

function Register() {
  const { t } = useTranslation('accounts');
  const search = Route.useSearch();
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
