import { Fragment, type ReactNode } from 'react';
import { classes } from './classes.ts';

export interface Column {
  key: string;
  label: string;
  /** Aligned to the right, for numbers. */
  figures?: boolean;
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

/** A table that becomes a list of labelled values on phones; the roles keep it a table for screen readers. */
export function Table({ caption, columns, rows }: TableProps) {
  const end = (column: Column) => column.figures && 'text-right tabular-nums';
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
            <tr
              role="row"
              className={classes('max-sm:grid max-sm:gap-1 max-sm:py-3', note ? 'max-sm:pb-1' : 'border-b border-line')}
            >
              {columns.map((column, place) =>
                place === 0 ? (
                  <th key={column.key} role="rowheader" scope="row" className="py-3 pr-3 font-semibold max-sm:p-0">
                    {cells[column.key]}
                  </th>
                ) : (
                  <td
                    key={column.key}
                    role="cell"
                    className={classes(
                      'px-3 py-3 last:pr-0 max-sm:flex max-sm:justify-between max-sm:gap-4 max-sm:p-0',
                      end(column),
                    )}
                  >
                    <span aria-hidden="true" className="text-left text-ink-soft sm:hidden">
                      {column.label}
                    </span>
                    <span>{cells[column.key]}</span>
                  </td>
                ),
              )}
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
