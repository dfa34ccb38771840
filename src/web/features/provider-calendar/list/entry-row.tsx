import type { CalendarEntry } from '#shared/contracts/provider-calendar.ts';
import type { CalendarDate } from '#shared/dates.ts';
import { useBusinessSearch } from '#web/features/provider/panel-links.tsx';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateSpan } from '#web/ui/date-span.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useForeign } from '#web/ui/use-lang.ts';
import { useSourceWords } from '../use-source-words.ts';
import { StateBadge } from './state-badge.tsx';

interface EntryRowProps {
  entry: CalendarEntry;
  today: CalendarDate;
  /** Names the listing. */
  named: boolean;
  /** Says whether it begins, goes on or ends on this day. */
  day?: CalendarDate | undefined;
  /** The button of a block was pressed. */
  onRemove: (entry: CalendarEntry, button: HTMLElement) => void;
}

/** A booking, which leads to its page, or a block, which can be removed until its last day is over unless another calendar has made it. */
export function EntryRow({ entry, today, named, day, onRemove }: EntryRowProps) {
  const { t } = useTranslation(['provider-calendar', 'bookings']);
  const sourceWords = useSourceWords();
  const foreign = useForeign();
  const search = useBusinessSearch();
  const { kind, id, service, startDate, endDate, places, guests, source, bookingId } = entry;
  const isBlock = kind === 'block';
  const name = entry.name || (source ? sourceWords(source) : '');
  return (
    <article className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-line py-3">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {day && <PartBadge day={day} entry={entry} />}
          {isBlock ? (
            <Badge>{entry.name && source ? sourceWords(source) : t('entry.block')}</Badge>
          ) : (
            <StateBadge entry={entry} />
          )}
          {bookingId && <span className="text-s text-ink-soft tabular-nums">{bookingId}</span>}
        </p>
        <p className="font-semibold wrap-anywhere">
          {isBlock ? (
            name
          ) : (
            <TextLink to="/provider/bookings/$bookingId" params={{ bookingId: id }} search={search}>
              {name}
            </TextLink>
          )}
        </p>
        <p className="text-s">
          <DateSpan start={startDate} end={endDate} />
          {(isBlock || service.priceUnit !== 'person') && (
            <Also>{places === null ? t('entry.all') : t('entry.places', { count: places })}</Also>
          )}
          {guests !== null && <Also>{t('bookings:guestCount', { count: guests })}</Also>}
        </p>
        {named && (
          <p lang={foreign(service.textLang)} className="text-s text-ink-soft">
            {service.title}
          </p>
        )}
      </div>
      {isBlock && source !== 'import' && source !== 'time_off' && endDate >= today && (
        <Button
          kind="quiet"
          aria-label={t('remove.named', { name })}
          className="px-3.5!"
          onClick={({ currentTarget }) => onRemove(entry, currentTarget)}
        >
          {t('remove')}
        </Button>
      )}
    </article>
  );
}

/** Where a booking is on a day, as the day sheet has it. */
function partOn(day: CalendarDate, { startDate, endDate }: CalendarEntry): 'arrival' | 'departure' | 'under_way' {
  if (startDate === day) return 'arrival';
  return endDate === day ? 'departure' : 'under_way';
}

/** In words, an arrival in a colour of its own. */
const parts = {
  arrival: ['part.arrival', 'info'],
  under_way: ['part.under_way', 'neutral'],
  departure: ['part.departure', 'neutral'],
} as const;

function PartBadge({ day, entry }: { day: CalendarDate; entry: CalendarEntry }) {
  const { t } = useTranslation('provider-calendar');
  const [words, tone] = parts[partOn(day, entry)];
  return <Badge tone={tone}>{t(words)}</Badge>;
}

/** Behind what stands before; where there is no room, on the next line as a whole. */
const Also = ({ children }: { children: string }) => (
  <>
    {'\u00a0· '}
    <span className="whitespace-nowrap">{children}</span>
  </>
);
