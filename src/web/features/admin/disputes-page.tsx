import { useTranslation } from '#web/lib/use-translation.ts';
import { AdminList } from './list/admin-list.tsx';
import { ChoiceFilter } from './money/choice-filter.tsx';
import { DisputeItem } from './money/dispute-item.tsx';
import { MoneyPage } from './money/money-frame.tsx';
import { disputesQuery } from './money-queries.ts';
import type { StateSearch } from './money-search.ts';

/** Disputes; at first those that are open, by their last day for evidence. */
export function DisputesPage({ search }: { search: StateSearch<'closed'> }) {
  const { t } = useTranslation(['admin-disputes', 'admin-payments']);
  return (
    <MoneyPage lead={t('lead')}>
      <ChoiceFilter
        label={t('admin-payments:state')}
        name="state"
        value={search.state}
        all={t('open')}
        options={['closed'] as const}
        textOf={() => t('closed')}
      />
      <AdminList query={disputesQuery(search)} none={{ title: t('none'), text: t('noneText') }}>
        {(items, onActed) => (
          <ul className="grid grid-cols-1 border-b border-line">
            {items.map((dispute) => (
              <li key={dispute.id} className="border-t border-line py-5">
                <DisputeItem dispute={dispute} onActed={onActed} />
              </li>
            ))}
          </ul>
        )}
      </AdminList>
    </MoneyPage>
  );
}
