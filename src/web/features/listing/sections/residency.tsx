import type { Service } from '#shared/contracts/catalogue.ts';
import { addMonths, type CalendarDate } from '#shared/dates.ts';
import { type GuestKind, isChild, kindsToChoose } from '#shared/party.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { DateSpan } from '#web/ui/date-span.tsx';
import { Price } from '#web/ui/price.tsx';
import { Table } from '#web/ui/table.tsx';

/** Seasons repeat each year, so only one year of them is shown. */
const monthsShown = 12;

interface ResidencyProps {
  service: Service;
  today: CalendarDate;
}

type Prices = Pick<Service['seasons'][number], 'pricePerUnit' | 'residencyPrices'>;

/**
 * What residents, East African citizens and children pay, outside of seasons and in those to come that have such prices.
 * The page must have loaded the texts `party` if there are any.
 */
export function Residency({ service, today }: ResidencyProps) {
  const { t } = useTranslation(['party', 'catalogue']);
  const { childUntil, priceUnit } = service;
  const seasons = service.seasons.filter(
    ({ startDate, endDate }) => today <= endDate && startDate <= addMonths(today, monthsShown),
  );
  const kinds = kindsToChoose([service.residencyPrices, ...seasons.map((season) => season.residencyPrices)]);
  if (kinds.length === 0) return null;
  const labelOf = (kind: GuestKind) =>
    isChild(kind) && childUntil !== null
      ? `${t(`kind.${kind}`)} (${t('until', { age: childUntil })})`
      : t(`kind.${kind}`);
  const rowsOf = (prices: Prices, season?: Service['seasons'][number]) =>
    kinds
      .filter((kind) => kind === 'non_resident' || prices.residencyPrices[kind] !== undefined)
      .map((kind) => ({
        key: `${kind} ${season?.startDate ?? ''}`,
        cells: {
          who: labelOf(kind),
          when: season ? (
            <DateSpan start={season.startDate} end={season.endDate} />
          ) : (
            t(seasons.length > 0 ? 'catalogue:seasons.else' : 'always')
          ),
          price: (
            <Price
              dollars={kind === 'non_resident' ? prices.pricePerUnit : (prices.residencyPrices[kind] ?? 0)}
              unit={priceUnit}
            />
          ),
        },
      }));
  const priced = seasons.filter(({ residencyPrices }) => Object.keys(residencyPrices).length > 0);
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
        rows={[...rowsOf(service), ...priced.flatMap((season) => rowsOf(season, season))]}
      />
      {seasons.length > priced.length && <p className="text-s text-ink-soft">{t('prices.seasons')}</p>}
    </div>
  );
}
