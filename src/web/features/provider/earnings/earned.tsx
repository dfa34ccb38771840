import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Earned } from '#shared/contracts/payouts.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Chart } from '#web/ui/chart.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton, SkeletonBox } from '#web/ui/skeleton.tsx';
import { Table } from '#web/ui/table.tsx';
import { useAmount } from '#web/ui/use-amount.ts';
import { useLang } from '#web/ui/use-lang.ts';
import { earnedQuery } from '../money-queries.ts';
import { monthWords } from '../month-words.ts';
import { PanelSection } from '../panel-section.tsx';
import { useMember } from '../use-member.ts';

type Period = Earned['items'][number];

const monthsInChart = 12;
const hasAny = ({ trips, gross, net }: Period) => trips > 0 || gross !== 0 || net !== 0;

/** What trips earned in the last twelve months, as a chart, and in the last 24 as a table. */
export function EarnedByMonth() {
  const { t } = useTranslation('provider-earnings');
  return (
    <PanelSection title={t('months.title')}>
      <Periods by="month">{(items) => <Months items={items} />}</Periods>
    </PanelSection>
  );
}

function Months({ items }: { items: Period[] }) {
  const { t } = useTranslation('provider-earnings');
  const lang = useLang();
  const amount = useAmount();
  const latest = items.slice(-monthsInChart);
  const points = latest.map(({ period, net }) => {
    const { narrow, name } = monthWords(period, lang);
    return { key: period, label: narrow, name, value: Math.max(0, net), text: amount(net) };
  });
  const known = items.filter(hasAny).toReversed();
  return (
    <div className="grid grid-cols-1 gap-4">
      {latest.some(hasAny) ? (
        <Chart
          title={t('months.chart')}
          unit={t('months.unit')}
          shape="bars"
          tick={(value) => value.toLocaleString(`${lang}-KE`, { notation: 'compact' })}
          points={points}
        />
      ) : (
        <p className="text-ink-soft">{t('months.none')}</p>
      )}
      {known.length > 0 && (
        <details className="group">
          <summary className="flex min-h-11 w-fit items-center font-semibold text-brand underline decoration-1 underline-offset-4">
            {t('months.table')}
          </summary>
          <Figures caption={t('months.table')} items={known} naming={(period) => monthWords(period, lang).name} />
        </details>
      )}
    </div>
  );
}

/** The taxes of each calendar year, as the ledger has them. */
export function TaxesByYear() {
  const { t } = useTranslation('provider-earnings');
  return (
    <PanelSection title={t('taxes.title')} text={t('taxes.text')}>
      <Periods by="year">
        {(items) => {
          const known = items.filter(hasAny).toReversed();
          return known.length === 0 ? (
            <p className="text-ink-soft">{t('taxes.none')}</p>
          ) : (
            <Figures caption={t('taxes.title')} items={known} naming={(period) => period} taxes />
          );
        }}
      </Periods>
    </PanelSection>
  );
}

/** Reads the periods, and says while and where that fails. */
function Periods({ by, children }: { by: 'month' | 'year'; children: (items: Period[]) => ReactNode }) {
  const { providerId } = useMember();
  const textOf = useProblemText();
  const { data, error, isPending, refetch } = useQuery(earnedQuery(providerId, by));
  if (isPending) {
    return (
      <Skeleton>
        <SkeletonBox className="h-48" />
      </Skeleton>
    );
  }
  if (!data) return <LoadError text={textOf(error)} onRetry={() => void refetch()} />;
  return children(data.items);
}

interface FiguresProps {
  caption: string;
  items: Period[];
  naming: (period: string) => string;
  /** With each tax in a column of its own. */
  taxes?: boolean;
}

function Figures({ caption, items, naming, taxes = false }: FiguresProps) {
  const { t } = useTranslation('provider-earnings');
  const amount = useAmount();
  const figures = (key: 'gross' | 'commission' | 'vat' | 'levy' | 'withholding' | 'net') => ({
    ...{ key, label: t(`column.${key}`), figures: true },
  });
  const columns = [
    { key: 'period', label: t(taxes ? 'column.year' : 'column.period') },
    { key: 'trips', label: t('column.trips'), figures: true },
    figures('gross'),
    figures('commission'),
    ...(taxes
      ? [figures('vat'), figures('levy'), figures('withholding')]
      : [{ key: 'taxes', label: t('column.taxes'), figures: true }]),
    figures('net'),
  ];
  const rows = items.map(({ period, trips, gross, commission, vat, levy, withholding, net }) => ({
    key: period,
    cells: {
      ...{ period: naming(period), trips, gross: amount(gross), net: amount(net) },
      // As in the statement, where the commission contains its VAT.
      commission: amount(taxes ? commission : rounded(commission + vat)),
      ...{ vat: amount(vat), levy: amount(levy), withholding: amount(withholding) },
      taxes: amount(rounded(levy + withholding)),
    },
  }));
  return <Table caption={caption} columns={columns} rows={rows} />;
}

const rounded = (dollars: number) => Math.round(dollars * 100) / 100;
