import { createFileRoute } from '@tanstack/react-router';
import { Figures } from '#web/features/dashboard/figures.tsx';
import { MyBookings } from '#web/features/dashboard/my-bookings.tsx';
import { dashboardSearch } from '#web/features/dashboard/queries.ts';
import { addresses } from '#web/lib/addresses.ts';
import { requireSignedIn } from '#web/lib/guards.ts';
import { pageHead } from '#web/lib/head.ts';
import { useSession } from '#web/lib/session.ts';
import { withTexts } from '#web/lib/texts.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';

const bringTexts = withTexts('dashboard', 'bookings');

export const Route = createFileRoute('/dashboard/')({
  ssr: false,
  validateSearch: dashboardSearch,
  beforeLoad: async (input) => {
    await bringTexts(input);
    return requireSignedIn(input);
  },
  head: ({ match }) =>
    pageHead(match.context, {
      title: match.context.texts.translate('shell', 'dashboard'),
      path: addresses.dashboard,
      hidden: true,
    }),
  component: Dashboard,
});

function Dashboard() {
  const { t } = useTranslation('dashboard');
  const { user: atStart } = Route.useRouteContext();
  const user = useSession().user ?? atStart;
  return (
    <div className="page grid grid-cols-1 gap-10 py-10 md:py-14">
      <header className="grid gap-5">
        <h1 className="break-words">{t('greeting', { name: user.name })}</h1>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={addresses.services}>{t('browse')}</LinkButton>
          <LinkButton to={addresses.profile} kind="quiet">
            {t('editProfile')}
          </LinkButton>
        </div>
      </header>
      <Figures />
      <MyBookings search={Route.useSearch()} />
    </div>
  );
}
