import { useRef, useState } from 'react';
import { importLimits } from '#shared/calendar-imports.ts';
import { type CalendarImport, settleConflictCall } from '#shared/contracts/calendar-imports.ts';
import type { Calendar } from '#shared/contracts/provider-calendar.ts';
import { calendarDate, formatDate, formatInstant } from '#shared/dates.ts';
import { useMember } from '#web/features/provider/use-member.ts';
import { api } from '#web/lib/api.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { News } from '#web/ui/news.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { useSpanText } from '#web/ui/use-span-text.ts';
import { Ways } from '../block/in-the-way.tsx';
import { useBookingsOn } from '../block/use-bookings-on.ts';
import { useImports, useImportTexts, useOutdateImports } from './use-imports.ts';

/** What a provider has to look at: calendars that could not be read for long, and events for which there was no room. */
export default function ImportsAlerts({ calendar }: { calendar: Calendar }) {
  return useImportTexts() === 'loaded' ? <Alerts service={calendar.service} /> : null;
}

function Alerts({ service }: { service: Calendar['service'] }) {
  const { t } = useTranslation('provider-imports');
  const lang = useLang();
  const { data } = useImports(service.id);
  // Gets the focus from buttons that are gone.
  const box = useRef<HTMLDivElement>(null);
  const items = data?.items ?? [];
  return (
    <div ref={box} tabIndex={-1} className="grid grid-cols-1 gap-4 outline-none empty:hidden">
      {items
        .filter(({ late }) => late)
        .map(({ id, name, readAt }) => (
          <Notice key={id} tone="warning" title={t('late.title', { name })}>
            <p>{t('late.text', { when: formatInstant(new Date(readAt), lang) })}</p>
          </Notice>
        ))}
      {items.flatMap((calendar) =>
        calendar.conflicts.map((conflict) => (
          <Conflict key={conflict.id} {...{ calendar, conflict, service }} onSettled={() => box.current?.focus()} />
        )),
      )}
      {items
        .map(({ id, name, conflicts, conflictsTotal }) => ({ id, name, count: conflictsTotal - conflicts.length }))
        .filter(({ count }) => count > 0)
        .map(({ id, ...more }) => (
          <p key={id}>{t('conflict.others', more)}</p>
        ))}
    </div>
  );
}

interface ConflictProps {
  calendar: CalendarImport;
  conflict: CalendarImport['conflicts'][number];
  service: Calendar['service'];
  onSettled: () => void;
}

/** An event that could not be blocked on some of its days, with the bookings on them. */
function Conflict({ calendar: { id: importId, name }, conflict, service, onSettled }: ConflictProps) {
  const { t } = useTranslation('provider-imports');
  const lang = useLang();
  const textOf = useProblemText();
  const { providerId } = useMember();
  const span = useSpanText()(conflict);
  const outdateImports = useOutdateImports();
  const { busy, run } = useOneAtATime();
  const { days } = conflict;
  const [notice, setNotice] = useState<string>();
  const settle = () =>
    run(async () => {
      setNotice(undefined);
      try {
        const params = { id: service.id, importId, eventId: conflict.id };
        await api(settleConflictCall, { params, query: { providerId }, body: { days } });
        toast.success(t('conflict.settled'));
        onSettled();
      } catch (problem) {
        setNotice(textOf(problem));
      } finally {
        outdateImports();
      }
    });
  return (
    <Notice tone="danger" title={t('conflict.title')}>
      <div className="grid grid-cols-1 gap-2">
        <p className="wrap-anywhere">{t('conflict.text', { name, span })}</p>
        <p className="font-semibold">{days.map((day) => formatDate(calendarDate(day), lang)).join(' · ')}</p>
        {days.length >= importLimits.daysNamed && <p>{t('conflict.more', { most: importLimits.daysNamed })}</p>}
        <p>{t('conflict.same')}</p>
        <BookingsOn service={service.id} days={days} />
        {notice !== undefined && <News tone="danger">{notice}</News>}
        <div>
          <Button
            kind="quiet"
            busy={busy}
            aria-label={t('conflict.settleNamed', { name, span })}
            onClick={() => void settle()}
            className="max-sm:w-full"
          >
            {t('conflict.settle')}
          </Button>
        </div>
      </div>
    </Notice>
  );
}

/** The bookings that take places on these days, whose own pages are where one is cancelled. */
function BookingsOn({ service, days }: { service: string; days: readonly string[] }) {
  const { t } = useTranslation('provider-imports');
  const textOf = useProblemText();
  const { found, error } = useBookingsOn(service, days);
  // What has not been read says nothing about the days.
  if (!found) return error && <p>{textOf(error)}</p>;
  const entries = [...found.paid, ...found.waiting];
  return (
    <>
      {entries.length > 0 && <Ways text={t('conflict.bookings')} entries={entries} />}
      {found.isMore && <p>{t('conflict.moreBookings')}</p>}
      {entries.length === 0 && !found.isMore && <p>{t('conflict.blocks')}</p>}
    </>
  );
}
