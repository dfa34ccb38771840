import { dateInNairobi, formatDate } from '#shared/dates.ts';
import { providerKinds } from '#shared/provider-kinds.ts';
import { providerStatuses } from '#shared/states.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useLang } from '#web/ui/use-lang.ts';
import { providersQuery } from './queries.ts';
import { FoundItem } from './queue/found-item.tsx';
import { FoundList } from './queue/found-list.tsx';
import { ListControls } from './queue/list-controls.tsx';
import { ListPage } from './queue/view-nav.tsx';
import { reviewAddress } from './review-address.ts';
import { type ProvidersSearch, readProvidersSearch } from './services-search.ts';
import { businessTexts, ProviderState, providerStatusTexts } from './states.tsx';

/** All providers; words, filters, order and page are in the address. */
export function ProvidersPage({ search }: { search: ProvidersSearch }) {
  const { t } = useTranslation('admin-approvals');
  const lang = useLang();
  return (
    <ListPage>
      <ListControls
        to="/admin/services/providers"
        search={search}
        read={readProvidersSearch}
        searchHint={t('search.providers')}
        choices={[
          {
            ...{ name: 'status', label: t('status'), none: t('status.any') },
            options: providerStatuses.map((value) => ({ value, label: t(providerStatusTexts[value]) })),
          },
          {
            ...{ name: 'kind', label: t('fact.business'), none: t('business.any') },
            options: providerKinds.map((value) => ({ value, label: t(businessTexts[value]) })),
          },
          {
            ...{ name: 'sort', label: t('sort'), none: t('sort.changed') },
            options: [{ value: 'name', label: t('sort.name') }],
          },
        ]}
      />
      <FoundList query={providersQuery(search)}>
        {({ id, name, kind, status, location, county, updatedAt }) => (
          <FoundItem to={reviewAddress('provider', id)} title={name} state={<ProviderState status={status} />}>
            {[t(businessTexts[kind]), `${location}, ${county}`, changed(updatedAt)].join(' · ')}
          </FoundItem>
        )}
      </FoundList>
    </ListPage>
  );

  function changed(at: string) {
    return t('changed.at', { date: formatDate(dateInNairobi(new Date(at)), lang) });
  }
}
