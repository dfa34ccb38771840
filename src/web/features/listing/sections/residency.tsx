import type { ReactNode } from 'react';
import type { Service } from '#shared/contracts/catalogue.ts';
import { addMonths, type CalendarDate } from '#shared/dates.ts';
import { kindsToChoose } from '#shared/party.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { DateSpan } from '#web/ui/date-span.tsx';
import { Price } from '#web/ui/price.tsx';
import { Table } from '#web/ui/table.tsx';
import { useKindLabel } from './use-kind-label.ts';

/** Seasons repeat each year, so only one year of them is shown. */
const monthsShown = 12;

interface ResidencyProps {
  service: Service;
  today: CalendarDate;
}

/** Prices of some days. */
interface Row extends Pick<Service['seasons'][number], 'pricePerUnit' | 'residencyPrices'> {
  when: ReactNode;
  /** Tells one from the others. */
  startDate: string;
}

/**
 * What residents, East African citizens and children pay, on usual days, at weekends and in seasons to come that have such prices.
 * The page must have loaded the texts `party` if there are any.
 */
export function Residency({ service, today }: ResidencyProps) {
  const { t } = useTranslation(['party', 'catalogue']);
  const { priceUnit } = service;
  const labelOf = useKindLabel(service);
  const seasons = service.seasons.filter(
    ({ startDate, endDate }) => today <= endDate && startDate <= addMonths(today, monthsShown),
  );
  const { weekend } = service;
  const others: Row[] = [
    ...seasons.map((season) => ({ ...season, when: <DateSpan start={season.startDate} end={season.endDate} /> })),
    ...(weekend ? [{ ...weekend, when: t(`catalogue:seasons.weekend.${priceUnit}`), startDate: 'weekend' }] : []),
  ];
  // Single days are not in the table, so a kind that has a price on these alone is told only that other dates have other prices.
  const onSingleDays = service.singleDays ? service.pricedKinds.map((kind) => ({ [kind]: true })) : [];
  const kinds = kindsToChoose([...[service, ...others].map(({ residencyPrices }) => residencyPrices), ...onSingleDays]);
  if (kinds.length === 0) return null;
  const usual: Row = {
    ...service,
    when: t(others.length > 0 || service.singleDays ? 'catalogue:seasons.else' : 'always'),
    startDate: '',
  };
  const rowsOf = (prices: Row) =>
    kinds
      .filter((kind) => kind === 'non_resident' || prices.residencyPrices[kind] !== undefined)
      .map((kind) => ({
        key: `${kind} ${prices.startDate}`,
        cells: {
          who: labelOf(kind),
          when: prices.when,
          price: (
            <Price
              dollars={kind === 'non_resident' ? prices.pricePerUnit : (prices.residencyPrices[kind] ?? 0)}
              unit={priceUnit}
            />
          ),
        },
      }));
  const priced = others.filter(({ residencyPrices }) => Object.keys(residencyPrices).length > 0);
  return (
    <div className="grid gap-2">
      <h3>{t('prices.title')}</h3>
      <p className="max-w-prose text-ink-soft">{t('who.text')}</p>
      <Table
        caption={t('prices.title')}
        columns={[
          { key: 'who', label: t('prices.who') },
          { key: 'when', label: t('catalogue:seasons.when') },
          { key: 'price', label: t('catalogue:fact.price'), figures: true },
        ]}
        rows={[usual, ...priced].flatMap(rowsOf)}
      />
      {(others.length > priced.length || service.singleDays) && (
        <p className="text-s text-ink-soft">{t('prices.seasons')}</p>
      )}
    </div>
  );
}
