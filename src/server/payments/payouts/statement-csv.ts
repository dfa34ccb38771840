import { type Cell, type Column, csvFile } from '#server/csv/csv-file.ts';
import type { StreamedFile } from '#server/http/file-route.ts';
import { type Days, dateInNairobi } from '#shared/dates.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import type { StatementPart } from './statement.ts';
import { closingIn, kindIn, openingIn, tripIn } from './statement-words.ts';

/** In the order of the columns. */
const titles = [
  ...(['column.date', 'column.kind', 'column.booking', 'column.trip', 'column.gross'] as const),
  ...(['column.commission', 'column.taxes', 'column.net', 'column.receipt'] as const),
];
type Cells = Partial<Record<(typeof titles)[number], Cell>>;

/** All amounts are US dollars, as the ledger keeps them. */
const amounts: ReadonlySet<string> = new Set<keyof Cells>([
  ...(['column.gross', 'column.commission', 'column.taxes', 'column.net'] as const),
]);

const columns = titles.map(
  (title): Column<Cells> => ({
    title: (lang) => `${translate(lang, 'statements', title)}${amounts.has(title) ? ' (USD)' : ''}`,
    cell: (cells) => cells[title] ?? null,
  }),
);

/** Dollars with cents, as a number, so that a spreadsheet can add them up. */
const dollars = (cents: number | null): Cell => (cents === null ? null : cents / 100);

function cellsOf(part: StatementPart, { from, to }: Days, lang: Lang): Cells {
  if ('balance' in part) {
    const { balance, cents } = part;
    const net = dollars(cents);
    if (balance === 'opening') return { 'column.date': from, 'column.kind': openingIn(lang, cents), 'column.net': net };
    return { 'column.date': to, 'column.kind': closingIn(lang, cents), 'column.net': net };
  }
  const { line } = part;
  return {
    'column.date': dateInNairobi(line.at),
    'column.kind': kindIn(lang, line),
    'column.booking': line.reference,
    'column.trip': tripIn(lang, line),
    'column.gross': dollars(line.grossCents),
    'column.commission': dollars(line.commissionCents),
    'column.taxes': dollars(line.taxesCents),
    'column.net': dollars(line.netCents),
    'column.receipt': line.receipt,
  };
}

/** The first row is the balance at the beginning, the last row the balance at the end. */
export function statementCsv(
  parts: AsyncIterable<StatementPart>,
  { filename, days, lang }: { filename: string; days: Days; lang: Lang },
): Promise<StreamedFile> {
  async function* rows() {
    for await (const part of parts) yield cellsOf(part, days, lang);
  }
  return csvFile({ filename, lang, columns, rows: rows() });
}
