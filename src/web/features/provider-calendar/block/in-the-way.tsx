import { useEffect, useRef } from 'react';
import { blockLimits } from '#shared/block-limits.ts';
import type { CalendarEntry } from '#shared/contracts/provider-calendar.ts';
import { calendarDate, formatDate } from '#shared/dates.ts';
import { useBusinessSearch } from '#web/features/provider/panel-links.tsx';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { StateBadge } from '../list/state-badge.tsx';
import { useBookingsOn } from './use-bookings-on.ts';

/** Why nothing was blocked; where days are named, which they are and the bookings that take their places. */
export function InTheWay({
  service,
  refusal,
}: {
  service: string;
  refusal: { text: string; days: readonly string[] };
}) {
  const { t } = useTranslation('provider-calendar');
  const lang = useLang();
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another refusal scrolls into view again
  useEffect(() => {
    // In braces, since newer browsers answer with a promise, which React would take for a clean-up.
    box.current?.scrollIntoView({ block: 'center' });
  }, [refusal]);
  const { days } = refusal;
  return (
    <div ref={box}>
      <Notice tone="danger" title={days.length > 0 ? t('refused.title') : undefined}>
        <p>{refusal.text}</p>
        {days.length > 0 && (
          <>
            <p className="mt-2 font-semibold">{days.map((day) => formatDate(calendarDate(day), lang)).join(' · ')}</p>
            {days.length >= blockLimits.daysNamed && <p>{t('refused.moreDays', { most: blockLimits.daysNamed })}</p>}
            <Bookings service={service} days={days} />
          </>
        )}
      </Notice>
    </div>
  );
}

/** The bookings that take places on these days, whose own pages are where one is cancelled. */
function Bookings({ service, days }: { service: string; days: readonly string[] }) {
  const { t } = useTranslation('provider-calendar');
  const textOf = useProblemText();
  const { found, error } = useBookingsOn(service, days);
  // What has not been read says nothing about the days.
  if (!found) return error && <p className="mt-2">{textOf(error)}</p>;
  const { paid, waiting, isMore } = found;
  return (
    <>
      {paid.length + waiting.length === 0 && !isMore && <p className="mt-2">{t('refused.blocks')}</p>}
      {paid.length > 0 && <Ways text={t('refused.text')} entries={paid} />}
      {waiting.length > 0 && <Ways text={t('refused.waiting')} entries={waiting} />}
      {isMore && <p className="mt-2">{t('refused.moreBookings')}</p>}
    </>
  );
}

/** What to do about some bookings, and the ways to their pages. */
export function Ways({ text, entries }: { text: string; entries: readonly CalendarEntry[] }) {
  const search = useBusinessSearch();
  return (
    <>
      <p className="mt-2">{text}</p>
      <ul className="mt-1 grid">
        {entries.map((entry) => (
          <li key={`${entry.kind} ${entry.id}`} className="flex flex-wrap items-center gap-x-2">
            <TextLink
              to="/provider/bookings/$bookingId"
              params={{ bookingId: entry.id }}
              search={search}
              className="inline-flex min-h-11 flex-wrap items-center gap-x-2 text-ink!"
            >
              {entry.name} <span className="tabular-nums">{entry.bookingId}</span>
            </TextLink>
            <StateBadge entry={entry} />
          </li>
        ))}
      </ul>
    </>
  );
}
