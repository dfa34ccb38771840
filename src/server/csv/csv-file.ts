import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { StreamedFile } from '#server/http/file-route.ts';
import type { Lang } from '#shared/languages.ts';

/** The content of a cell; null leaves it empty. Only texts are checked for formulas, so negative numbers stay as they are. */
export type Cell = string | number | null;

export interface Column<Row> {
  title(lang: Lang): string;
  cell(row: Row): Cell;
}

interface Table<Row> {
  filename: string;
  lang: Lang;
  columns: readonly Column<Row>[];
  /** Read while the file is sent; ended early when the download is aborted. */
  rows: AsyncIterable<Row> | Iterable<Row>;
}

/** How many rows are written at a time; no more are in memory. */
const batch = 200;

/**
 * A table for spreadsheets and banks (RFC 4180), written while it is sent: UTF-8 with a byte order mark, without which
 * Excel assumes another encoding. An error before the first rows becomes an error answer; a later one aborts the download.
 */
export async function csvFile<Row>({ filename, ...table }: Table<Row>): Promise<StreamedFile> {
  const chunks = chunksOf(table);
  const first = await chunks.next();
  return { contentType: 'text/csv; charset=utf-8', filename, body: streamOf(first, chunks) };
}

async function* chunksOf<Row>({
  lang,
  columns,
  rows,
}: Omit<Table<Row>, 'filename'>): AsyncGenerator<string, undefined> {
  let lines: Cell[][] = [columns.map(({ title }) => title(lang))];
  let bom = true;
  for await (const row of rows) {
    lines.push(columns.map(({ cell }) => escapeFormula(cell(row))));
    if (lines.length < batch) continue;
    yield stringify(lines, { bom, record_delimiter: 'windows' });
    lines = [];
    bom = false;
  }
  if (lines.length > 0) yield stringify(lines, { bom, record_delimiter: 'windows' });
}

/**
 * Spreadsheets take a text that begins so for a formula, the full-width forms of Asian keyboards included. With an
 * apostrophe before it, it stays text.
 */
const formula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

const escapeFormula = (cell: Cell): Cell => (typeof cell === 'string' && formula.test(cell) ? `'${cell}` : cell);

/** The chunks as a stream. Their generator has begun already, so ending the stream must call its `return`. */
function streamOf(first: IteratorResult<string, undefined>, chunks: AsyncGenerator<string, undefined>): Readable {
  let begun = false;
  const iterator: AsyncIterableIterator<string> = {
    next: () => {
      if (begun) return chunks.next();
      begun = true;
      return Promise.resolve(first);
    },
    return: () => chunks.return(undefined),
    [Symbol.asyncIterator]: () => iterator,
  };
  return Readable.from(iterator, { objectMode: false });
}
