import { categories as allCategories, type Category, categoryFacts } from '#shared/categories.ts';
import type { FindListingsInput } from '../tools/find-listings.ts';
import type { Slots } from '../understanding/read-message.ts';

/** The searches that are tried one after the other, until one finds something: as asked, then with less asked. */
const relaxations = [
  ...(['asked', 'anywhere', 'kinds', 'around', 'facilities'] as const),
  ...(['elsewhere', 'budget', 'days', 'guests'] as const),
] as const;
export type Relaxation = (typeof relaxations)[number];

/** Near a place something of the kind that is not far from it goes before another kind at the place. */
export const relaxationsFor = ({ near }: Slots): readonly Relaxation[] =>
  near ? ['asked', 'around', ...relaxations.filter((one) => one !== 'asked' && one !== 'around')] : relaxations;

/** The search with less asked; undefined where it would be the same. */
export function relaxed(
  asked: FindListingsInput,
  relaxation: Relaxation,
  { cheaperThan }: { cheaperThan?: number | undefined },
): FindListingsInput | undefined {
  const { facilities, maxPrice, minPrice, startDate, endDate, page: _page, ...rest } = asked;
  const dated = startDate ? { startDate, ...(endDate && { endDate }) } : {};
  const priced = { ...(maxPrice !== undefined && { maxPrice }), ...(minPrice !== undefined && { minPrice }) };
  const equipped = facilities ? { facilities } : {};
  const narrowed = rest.categories !== undefined || rest.place !== undefined;
  const { place: _place, ...anywhere } = rest;
  switch (relaxation) {
    case 'asked':
      return asked;
    case 'kinds': {
      const wider = rest.categories && widerKinds(rest.categories);
      const asksMore = rest.place !== undefined || facilities !== undefined;
      return wider && asksMore ? { ...rest, ...dated, ...priced, ...equipped, categories: wider } : undefined;
    }
    case 'around':
      return rest.place === undefined ? undefined : { ...rest, ...dated, ...priced, ...equipped };
    case 'facilities':
      return facilities && narrowed ? { ...rest, ...dated, ...priced } : undefined;
    case 'elsewhere':
      // What is cheaper in other places, where nothing is at the place itself.
      return cheaperThan !== undefined && rest.place !== undefined && rest.categories !== undefined
        ? { ...anywhere, ...dated, ...priced, ...equipped }
        : undefined;
    case 'budget':
      return maxPrice !== undefined ? { ...rest, ...dated, sort: 'price_asc' } : undefined;
    case 'days':
      return startDate ? { ...rest, ...priced } : undefined;
    case 'guests': {
      const { guests, ...any } = rest;
      return guests !== undefined && narrowed ? { ...any, ...dated, ...priced, ...equipped } : undefined;
    }
    case 'anywhere':
      // A van drives to places where none is kept.
      return rest.place !== undefined && rest.categories?.every((category) => category === 'van')
        ? { ...anywhere, ...dated, ...priced, ...equipped }
        : undefined;
  }
}

/** Of transport these are much the same to a party: a motorcycle is no car. */
const withSeats: Category[] = ['car', 'van'];

/** All kinds of stays for hotels, all meals for restaurants; undefined for experiences, which are too different. */
function widerKinds(kinds: readonly Category[]): Category[] | undefined {
  const groups = new Set(kinds.map((kind) => categoryFacts(kind).group));
  if (groups.has('transport'))
    return kinds.length === 1 && withSeats.some((kind) => kinds.includes(kind)) ? withSeats : undefined;
  const wider = allCategories.filter(({ group }) => groups.has(group)).map(({ value }) => value);
  return groups.has('experience') || wider.length === kinds.length ? undefined : wider;
}
