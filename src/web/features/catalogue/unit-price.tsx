import type { Quote, ServiceItem } from '#shared/contracts/catalogue.ts';
import { Price } from '#web/ui/price.tsx';

interface UnitPriceProps {
  service: Pick<ServiceItem, 'priceFrom' | 'priceTo' | 'priceUnit'>;
  /** The price on the dates, or `loading`; undefined without dates. */
  onDates: Pick<Quote, 'pricePerUnit' | 'pricesDiffer'> | 'loading' | undefined;
}

/** What one unit costs on the dates; without dates the lowest price of the coming days that are free. */
export function UnitPrice({ service: { priceFrom, priceTo, priceUnit }, onDates }: UnitPriceProps) {
  if (onDates === 'loading') return '…';
  if (!onDates) return <Price dollars={priceFrom} unit={priceUnit} of={priceFrom < priceTo ? 'from' : undefined} />;
  return <Price dollars={onDates.pricePerUnit} unit={priceUnit} of={onDates.pricesDiffer ? 'average' : undefined} />;
}
