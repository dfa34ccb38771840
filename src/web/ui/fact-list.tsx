import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export type Fact = [label: ReactNode, value: ReactNode];

interface FactListProps {
  facts: Fact[];
  /** columns: the label above its value, in two columns. rows: side by side. bill: the value at the right edge. */
  shape?: 'columns' | 'rows' | 'bill';
  /** The total of a bill. */
  sum?: Fact;
  className?: string;
}

const lists = { columns: 'gap-x-8 gap-y-4 sm:grid-cols-2', rows: 'gap-3', bill: 'gap-2' };
/** With large text an amount that does not fit beside its label goes below it. */
const apart = 'flex flex-wrap justify-between gap-x-4';
const room = 'min-w-[min(7rem,100%)] flex-1';
const pairs = {
  columns: 'grid content-start gap-0.5 border-t border-line pt-3',
  rows: 'grid gap-x-4 border-b border-line pb-3 sm:grid-cols-[10rem_1fr]',
  bill: apart,
};
const values = { columns: 'font-medium', rows: '', bill: 'ml-auto text-right font-medium tabular-nums' };

/** A list of labels and values; a pair without a value is left out. */
export function FactList({ facts, shape = 'columns', sum, className }: FactListProps) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '');
  return (
    <dl className={classes('grid', lists[shape], className)}>
      {known.map(([label, value], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: labels may be elements; the order of facts is fixed
        <div key={place} className={pairs[shape]}>
          <dt className={classes('text-ink-soft', shape === 'columns' && 'text-s', shape === 'bill' && room)}>
            {label}
          </dt>
          <dd className={classes('min-w-0 wrap-anywhere', values[shape])}>{value}</dd>
        </div>
      ))}
      {sum && (
        <div className={classes('mt-1 items-baseline border-t border-line pt-3', apart)}>
          <dt className={classes('font-semibold', room)}>{sum[0]}</dt>
          <dd className="ml-auto min-w-0 text-right text-l tabular-nums wrap-anywhere">{sum[1]}</dd>
        </div>
      )}
    </dl>
  );
}
