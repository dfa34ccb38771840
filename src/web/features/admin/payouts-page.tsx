import type { AdminPayout } from '#shared/contracts/payouts.ts';
import { formatInstant } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { useMoney } from '#web/ui/use-money.ts';
import { AdminList } from './list/admin-list.tsx';
import type { ListTable } from './list/list-table.ts';
import { BankList } from './money/bank-list.tsx';
import { ChoiceFilter } from './money/choice-filter.tsx';
import { MoneyPage } from './money/money-frame.tsx';
import { payoutTexts, payoutTones, shownStateOf } from './money/payout-words.ts';
import { payoutsQuery } from './money-queries.ts';
import { payoutStates, type StateSearch } from './money-search.ts';

/** Payouts to providers; at first those that wait for approval, the oldest first. */
export function PayoutsPage({ search }: { search: StateSearch<(typeof payoutStates)[number]> }) {
  const { t } = useTranslation(['admin-payouts', 'admin-payments']);
  return (
    <MoneyPage lead={t('lead')}>
      <BankList />
      <ChoiceFilter
        label={t('admin-payments:state')}
        name="state"
        value={search.state}
        all={t('status.draft')}
        options={payoutStates}
        textOf={(each) => (each === 'all' ? t('status.all') : t(payoutTexts[each]))}
      />
      <AdminList
        query={payoutsQuery(search)}
        none={{ title: t('none'), text: t('noneText') }}
        table={usePayoutTable()}
      />
    </MoneyPage>
  );
}

/** Why its last transfer that did not come about was not made, as an admin noted it. */
const lastReason = ({ status, items }: AdminPayout) =>
  status === 'failed' || status === 'partly_paid' ? items.findLast(({ reason }) => reason !== null)?.reason : undefined;

function usePayoutTable(): ListTable<AdminPayout> {
  const { t } = useTranslation(['admin-payouts', 'admin-payments']);
  const { charge, shillings } = useMoney();
  const lang = useLang();
  return {
    name: 'payouts',
    caption: t('admin-payments:view.payouts'),
    columns: [
      { key: 'provider', label: t('provider') },
      { key: 'status', label: t('admin-payments:state'), state: true },
      { key: 'to', label: t('to') },
      { key: 'made', label: t('made') },
      { key: 'amount', label: t('admin-payments:column.amount'), figures: true },
    ],
    rowOf: (payout) => ({
      key: payout.id,
      cells: {
        provider: (
          <TextLink
            to="/admin/payments/payouts/$payoutId"
            params={{ payoutId: payout.id }}
            className="inline-flex min-h-11 items-center wrap-anywhere"
          >
            {payout.provider.name}
          </TextLink>
        ),
        status: (
          <span className="grid justify-items-start gap-1 max-sm:justify-items-end">
            <Badge tone={payoutTones[shownStateOf(payout)]}>{t(payoutTexts[shownStateOf(payout)])}</Badge>
            {payout.status === 'draft' && payout.provider.status !== 'approved' && (
              <Badge tone="danger">{t('suspended.short')}</Badge>
            )}
            {payout.missing > 0 && (
              <Badge tone="warning">{t('missing.short', { amount: charge(payout.missing) })}</Badge>
            )}
            {lastReason(payout) && <span className="line-clamp-2 text-s wrap-anywhere">{lastReason(payout)}</span>}
          </span>
        ),
        to: (
          <span className="grid justify-items-start gap-1 max-sm:flex max-sm:flex-wrap max-sm:gap-x-2">
            <span className="tabular-nums wrap-anywhere">{payout.destination}</span>
            {payout.methodChange && <Badge tone="warning">{t('method.short')}</Badge>}
          </span>
        ),
        made: formatInstant(new Date(payout.createdAt), lang),
        amount: (
          <span className="max-sm:flex max-sm:flex-wrap max-sm:gap-x-2 sm:grid">
            <span>{shillings(payout.kes)}</span>
            <span className="text-s text-ink-soft">{charge(payout.usd)}</span>
          </span>
        ),
      },
    }),
  };
}
