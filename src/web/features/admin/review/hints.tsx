import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ProviderHints, ServiceHints } from '#shared/contracts/admin-hints.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LoadError } from '#web/ui/load-error.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useMoney } from '#web/ui/use-money.ts';
import { Part } from '../part.tsx';
import { reviewAddress } from '../review-address.ts';
import { ProviderState } from '../states.tsx';

type AnyHints = ProviderHints & Partial<Pick<ServiceHints, 'price'>>;

/** What an admin may want to look at before deciding; nothing where there is nothing. */
export function Hints<Data extends AnyHints>({ query }: { query: UseQueryOptions<Data> }) {
  const { t } = useTranslation('admin-approvals');
  const textOf = useProblemText();
  const { data, error, isPending, refetch } = useQuery(query);
  if (isPending) return null;
  if (!data) return <LoadError text={textOf(error)} onRetry={() => void refetch()} />;
  const { samePhone, samePayout, farFromTown, price } = data;
  const shared = samePhone.length + samePayout.length > 0;
  if (!shared && !farFromTown && !price) return null;
  return (
    <Part title={t('hints.title')} lead={t('hints.lead')}>
      <ul className="grid grid-cols-1 gap-3">
        <Others text={t('hints.phone')} providers={samePhone} />
        <Others text={t('hints.payout')} providers={samePayout} />
        {shared && <li className="max-w-prose">{t('hints.family')}</li>}
        {farFromTown && <li className="max-w-prose">{t('hints.far', { ...farFromTown })}</li>}
        {price && <PriceHint price={price} />}
      </ul>
    </Part>
  );
}

function Others({ text, providers }: { text: string; providers: ProviderHints['samePhone'] }) {
  if (providers.length === 0) return null;
  return (
    <li>
      <p>{text}</p>
      <ul className="grid grid-cols-1">
        {providers.map(({ id, name, status }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3">
            <TextLink to={reviewAddress('provider', id)} className="inline-flex min-h-11 items-center wrap-anywhere">
              {name}
            </TextLink>
            <ProviderState status={status} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function PriceHint({ price: { usd, median, listings, category } }: { price: NonNullable<ServiceHints['price']> }) {
  const { t } = useTranslation(['admin-approvals', 'catalogue']);
  const { charge } = useMoney();
  const words = {
    price: charge(usd),
    median: charge(median),
    count: listings,
    category: t(`catalogue:category.${category}`),
  };
  return <li className="max-w-prose">{t('hints.price', words)}</li>;
}
