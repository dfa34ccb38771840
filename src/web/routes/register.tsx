import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '#web/features/accounts/account-page.tsx';
import {
  findTripAhead,
  type LoginSearch,
  readLoginSearch,
  useLeaveWhenSignedIn,
} from '#web/features/accounts/after-sign-in.ts';
import { firstAnswers } from '#web/features/accounts/first-answers.ts';
import { LateElsewhere, loadElsewhere } from '#web/features/accounts/late-elsewhere.ts';
import { accountPictures } from '#web/features/accounts/queries.ts';
import { RegisterForm } from '#web/features/accounts/register-form.tsx';
import { TripPart } from '#web/features/booking/trip-part.tsx';
import { addresses } from '#web/lib/addresses.ts';
import { searchOfLinks, wholeSearch } from '#web/lib/page.ts';
import { publicSettingsQuery } from '#web/lib/queries.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { publicPage } from '#web/shell/public-page.ts';
import { Notice } from '#web/ui/badge.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

export const Route = createFileRoute('/register')({
  ...publicPage,
  validateSearch: searchOfLinks<LoginSearch>,
  loaderDeps: wholeSearch,
  loader: async ({ context: { queries, texts }, deps }) => {
    // If the picture cannot be read, the page is shown without it.
    await Promise.all([
      texts.load(['accounts', 'fields', 'identities']),
      loadElsewhere(),
      findTripAhead(readLoginSearch(deps)) && texts.load(['trip']),
      queries.prefetchQuery(accountPictures),
    ]);
    const words = (key: 'register.title' | 'register.description') => texts.translate('accounts', key);
    return {
      head: { title: words('register.title'), description: words('register.description'), path: addresses.register },
    };
  },
  component: Register,
});

function Register() {
  const { t } = useTranslation(['accounts', 'trip']);
  const search = Route.useSearch({ select: readLoginSearch });
  const trip = findTripAhead(search);
  const { data: settings } = useQuery(publicSettingsQuery);
  useLeaveWhenSignedIn(search);
  return (
    <AccountPage
      title={t(trip ? 'trip:register.heading' : 'register.heading')}
      {...(trip && { text: t('trip:text') })}
      scene="register"
    >
      {trip && <TripPart trip={trip} />}
      {settings?.takes.registrations === false ? (
        <Notice still>{t('register.paused')}</Notice>
      ) : (
        <>
          <RegisterForm provider={trip && t('trip:provider')} first={firstAnswers(search)} />
          <LateElsewhere redirect={search.redirect} />
        </>
      )}
      <p>
        {t('register.haveAccount')}{' '}
        <TextLink to="/login" search={search}>
          {t('register.login')}
        </TextLink>
      </p>
    </AccountPage>
  );
}
