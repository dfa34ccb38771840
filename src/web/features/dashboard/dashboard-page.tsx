import type { User } from '#shared/contracts/accounts.ts';
import { firstNameOf } from '#shared/first-name.ts';
import { addresses } from '#web/lib/addresses.ts';
import { isNewAccount } from '#web/lib/new-account.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Figures } from './overview/figures.tsx';
import { JustPaid, useJustPaid } from './overview/just-paid.tsx';
import { MyBookings } from './overview/my-bookings.tsx';
import { NextTrip } from './overview/next-trip-card.tsx';
import type { DashboardSearch } from './queries.ts';

/** The dashboard: greeting, next trip, four figures, and the list of bookings. */
export function DashboardPage({ user, search }: { user: User; search: DashboardSearch }) {
  const { t } = useTranslation('dashboard');
  const paid = useJustPaid();
  return (
    <div className="grid grid-cols-1 gap-12 py-8 md:gap-16 md:py-12">
      <header className="page flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <h1 className="max-w-3xl wrap-anywhere">
          {t(isNewAccount(user) ? 'greeting.new' : 'greeting', { name: firstNameOf(user.name) })}
        </h1>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={addresses.services} kind="quiet">
            {t('browse')}
          </LinkButton>
          <LinkButton to={addresses.profile} kind="quiet">
            {t('editProfile')}
          </LinkButton>
          <LinkButton to="/favorites" kind="quiet">
            {t('favorites')}
          </LinkButton>
          <LinkButton to={addresses.profile} search={{ tab: 'preferences' }} kind="quiet">
            {t('settings')}
          </LinkButton>
        </div>
      </header>
      {user.role === 'provider' && user.memberships.length === 0 && <BecomeHost />}
      {paid && <JustPaid booking={paid} />}
      <NextTrip paid={paid} />
      <div className="page">
        <Figures />
      </div>
      <div className="page">
        <MyBookings search={search} paid={paid} />
      </div>
    </div>
  );
}

/** For whoever registered as a provider and has begun no application. */
function BecomeHost() {
  const { t } = useTranslation('dashboard');
  return (
    <div className="page">
      <Card className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="grid min-w-0 gap-1">
          <h2 className="text-l">{t('host.title')}</h2>
          <p className="max-w-prose text-ink-soft">{t('host.text')}</p>
        </div>
        <LinkButton to={addresses.onboard}>{t('host.link')}</LinkButton>
      </Card>
    </div>
  );
}
