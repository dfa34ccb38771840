import { addMonths, type CalendarDate, calendarDate } from '#shared/dates.ts';
import { monthWords } from '#web/features/provider/month-words.ts';
import { keepSearch } from '#web/lib/keep-search.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { monthOf, monthsAround } from './queries.ts';

interface MonthNavProps {
  month: string;
  today: CalendarDate;
}

/** The month that is shown, with the ways to the ones before and after. It is in the page's address; the present one is not. */
export function MonthNav({ month, today }: MonthNavProps) {
  const { t } = useTranslation(['provider-calendar', 'common']);
  const lang = useLang();
  const now = monthOf(today);
  const { first, last } = monthsAround(today);
  const link = (wanted: string) => ({
    to: '.' as const,
    search: keepSearch({ month: wanted === now ? undefined : wanted, page: undefined }),
    replace: true,
    resetScroll: false,
    kind: 'quiet' as const,
    // Those that lead nowhere stay, so that the one that was pressed keeps the focus.
    disabled: wanted === month || wanted < first || wanted > last,
    tabIndex: 0,
  });
  const step = (by: 1 | -1) => {
    const wanted = monthOf(addMonths(calendarDate(`${month}-01`), by));
    return (
      <LinkButton
        {...link(wanted)}
        aria-label={t(by < 0 ? 'common:date.previousMonth' : 'common:date.nextMonth')}
        className="px-2.5! aria-disabled:cursor-not-allowed"
      >
        <Icon name={by < 0 ? 'left' : 'right'} className="size-5" />
      </LinkButton>
    );
  };
  return (
    // The buttons stay where they are, however long the month's name is.
    <div className="flex items-center justify-between gap-3">
      <h2 aria-live="polite" className="min-w-0 text-l leading-tight sm:text-xl">
        {monthWords(month, lang).name}
      </h2>
      <div className="flex shrink-0 gap-2">
        {step(-1)}
        <LinkButton {...link(now)} className="px-3! aria-disabled:cursor-not-allowed">
          {t('today')}
        </LinkButton>
        {step(1)}
      </div>
    </div>
  );
}
