import type { ReactNode } from 'react';
import type { ServiceItem } from '#shared/contracts/catalogue.ts';
import { cardId, columns, ServiceCard, threeColumns } from '#web/features/catalogue/service-card.tsx';
import { Approximate } from '#web/ui/approximate.tsx';
import { classes } from '#web/ui/classes.ts';
import { BeyondEnd } from '#web/ui/empty.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { pageSize } from '../queries.ts';

interface SavedCardsProps {
  items: readonly ServiceItem[];
  page: number;
  total: number;
  /** What stands below the card of a listing. */
  below?: (service: ServiceItem) => ReactNode;
  /** What stands between the cards and the ways to other pages. */
  children?: ReactNode;
}

const noStay = {};

/** One page of saved listings as everywhere; their hearts are pressed. */
export function SavedCards({ items, page, total, below, children }: SavedCardsProps) {
  return (
    <div className="grid grid-cols-1 gap-10">
      {items.length > 0 && (
        <div className="grid grid-cols-1 gap-6">
          <Approximate />
          <ul className={classes(columns, threeColumns)}>
            {items.map((service, place) => (
              <li key={service.id} id={cardId(service.id)} className="grid grid-rows-[1fr_auto] justify-items-start">
                <ServiceCard service={service} level={2} stay={noStay} lazy={place > 2} />
                {below?.(service)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {(page - 1) * pageSize >= total && <BeyondEnd />}
      {children}
      <Pagination page={page} pageSize={pageSize} total={total} />
    </div>
  );
}
