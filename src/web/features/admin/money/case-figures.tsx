import type { ReactNode } from 'react';
import type { IssueDetail } from '#shared/contracts/admin-payments.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { FactList } from '#web/ui/fact-list.tsx';
import { Table } from '#web/ui/table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Part } from '../part.tsx';
import { figuresOf } from './figures-of.ts';
import { useFigureText } from './use-figure-text.ts';

/** A reference without what payers leave out of it. */
const plain = (reference: string) => reference.replace(/[^a-z0-9]/gi, '').toUpperCase();

/** What the case expected and what it found instead, figure by figure. */
export function CaseFigures({ found }: { found: IssueDetail }) {
  const { t } = useTranslation('admin-case');
  const { nameOf, textOf } = useFigureText(found);
  const shown = (key: string, value: unknown): ReactNode => {
    const text = textOf(key, value);
    const { booking } = found;
    if (key !== 'accountReference' || !booking || plain(text) !== plain(booking.reference)) return text;
    return (
      <TextLink to="/admin/bookings/$bookingId" params={{ bookingId: booking.id }}>
        {text}
      </TextLink>
    );
  };
  const figures = figuresOf(found);
  if (figures.length === 0) return null;
  const compared = figures.some((one) => one.expected !== undefined && one.found !== undefined);
  if (!compared) {
    return (
      <Part title={t('noticed')}>
        <FactList
          shape="rows"
          facts={figures.map((one) => [nameOf(one.key), shown(one.key, one.found ?? one.expected)])}
        />
      </Part>
    );
  }
  return (
    <Part title={t('noticed')}>
      <Table
        caption={t('noticed')}
        columns={[
          { key: 'name', label: t('column.figure') },
          { key: 'expected', label: t('expected') },
          { key: 'found', label: t('found') },
        ]}
        rows={figures.map(({ key, expected, found: instead }) => ({
          key,
          cells: {
            name: nameOf(key),
            expected: <span className="wrap-anywhere">{shown(key, expected)}</span>,
            found: <span className="wrap-anywhere">{shown(key, instead)}</span>,
          },
        }))}
      />
    </Part>
  );
}
