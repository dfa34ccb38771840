import { type CalendarDate, formatDate } from '#shared/dates.ts';
import { type Lang, langs } from '#shared/languages.ts';
import { type FeeKind, feeCurrencyOf } from '#shared/on-site-fees.ts';
import type { AssistantQuestion, ExpectedListing, ExpectedListings } from './question.ts';

/** A listing as the database has it. */
export interface ListingRow {
  id: string;
  titleEn: string;
  category: string;
  county: string;
  priceFrom: number;
  priceTo: number;
  pricePerUnit: number;
  /** What residents, citizens and children pay, as its page shows it. */
  residencyPrices: Readonly<Record<string, number>>;
  /** What may be added for money, and what is paid at the place. */
  extras: readonly { price: number }[];
  onSiteFees: readonly { amounts: Readonly<Record<string, number>> }[];
  facilities: readonly string[];
}

/** What the product says when it is asked itself. */
interface Quoted {
  total: number;
  /** The amounts of its lines, and of what is paid at the place. */
  lines: number[];
  hasRoom: boolean;
}

export interface Judging {
  listings: readonly ListingRow[];
  supportPhone: string;
  /** Undefined where the dates cannot be booked. */
  quote(id: string, asked: { startDate: string; endDate?: string; guests: number }): Promise<Quoted | undefined>;
}

/** What is wrong with an answer; undefined where nothing is. */
export async function judgeAnswer(
  { expect, lang, turns }: AssistantQuestion,
  answer: string,
  judging: Judging,
): Promise<string | undefined> {
  const linked = linkedListings(answer, judging);
  const wrong =
    wrongLink(answer) ?? (await inventedPrice(answer, { turns, linked, judging })) ?? wrongLanguage(answer, lang);
  if (wrong) return wrong;
  switch (expect.kind) {
    case 'listings':
      return judgeListings(expect, linked, judging);
    case 'price':
    case 'free':
    case 'details':
      return judgeListing(expect, { answer, linked, judging, lang });
    case 'help':
    case 'own':
      return missing(answer, expect.says);
    case 'signIn':
      return answer.includes('/login') ? undefined : 'does not lead to /login';
    case 'contact':
      return answer.includes(judging.supportPhone) ? undefined : 'does not name our phone';
    case 'small':
      return linked.length === 0 && !saysUnknown(answer) ? undefined : 'is no small talk';
    case 'nothing':
      return linked.length === 0 || saysNothing(answer) ? undefined : 'names listings as if they fitted';
  }
}

const listingLink = /\/services\/([0-9a-f-]{36})/g;

function linkedListings(answer: string, { listings }: Judging): ListingRow[] {
  return [...answer.matchAll(listingLink)].flatMap(([, id]) => listings.find((listing) => listing.id === id) ?? []);
}

function judgeListings(
  expected: ExpectedListings,
  linked: readonly ListingRow[],
  { listings }: Judging,
): string | undefined {
  const [first] = linked;
  if (!first) return 'names no listing';
  const unfit = linked.find((listing) => !fits(listing, expected));
  if (unfit) return `names ${unfit.titleEn}, which does not fit`;
  const { titles, cheapestFirst } = expected;
  if (titles && !linked.some(({ titleEn }) => titles.includes(titleEn))) return `names none of ${titles.join(', ')}`;
  const least = Math.min(...listings.filter((listing) => fits(listing, expected)).map(({ priceFrom }) => priceFrom));
  return cheapestFirst && first.priceFrom > least
    ? `begins with ${first.titleEn}, which is not the cheapest`
    : undefined;
}

function fits({ category, county, priceFrom, priceTo, facilities }: ListingRow, expected: ExpectedListings): boolean {
  if (expected.categories && !expected.categories.includes(category)) return false;
  if (expected.counties && !expected.counties.includes(county)) return false;
  if (expected.maxPrice !== undefined && priceFrom > expected.maxPrice) return false;
  if (expected.minPrice !== undefined && priceTo < expected.minPrice) return false;
  return (expected.facilities ?? []).every((facility) => facilities.includes(facility));
}

interface Judged {
  answer: string;
  linked: readonly ListingRow[];
  judging: Judging;
  lang: Lang;
}

async function judgeListing(
  expected: ExpectedListing,
  { answer, linked, judging }: Judged,
): Promise<string | undefined> {
  const { kind, title, startDate, endDate, guests = 1, says } = expected;
  const listing = linked.find(({ titleEn }) => titleEn === title);
  if (!listing) return `does not name ${title}`;
  if (kind === 'details') return says && missing(answer, says);
  if (!startDate)
    return amountsIn(answer).includes(listing.priceFrom) ? undefined : `does not say ${listing.priceFrom}`;
  const quote = await judging.quote(listing.id, { startDate, guests, ...(endDate && { endDate }) });
  if (!quote) return undefined;
  if (kind === 'price') return amountsIn(answer).includes(quote.total) ? undefined : `does not say ${quote.total}`;
  const saysYes = /\b(?:yes|ndiyo)\b/i.test(answer);
  return saysYes === quote.hasRoom ? undefined : `says ${saysYes ? 'yes' : 'no'}`;
}

function missing(answer: string, says: readonly (readonly string[])[]): string | undefined {
  const text = answer.toLowerCase();
  const lacks = says.find((any) => !any.some((one) => text.includes(one.toLowerCase())));
  return lacks && `says none of ${lacks.join(', ')}`;
}

/** Amounts in dollars. */
const amountsIn = (text: string): number[] =>
  [...text.matchAll(/\$([\d,]+(?:\.\d+)?)/g)].map(([, digits = '']) => Number(digits.replaceAll(',', '')));

const ownPath = /^\/(?:sw\/)?(?:[a-z]|$)/;

/** Every link is a path of ours. */
function wrongLink(answer: string): string | undefined {
  if (/https?:|www\./.test(answer)) return 'links another site';
  const paths = [...answer.matchAll(/(?:^|\s)(\/\S*)/gm)].map(([, path = '']) => path);
  const wrong = paths.find((path) => !ownPath.test(path));
  return wrong && `links ${wrong}`;
}

/**
 * An answer that links listings names no amount but prices of these, what was said, and totals that the product itself asks for those guests
 * and dates, with their lines.
 */
async function inventedPrice(
  answer: string,
  { turns, linked, judging }: { turns: readonly string[]; linked: readonly ListingRow[]; judging: Judging },
): Promise<string | undefined> {
  if (linked.length === 0) return undefined;
  const allowed = new Set(
    linked.flatMap(({ priceFrom, priceTo, ...one }) => [
      ...[priceFrom, priceTo, one.pricePerUnit],
      ...Object.values(one.residencyPrices),
      ...one.extras.map(({ price }) => price),
      ...one.onSiteFees.flatMap(({ amounts }) =>
        Object.entries(amounts).flatMap(([kind, amount]) => (feeCurrencyOf(kind as FeeKind) === 'USD' ? [amount] : [])),
      ),
    ]),
  );
  for (const line of answer.split('\n')) {
    const guests = Number(/(\d+) (?:people|person)|(?:watu|mtu) (\d+)/u.exec(line)?.slice(1).find(Boolean) ?? 1);
    const [startDate, endDate] = datesIn(line);
    for (const { id, priceFrom } of linked) {
      if (!startDate) allowed.add(priceFrom * guests);
      else for (const amount of await amountsOf(judging, id, { startDate, endDate, guests })) allowed.add(amount);
    }
  }
  const said = turns.join(' ').replaceAll(',', '');
  const invented = amountsIn(answer).find(
    (amount) => !allowed.has(amount) && !said.includes(String(amount)) && !inShillings(said, amount),
  );
  return invented === undefined ? undefined : `invents $${invented}`;
}

/** The days that an answer writes in full, in either language. */
function datesIn(text: string): string[] {
  return [...text.matchAll(/(\d{1,2}) (\p{L}{3,9}) (\d{4})/gu)].flatMap(([, day = '', month = '', year = '']) => {
    const number = monthNumbers.get(month);
    return number ? [`${year}-${number}-${day.padStart(2, '0')}`] : [];
  });
}

const monthNumbers: ReadonlyMap<string, string> = new Map(
  Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0')).flatMap((number) =>
    langs.map((lang) => [formatDate(`2026-${number}-01` as CalendarDate, lang).split(' ')[1] ?? '', number] as const),
  ),
);

/** What the product asks for them: the total and its lines. */
async function amountsOf(
  { quote }: Judging,
  id: string,
  { endDate, ...asked }: { startDate: string; endDate: string | undefined; guests: number },
): Promise<number[]> {
  const quoted = (endDate ? await quote(id, { ...asked, endDate }) : undefined) ?? (await quote(id, asked));
  return quoted ? [quoted.total, ...quoted.lines] : [];
}

/** Whether an amount is what was said in shillings. */
const inShillings = (said: string, amount: number): boolean =>
  [...said.matchAll(/\d+/g)].some(
    ([digits]) =>
      Math.abs(Number(digits) / 110 - amount) < 0.02 || Math.abs((Number(digits) * 1000) / 110 - amount) < 0.02,
  );

const saysUnknown = (answer: string): boolean => /do not know|silijui|not sure what|sijaelewa/i.test(answer);
const saysNothing = (answer: string): boolean =>
  saysUnknown(answer) || /found nothing|nothing in|sijapata|hakuna kitu|find no |sioni/i.test(answer);

/** Whether most of an answer's frequent words are of the other language. */
function wrongLanguage(answer: string, lang: Lang): string | undefined {
  const words = answer.toLowerCase().split(/[^a-z]+/);
  const count = (list: string) => words.filter((word) => list.split(' ').includes(word)).length;
  const english = count('the is you your of to and for from per with in on');
  const swahili = count('ya wa na la kwa za ni katika kuanzia yako zako kwenye hapa');
  const other = lang === 'en' ? swahili > english : english > swahili;
  return other ? 'is in the other language' : undefined;
}
