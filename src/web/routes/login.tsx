import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '#web/features/accounts/account-page.tsx';
import {
  findTripAhead,
  type LoginSearch,
  readLoginSearch,
  useLeaveWhenSignedIn,
} from '#web/features/accounts/after-sign-in.ts';
import { LateElsewhere, loadElsewhere } from '#web/features/accounts/late-elsewhere.ts';
import { LoginForm } from '#web/features/accounts/login-form.tsx';
import { accountPictures } from '#web/features/accounts/queries.ts';
import { TripPart } from '#web/features/booking/trip-part.tsx';
import { addresses } from '#web/lib/addresses.ts';
import { searchOfLinks, wholeSearch } from '#web/lib/page.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { publicPage } from '#web/shell/public-page.ts';
import { TextLink } from '#web/ui/text-link.tsx';

export const Route = createFileRoute('/login')({
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
    const { translate } = texts;
    const [title, description] = [translate('accounts', 'login.title'), translate('accounts', 'login.description')];
    return { head: { title, description, path: addresses.login } };
  },
  component: Login,
});

function Login() {
  const { t } = useTranslation(['accounts', 'trip']);
  const { problem, provider } = Route.useSearch();
  const search = Route.useSearch({ select: readLoginSearch });
  const trip = findTripAhead(search);
  useLeaveWhenSignedIn(search);
  const toRegister = (
    <p>
      {t('login.noAccount')}{' '}
      <TextLink to="/register" search={search}>
        {t('login.register')}
      </TextLink>
    </p>
  );
  return (
    <AccountPage
      title={t(trip ? 'trip:login.heading' : 'login.heading')}
      text={t(trip ? 'trip:text' : 'login.description')}
    >
      {problem !== undefined && <LateElsewhere problem={problem} provider={provider} />}
      {trip && <TripPart trip={trip} />}
      {/* Whoever comes from a listing may be new here. */}
      {trip && toRegister}
      <LoginForm redirect={search.redirect}>{!trip && toRegister}</LoginForm>
    </AccountPage>
  );
}
