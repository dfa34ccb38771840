import type { AdminUser } from '#shared/contracts/admin-users.ts';
import { formatInstant } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge, Notice } from '#web/ui/badge.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { BackLink } from './list/back-link.tsx';
import { Part } from './part.tsx';
import { UserActs } from './users/acts.tsx';
import { Profile } from './users/profile.tsx';
import { UserBookings } from './users/user-bookings.tsx';
import { UserBusinesses } from './users/user-businesses.tsx';
import { UserHistory } from './users/user-history.tsx';
import { UserSessions } from './users/user-sessions.tsx';
import { UserSignIns } from './users/user-sign-ins.tsx';
import { UserWaysIn } from './users/user-ways-in.tsx';
import { roleTexts, UserState } from './users/user-words.tsx';

/** One person with everything about them, and what an admin can do. */
export function UserPage({ user }: { user: AdminUser }) {
  const { t } = useTranslation('admin-users');
  const { name, email, role, state, suspended } = user;
  return (
    <div className="grid grid-cols-1 gap-8">
      <header className="grid max-w-3xl gap-3">
        <BackLink lists={[{ to: '/admin/users', label: t('back') }]} />
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone="info">{t(roleTexts[role])}</Badge>
          <UserState state={state} />
        </p>
        <h1 className="wrap-anywhere">{name}</h1>
        <p className="wrap-anywhere text-ink-soft">{email}</p>
      </header>
      {suspended && <Suspended suspended={suspended} />}
      <UserActs user={user} />
      <Part title={t('profile.title')}>
        <Profile key={user.id} user={user} />
      </Part>
      <Part title={t('bookings.title')}>
        <UserBookings {...user} />
      </Part>
      <Part title={t('businesses.title')}>
        <UserBusinesses businesses={user.businesses} />
      </Part>
      <Part title={t('waysIn.title')}>
        <UserWaysIn user={user} />
      </Part>
      <Part title={t('sessions.title')}>
        <UserSessions sessions={user.sessions} />
      </Part>
      <Part title={t('signIns.title')} lead={t('signIns.lead')}>
        <UserSignIns signIns={user.signIns} />
      </Part>
      <Part title={t('history.title')} lead={t('history.lead')}>
        <UserHistory history={user.history} />
      </Part>
    </div>
  );
}

function Suspended({ suspended: { at, reason, by } }: { suspended: NonNullable<AdminUser['suspended']> }) {
  const { t } = useTranslation('admin-users');
  const lang = useLang();
  return (
    <Notice still tone="danger" title={t('suspended.since', { date: formatInstant(new Date(at), lang) })}>
      <p className="whitespace-pre-line wrap-anywhere">{reason}</p>
      {by && <p className="text-s wrap-anywhere">{t('suspended.by', { name: by.name })}</p>}
    </Notice>
  );
}
