import { dateInNairobi } from '#shared/dates.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { type Cell, csvOf } from './csv.ts';
import type { Statement } from './statement.ts';
import { closingIn, kindIn, openingIn, tripIn } from './statement-words.ts';

/** Dollars with cents, as a number that a spreadsheet adds up. */
const dollars = (cents: number | null): Cell => (cents === null ? null : cents / 100);

/** The first row is what was owed at the beginning, the last one what is at the end. */
export function statementCsv({ from, to, openingCents, closingCents, lines }: Statement, lang: Lang): string {
  const balance = (day: string, label: string, cents: number): Cell[] => [
    ...[day, label, null, null, null, null, null],
    dollars(cents),
    null,
  ];
  const columns = [
    translate(lang, 'statements', 'column.date'),
    translate(lang, 'statements', 'column.kind'),
    translate(lang, 'statements', 'column.booking'),
    translate(lang, 'statements', 'column.trip'),
    translate(lang, 'statements', 'column.gross'),
    translate(lang, 'statements', 'column.commission'),
    translate(lang, 'statements', 'column.taxes'),
    translate(lang, 'statements', 'column.net'),
    translate(lang, 'statements', 'column.receipt'),
  ];
  return csvOf(columns, [
    balance(from, openingIn(lang, openingCents), openingCents),
    ...lines.map((line) => [
      dateInNairobi(line.at),
      kindIn(lang, line),
      line.reference,
      tripIn(lang, line),
      dollars(line.grossCents),
      dollars(line.commissionCents),
      dollars(line.taxesCents),
      dollars(line.netCents),
      line.receipt,
    ]),
    balance(to, closingIn(lang, closingCents), closingCents),
  ]);
}
