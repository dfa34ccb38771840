import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ServicesSearch } from '#shared/contracts/catalogue.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { classes } from '#web/ui/classes.ts';
import { BeyondEnd } from '#web/ui/empty.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { type ServicesFound, servicesQuery } from '../queries.ts';
import type { StaySearch } from '../search-params.ts';
import { CardsSkeleton, ServiceCards } from '../service-card.tsx';
import { ResultsMap } from './results-map.tsx';

interface ResultsProps {
  query: ServicesSearch;
  /** Shown if nothing matches. */
  empty: ReactNode;
  /** The level of the cards' titles. */
  level?: 2 | 3;
  stay?: StaySearch;
  /** A map beside the list. */
  map?: boolean;
  /** The list is far down the page, so its pictures load lazily. */
  below?: boolean;
}

/** The number of listings, the listings, and links to other pages; the old ones stay while new ones are loading. */
export function Results({ query, empty, level = 2, stay, map = false, below = false }: ResultsProps) {
  const [chosen, setChosen] = useState<string[]>([]);
  const textOf = useProblemText();
  const { data, error, isPlaceholderData, refetch } = useQuery(servicesQuery(query));
  return (
    <section className="grid gap-6" aria-busy={isPlaceholderData || (!data && !error)}>
      <Count found={data} />
      {error && <LoadError text={textOf(error)} onRetry={() => void refetch()} />}
      {!error && !data && <CardsSkeleton narrow={map} />}
      {!error && data && (
        <div className={classes('grid gap-8 transition-opacity', isPlaceholderData && 'opacity-60')}>
          {data.refusal !== undefined && <Notice tone="danger">{data.refusal}</Notice>}
          {data.items.length > 0 && (
            <div
              className={classes('grid items-start gap-8', map && 'lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]')}
            >
              <ServiceCards items={data.items} level={level} stay={stay} narrow={map} chosen={chosen} below={below} />
              {map && <ResultsMap items={data.items} chosen={chosen} onChoose={setChosen} />}
            </div>
          )}
          {data.items.length === 0 && data.refusal === undefined && (data.total > 0 ? <BeyondEnd /> : empty)}
          <Pagination page={data.page} pageSize={data.pageSize} total={data.total} />
        </div>
      )}
    </section>
  );
}

/** Always rendered, so that screen readers read its changes. */
function Count({ found }: { found: ServicesFound | undefined }) {
  const { t } = useTranslation('catalogue');
  const known = found && found.refusal === undefined;
  const text = known && t(found.totalCapped ? 'results.many' : 'results.count', { count: found.total });
  return (
    <p role="status" className="min-h-6 text-ink-soft">
      {text}
    </p>
  );
}
