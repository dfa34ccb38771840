import { useId } from 'react';
import type { Booking } from '#shared/contracts/bookings.ts';
import { calendarDate, formatDate } from '#shared/dates.ts';
import { directionsTo } from '#shared/directions.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { FactList } from '#web/ui/fact-list.tsx';
import { KenyaMap, PinLink } from '#web/ui/kenya-map.tsx';
import { textLinkClasses } from '#web/ui/text-link.tsx';
import { useForeign, useLang } from '#web/ui/use-lang.ts';
import { dayWords } from './day-words.ts';

/**
 * Where and when to be, and the host with their phone as soon as it is paid; nothing for a cancelled booking. The page
 * must have loaded the texts `arrival` and `bookings`.
 */
export function WhereToBe({ booking }: { booking: Booking }) {
  const { t } = useTranslation(['arrival', 'bookings']);
  const lang = useLang();
  const id = useId();
  const { arrival, service, startDate, endDate, priceUnit } = booking;
  if (booking.status === 'cancelled') return null;
  const date = (text: string) => formatDate(calendarDate(text), lang);
  const oneDay = startDate === endDate;
  const words = dayWords({ priceUnit, oneDay });
  const directions = directionsTo(arrival);
  const at = { lat: arrival.lat, lng: arrival.lon };
  return (
    <section aria-labelledby={id} className="@container grid grid-cols-1 gap-4">
      <h2 id={id}>{t('title')}</h2>
      <div className="grid grid-cols-1 gap-6 @lg:grid-cols-[minmax(0,1fr)_12rem]">
        <FactList
          shape="rows"
          facts={[
            [t(`bookings:${words.start}`), date(startDate)],
            [t(`bookings:${words.end}`), !oneDay && date(endDate)],
            [t('place'), <Place key="place" name={service.location} href={directions} />],
            [t('meeting'), <MeetingPoint key="meeting" arrival={arrival} />],
            [t('host'), arrival.host],
            [t('phone'), <HostPhone key="phone" booking={booking} />],
          ]}
        />
        <KenyaMap label={t('map')} className="max-w-48 self-start print:hidden">
          <PinLink at={at} href={directions} name={t('pin', { place: service.location })} chosen />
        </KenyaMap>
      </div>
    </section>
  );
}

function MeetingPoint({ arrival: { meetingPoint, textLang } }: Pick<Booking, 'arrival'>) {
  const { t } = useTranslation('arrival');
  const foreign = useForeign();
  return meetingPoint ? <span lang={foreign(textLang)}>{meetingPoint}</span> : t('meeting.none');
}

/** The directions lead to the place: a listing has no position of its meeting point, which may be in another town. */
function Place({ name, href }: { name: string; href: string }) {
  const { t } = useTranslation('arrival');
  return (
    <>
      {name}
      <a href={href} className={`${textLinkClasses} flex min-h-11 w-fit items-center`}>
        {t('directions.open')}
      </a>
    </>
  );
}

function HostPhone({ booking: { role, status, arrival } }: { booking: Booking }) {
  const { t } = useTranslation('arrival');
  const { hostPhone } = arrival;
  if (hostPhone === '') return role === 'traveller' && status === 'pending' ? t('phone.later') : null;
  return (
    <a href={`tel:${hostPhone}`} className={`${textLinkClasses} -my-2.5 inline-flex min-h-11 items-center`}>
      {hostPhone}
    </a>
  );
}
