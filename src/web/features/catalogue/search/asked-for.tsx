import { calendarDate, formatDate } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useLang } from '#web/ui/use-lang.ts';
import type { Search } from '../search-params.ts';

/** The place, days and guests that a search has understood, which its prices are for; nothing where none are given. */
export function AskedFor({ search: { location, startDate, endDate, guests } }: { search: Search }) {
  const { t } = useTranslation(['catalogue', 'common']);
  const lang = useLang();
  const [from, to] = [startDate, endDate].map((date) => date && formatDate(calendarDate(date), lang));
  const days = from && to && from !== to ? t('common:date.span', { from, to }) : from;
  const parts = [location, days, guests && t('total.guests', { count: guests })].filter(Boolean);
  return parts.length > 0 && <span className="font-normal text-ink-soft wrap-anywhere">{parts.join(' · ')}</span>;
}
