import type { Service } from '#shared/contracts/catalogue.ts';
import { formatTime } from '#shared/dates.ts';
import { type Facility, type FactName, facilitiesAmong, type ListingFacts, shownFacts } from '#shared/facts.ts';
import { translate } from '#shared/i18n/translate.ts';
import { type Lang, otherThan } from '#shared/languages.ts';
import type { services } from './tables.ts';
import { textIn } from './text-in.ts';

type ServiceRow = typeof services.$inferSelect;
type Facts = Service['facts'];
type Detail = Facts['details'][number];

/** A listing's facts as its page shows them, in the given language; what was written in the other one only is shown in that. */
export function factsIn(
  lang: Lang,
  row: Pick<ServiceRow, 'facts' | 'facilities' | 'category' | 'durationDays'>,
): Facts {
  const facts = shownFacts(row.facts, row);
  const bring = listIn(lang, facts.bring);
  return {
    facilities: facilitiesAmong(row.facilities).map((id) => ({ id, name: facilityIn(lang, id) })),
    rooms: (facts.rooms ?? []).map(({ beds }, place) => ({
      name: translate(lang, 'facts', 'room', { number: place + 1 }),
      beds: beds.map(({ kind, count }) => translate(lang, 'facts', `bed.${kind}`, { count })),
    })),
    details: detailNames.flatMap((name) => detailIn(lang, name, facts)),
    plan: (facts.plan ?? []).map(({ title, text }, place) => {
      const { text: shownTitle, textLang } = textIn(lang, title);
      const day = translate(lang, 'facts', 'day', { number: place + 1 });
      return { day, title: shownTitle, text: textIn(textLang, text).text, textLang };
    }),
    bring: bring.items,
    bringLang: bring.textLang,
  };
}

const facilityIn = (lang: Lang, id: Facility): string => translate(lang, 'facilities', id);

/** Those of a single value, in the order in which they are shown. */
const detailNames = [
  ...(['bathrooms', 'checkInFrom', 'checkInUntil', 'checkOutUntil', 'meetingTime', 'group', 'groupMost'] as const),
  ...(['difficulty', 'minAge', 'maxAge', 'vehicle', 'seats', 'luggage', 'lodging'] as const),
] satisfies FactName[];
type DetailName = (typeof detailNames)[number];

function detailIn(lang: Lang, name: DetailName, facts: ListingFacts): Detail[] {
  const label = translate(lang, 'facts', `name.${name}`);
  if (name === 'lodging') {
    const { text: value, textLang } = textIn(lang, facts.lodging ?? { en: null, sw: null });
    return value ? [{ name, label, value, textLang }] : [];
  }
  const value = facts[name];
  return value === undefined ? [] : [{ name, label, value: valueIn(lang, name, value), textLang: lang }];
}

/** A value in words. Of those that are words themselves every one has a text. */
function valueIn(lang: Lang, name: Exclude<DetailName, 'lodging'>, value: string | number): string {
  if (typeof value === 'number') {
    if (name === 'minAge' || name === 'maxAge') return translate(lang, 'facts', 'age', { count: value });
    return name === 'groupMost' ? translate(lang, 'facts', 'people', { count: value }) : String(value);
  }
  if (name === 'group' || name === 'difficulty' || name === 'vehicle') {
    return translate(lang, 'facts', `${name}.${value}` as 'group.shared');
  }
  return formatTime(value, lang);
}

/** Those that guests need on their trip. */
const tripNames = [
  ...(['meetingTime', 'checkInFrom', 'checkInUntil', 'checkOutUntil', 'group', 'vehicle', 'lodging'] as const),
  ...(['difficulty', 'minAge', 'maxAge'] as const),
] satisfies DetailName[];

/** What of a listing's facts its guests need on the trip: when to be where, with whom and in what, and what to bring. */
export function arrivalFactsIn(lang: Lang, row: Pick<ServiceRow, 'facts' | 'category' | 'durationDays'>): Detail[] {
  const facts = shownFacts(row.facts, row);
  const details = tripNames.flatMap((name) => detailIn(lang, name, facts));
  const { items, textLang } = listIn(lang, facts.bring);
  if (items.length === 0) return details;
  const label = translate(lang, 'facts', 'name.bring');
  return [...details, { name: 'bring', label, value: items.join(', '), textLang }];
}

function listIn(lang: Lang, lists: ListingFacts['bring']): { items: string[]; textLang: Lang } {
  const textLang = (lists?.[lang].length ?? 0) > 0 ? lang : otherThan(lang);
  const items = [...(lists?.[textLang] ?? [])];
  return { items, textLang: items.length > 0 ? textLang : lang };
}
