import type { AdminUser } from '#shared/contracts/admin-users.ts';
import { formatInstant } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useLang } from '#web/ui/use-lang.ts';

/** Where the person is signed in, and since when. */
export function UserSessions({ sessions }: Pick<AdminUser, 'sessions'>) {
  const { t } = useTranslation('admin-users');
  const lang = useLang();
  const at = (instant: string) => formatInstant(new Date(instant), lang);
  if (sessions.length === 0) return <p className="text-ink-soft">{t('sessions.none')}</p>;
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {sessions.map(({ device, since, expiresAt, own }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sessions have no name of their own, and these keep no state
        <li key={place} className="grid min-w-0 grid-cols-1 content-start gap-0.5">
          <p className="flex flex-wrap items-center gap-2 font-medium">
            {device ?? t('sessions.unknown')}
            {own && <Badge tone="info">{t('sessions.own')}</Badge>}
          </p>
          <p className="text-s text-ink-soft">{t('sessions.since', { date: at(since) })}</p>
          <p className="text-s text-ink-soft">{t('sessions.until', { date: at(expiresAt) })}</p>
        </li>
      ))}
    </ul>
  );
}
