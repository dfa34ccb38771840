import type { TimeOffConsequences } from '#shared/contracts/provider-time-off.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { useSpanText } from '#web/ui/use-span-text.ts';
import { useBusinessSearch } from '../../panel-links.tsx';

type Found = Pick<TimeOffConsequences, 'bookings' | 'bookingsTotal' | 'requests' | 'requestsTotal'>;

/** The bookings and the open requests on days that are closed: how many, the first with the way to each, and what becomes of them. */
export function Standing({ found }: { found: Found }) {
  const { t } = useTranslation('provider-time-off');
  const { bookings, bookingsTotal, requests, requestsTotal } = found;
  return (
    <>
      <p className="font-semibold">{t('bookings', { count: bookingsTotal })}</p>
      <Named items={bookings} total={bookingsTotal} />
      {bookingsTotal > 0 && <p className="text-s text-ink-soft">{t('stay')}</p>}
      {requestsTotal > 0 && (
        <>
          <p className="font-semibold">{t('requests', { count: requestsTotal })}</p>
          <Named items={requests} total={requestsTotal} />
          <p className="text-s text-ink-soft">{t('requests.text')}</p>
        </>
      )}
    </>
  );
}

function Named({ items, total }: { items: Found['bookings']; total: number }) {
  const { t } = useTranslation('provider-time-off');
  const spanText = useSpanText();
  const search = useBusinessSearch();
  const more = total - items.length;
  return (
    <>
      {items.length > 0 && (
        <ul className="grid gap-2">
          {items.map(({ id, reference, name, title, ...span }) => (
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
    </>
  );
}
