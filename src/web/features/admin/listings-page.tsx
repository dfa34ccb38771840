import { serviceStatuses } from '#shared/states.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useForeign } from '#web/ui/use-lang.ts';
import { listingsQuery } from './queries.ts';
import { FoundItem } from './queue/found-item.tsx';
import { FoundList } from './queue/found-list.tsx';
import { ListControls } from './queue/list-controls.tsx';
import { ListPage } from './queue/view-nav.tsx';
import { reviewAddress } from './review-address.ts';
import type { readListingsSearch } from './search.ts';
import { ServiceState, serviceStatusTexts } from './states.tsx';

/** The listings of one state, those sent in last first. */
export function ListingsPage({ search }: { search: ReturnType<typeof readListingsSearch> }) {
  const { t } = useTranslation(['admin-approvals', 'catalogue']);
  const foreign = useForeign();
  return (
    <ListPage>
      <ListControls
        to="/admin/services/listings"
        search={search}
        searchHint={t('search.listings')}
        statuses={serviceStatuses.map((value) => ({ value, label: t(serviceStatusTexts[value]) }))}
        waiting="submitted"
      />
      <FoundList query={listingsQuery(search)}>
        {({ id, title, titleLang, category, status, provider, location, county }) => (
          <FoundItem
            to={reviewAddress('service', id)}
            title={<span lang={foreign(titleLang)}>{title}</span>}
            state={<ServiceState status={status} />}
          >
            {[t(`catalogue:category.${category}`), provider.name, `${location}, ${county}`].join(' · ')}
          </FoundItem>
        )}
      </FoundList>
    </ListPage>
  );
}
