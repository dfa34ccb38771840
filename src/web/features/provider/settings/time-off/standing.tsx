import type { TimeOffConsequences } from '#shared/contracts/provider-time-off.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { useSpanText } from '#web/ui/use-span-text.ts';
import { useBusinessSearch } from '../../panel-links.tsx';

/** How many bookings there are on days that are closed, the first of them with the way to each, and what becomes of them. */
export function Standing({ found }: { found: Pick<TimeOffConsequences, 'bookings' | 'bookingsTotal'> }) {
  const { t } = useTranslation('provider-time-off');
  const spanText = useSpanText();
  const search = useBusinessSearch();
  const { bookings, bookingsTotal } = found;
  const more = bookingsTotal - bookings.length;
  return (
    <>
      <p className="font-semibold">{t('bookings', { count: bookingsTotal })}</p>
      {bookings.length > 0 && (
        <ul className="grid gap-2">
          {bookings.map(({ id, reference, name, title, ...span }) => (
            <li key={id} className="text-s wrap-anywhere">
              <TextLink to="/provider/bookings/$bookingId" params={{ bookingId: id }} search={search}>
                {reference}
              </TextLink>{' '}
              {[name, title, spanText(span)].filter(Boolean).join(', ')}
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className="text-s">{t('more', { count: more })}</p>}
      {bookingsTotal > 0 && <p className="text-s text-ink-soft">{t('stay')}</p>}
    </>
  );
}
