import { useTranslation } from '#web/lib/use-translation.ts';
import { refundTexts } from './bookings/money-words.ts';
import { AdminList } from './list/admin-list.tsx';
import { ChoiceFilter } from './money/choice-filter.tsx';
import { MoneyPage } from './money/money-frame.tsx';
import { RefundList } from './money/refund-list.tsx';
import { refundsQuery } from './money-queries.ts';
import { refundStates, type StateSearch } from './money-search.ts';

/** Refunds, newest first; at first those that are not done. */
export function RefundsPage({ search }: { search: StateSearch<(typeof refundStates)[number]> }) {
  const { t } = useTranslation(['admin-payments', 'admin-bookings']);
  return (
    <MoneyPage lead={t('refunds.lead')}>
      <ChoiceFilter
        label={t('state')}
        name="state"
        value={search.state}
        all={t('refunds.open')}
        options={refundStates}
        textOf={(each) => (each === 'all' ? t('refunds.all') : t(refundTexts[each]))}
      />
      <AdminList query={refundsQuery(search)} none={{ title: t('refunds.none'), text: t('refunds.noneText') }}>
        {(refunds, onActed) => <RefundList refunds={refunds} withBooking onActed={onActed} />}
      </AdminList>
    </MoneyPage>
  );
}
