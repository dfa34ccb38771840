import type { ReactNode } from 'react';
import type { AdminService } from '#shared/contracts/approvals.ts';
import { dateInNairobi, formatDate } from '#shared/dates.ts';
import { kilometresBetween } from '#shared/distance.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Table } from '#web/ui/table.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { Part } from '../part.tsx';
import { Position } from './parts.tsx';

type Change = NonNullable<AdminService['change']>;

interface ChangesProps {
  approved: AdminService['approved'];
  change: Change;
}

/** What a provider wants to change of an approved listing beside what is approved; what differs is marked in words. */
export function Changes({ approved, change }: ChangesProps) {
  const { t } = useTranslation(['admin-approvals', 'catalogue']);
  const lang = useLang();
  const date = formatDate(dateInNairobi(new Date(change.submittedAt)), lang);
  const moved = kilometresBetween(approved, change);
  const rows = [
    row('category', t('fact.category'), ({ category }) => t(`catalogue:category.${category}`)),
    row('location', t('fact.place'), ({ location }) => location),
    row('county', t('fact.county'), ({ county }) => county),
    row(
      'position',
      t('fact.position'),
      (place) => <Position lat={place.lat} lon={place.lon} />,
      approved.lat !== change.lat || approved.lon !== change.lon,
    ),
  ];
  return (
    <Part title={t('change.title')} lead={t('change.lead', { name: change.submittedBy, date })}>
      <Table
        caption={t('change.title')}
        columns={[
          { key: 'what', label: t('change.what') },
          { key: 'approved', label: t('change.approved') },
          { key: 'wanted', label: t('change.wanted') },
        ]}
        rows={rows}
      />
      {moved >= 1 && <p className="text-s">{t('change.distance', { count: Math.round(moved) })}</p>}
    </Part>
  );

  function row(
    key: string,
    label: string,
    show: (place: ChangesProps['approved']) => ReactNode,
    differs = show(approved) !== show(change),
  ) {
    return {
      key,
      cells: { what: label, approved: show(approved), wanted: <Wanted differs={differs}>{show(change)}</Wanted> },
    };
  }
}

function Wanted({ differs, children }: { differs: boolean; children: ReactNode }) {
  const { t } = useTranslation('admin-approvals');
  if (!differs) return <span className="text-ink-soft">{t('change.same')}</span>;
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">
      <strong className="font-semibold">{children}</strong>
      <span className="rounded-s bg-warning-soft px-1.5 text-xs font-semibold text-warning">{t('change.differs')}</span>
    </span>
  );
}
