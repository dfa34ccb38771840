import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ProviderPage } from '#web/features/provider/provider-page.tsx';
import { useMember } from '#web/features/provider/use-member.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Select } from '#web/ui/inputs.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { ReviewList } from './list/review-list.tsx';
import { type ProviderReviewsSearch, type ReviewTab, reviewedServicesQuery, reviewTabs } from './queries.ts';

/** The reviews of a provider's listings. Tab, listing and page are in the address. */
export function ReviewsPage({ search }: { search: ProviderReviewsSearch }) {
  const { t } = useTranslation(['provider-reviews', 'provider-panel']);
  const navigate = useNavigate();
  const { tab = 'all', service } = search;
  const { providerId } = useMember();
  const go = (wanted: ReviewTab, listing: string | undefined) =>
    void navigate({
      to: '/provider/reviews',
      search: { ...(wanted !== 'all' && { tab: wanted }), ...(listing && { service: listing }) },
      resetScroll: false,
    });
  return (
    <ProviderPage title={t('provider-panel:reviews')} lead={t('lead')}>
      <div className="grid grid-cols-1 gap-6">
        <ListingChoice value={service ?? ''} onChange={(listing) => go(tab, listing)} />
        <Tabs
          label={t('tabs')}
          value={tab}
          onChange={(wanted) => go(wanted, service)}
          tabs={reviewTabs.map((value) => ({
            value,
            label: t(`tab.${value}`),
            panel: <ReviewList key={providerId} search={search} />,
          }))}
        />
      </div>
    </ProviderPage>
  );
}

interface ListingChoiceProps {
  value: string;
  onChange: (service: string) => void;
}

/** Nothing where there is no choice. The listing of an old link that is none of these is not called all. */
function ListingChoice({ value, onChange }: ListingChoiceProps) {
  const { t } = useTranslation('provider-reviews');
  const { providerId } = useMember();
  const { data } = useQuery(reviewedServicesQuery(providerId));
  const listings = data?.items ?? [];
  const isOther = data !== undefined && value !== '' && listings.every(({ id }) => id !== value);
  if (listings.length < 2 && value === '') return null;
  return (
    <Select label={t('listing')} value={value} onChange={(event) => onChange(event.target.value)} className="max-w-xl">
      <option value="">{t('allListings')}</option>
      {isOther && <option value={value}>{t('listing.other')}</option>}
      {listings.map(({ id, title, textLang }) => (
        <option key={id} value={id} lang={textLang}>
          {title}
        </option>
      ))}
    </Select>
  );
}
