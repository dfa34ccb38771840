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

/** One of the provider's listings, or all of them. */
export function ListingChoice({ value, onChange, className }: ListingChoiceProps) {
  const { t } = useTranslation('provider-bookings');
  const { providerId } = useMember();
  const { data } = useQuery(bookedServicesQuery(providerId));
  return (
    <Select label={t('listing')} value={value} onChange={(event) => onChange(event.target.value)} className={className}>
      <option value="">{t('allListings')}</option>
      {data?.items.map(({ id, title, textLang }) => (
        <option key={id} value={id} lang={textLang}>
          {title}
        </option>
      ))}
    </Select>
  );
}
