import type { AdminDisbursements } from '#shared/contracts/disbursements.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { consentsOf, useConsentsAbout } from './acts/use-consents-about.ts';
import { AdminList } from './list/admin-list.tsx';
import { ChoiceFilter } from './money/choice-filter.tsx';
import { MoneyPage } from './money/money-frame.tsx';
import { transferTexts } from './money/payout-words.ts';
import { useOpenCases } from './money/to-case.tsx';
import { Transfer } from './money/transfer.tsx';
import { transfersQuery } from './money-queries.ts';
import { type StateSearch, transferStates } from './money-search.ts';

/** Orders to M-Pesa; at first those whose outcome a person decides. */
export function TransfersPage({ search }: { search: StateSearch<(typeof transferStates)[number]> }) {
  const { t } = useTranslation(['admin-payouts', 'admin-payments']);
  return (
    <MoneyPage lead={t('transfers.lead')}>
      <ChoiceFilter
        label={t('admin-payments:state')}
        name="state"
        value={search.state}
        all={t('transfer.stuck')}
        options={transferStates}
        textOf={(each) => (each === 'all' ? t('transfer.all') : t(transferTexts[each]))}
      />
      <AdminList query={transfersQuery(search)} none={{ title: t('transfers.none'), text: t('transfers.noneText') }}>
        {(items, onActed) => <Transfers {...{ items, onActed }} />}
      </AdminList>
    </MoneyPage>
  );
}

function Transfers({ items, onActed }: { items: AdminDisbursements['items']; onActed: () => void }) {
  const ids = items.map(({ id }) => id);
  const { caseOf, failure } = useOpenCases(ids);
  const open = useConsentsAbout(ids);
  return (
    <>
      {failure}
      <ul className="grid grid-cols-1 border-b border-line">
        {items.map((transfer) => (
          <li key={transfer.id} className="border-t border-line py-5">
            <Transfer
              transfer={transfer}
              booking={transfer.booking}
              payout={transfer.payout}
              consents={consentsOf(open, transfer.id)}
              caseId={caseOf.get(transfer.id)}
              onActed={onActed}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
