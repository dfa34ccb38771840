import { stringify } from 'csv-stringify/sync';

/** A spreadsheet takes what begins so for a formula; with an apostrophe before it, it stays text. */
const harmless = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

/** What a cell may hold; null stays empty. Numbers are ours, so that a minus before one is no formula. */
export type Cell = string | number | null;

/** A table for spreadsheets and banks (RFC 4180), in UTF-8 with its mark, without which Excel guesses otherwise. */
export function csvOf(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? harmless(cell) : cell)));
  return stringify([[...columns], ...cells], { bom: true, record_delimiter: 'windows' });
}
