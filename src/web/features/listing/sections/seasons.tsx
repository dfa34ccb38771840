import type { ComponentProps, ReactNode } from 'react';
import type { Service } from '#shared/contracts/catalogue.ts';
import { addMonths, type CalendarDate } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { DateSpan } from '#web/ui/date-span.tsx';
import { Price } from '#web/ui/price.tsx';
import { Table } from '#web/ui/table.tsx';

/** Seasons repeat each year, so only one year of them is shown. */
const monthsShown = 12;

type Row = ComponentProps<typeof Table>['rows'][number];

interface SeasonsProps {
  service: Service;
  today: CalendarDate;
}

/** The periods of the coming year, and the weekends, with another price than the usual one, and whether single days have one. */
export function Seasons({ service, today }: SeasonsProps) {
  const { seasons, weekend, singleDays, priceUnit, pricePerUnit } = service;
  const { t } = useTranslation('catalogue');
  const row = (key: string, when: ReactNode, dollars: number): Row => {
    return { key, cells: { when, price: <Price dollars={dollars} unit={priceUnit} /> } };
  };
  const rows = seasons
    .filter(({ startDate, endDate }) => today <= endDate && startDate <= addMonths(today, monthsShown))
    .map(({ startDate, endDate, pricePerUnit }) =>
      row(startDate, <DateSpan start={startDate} end={endDate} />, pricePerUnit),
    );
  if (weekend) rows.push(row('weekend', t(`seasons.weekend.${priceUnit}`), weekend.pricePerUnit));
  if (rows.length === 0 && !singleDays) return null;
  rows.push({ ...row('else', t('seasons.else'), pricePerUnit), ...(singleDays && { note: t('seasons.single') }) });
  return (
    <div className="grid gap-2">
      <h3>{t('seasons.title')}</h3>
      <Table
        caption={t('seasons.title')}
        columns={[
          { key: 'when', label: t('seasons.when') },
          { key: 'price', label: t('fact.price'), figures: true },
        ]}
        rows={rows}
      />
    </div>
  );
}
