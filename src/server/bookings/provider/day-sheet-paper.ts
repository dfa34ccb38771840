import type { App } from '#server/app.ts';
import { bill, facts, heading, paragraph, remark, title } from '#server/papers/blocks.ts';
import { colour } from '#server/papers/look.ts';
import { makePaper, type Paper } from '#server/papers/paper.ts';
import { getSettings } from '#server/settings/queries.ts';
import type { DaySheet } from '#shared/contracts/provider-bookings.ts';
import { calendarDate, formatDate, formatInstant } from '#shared/dates.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { tripDates } from '../trip-dates.ts';

type Listing = DaySheet['listings'][number];
type Row = Listing['arrivals'][number];

/** The day sheet as a PDF: who comes, who is there and who leaves, with room to tick. */
export async function daySheetPaper(app: App, sheet: DaySheet, lang: Lang): Promise<Buffer> {
  const { supportEmail: email, supportPhone: phone } = await getSettings(app.db);
  const say = sayIn(lang);
  const date = formatDate(calendarDate(sheet.date), lang);
  return makePaper(
    {
      lang,
      title: say('day.document', { date }),
      number: date,
      issuedAt: app.clock.now(),
      pageOf: (at, of) => say('page', { at, of }),
      footer: [`${say('day.private')}${app.config.demo ? ` ${say('demo')}` : ''}`, say('help', { email, phone })],
    },
    (paper) => {
      title(paper, say('day.title'), sheet.provider.name);
      facts(paper, [
        [say('day.date'), date],
        [say('day.arrivals'), countIn(lang, sheet.counts.arrivals)],
        [say('day.underWay'), countIn(lang, sheet.counts.underWay)],
        [say('day.departures'), countIn(lang, sheet.counts.departures)],
        [say('day.issued'), formatInstant(app.clock.now(), lang)],
      ]);
      const sheets = Math.ceil(sheet.total / sheet.pageSize);
      if (sheets > 1) remark(paper, say('day.sheet', { at: sheet.page, of: sheets, count: sheet.total }));
      if (sheet.listings.length === 0) paragraph(paper, say('day.none'));
      for (const listing of sheet.listings) writeListing(paper, listing, lang);
    },
  );
}

const sayIn = (lang: Lang) => (key: KeyOf<'papers'>, values?: Parameters<typeof translate>[3]) =>
  translate(lang, 'papers', key, values);

const countIn = (lang: Lang, { bookings, guests }: DaySheet['counts']['arrivals']) =>
  [
    translate(lang, 'papers', 'day.bookings', { count: bookings }),
    translate(lang, 'papers', 'day.guests', { count: guests }),
  ].join(', ');

function writeListing(
  paper: Paper,
  { service, meetingPoint, arrivals, underWay, departures }: Listing,
  lang: Lang,
): void {
  const say = sayIn(lang);
  heading(paper, service.title);
  if (meetingPoint.text) paragraph(paper, `${translate(lang, 'arrival', 'meeting')}: ${meetingPoint.text}`);
  const parts = [
    ['day.arrivals', arrivals],
    ['day.underWay', underWay],
    ['day.departures', departures],
  ] as const;
  for (const [name, rows] of parts) {
    if (rows.length === 0) continue;
    paper.room(90);
    paragraph(paper, say(name), { face: 'strong', colour: colour.brand });
    bill(paper, {
      columns: columnsIn(lang),
      lines: rows.map((row) => cellsOf(row, lang)),
      notes: rows.map((row) => noteOf(row, lang)),
    });
  }
}

const columnsIn = (lang: Lang) => [
  { label: translate(lang, 'papers', 'fact.traveller'), share: 0.3 },
  { label: translate(lang, 'papers', 'fact.guests'), share: 0.1, align: 'right' as const },
  { label: translate(lang, 'papers', 'day.phone'), share: 0.19 },
  { label: translate(lang, 'papers', 'fact.when'), share: 0.22 },
  { label: translate(lang, 'papers', 'day.came'), share: 0.19 },
];

const cellsOf = (row: Row, lang: Lang): string[] => [
  // Who the guests are stands below the traveller, where there is room for it.
  [row.traveller, row.bookingId, ...row.party.map(({ label }) => label)].join('\n'),
  String(row.guests),
  row.phone,
  tripDates(calendarDate(row.startDate), calendarDate(row.endDate), lang),
  cameIn(row, lang),
];

/** Who comes along, what is to be prepared, and what the traveller has answered, a line for each question. */
const noteOf = ({ companions, extras, answers }: Row, lang: Lang): string =>
  [
    ...(companions.length > 0 ? [`${translate(lang, 'papers', 'fact.companions')}: ${companions.join(', ')}`] : []),
    ...(extras.length > 0 ? [`${translate(lang, 'papers', 'fact.extras')}: ${extras.join('; ')}`] : []),
    ...answers.map(({ question, answer }) => `${question}: ${answer}`),
  ].join('\n');

/** Empty while nothing is noted, so that it can be ticked by hand. */
function cameIn({ checkedInAt, noShowAt }: Row, lang: Lang): string {
  if (checkedInAt !== null) {
    return translate(lang, 'papers', 'day.checkedIn', { at: formatInstant(new Date(checkedInAt), lang) });
  }
  return noShowAt === null ? '' : translate(lang, 'papers', 'day.noShow');
}
