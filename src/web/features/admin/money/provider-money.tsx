import { useQuery } from '@tanstack/react-query';
import type { AdminPayout, ProviderBalances } from '#shared/contracts/payouts.ts';
import { formatInstant } from '#shared/dates.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { useMoney } from '#web/ui/use-money.ts';
import { useMoved } from '../bookings/use-moved.ts';
import { payoutsToQuery, providerBalancesQuery } from '../money-queries.ts';
import { payoutTexts, payoutTones } from './payout-words.ts';

/** What we owe a provider, where its money goes, and its newest payouts. */
export function ProviderMoney({ providerId }: { providerId: string }) {
  const textOf = useProblemText();
  const balances = useQuery(providerBalancesQuery(providerId));
  const payouts = useQuery(payoutsToQuery(providerId));
  const error = balances.error ?? payouts.error;
  const retry = () => void Promise.all([balances.refetch(), payouts.refetch()]);
  if (balances.data && payouts.data) {
    return (
      <>
        <Balances balances={balances.data} />
        <Payouts payouts={payouts.data.items} />
      </>
    );
  }
  return error ? <LoadError text={textOf(error)} onRetry={retry} /> : <Skeleton lines={4} />;
}

const refusalTexts = {
  not_approved: 'why.not_approved',
  payout_method_missing: 'why.payout_method_missing',
  payout_open: 'why.payout_open',
  payout_minimum: 'why.payout_minimum',
} as const;

function Balances({ balances }: { balances: ProviderBalances }) {
  const { t } = useTranslation('admin-payouts');
  const moved = useMoved();
  const lang = useLang();
  const dollars = (amount: number) => moved('USD', Math.round(amount * 100));
  const { owed, payable, inPreparation, onTheWay, paidOut, upcoming, frozen, payoutMethod, payoutRefusal } = balances;
  const some = (amount: number) => amount !== 0 && dollars(amount);
  return (
    <FactList
      facts={[
        [t('owed'), dollars(owed)],
        [t('payable'), dollars(payable)],
        [t('why'), payoutRefusal === null ? t('why.next_run') : t(refusalTexts[payoutRefusal])],
        [t('to'), payoutMethod?.destination ?? t('method.none')],
        [t('method.since'), payoutMethod !== null && formatInstant(new Date(payoutMethod.changedAt), lang)],
        [t('inPreparation'), some(inPreparation)],
        [t('onTheWay'), some(onTheWay)],
        [t('frozen'), some(frozen)],
        [t('upcoming'), some(upcoming)],
        [t('paidOut'), dollars(paidOut)],
      ]}
    />
  );
}

function Payouts({ payouts }: { payouts: AdminPayout[] }) {
  const { t } = useTranslation('admin-payouts');
  const { charge, shillings } = useMoney();
  const lang = useLang();
  if (payouts.length === 0) return <p className="text-ink-soft">{t('payouts.none')}</p>;
  return (
    <ul className="grid">
      {payouts.map(({ id, status, kes, usd, createdAt, methodChange }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-3 first:border-t"
        >
          <span className="min-w-0 flex-[1_1_14rem]">
            <TextLink
              to="/admin/payments/payouts/$payoutId"
              params={{ payoutId: id }}
              className="inline-flex min-h-11 items-center tabular-nums"
            >
              {`${shillings(kes)} (${charge(usd)})`}
            </TextLink>
            <span className="block text-s text-ink-soft">{formatInstant(new Date(createdAt), lang)}</span>
          </span>
          <span className="flex flex-wrap gap-2">
            {methodChange && <Badge tone="warning">{t('method.short')}</Badge>}
            <Badge tone={payoutTones[status]}>{t(payoutTexts[status])}</Badge>
          </span>
        </li>
      ))}
    </ul>
  );
}
