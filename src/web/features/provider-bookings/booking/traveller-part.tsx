import type { Booking } from '#shared/contracts/bookings.ts';
import { calendarDate, formatDate } from '#shared/dates.ts';
import { dayWords } from '#web/features/booking-view/day-words.ts';
import { extraListOf } from '#web/features/booking-view/extra-list.tsx';
import { GuestWords } from '#web/features/booking-view/guest-words.tsx';
import { Part } from '#web/features/dashboard/booking-parts.tsx';
import { useBusinessSearch } from '#web/features/provider/panel-links.tsx';
import { useMember } from '#web/features/provider/use-member.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { type Fact, FactList } from '#web/ui/fact-list.tsx';
import { LineDrawing } from '#web/ui/line-drawing.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useForeign, useLang } from '#web/ui/use-lang.ts';

const drawings = {
  call: 'M6 3.5h3.5l1.5 4-2 1.5a12 12 0 0 0 6 6l1.5-2 4 1.5V18a2.5 2.5 0 0 1-2.5 2.5A15 15 0 0 1 3.5 6 2.5 2.5 0 0 1 6 3.5Z',
  mail: 'M3.5 5.5h17v13h-17zM3.5 7l8.5 6.5L20.5 7',
};

const buttonLike =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-m border border-line-strong px-5 py-2 text-center font-semibold leading-tight transition-colors hover:border-ink hover:bg-sunken max-sm:flex-auto';

/** Who comes, when and to what, with the ways to reach them. */
export function TravellerPart({ booking }: { booking: Booking }) {
  const { t } = useTranslation(['provider-bookings', 'bookings']);
  const lang = useLang();
  const foreign = useForeign();
  const { contact, service, startDate, endDate, priceUnit, party, places, bookingId } = booking;
  const oneDay = startDate === endDate;
  const words = dayWords({ priceUnit, oneDay });
  const trips = booking.forMember?.trips ?? null;
  const tripsText =
    trips === null ? t('trips.hidden') : trips === 0 ? t('trips.none') : t('trips.some', { count: trips });
  // While a request waits, how to reach the traveller is not told yet, but how often they have travelled is.
  const seesTraveller = contact.email !== '' || booking.forMember?.mayAnswer === true;
  const proofs = party
    .filter(({ proof }) => proof !== '')
    .map(({ kind, label, proof }): Fact => [t('proofOf', { who: label }), <span key={kind}>{proof}</span>]);
  const date = (text: string) => formatDate(calendarDate(text), lang);
  return (
    <Part title={t('guests')}>
      <Contact booking={booking} />
      <MessageTraveller bookingId={booking.id} />
      <FactList
        shape="rows"
        facts={[
          [t('phone'), contact.email !== '' && (contact.phone || t('noPhone'))],
          [t('email'), contact.email],
          [t('party'), <GuestWords key="party" of={booking} />],
          ...proofs,
          [t('bookings:extras.title'), extraListOf(booking)],
          [t('rooms'), priceUnit !== 'person' && String(places)],
          [t(`bookings:${words.start}`), date(startDate)],
          [t(`bookings:${words.end}`), !oneDay && date(endDate)],
          [
            t('listingLabel'),
            <TextLink key="listing" to="/services/$id" params={{ id: service.id }} lang={foreign(service.textLang)}>
              {service.title}
            </TextLink>,
          ],
          [t('reference'), bookingId],
          [t('trips'), seesTraveller && tripsText],
          [t('voucher'), t(voucherText(booking))],
        ]}
      />
    </Part>
  );
}

function voucherText({ status, checkedInAt }: Booking) {
  if (status === 'cancelled') return 'voucher.void';
  if (status === 'pending') return 'voucher.pending';
  if (checkedInAt !== null) return 'voucher.used';
  return status === 'completed' ? 'voucher.over' : 'voucher.ready';
}

/** The way to the conversation about a booking, whether or not its contact is known. */
function MessageTraveller({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation('provider-bookings');
  const business = useBusinessSearch();
  if (!useMember().rights.includes('bookings')) return null;
  return (
    <p className="print:hidden">
      <LinkButton to="/provider/messages" search={{ ...(business as object), booking: bookingId }} kind="quiet">
        {t('message')}
      </LinkButton>
    </p>
  );
}

/** The ways to reach the traveller, for members who handle bookings. */
function Contact({ booking: { contact, bookingId, service, approval, status } }: { booking: Booking }) {
  const { t } = useTranslation('provider-bookings');
  const { rights } = useMember();
  const isRequest = approval === 'asked' || approval === 'declined';
  const { name, phone, email } = contact;
  if (isRequest && status !== 'pending') return null;
  if (email === '') {
    const why = isRequest ? 'contactLater' : rights.includes('bookings') ? 'contactOver' : 'noContact';
    return <p className="text-ink-soft">{t(why)}</p>;
  }
  const traveller = name || email;
  const subject = encodeURIComponent(t('mail.subject', { id: bookingId, title: service.title }));
  return (
    <p className="flex flex-wrap gap-3 print:hidden">
      {phone !== '' && (
        <a href={`tel:${phone}`} aria-label={t('callOf', { traveller })} className={buttonLike}>
          <LineDrawing path={drawings.call} className="size-5" />
          {t('call')}
        </a>
      )}
      <a href={`mailto:${email}?subject=${subject}`} aria-label={t('writeOf', { traveller })} className={buttonLike}>
        <LineDrawing path={drawings.mail} className="size-5" />
        {t('write')}
      </a>
    </p>
  );
}
