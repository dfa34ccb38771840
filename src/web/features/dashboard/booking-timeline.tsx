import type { Booking } from '#shared/contracts/bookings.ts';
import { formatInstant } from '#shared/dates.ts';
import { StayWords } from '#web/features/booking-view/stay-words.tsx';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useLang } from '#web/ui/use-lang.ts';
import { Part } from './booking-parts.tsx';
import { eventText } from './event-text.ts';

const people = {
  traveller: 'by.traveller',
  provider: 'by.provider',
  admin: 'by.admin',
  system: 'by.system',
} as const satisfies Record<Booking['timeline'][number]['by'], string>;

type Change = NonNullable<Booking['timeline'][number]['changed']>;

/** Every event of a booking with who caused it, when and why; oldest first. */
export function BookingTimeline({ booking: { timeline, role } }: { booking: Pick<Booking, 'timeline' | 'role'> }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const lang = useLang();
  return (
    <Part title={t('history')}>
      <ol className="mt-1 ml-1.5 grid gap-6 border-l border-line pl-6">
        {timeline.map((entry) => (
          <li
            key={`${entry.at} ${entry.event}`}
            className="relative before:absolute before:top-1.5 before:-left-[30.5px] before:size-3 before:rounded-full before:border-2 before:border-gold before:bg-canvas last:before:bg-gold"
          >
            <p className="font-semibold">
              {t(eventText(entry), { by: t(entry.by === role ? 'by.you' : people[entry.by]) })}
            </p>
            {entry.changed && <Changed {...entry.changed} />}
            {entry.reason !== null && <p>{t('reason', { reason: entry.reason })}</p>}
            <p className="text-s text-ink-soft">
              <time dateTime={entry.at}>{formatInstant(new Date(entry.at), lang)}</time>
            </p>
          </li>
        ))}
      </ol>
    </Part>
  );
}

function Changed({ from, to }: Change) {
  const { t } = useTranslation('dashboard');
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <dt className="text-ink-soft">{t('change.from')}</dt>
      <dd>
        <StayWords stay={from} />
      </dd>
      <dt className="text-ink-soft">{t('change.to')}</dt>
      <dd>
        <StayWords stay={to} />
      </dd>
    </dl>
  );
}
