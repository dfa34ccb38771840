import type { Dispute } from '#shared/contracts/admin-payments.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { consentsOf, useConsentsAbout } from './acts/use-consents-about.ts';
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
        {(items, onActed) => <Disputes {...{ items, onActed }} />}
      </AdminList>
    </MoneyPage>
  );
}

function Disputes({ items, onActed }: { items: readonly Dispute[]; onActed: () => void }) {
  const open = useConsentsAbout(items.map(({ id }) => id));
  return (
    <ul className="grid grid-cols-1 border-b border-line">
      {items.map((dispute) => (
        <li key={dispute.id} className="border-t border-line py-5">
          <DisputeItem dispute={dispute} consents={consentsOf(open, dispute.id)} onActed={onActed} />
        </li>
      ))}
    </ul>
  );
}
