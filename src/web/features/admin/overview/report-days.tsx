import { Link, useNavigate } from '@tanstack/react-router';
import type { AdminOverview } from '#shared/contracts/admin-overview.ts';
import { addDays, calendarDate, daysBetween, formatDate, isCalendarDate, today as todayBy } from '#shared/dates.ts';
import { pageClock } from '#web/lib/clock.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useTyped } from '#web/lib/use-typed.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import type { OverviewSearch } from '../overview-search.ts';

const lengths = [1, 7, 30, 90, 365] as const;
const usual = 30;

/** The days of the report: one of the usual lengths up to today, or days of one's own; they go into the address. */
export function ReportDays({ search, overview }: { search: OverviewSearch; overview: AdminOverview | undefined }) {
  const { t } = useTranslation('admin-overview');
  const lang = useLang();
  const today = todayBy(pageClock);
  const startOf = (length: number) => addDays(today, 1 - length);
  const nameOf = (length: number) =>
    length === 1 ? t('days.today') : length === 365 ? t('days.year') : t('days.last', { count: length });
  const isChosen = (length: number) =>
    search.from || search.to ? search.from === startOf(length) && (search.to ?? today) === today : length === usual;
  const days = overview && {
    ...{ from: formatDate(calendarDate(overview.from), lang), to: formatDate(calendarDate(overview.to), lang) },
    count: daysBetween(calendarDate(overview.from), calendarDate(overview.to)) + 1,
  };
  return (
    <section aria-label={t('days.name')} className="grid grid-cols-1 gap-3">
      <ul className="flex flex-wrap gap-2">
        {lengths.map((length) => (
          <li key={length}>
            <Link
              to="/admin"
              search={length === usual ? {} : { from: startOf(length), to: today }}
              activeOptions={{ exact: true }}
              resetScroll={false}
              className="flex min-h-11 items-center rounded-full border border-line-strong px-4 text-s transition-colors hover:bg-sunken aria-[current=page]:border-brand aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand"
            >
              {nameOf(length)}
            </Link>
          </li>
        ))}
      </ul>
      <OtherDays search={search} open={!lengths.some(isChosen)} />
      <p role="status" className="text-s text-ink-soft">
        {days && (days.count === 1 ? t('days.shownOne', { from: days.from }) : t('days.shown', days))}
      </p>
    </section>
  );
}

const asked = ({ from, to }: { from: string; to: string }): OverviewSearch => ({
  ...(isCalendarDate(from) && { from }),
  ...(isCalendarDate(to) && { to }),
});

function OtherDays({ search, open }: { search: OverviewSearch; open: boolean }) {
  const { t } = useTranslation('admin-overview');
  const navigate = useNavigate();
  const today = todayBy(pageClock);
  const { from = '', to = '' } = search;
  const { typed, typePart } = useTyped({
    given: { from, to },
    same: (one, other) => JSON.stringify(asked(one)) === JSON.stringify(asked(other)),
    send: (fields) => void navigate({ to: '/admin', search: asked(fields), replace: true, resetScroll: false }),
  });
  return (
    <details open={open || undefined}>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-brand underline decoration-1 underline-offset-4">
        {t('days.other')}
      </summary>
      <div className="grid grid-cols-1 gap-4 pt-2 sm:max-w-xl sm:grid-cols-2">
        {(['from', 'to'] as const).map((name) => (
          <DateField
            key={name}
            label={t(`days.${name}`)}
            value={typed[name]}
            onChange={(value) => typePart({ [name]: value })}
            {...{ today, max: today, example: today }}
          />
        ))}
      </div>
    </details>
  );
}
