import type { OverviewBooking, ProviderOverview } from '#shared/contracts/provider-overview.ts';
import { calendarDate, formatDate } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useForeign, useLang } from '#web/ui/use-lang.ts';
import { PanelSection } from '../panel-section.tsx';

/** Who arrives and who leaves today; nothing for members who may not see bookings. */
export function TodayPart({ overview: { today, arrivals, departures } }: { overview: ProviderOverview }) {
  const { t } = useTranslation('provider-overview');
  const lang = useLang();
  if (!arrivals || !departures) return null;
  return (
    <PanelSection title={t('today.title', { date: formatDate(calendarDate(today), lang) })}>
      {arrivals.total + departures.total === 0 ? (
        <p className="text-ink-soft">{t('today.none')}</p>
      ) : (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-x-8 gap-y-6">
          <People title={t('arrivals')} none={t('arrivals.none')} of={arrivals} arriving />
          <People title={t('departures')} none={t('departures.none')} of={departures} />
        </div>
      )}
    </PanelSection>
  );
}

interface PeopleProps {
  title: string;
  none: string;
  of: NonNullable<ProviderOverview['arrivals']>;
  arriving?: boolean;
}

function People({ title, none, of: { total, items }, arriving = false }: PeopleProps) {
  const { t } = useTranslation('provider-overview');
  return (
    <div className="grid content-start gap-2">
      <h3 className="flex items-baseline gap-2">
        {title}
        <span className="font-text text-s font-semibold text-ink-soft tabular-nums">{total}</span>
      </h3>
      {total === 0 ? (
        <p className="text-ink-soft">{none}</p>
      ) : (
        <ul className="grid">
          {items.map((booking) => (
            <Person key={booking.id} booking={booking} arriving={arriving} />
          ))}
        </ul>
      )}
      {total > items.length && (
        <p>
          <TextLink to="/provider/bookings">{t('today.more', { count: total - items.length })}</TextLink>
        </p>
      )}
    </div>
  );
}

function Person({ booking, arriving }: { booking: OverviewBooking; arriving: boolean }) {
  const { t } = useTranslation(['provider-overview', 'bookings']);
  const foreign = useForeign();
  const { id, traveller, guests, service, checkedInAt, noShowAt } = booking;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 border-b border-line py-2 last:border-0">
      <p className="min-w-[min(100%,9rem)] flex-1 wrap-anywhere">
        <TextLink to="/provider/bookings/$bookingId" params={{ bookingId: id }} className="text-ink">
          {traveller}
        </TextLink>
        <span className="block text-s text-ink-soft">
          {t('bookings:guestCount', { count: guests })} · <span lang={foreign(service.textLang)}>{service.title}</span>
        </span>
      </p>
      {arriving && checkedInAt !== null && <Badge tone="success">{t('checkedIn')}</Badge>}
      {arriving && noShowAt !== null && <Badge tone="danger">{t('noShow')}</Badge>}
    </li>
  );
}
