import type { TimeOffConsequences } from '#shared/contracts/provider-time-off.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { useBusinessSearch } from '../../panel-links.tsx';
import { useSpanText } from './use-span-text.ts';

/** What time off on the chosen days would find, before it is taken. */
export function Consequences({ found }: { found: TimeOffConsequences }) {
  const { t } = useTranslation('provider-time-off');
  const spanText = useSpanText();
  const search = useBusinessSearch();
  const { listings, bookings, bookingsTotal, requests } = found;
  const more = bookingsTotal - bookings.length;
  return (
    <div className="grid grid-cols-1 gap-3 rounded-m bg-sunken p-4">
      <p>{t('closes', { count: listings })}</p>
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
      {requests > 0 && <p className="text-s">{t('requests', { count: requests })}</p>}
    </div>
  );
}
