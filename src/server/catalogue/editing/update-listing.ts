import { and, eq, gt, gte } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { canonicalJson } from '#server/canonical-json.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { lockProvider } from '#server/providers/lock-provider.ts';
import { warnsAtOf } from '#server/providers/warns-at.ts';
import type { PriceUnit } from '#shared/categories.ts';
import { checkChangedTexts } from '#shared/contracts/changed-texts.schemas.ts';
import type { ProviderService } from '#shared/contracts/provider-services.ts';
import { type CalendarDate, today } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { closesSoonDays } from '#shared/listing-rules.ts';
import { centsFromDollars } from '#shared/money.ts';
import { seasonProblems } from '#shared/season-problems.ts';
import { factsAfter } from '../facts-of.ts';
import { feesAfter } from '../fees-of.ts';
import { checkKindPrices, kindCentsOf } from '../kind-prices.ts';
import { renewPrices } from '../renew-prices.ts';
import { addSearchWords } from '../repository.ts';
import type { NamedSeason } from '../seasons.ts';
import { serviceDays } from '../tables.ts';
import { doCapacityWork } from './capacity-work.ts';
import { changeCapacity } from './change-capacity.ts';
import { kindColumnsOf, withPricesOfUnit } from './change-unit.ts';
import type { ListingRow } from './listing-answers.ts';
import {
  type Change,
  checkStaysComplete,
  checkWhenBookable,
  columnsOf,
  type Editor,
  isUnapproved,
  movedMeeting,
  searchTextAfter,
  unitAfter,
} from './listing-columns.ts';
import { countChange, countSubmission } from './listing-limits.ts';
import { findServiceChange, proposeChange } from './propose-change.ts';
import { getProviderService } from './queries.ts';
import {
  endPricesOfUnit,
  listDayPriceKinds,
  listSeasons,
  lockListingOf,
  readGallery,
  replaceSeasons,
  saveListing,
} from './repository.ts';

/** A changed listing, and the days that keep more places than its new capacity, because they are booked. */
interface Changed {
  service: ProviderService;
  keptDays: { date: CalendarDate; taken: number }[];
}

/**
 * Changes fields of a listing. Of an approved one everything but category and place is public at once; these two wait for
 * an admin, and wanting again what is approved withdraws them. Bookings keep their price and their places. Another unit ends
 * the prices of single days, and of an approved listing those of weekends and seasons that are not sent with it. Fields that are sent
 * as they are already change nothing.
 * @throws AppError not_found, listing_changed (somebody else has saved since this version), too_many_tries,
 *   unit_booked (another unit, while bookings or blocks take places from today on), invalid_input (seasons that overlap, a unit that the
 *   category does not have, something missing that was submitted, a changed text with an address or a phone number)
 */
export function updateListing(app: App, editor: Editor, sent: Change): Promise<Changed> {
  return transaction(app, async (tx) => {
    const { id, providerId } = editor;
    const alone = sent.capacity !== undefined || sent.priceUnit !== undefined || sent.category !== undefined;
    // Before the listing, as by everything that changes blocks: events of other calendars may get its further places.
    if (sent.capacity !== undefined) await lockProvider(tx, providerId);
    const row = await lockListingOf(tx, { id, providerId, alone });
    if (row.version !== sent.version) throw new AppError('listing_changed');
    await countChange(app, tx, providerId);
    await checkChangedTexts(sent, () => presentTexts(app, tx, { id, providerId }));
    const place = await placeColumns(app, tx, { row, change: sent, editor });
    const waiting = await findServiceChange(tx, id);
    const categories = [place.category ?? row.category, ...(waiting?.status === 'submitted' ? [waiting.category] : [])];
    const unit = unitAfter(row, sent, categories);
    const change = withPricesOfUnit(row, sent, unit);
    const day = today(app.clock);
    if (unit !== row.priceUnit) {
      // Of one that was never offered only blocks take places.
      if (!isUnapproved(row) && (await arePlacesTakenFrom(tx, id, day))) throw new AppError('unit_booked');
      await endPricesOfUnit(tx, id, unit);
    }
    const written = columnsOf(change, unit);
    const ages = { before: row.childUntil, after: change.childUntil ?? row.childUntil };
    const onSiteFees = feesAfter(row.onSiteFees, change.onSiteFees, ages);
    const changed = { ...place, ...written, ...kindColumnsOf({ ...row, ...written }, unit), onSiteFees };
    const columns = { ...changed, ...factsAfter({ ...row, ...changed }, change.facts) };
    checkWhenBookable(row, columns, day);
    const gallery = await readGallery(tx, id);
    checkStaysComplete(row, columns, gallery.length);
    const seasons = change.seasons && seasonsOf(change.seasons, { unit, lang: editor.lang });
    const dayPriceKinds = await listDayPriceKinds(tx, row);
    checkKindPrices({ ...row, ...columns }, { seasons: seasons ?? [], dayPriceKinds });
    const now = app.clock.now();
    const seasonsDiffer = seasons !== undefined && areOther(await listSeasons(tx, id), seasons);
    if (seasonsDiffer) await replaceSeasons(tx, id, seasons);
    if (seasonsDiffer || isOther(row, columns)) {
      await save(tx, row, { ...columns, ...closingColumns(row, columns, now), updatedAt: now });
    }
    const keptDays =
      columns.capacity === undefined
        ? []
        : await changeCapacity(tx, { serviceId: id, capacity: columns.capacity, today: day });
    if (columns.capacity !== undefined && columns.capacity > row.capacity) await doCapacityWork(tx, id, now);
    // With a day, because without one it leaves listings with one price as they are.
    if (movesPrices.some((name) => change[name] !== undefined)) await renewPrices(tx, [id], row.pricedOn);
    return { service: await getProviderService(app, tx, { id, providerId }), keptDays };
  });
}

/** The listing as it is, with both places that it may show its editor: the public one, and the one that waits for approval. */
async function presentTexts(app: App, tx: Tx, asked: { id: string; providerId: string }) {
  const service = await getProviderService(app, tx, asked);
  return { ...service, place: [service.place, service.change] };
}

/** Whether one of these columns has another value than before: what was rejected is submitted again only once something has. */
const isOther = (row: ListingRow, columns: Partial<ListingRow>): boolean =>
  Object.entries(columns).some(
    ([name, value]) => canonicalJson(value ?? null) !== canonicalJson(row[name as keyof ListingRow] ?? null),
  );

/** Whether these are other seasons than those, in whatever order they were sent. @param before in the order of their days */
function areOther(before: Awaited<ReturnType<typeof listSeasons>>, after: readonly NamedSeason[]): boolean {
  const inOrder = after.toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1));
  return canonicalJson(before) !== canonicalJson(inOrder);
}

/** The fields on which the lowest and the highest price of the days with a free place depend. */
const movesPrices = [
  ...(['pricePerUnit', 'priceUnit', 'category', 'seasons', 'weekend', 'capacity'] as const),
  ...(['leadDays', 'bookableFrom', 'bookableUntil'] as const),
] as const;

interface PlaceChange {
  row: ListingRow;
  change: Change;
  editor: Editor;
}

/** Category and place as columns where they may change at once; where an admin must approve them they are proposed. */
async function placeColumns(app: App, tx: Tx, { row, change, editor }: PlaceChange): Promise<Partial<ListingRow>> {
  const { category, place } = change;
  if (category === undefined && place === undefined) return {};
  const wanted = { ...(category && { category }), ...place };
  if (isUnapproved(row)) return { ...movedMeeting(row, { ...row, ...wanted }), ...wanted };
  const at = app.clock.now();
  const isNew = await proposeChange(tx, { listing: row, wanted, by: editor.personId, at });
  if (isNew) await countSubmission(app, tx, row);
  return {};
}

/** Whether bookings or blocks take places of a day from this one on. By the primary key of `service_days`. */
async function arePlacesTakenFrom(tx: Tx, serviceId: string, day: CalendarDate): Promise<boolean> {
  const [taken] = await tx
    .select({ date: serviceDays.date })
    .from(serviceDays)
    .where(and(eq(serviceDays.serviceId, serviceId), gte(serviceDays.date, day), gt(serviceDays.taken, 0)))
    .limit(1);
  return taken !== undefined;
}

/** @throws AppError invalid_input: one ends before it begins, or overlaps another, which the error names */
function seasonsOf(
  sent: NonNullable<Change['seasons']>,
  { unit, lang }: { unit: PriceUnit; lang: Lang },
): NamedSeason[] {
  const fields = seasonProblems(sent).map(({ index, overlaps }): [string, string] => {
    if (overlaps === undefined) return [`seasons.${index}.endDate`, 'range_invalid'];
    const name = sent[overlaps]?.name ?? '';
    return [`seasons.${index}.startDate`, translate(lang, 'fields', 'season_overlaps', { name })];
  });
  if (fields.length > 0) throw new AppError('invalid_input', { fields: Object.fromEntries(fields) });
  return sent.map(({ pricePerUnit, residencyPrices, ...season }) => ({
    ...season,
    priceCents: centsFromDollars(pricePerUnit),
    kindCents: kindCentsOf(residencyPrices, { perPerson: unit === 'person' }),
  }));
}

/** When its provider is told that the last day comes near, which is once for each value of it. */
function closingColumns(row: ListingRow, { bookableUntil }: Partial<ListingRow>, now: Date): Partial<ListingRow> {
  if (bookableUntil === undefined || bookableUntil === row.bookableUntil) return {};
  return { closesWarnsAt: warnsAtOf(bookableUntil, { days: closesSoonDays, now }) };
}

/** Writes the columns; those by which the search finds the listing renew what it reads. */
async function save(tx: Tx, row: ListingRow, columns: Partial<ListingRow> & { updatedAt: Date }): Promise<void> {
  const searchText = searchTextAfter(row, columns);
  await saveListing(tx, row, { ...columns, ...(searchText !== row.searchText && { searchText }) });
  // The words of what nobody can find are not added: the search would read mistyped words as these.
  if (searchText !== row.searchText && !isUnapproved(row)) await addSearchWords(tx, searchText);
}
