import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { StreamedFile } from '#server/http/file-route.ts';
import type { Lang } from '#shared/languages.ts';

/** What a cell may hold; null stays empty. Numbers are ours, so that a minus before one is no formula. */
export type Cell = string | number | null;

export interface Column<Row> {
  title(lang: Lang): string;
  cell(row: Row): Cell;
}

interface Table<Row> {
  filename: string;
  lang: Lang;
  columns: readonly Column<Row>[];
  /** Read as they are written, and ended when the visitor goes away before the last one. */
  rows: AsyncIterable<Row> | Iterable<Row>;
}

/** Rows that are written at a time: all that is in memory of a table. */
const batch = 200;

/**
 * A table for spreadsheets and banks (RFC 4180), written while it is sent: UTF-8 with its mark, without which Excel
 * guesses otherwise. What fails before the first rows is an answer of its own; later the download breaks off.
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
    lines.push(columns.map(({ cell }) => harmless(cell(row))));
    if (lines.length < batch) continue;
    yield stringify(lines, { bom, record_delimiter: 'windows' });
    lines = [];
    bom = false;
  }
  if (lines.length > 0) yield stringify(lines, { bom, record_delimiter: 'windows' });
}

/**
 * A spreadsheet takes a text that begins so for a formula, the wide forms of Asian keyboards included; with an apostrophe
 * before it, it stays text.
 */
const formula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

const harmless = (cell: Cell): Cell => (typeof cell === 'string' && formula.test(cell) ? `'${cell}` : cell);

/** The chunks as a stream. Their generator has begun: only its own `return` ends what it reads from. */
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
