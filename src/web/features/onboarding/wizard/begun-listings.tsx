import type { ProviderServiceItem } from '#shared/contracts/provider-services.ts';
import { calendarDate, formatDate } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Price } from '#web/ui/price.tsx';
import { useForeign, useLang } from '#web/ui/use-lang.ts';

/** The listings that were begun with the application: what each is, costs, and when it can be booked. */
export function BegunListings({ listings }: { listings: ProviderServiceItem[] }) {
  const { t } = useTranslation('application');
  const foreign = useForeign();
  if (listings.length === 0) return <p className="text-ink-soft">{t('listing.none')}</p>;
  return (
    <ul className="grid border-t border-line">
      {listings.map((listing) => (
        <li key={listing.id} className="grid gap-1 border-b border-line py-3">
          <span lang={foreign(listing.textLang)} className="font-semibold wrap-anywhere">
            {listing.title}
          </span>
          {listing.pricePerUnit > 0 && <Price dollars={listing.pricePerUnit} unit={listing.priceUnit} />}
          <OpenDays listing={listing} />
          {listing.status === 'draft' && <span className="text-s text-ink-soft">{t('listing.draft')}</span>}
        </li>
      ))}
    </ul>
  );
}

function OpenDays({ listing: { bookableFrom: from, bookableUntil: until } }: { listing: ProviderServiceItem }) {
  const { t } = useTranslation('application');
  const lang = useLang();
  const date = (day: string) => formatDate(calendarDate(day), lang);
  if (from && until) return <span>{t('listing.open', { from: date(from), until: date(until) })}</span>;
  if (from) return <span>{t('listing.openFrom', { from: date(from) })}</span>;
  return until && <span>{t('listing.openUntil', { until: date(until) })}</span>;
}
