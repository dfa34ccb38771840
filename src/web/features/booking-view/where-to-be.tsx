import { useId } from 'react';
import type { Booking } from '#shared/contracts/bookings.ts';
import { calendarDate, formatDate } from '#shared/dates.ts';
import { directionsTo } from '#shared/directions.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { classes } from '#web/ui/classes.ts';
import { type Fact, FactList } from '#web/ui/fact-list.tsx';
import { KenyaMap } from '#web/ui/kenya-map.tsx';
import { PlainPin } from '#web/ui/plain-pin.tsx';
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
  const foreign = useForeign();
  const id = useId();
  const { arrival, service, startDate, endDate, priceUnit } = booking;
  if (booking.status === 'cancelled') return null;
  const date = (text: string) => formatDate(calendarDate(text), lang);
  const oneDay = startDate === endDate;
  const words = dayWords({ priceUnit, oneDay });
  const at = arrival.meetingPosition;
  return (
    <section aria-labelledby={id} className="@container grid grid-cols-1 gap-4">
      <h2 id={id}>{t('title')}</h2>
      <div
        className={classes(
          'grid grid-cols-1 gap-6',
          at !== null && '@lg:grid-cols-[minmax(0,1fr)_12rem] print:grid-cols-1',
        )}
      >
        <FactList
          shape="rows"
          facts={[
            [t(`bookings:${words.start}`), date(startDate)],
            [t(`bookings:${words.end}`), !oneDay && date(endDate)],
            [t('place'), service.location],
            [t('meeting'), <MeetingPoint key="meeting" arrival={arrival} />],
            ...arrival.facts.map(
              ({ name, label, value, textLang }): Fact => [
                label,
                <span key={name} lang={foreign(textLang)}>
                  {value}
                </span>,
              ],
            ),
            [t('host'), arrival.host],
            [t('phone'), <HostPhone key="phone" booking={booking} />],
          ]}
        />
        {at !== null && (
          <div aria-hidden="true" className="max-w-48 self-start print:hidden">
            <KenyaMap>
              <PlainPin at={{ lat: at.lat, lng: at.lon }} />
            </KenyaMap>
          </div>
        )}
      </div>
    </section>
  );
}

/** Without a known position there is no way to show: the listing's place may be in another town. */
function MeetingPoint({ arrival: { meetingPoint, meetingPosition, textLang } }: Pick<Booking, 'arrival'>) {
  const { t } = useTranslation('arrival');
  const foreign = useForeign();
  return (
    <>
      {meetingPoint && <span lang={foreign(textLang)}>{meetingPoint}</span>}
      {!meetingPoint && !meetingPosition && t('meeting.none')}
      {meetingPosition && (
        <a
          href={directionsTo(meetingPosition)}
          className={`${textLinkClasses} flex min-h-11 w-fit items-center print:hidden`}
        >
          {t('directions.open')}
        </a>
      )}
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
