import type { Service } from '#shared/contracts/catalogue.ts';
import { addMonths, type CalendarDate } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { DateSpan } from '#web/ui/date-span.tsx';
import { Price } from '#web/ui/price.tsx';
import { Table } from '#web/ui/table.tsx';

/** Seasons repeat each year, so only one year of them is shown. */
const monthsShown = 12;

interface SeasonsProps {
  service: Service;
  today: CalendarDate;
}

/** The periods of the coming year with another price than the usual one. */
export function Seasons({ service: { seasons, priceUnit, pricePerUnit }, today }: SeasonsProps) {
  const { t } = useTranslation('catalogue');
  const coming = seasons.filter(
    ({ startDate, endDate }) => today <= endDate && startDate <= addMonths(today, monthsShown),
  );
  if (coming.length === 0) return null;
  const rows = coming.map(({ startDate, endDate, pricePerUnit }) => ({
    key: startDate,
    cells: {
      when: <DateSpan start={startDate} end={endDate} />,
      price: <Price dollars={pricePerUnit} unit={priceUnit} />,
    },
  }));
  return (
    <div className="grid gap-2">
      <h3>{t('seasons.title')}</h3>
      <Table
        caption={t('seasons.title')}
        columns={[
          { key: 'when', label: t('seasons.when') },
          { key: 'price', label: t('fact.price'), figures: true },
        ]}
        rows={[
          ...rows,
          {
            key: 'else',
            cells: { when: t('seasons.else'), price: <Price dollars={pricePerUnit} unit={priceUnit} /> },
          },
        ]}
      />
    </div>
  );
}
