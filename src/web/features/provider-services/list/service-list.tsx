import { useQuery } from '@tanstack/react-query';
import { useMember } from '#web/features/provider/use-member.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { BeyondEnd, Empty } from '#web/ui/empty.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Skeleton, SkeletonBox } from '#web/ui/skeleton.tsx';
import { type ServicesSearch, servicesQuery } from '../queries.ts';
import { rowColumns, ServiceRow } from './service-row.tsx';

/** The listings that the address asks for. */
export function ServiceList({ search }: { search: ServicesSearch }) {
  const { t } = useTranslation('provider-services');
  const { providerId } = useMember();
  const textOf = useProblemText();
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(servicesQuery(providerId, search));
  if (isPending) return <ListSkeleton />;
  if (!data) return <LoadError text={textOf(error)} onRetry={() => void refetch()} />;
  return (
    <div className="grid grid-cols-1 gap-5" aria-busy={isPlaceholderData}>
      <p role="status" className="text-s text-ink-soft">
        {data.total > 0 && t('found', { count: data.total })}
      </p>
      {data.items.length === 0 && data.total > 0 && <BeyondEnd />}
      {data.total === 0 && <NoServices search={search} />}
      {data.items.length > 0 && (
        <ul className="grid grid-cols-1 border-b border-line">
          {data.items.map((service) => (
            <li key={service.id}>
              <ServiceRow service={service} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={data.page} pageSize={data.pageSize} total={data.total} />
    </div>
  );
}

function NoServices({ search: { q, status } }: { search: ServicesSearch }) {
  const { t } = useTranslation('provider-services');
  const { rights } = useMember();
  if (q || status) {
    return (
      <Empty
        title={t('noneFound')}
        text={t('noneFoundText')}
        action={
          <LinkButton to="/provider/services" search={{}} kind="quiet">
            {t('showAll')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <Empty
      title={t('none')}
      text={t('noneText')}
      action={
        rights.includes('manage') && (
          <LinkButton to="/provider/services/new" kind="quiet">
            {t('add')}
          </LinkButton>
        )
      }
    />
  );
}

function ListSkeleton() {
  return (
    <Skeleton>
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className={rowColumns}>
          <SkeletonBox className="aspect-square sm:aspect-4/3" />
          <div className="grid content-start gap-3">
            <SkeletonBox className="h-5 w-24" />
            <SkeletonBox className="h-7 w-3/4" />
            <SkeletonBox className="h-5 w-1/2" />
          </div>
        </div>
      ))}
    </Skeleton>
  );
}
