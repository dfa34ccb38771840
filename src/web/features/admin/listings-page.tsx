import { categories } from '#shared/categories.ts';
import { dateInNairobi, formatDate } from '#shared/dates.ts';
import { listingMarks } from '#shared/listing-marks.ts';
import { serviceStatuses } from '#shared/states.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useForeign, useLang } from '#web/ui/use-lang.ts';
import { listingsQuery } from './queries.ts';
import { FoundItem } from './queue/found-item.tsx';
import { FoundList } from './queue/found-list.tsx';
import { ListControls } from './queue/list-controls.tsx';
import { ListPage } from './queue/view-nav.tsx';
import { reviewAddress } from './review-address.ts';
import { type ListingsSearch, readListingsSearch } from './services-search.ts';
import { ServiceState, serviceStatusTexts } from './states.tsx';

/** All listings; words, filters, order and page are in the address. */
export function ListingsPage({ search }: { search: ListingsSearch }) {
  const { t } = useTranslation(['admin-approvals', 'catalogue']);
  const foreign = useForeign();
  const lang = useLang();
  return (
    <ListPage>
      <ListControls
        to="/admin/services/listings"
        search={search}
        read={readListingsSearch}
        searchHint={t('search.listings')}
        choices={[
          {
            ...{ name: 'status', label: t('status'), none: t('status.any') },
            options: serviceStatuses.map((value) => ({ value, label: t(serviceStatusTexts[value]) })),
          },
          {
            ...{ name: 'mark', label: t('mark'), none: t('mark.any') },
            options: listingMarks.map((value) => ({ value, label: t(markTexts[value]) })),
          },
          {
            ...{ name: 'category', label: t('fact.category'), none: t('category.any') },
            options: categories.map(({ value }) => ({ value, label: t(`catalogue:category.${value}`) })),
          },
          {
            ...{ name: 'sort', label: t('sort'), none: t('sort.changed') },
            options: [{ value: 'title', label: t('sort.title') }],
          },
        ]}
      />
      <FoundList query={listingsQuery(search)}>
        {({ id, title, titleLang, category, status, takenDown, featured, provider, location, county, updatedAt }) => (
          <FoundItem
            to={reviewAddress('service', id)}
            title={<span lang={foreign(titleLang)}>{title}</span>}
            state={
              <span className="flex flex-wrap gap-2">
                <ServiceState status={status} />
                {takenDown && <Badge tone="danger">{t('takenDown.badge')}</Badge>}
                {featured && <Badge>{t('featured.badge')}</Badge>}
              </span>
            }
          >
            {[
              ...[t(`catalogue:category.${category}`), provider.name, `${location}, ${county}`],
              t('changed.at', { date: formatDate(dateInNairobi(new Date(updatedAt)), lang) }),
            ].join(' · ')}
          </FoundItem>
        )}
      </FoundList>
    </ListPage>
  );
}

const markTexts = { taken_down: 'takenDown.badge', featured: 'featured.badge' } as const;
