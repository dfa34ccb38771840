import type { AdminOverview } from '#shared/contracts/admin-overview.ts';
import { calendarDate, formatDate } from '#shared/dates.ts';
import { perLang } from '#shared/per-lang.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Chart } from '#web/ui/chart.tsx';
import { useAmount } from '#web/ui/use-amount.ts';
import { useLang } from '#web/ui/use-lang.ts';
import { Part } from './part.tsx';

const steps = { day: 'charts.byDay', week: 'charts.byWeek', month: 'charts.byMonth' } as const;
const monthOf = perLang(
  (lang) => new Intl.DateTimeFormat({ en: 'en-US', sw: 'sw-KE' }[lang], { month: 'short', timeZone: 'UTC' }),
);

/** Bookings and revenue by day, week or month. */
export function OverTime({ overview: { parts, step } }: { overview: AdminOverview }) {
  const { t } = useTranslation(['admin-overview', 'common']);
  const lang = useLang();
  const amount = useAmount();
  const points = (value: (part: (typeof parts)[number]) => number, text: (value: number) => string) =>
    parts.map((part) => {
      const [from, to] = [calendarDate(part.from), calendarDate(part.to)];
      const [, month = '', day = ''] = part.from.split('-').map((digits) => digits.replace(/^0/, ''));
      return {
        key: part.from,
        label: step === 'month' ? monthOf(lang).format(new Date(part.from)) : step === 'week' ? `${day}/${month}` : day,
        name:
          from === to
            ? formatDate(from, lang)
            : t('common:date.span', { from: formatDate(from, lang), to: formatDate(to, lang) }),
        value: value(part),
        text: text(value(part)),
      };
    });
  const compact = (value: number) => value.toLocaleString(`${lang}-KE`, { notation: 'compact' });
  const isEmpty = parts.every(({ bookings, received }) => bookings === 0 && received === 0);
  return (
    <Part title={t('charts.title')}>
      {isEmpty ? (
        <p className="text-ink-soft">{t('charts.none')}</p>
      ) : (
        <div className="grid grid-cols-1 gap-8 xl:grid-cols-2 xl:gap-12">
          <Chart
            title={t('charts.bookings')}
            unit={t(steps[step])}
            shape="bars"
            tick={(value) => (Number.isInteger(value) ? compact(value) : '')}
            points={points(
              ({ bookings }) => bookings,
              (count) => t('charts.count', { count }),
            )}
          />
          <Chart
            title={t('charts.received')}
            unit={`${t('charts.dollars')}, ${t(steps[step])}`}
            shape="bars"
            tick={compact}
            points={points(({ received }) => received, amount)}
          />
        </div>
      )}
    </Part>
  );
}
