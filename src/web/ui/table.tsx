import { Fragment, type ReactNode } from 'react';
import { classes } from './classes.ts';

export interface Column {
  key: string;
  label: string;
  /** Aligned to the right, for numbers. */
  figures?: boolean;
  /** Stands beside the name of the row on phones, without its label. */
  state?: boolean;
}

export interface Row {
  key: string;
  /** By the keys of the columns. */
  cells: Record<string, ReactNode>;
  /** Stands below the cells, as wide as the table. */
  note?: ReactNode;
}

interface TableProps {
  caption: string;
  /** The first column names its row. */
  columns: Column[];
  rows: Row[];
}

const end = (column: Column) => column.figures && 'text-right tabular-nums';

/**
 * A table. On phones a row is its name with its state, and below it the other values that it has, each after its label; the
 * roles keep it a table for screen readers.
 */
export function Table({ caption, columns, rows }: TableProps) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: `display: block`, which it has below 40rem, removes the roles
    <table role="table" className="w-full text-left max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="max-sm:sr-only">
        <tr role="row" className="border-b border-line-strong">
          {columns.map((column) => (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              className={classes('px-3 py-2 text-s font-semibold text-ink-soft first:pl-0 last:pr-0', end(column))}
            >
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-sm:block">
        {rows.map(({ key, cells, note }) => (
          <Fragment key={key}>
            <tr role="row" className={classes('max-sm:values-row', !note && 'border-b border-line')}>
              <Cells {...{ columns, cells }} />
            </tr>
            {note && (
              <tr role="row" className="border-b border-line max-sm:block">
                <td role="cell" colSpan={columns.length} className="pb-3 max-sm:block">
                  {note}
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}

function Cells({ columns, cells }: Pick<TableProps, 'columns'> & Pick<Row, 'cells'>) {
  // biome-ignore-start lint/a11y/noRedundantRoles: as above
  return columns.map((column, place) => {
    const { key, label, state } = column;
    return place === 0 ? (
      <th key={key} role="rowheader" scope="row" className="py-3 pr-3 font-semibold">
        {cells[key]}
      </th>
    ) : (
      <td key={key} role="cell" data-state={state} className={classes('px-3 py-3 last:pr-0', end(column))}>
        <span aria-hidden="true" className="text-ink-soft sm:hidden">
          {label}
        </span>
        <span>{cells[key]}</span>
      </td>
    );
  });
  // biome-ignore-end lint/a11y/noRedundantRoles: as above
}
