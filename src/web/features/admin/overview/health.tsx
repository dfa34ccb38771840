import type { AdminOverview } from '#shared/contracts/admin-overview.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Part } from './part.tsx';

type Now = AdminOverview['health'];

/** A job that is due waits a few seconds at most; beyond this something is wrong. */
const lateSeconds = 120;
/** Where more of the tries fail than succeed, and these are enough to tell, something may be wrong at the provider. */
const triesToTell = 10;

/** Whether jobs and payments work just now. */
export function Health({ health }: { health: Now }) {
  const { t } = useTranslation('admin-overview');
  const { jobsDue, jobsLateSeconds, eventsWaiting, attemptsUnknown, card, mpesa } = health;
  const time =
    jobsLateSeconds < 60
      ? t('health.seconds', { count: jobsLateSeconds })
      : t('health.minutes', { count: Math.round(jobsLateSeconds / 60) });
  const rows = [
    {
      key: 'jobs' as const,
      good: jobsLateSeconds < lateSeconds,
      text: jobsDue === 0 ? t('health.jobs.none') : t('health.jobs.due', { count: jobsDue, time }),
    },
    {
      key: 'events' as const,
      good: jobsLateSeconds < lateSeconds || eventsWaiting === 0,
      text: eventsWaiting === 0 ? t('health.events.none') : t('health.events.waiting', { count: eventsWaiting }),
    },
    {
      key: 'unknown' as const,
      good: attemptsUnknown === 0,
      text: attemptsUnknown === 0 ? t('health.unknown.none') : t('health.unknown.some', { count: attemptsUnknown }),
    },
    ...(['card', 'mpesa'] as const).map((key) => {
      const { succeeded, failed } = { card, mpesa }[key];
      return {
        key,
        good: succeeded + failed < triesToTell || succeeded >= failed,
        text: succeeded + failed === 0 ? t('health.tries.none') : t('health.tries', { succeeded, failed }),
      };
    }),
  ];
  return (
    <Part title={t('health.title')}>
      <ul className="grid">
        {rows.map(({ key, good, text }) => (
          <li
            key={key}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3 first:pt-0 last:border-0"
          >
            <div className="min-w-0">
              <h3 className="text-m font-semibold">{t(`health.${key}`)}</h3>
              <p className="text-s text-ink-soft">{text}</p>
            </div>
            <Badge tone={good ? 'success' : 'warning'}>{t(good ? 'health.good' : 'health.look')}</Badge>
          </li>
        ))}
      </ul>
    </Part>
  );
}
