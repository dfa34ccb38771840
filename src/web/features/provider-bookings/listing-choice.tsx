import { useQuery } from '@tanstack/react-query';
import { useMember } from '#web/features/provider/use-member.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Select } from '#web/ui/inputs.tsx';
import { bookedServicesQuery } from './queries.ts';

interface ListingChoiceProps {
  /** Its id; '' for all. */
  value: string;
  onChange: (service: string) => void;
  className?: string;
}

/** One of the provider's listings, or all of them; the listing of an old link that is none of them is not called all. */
export function ListingChoice({ value, onChange, className }: ListingChoiceProps) {
  const { t } = useTranslation('provider-bookings');
  const { providerId } = useMember();
  const { data } = useQuery(bookedServicesQuery(providerId));
  const isOther = data !== undefined && value !== '' && data.items.every(({ id }) => id !== value);
  return (
    <Select label={t('listing')} value={value} onChange={(event) => onChange(event.target.value)} className={className}>
      <option value="">{t('allListings')}</option>
      {isOther && <option value={value}>{t('listing.other')}</option>}
      {data?.items.map(({ id, title, textLang }) => (
        <option key={id} value={id} lang={textLang}>
          {title}
        </option>
      ))}
    </Select>
  );
}
