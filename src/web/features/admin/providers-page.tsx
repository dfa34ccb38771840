import { dateInNairobi, formatDate } from '#shared/dates.ts';
import { providerStatuses } from '#shared/states.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useLang } from '#web/ui/use-lang.ts';
import { providersQuery } from './queries.ts';
import { FoundItem } from './queue/found-item.tsx';
import { FoundList } from './queue/found-list.tsx';
import { ListControls } from './queue/list-controls.tsx';
import { ListPage } from './queue/view-nav.tsx';
import { reviewAddress } from './review-address.ts';
import type { readProvidersSearch } from './search.ts';
import { businessTexts, ProviderState, providerStatusTexts } from './states.tsx';

/** The providers of one state, those sent in last first. */
export function ProvidersPage({ search }: { search: ReturnType<typeof readProvidersSearch> }) {
  const { t } = useTranslation('admin-approvals');
  const lang = useLang();
  return (
    <ListPage>
      <ListControls
        to="/admin/services/providers"
        search={search}
        searchHint={t('search.providers')}
        statuses={providerStatuses.map((value) => ({ value, label: t(providerStatusTexts[value]) }))}
        waiting="pending"
      />
      <FoundList query={providersQuery(search)}>
        {({ id, name, kind, status, location, county, submittedAt }) => (
          <FoundItem to={reviewAddress('provider', id)} title={name} state={<ProviderState status={status} />}>
            {[t(businessTexts[kind]), `${location}, ${county}`, sentIn(submittedAt)].filter(Boolean).join(' · ')}
          </FoundItem>
        )}
      </FoundList>
    </ListPage>
  );

  function sentIn(at: string | null) {
    return at && t('sentIn.at', { date: formatDate(dateInNairobi(new Date(at)), lang) });
  }
}
