import type { App } from '#server/app.ts';
import { type Cell, type Column, csvFile } from '#server/csv/csv-file.ts';
import type { StreamedFile } from '#server/http/file-route.ts';
import type { Days } from '#shared/dates.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { type Report, reportOf } from './get-overview.ts';

/** In the order of the columns. */
const titles = [
  ...(['part', 'name', 'from', 'to', 'people', 'listings', 'bookings', 'cancelled'] as const),
  ...(['value', 'received', 'commission'] as const),
];
type Cells = Partial<Record<(typeof titles)[number], Cell>>;

const columns = titles.map(
  (title): Column<Cells> => ({
    title: (lang) => translate(lang, 'admin-overview', `csv.${title}`),
    cell: (cells) => cells[title] ?? null,
  }),
);

/** What the overview shows of some days, as a table, read from one state of the database. */
export async function getReportCsv(app: App, days: Days, lang: Lang): Promise<StreamedFile> {
  const report = await app.db.transaction((tx) => reportOf(app, tx, { days, lang }), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  const filename = `twende-report-${days.from}-${days.to}.csv`;
  return csvFile({ filename, lang, columns, rows: rowsOf(report, lang) });
}

function rowsOf({ from, to, before, sums, sumsBefore, ...report }: Report, lang: Lang): Cells[] {
  const part = (key: KeyOf<'admin-overview'> & `csv.${string}`) => translate(lang, 'admin-overview', key);
  const days = { from, to };
  return [
    { part: part('csv.sums'), ...days, ...sums },
    { part: part('csv.before'), ...before, ...sumsBefore },
    ...report.parts.map((one) => ({ part: part(`csv.${report.step}`), ...one })),
    ...report.categories.map(({ category, bookings, value }) => ({
      ...{ part: part('csv.category'), name: translate(lang, 'catalogue', `category.${category}`), ...days },
      ...{ bookings, value },
    })),
    ...report.topListings.map(({ title, provider, bookings, value }) => ({
      ...{ part: part('csv.listing'), name: `${title} (${provider.name})`, ...days, bookings, value },
    })),
  ];
}
