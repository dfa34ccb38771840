import type { Quote } from '#shared/contracts/catalogue.ts';
import { formatDate } from '#shared/dates.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { dollars } from '#shared/money.ts';
import { adultOf } from '#shared/party.ts';
import type { QuoteLine } from '#shared/quote.ts';
import { type JoinedLine, joinLines } from './joined-lines.ts';

/** The lines of a bill with their labels, in dollars; one for each price and kind of guests. */
export function linesIn(lang: Lang, lines: readonly QuoteLine[]): Quote['lines'] {
  const isOfOneRun = lines.every(({ startDate }) => startDate === lines[0]?.startDate);
  return joinLines(lines).map((line) => ({
    label: isOfOneRun ? labelOf(line, lang) : labelWithDate(line, lang),
    quantity: line.quantity,
    unitPrice: dollars(line.unitPriceCents),
    amount: dollars(line.amountCents),
  }));
}

/** Where a stay has several prices, days in a row have the first date: "2 nights, from 1 Jul 2027". */
function labelWithDate(line: JoinedLine, lang: Lang): string {
  const label = labelOf(line, lang);
  const [first, another] = line.runs;
  if (!first || another) return label;
  return translate(lang, 'catalogue', 'quote.from', { label, date: formatDate(first.startDate, lang) });
}

/** "2 people"; "3 nights × 2 rooms"; whose price it is, where the guests pay different ones: "2 adults, Kenya residents". */
function labelOf(line: JoinedLine, lang: Lang): string {
  const { unit, kind, quantity: count } = line;
  if (unit === 'person') {
    return kind
      ? translate(lang, 'party', `count.${kind}`, { count })
      : translate(lang, 'catalogue', 'quote.people', { count });
  }
  const label = spansOf(line, lang).join(' + ');
  return kind ? translate(lang, 'party', `rate.${adultOf(kind)}`, { label }) : label;
}

/**
 * "5 nights", "3 nights × 2 rooms". There are several only where guests of a kind need more rooms on some days than on others,
 * because on these others pay more than they do.
 */
function spansOf({ unit, runs }: JoinedLine, lang: Lang): string[] {
  const text = (key: 'nights' | 'days' | 'trips' | 'rooms' | 'vehicles', count: number) =>
    translate(lang, 'catalogue', `quote.${key}`, { count });
  return [...Map.groupBy(runs, ({ places }) => places)].map(([places, same]) => {
    const units = same.reduce((sum, run) => sum + run.units, 0);
    const span = text(unit === 'night' ? 'nights' : unit === 'day' ? 'days' : 'trips', units);
    return places === 1 ? span : `${span} × ${text(unit === 'night' ? 'rooms' : 'vehicles', places)}`;
  });
}
