import type { OwedProvider } from '#shared/contracts/payouts.ts';
import { type PayoutReason, payoutReasons } from '#shared/payout-reasons.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useMoved } from './bookings/use-moved.ts';
import { AdminList } from './list/admin-list.tsx';
import type { ListTable } from './list/list-table.ts';
import { ChoiceFilter } from './money/choice-filter.tsx';
import { MoneyPage } from './money/money-frame.tsx';
import { reasonTexts, reasonTones } from './money/owed-words.ts';
import { owedQuery } from './money-queries.ts';
import type { StateSearch } from './money-search.ts';

/** What we owe each provider, the most first, and why nothing is paid out now. */
export function OwedPage({ search }: { search: StateSearch<PayoutReason> }) {
  const { t } = useTranslation('admin-payouts');
  return (
    <MoneyPage lead={t('owed.lead')}>
      <ChoiceFilter
        label={t('why')}
        name="state"
        value={search.state}
        all={t('why.all')}
        options={payoutReasons}
        textOf={(each) => t(reasonTexts[each])}
      />
      <AdminList
        query={owedQuery(search)}
        none={{ title: t('owed.none'), text: t('owed.noneText') }}
        table={useOwedTable()}
      />
    </MoneyPage>
  );
}

function useOwedTable(): ListTable<OwedProvider> {
  const { t } = useTranslation(['admin-payouts', 'admin-payments']);
  const moved = useMoved();
  const dollars = (amount: number) => moved('USD', Math.round(amount * 100));
  return {
    name: 'owed',
    caption: t('admin-payments:view.owed'),
    columns: [
      { key: 'provider', label: t('provider') },
      { key: 'why', label: t('why') },
      { key: 'to', label: t('to') },
      { key: 'frozen', label: t('frozen'), figures: true },
      { key: 'owed', label: t('owed'), figures: true },
    ],
    rowOf: ({ provider, why, method, payout, frozen, owed }) => ({
      key: provider.id,
      cells: {
        provider: (
          <TextLink
            to="/admin/services/providers/$providerId"
            params={{ providerId: provider.id }}
            className="inline-flex min-h-11 items-center wrap-anywhere"
          >
            {provider.name}
          </TextLink>
        ),
        why: (
          <span className="grid justify-items-start gap-1">
            <Badge tone={reasonTones[why]}>{t(reasonTexts[why])}</Badge>
            {payout && (
              <TextLink
                to="/admin/payments/payouts/$payoutId"
                params={{ payoutId: payout.id }}
                aria-label={`${t('toPayout')}: ${provider.name}`}
                className="inline-flex min-h-11 items-center text-s"
              >
                {t('toPayout')}
              </TextLink>
            )}
          </span>
        ),
        to: <span className="tabular-nums wrap-anywhere">{method?.destination ?? '–'}</span>,
        frozen: <span className="whitespace-nowrap">{frozen > 0 ? dollars(frozen) : '–'}</span>,
        owed: <span className="whitespace-nowrap">{dollars(owed)}</span>,
      },
    }),
  };
}
