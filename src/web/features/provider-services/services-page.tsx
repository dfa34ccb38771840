import { ProviderPage } from '#web/features/provider/provider-page.tsx';
import { useMember } from '#web/features/provider/use-member.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { ListControls } from './list/list-controls.tsx';
import { ServiceList } from './list/service-list.tsx';
import type { ServicesSearch } from './queries.ts';

/** A provider's listings, in any state. State, words and page are in the address. */
export function ServicesPage({ search }: { search: ServicesSearch }) {
  const { t } = useTranslation('provider-services');
  const { rights } = useMember();
  return (
    <ProviderPage
      title={t('title')}
      actions={rights.includes('manage') && <LinkButton to="/provider/services/new">{t('add')}</LinkButton>}
    >
      <div className="grid grid-cols-1 gap-6">
        <ListControls search={search} />
        <ServiceList search={search} />
      </div>
    </ProviderPage>
  );
}
