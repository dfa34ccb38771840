import { isCategory } from '#shared/categories.ts';
import type { AdminBooking } from '#shared/contracts/admin-bookings.ts';
import { formatInstant } from '#shared/dates.ts';
import { extraListOf } from '#web/features/booking-view/extra-list.tsx';
import { GuestWords } from '#web/features/booking-view/guest-words.tsx';
import { OnSite } from '#web/features/booking-view/on-site.tsx';
import { StayWords } from '#web/features/booking-view/stay-words.tsx';
import { useTranslation } from '#web/lib/use-translation.ts';
import { DateSpan } from '#web/ui/date-span.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useForeign, useLang } from '#web/ui/use-lang.ts';

/** What was booked, with whom, and when. */
export function Trip({ booking }: Pick<AdminBooking, 'booking'>) {
  const { t } = useTranslation(['admin-bookings', 'common', 'bookings', 'catalogue']);
  const lang = useLang();
  const foreign = useForeign();
  const { id, service, provider, startDate, endDate, places, onSite, change, checkedInAt, noShowAt } = booking;
  const at = (instant: string | null) => instant !== null && formatInstant(new Date(instant), lang);
  return (
    <div className="grid grid-cols-1 gap-6">
      <FactList
        facts={[
          [
            t('fact.service'),
            <TextLink key="service" to="/admin/services/$serviceId" params={{ serviceId: service.id }}>
              <span lang={foreign(service.textLang)}>{service.title}</span>
            </TextLink>,
          ],
          [t('fact.category'), isCategory(service.category) && t(`catalogue:category.${service.category}`)],
          [
            t('fact.provider'),
            <TextLink key="provider" to="/admin/services/providers/$providerId" params={{ providerId: provider.id }}>
              {provider.name}
            </TextLink>,
          ],
          [t('fact.dates'), <DateSpan key="dates" start={startDate} end={endDate} />],
          [t('common:guests'), <GuestWords key="guests" of={booking} />],
          [t('fact.places'), places],
          [t('bookings:extras.title'), extraListOf(booking)],
          [t('fact.change'), change && <StayWords key="change" stay={change} />],
          [t('fact.booked'), at(booking.createdAt)],
          [t('fact.checkedIn'), at(checkedInAt)],
          [t('fact.noShow'), at(noShowAt)],
          [
            t('fact.id'),
            <span key="id" className="font-mono text-s">
              {id}
            </span>,
          ],
        ]}
      />
      <div className="max-w-xl empty:hidden">
        <OnSite onSite={onSite} text={t('onSite.text')} />
      </div>
    </div>
  );
}
