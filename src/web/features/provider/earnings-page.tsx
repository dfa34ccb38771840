import { useInfiniteQuery } from '@tanstack/react-query';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Approximate } from '#web/ui/approximate.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton, SkeletonBox } from '#web/ui/skeleton.tsx';
import { Balances } from './earnings/balances.tsx';
import { EarnedByMonth, TaxesByYear } from './earnings/earned.tsx';
import { EarningLines } from './earnings/earning-lines.tsx';
import { PayablePart } from './earnings/payable-part.tsx';
import { Payouts } from './earnings/payouts.tsx';
import { StatementFiles } from './earnings/statement-files.tsx';
import { type EarningsSearch, earningsQuery } from './money-queries.ts';
import { ProviderPage } from './provider-page.tsx';
import { useMember } from './use-member.ts';

/** What a provider earned, is paid and can collect, with the files about it. */
export function EarningsPage({ search }: { search: EarningsSearch }) {
  const { t } = useTranslation(['provider-earnings', 'provider-panel']);
  const { providerId } = useMember();
  const textOf = useProblemText();
  const query = useInfiniteQuery(earningsQuery(providerId));
  const { data, error, isPending, refetch } = query;
  // The newest balances came with the page that was read last.
  const [first] = data?.pages ?? [];
  return (
    <ProviderPage title={t('provider-panel:earnings')} lead={t('lead')}>
      {isPending ? (
        <EarningsSkeleton />
      ) : data && first ? (
        <>
          <PayablePart earnings={first} />
          <Balances earnings={first} />
          <EarnedByMonth />
          <Payouts page={search.page ?? 1} />
          <EarningLines
            lines={data.pages.flatMap(({ items }) => items)}
            more={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
            loading={query.isFetchingNextPage}
          />
          <StatementFiles />
          <TaxesByYear />
          <Approximate />
        </>
      ) : (
        <LoadError text={textOf(error)} onRetry={() => void refetch()} />
      )}
    </ProviderPage>
  );
}

function EarningsSkeleton() {
  return (
    <Skeleton>
      <div className="grid gap-10">
        <SkeletonBox className="h-48" />
        <SkeletonBox className="h-28" />
        <SkeletonBox className="h-56" />
      </div>
    </Skeleton>
  );
}
