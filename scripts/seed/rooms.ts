import { type BedKind, bedsIn, type ListingFacts } from '#shared/facts.ts';
import { quoted } from './figures.ts';
import type { Plan } from './plan.ts';

type Rooms = NonNullable<ListingFacts['rooms']>;

const room = (...beds: [kind: BedKind, count: number][]): Rooms[number] => ({
  beds: beds.map(([kind, count]) => ({ kind, count })),
});

/** Rooms for as many guests; every bed and number of bedrooms that a search can ask for is among them. */
const layouts: Readonly<Record<2 | 3 | 4, readonly Rooms[]>> = {
  2: [[room(['double', 1])], [room(['queen', 1])], [room(['king', 1])], [room(['single', 2])]],
  3: [
    [room(['double', 1], ['single', 1])],
    [room(['single', 3])],
    [room(['king', 1], ['sofa', 1])],
    [room(['double', 1]), room(['single', 1])],
  ],
  4: [
    [room(['bunk', 2])],
    [room(['double', 1]), room(['single', 2])],
    [room(['king', 1], ['cot', 1]), room(['queen', 1])],
    [room(['queen', 1]), room(['single', 1]), room(['single', 1])],
    [room(['single', 1]), room(['single', 1]), room(['single', 1]), room(['single', 1])],
  ],
};

/** The SQL of something of the rooms that the stay `s` has; null of other listings. @param write the SQL of it */
function ofRooms({ pick }: Plan, write: (rooms: Rooms) => string): string {
  const cases = Object.entries(layouts).map(
    ([guests, all]) =>
      `when ${guests} then (array[${all.map(write).join(', ')}])[1 + ${pick('rooms', 's.n', all.length)}]`,
  );
  return `case when s.unit = 'night' then case s.guests_per_place ${cases.join(' ')} end end`;
}

/** The SQL of the facts of the listing `s`. */
export const factsIn = (plan: Plan): string =>
  `coalesce(${ofRooms(plan, (rooms) => `${quoted(JSON.stringify({ rooms }))}::jsonb`)}, '{}')`;

/** The SQL of the beds and bedrooms for which the listing `s` is found; null where it has none. */
export const soughtBedsIn = (plan: Plan): string =>
  `string_to_array(${ofRooms(plan, (rooms) => quoted(bedsIn(rooms).join(',')))}, ',')`;
