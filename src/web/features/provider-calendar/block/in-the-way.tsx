import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { blockLimits } from '#shared/block-limits.ts';
import { addDays, calendarDate, formatDate } from '#shared/dates.ts';
import { useBusinessSearch } from '#web/features/provider/panel-links.tsx';
import { useMember } from '#web/features/provider/use-member.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { entriesQuery } from '../queries.ts';

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
            <Bookings service={service} days={days} />
          </>
        )}
      </Notice>
    </div>
  );
}

/** The bookings on these days, whose own pages are where one is cancelled. */
function Bookings({ service, days }: { service: string; days: readonly string[] }) {
  const { t } = useTranslation('provider-calendar');
  const { providerId } = useMember();
  const search = useBusinessSearch();
  const from = calendarDate(days[0] ?? '');
  const most = addDays(from, blockLimits.daysShown - 1);
  const last = calendarDate(days.at(-1) ?? '');
  const to = last < most ? last : most;
  const { data } = useQuery(entriesQuery({ providerId, service, from, to }));
  const bookings = data?.items.filter(({ kind }) => kind !== 'block') ?? [];
  if (bookings.length === 0) return <p className="mt-2">{t('refused.blocks')}</p>;
  return (
    <>
      <p className="mt-2">{t('refused.text')}</p>
      <ul className="mt-1 grid">
        {bookings.map(({ kind, id, name, bookingId }) => (
          <li key={`${kind} ${id}`}>
            <TextLink
              to="/provider/bookings/$bookingId"
              params={{ bookingId: id }}
              search={search}
              className="inline-flex min-h-11 flex-wrap items-center gap-x-2 text-ink!"
            >
              {name} <span className="tabular-nums">{bookingId}</span>
            </TextLink>
          </li>
        ))}
      </ul>
    </>
  );
}
