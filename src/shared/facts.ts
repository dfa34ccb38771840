/** What a listing says of itself in kinds and numbers, and which of it belongs to which categories. */
import { type Category, type CategoryGroup, categoryFacts } from './categories.ts';
import type { Lang } from './languages.ts';
import type { Texts } from './listing-rules.ts';

const stayFacilities = [
  ...(['wifi', 'pool', 'breakfast', 'kitchen', 'parking', 'air_conditioning', 'accessible'] as const),
  ...(['restaurant', 'bar', 'private_bathroom', 'hot_water', 'fan', 'mosquito_nets', 'laundry', 'tv'] as const),
  ...(['workspace', 'garden', 'terrace', 'beachfront', 'water_view', 'mountain_view', 'fireplace'] as const),
  ...(['campfire', 'backup_power', 'security', 'airport_transfer', 'family_friendly', 'pets'] as const),
] as const;

const experienceFacilities = [
  ...(['pick_up', 'family_friendly', 'accessible', 'beginners', 'equipment', 'drinking_water'] as const),
  ...(['toilets', 'open_roof', 'charging', 'vegetarian', 'halal'] as const),
] as const;

const mealFacilities = [
  ...(['vegetarian', 'vegan', 'halal', 'gluten_free', 'childrens_menu', 'high_chairs', 'accessible'] as const),
  ...(['outdoor_seating', 'cook_along', 'bar', 'live_music', 'water_view', 'beachfront', 'wifi', 'parking'] as const),
] as const;

const transportFacilities = [
  ...(['driver', 'self_drive', 'four_wheel_drive', 'automatic', 'air_conditioning', 'child_seats'] as const),
  ...(['accessible', 'meet_and_greet', 'flight_tracking', 'unlimited_distance', 'open_roof', 'wifi'] as const),
  ...(['charging', 'drinking_water', 'camping_gear', 'helmets', 'rain_gear', 'life_jackets'] as const),
] as const;

/** The facilities of each group of categories, those that most people look for first. */
const facilitiesOfGroup = {
  stay: stayFacilities,
  experience: experienceFacilities,
  meal: mealFacilities,
  transport: transportFacilities,
} as const satisfies Record<CategoryGroup, readonly string[]>;

export type Facility = (typeof facilitiesOfGroup)[CategoryGroup][number];

/** All facilities, each once. */
export const facilities: readonly Facility[] = [...new Set(Object.values(facilitiesOfGroup).flat())];

/**
 * What a search can ask of the beds and bedrooms of a stay, beside its facilities. Nobody ticks them: they follow from the rooms that
 * its provider has described (`bedsIn`).
 */
export const bedFilters = [
  ...(['double_bed', 'king_bed', 'twin_beds', 'single_bed', 'bunk_bed', 'sofa_bed', 'cot'] as const),
  ...(['two_bedrooms', 'three_bedrooms', 'four_bedrooms'] as const),
] as const;
type BedFilter = (typeof bedFilters)[number];

/** All by which a search can be narrowed. */
export type Sought = Facility | BedFilter;

export const isBedFilter = (one: string): one is BedFilter => bedFilters.some((filter) => filter === one);

/** Offered where no category is chosen. */
export const commonFacilities = ['wifi', 'pool', 'breakfast', 'parking', 'family_friendly', 'accessible'] as const;

export const bedKinds = ['single', 'double', 'queen', 'king', 'bunk', 'sofa', 'cot'] as const;
export type BedKind = (typeof bedKinds)[number];

export const vehicleKinds = [
  ...(['car', 'suv', 'land_cruiser', 'safari_van', 'van', 'bus', 'motorcycle', 'tuk_tuk'] as const),
  ...(['bicycle', 'boat', 'dhow', 'train', 'plane'] as const),
] as const;
type VehicleKind = (typeof vehicleKinds)[number];

export const difficulties = ['easy', 'moderate', 'challenging', 'strenuous'] as const;
type Difficulty = (typeof difficulties)[number];

/** Whether guests are among others whom they do not know. */
export const groupKinds = ['shared', 'private'] as const;
type GroupKind = (typeof groupKinds)[number];

export const factLimits = {
  facilities: 30,
  rooms: 20,
  /** Of one kind in one room. */
  beds: 10,
  bathrooms: 30,
  planDays: 30,
  planTitle: 80,
  planText: 600,
  lodging: 80,
  seats: 60,
  luggage: 60,
  groupMost: 500,
  age: 99,
  bring: 20,
  bringItem: 80,
} as const;

interface Beds {
  kind: BedKind;
  count: number;
}

/** A bedroom. */
interface Room {
  beds: Beds[];
}

interface PlanDay {
  title: Texts;
  text: Texts;
}

/** The facts of a listing besides its facilities. What is absent is unknown, and shown nowhere. Times are HH:MM in Nairobi. */
export interface ListingFacts {
  rooms?: Room[];
  bathrooms?: number;
  checkInFrom?: string;
  checkInUntil?: string;
  checkOutUntil?: string;
  meetingTime?: string;
  group?: GroupKind;
  /** The most guests of a group. */
  groupMost?: number;
  difficulty?: Difficulty;
  minAge?: number;
  maxAge?: number;
  vehicle?: VehicleKind;
  seats?: number;
  /** Suitcases and large bags. */
  luggage?: number;
  /** The name of the camp or lodging. */
  lodging?: Texts;
  /** Day by day, from the first. */
  plan?: PlanDay[];
  bring?: Record<Lang, string[]>;
}
export type FactName = keyof ListingFacts;

const factsOfGroup: Record<CategoryGroup, readonly FactName[]> = {
  stay: ['rooms', 'bathrooms', 'checkInFrom', 'checkInUntil', 'checkOutUntil', 'minAge', 'bring'],
  experience: [
    ...(['meetingTime', 'group', 'groupMost', 'difficulty', 'minAge', 'maxAge'] as const),
    ...(['vehicle', 'lodging', 'plan', 'bring'] as const),
  ],
  meal: ['meetingTime', 'group', 'groupMost', 'minAge', 'bring'],
  transport: ['vehicle', 'group', 'seats', 'luggage', 'minAge', 'bring'],
};

/** The facts that a listing of a category can have. */
export const factsOf = (category: Category): readonly FactName[] => factsOfGroup[categoryFacts(category).group];

/** The facilities that a listing of a category can have. */
export const facilitiesOf = (category: Category): readonly Facility[] =>
  facilitiesOfGroup[categoryFacts(category).group];

/** Those of some facilities that a listing of the category can have, each once and in the order of the lists. */
export const facilitiesFor = (category: Category, given: readonly string[]): Facility[] =>
  facilitiesOf(category).filter((one) => given.includes(one));

/** The beds and bedrooms for which a listing with these rooms is found. */
export function bedsIn(rooms: readonly { beds: readonly Beds[] }[] = []): BedFilter[] {
  const beds = rooms.flatMap((room) => room.beds);
  const has = (...kinds: BedKind[]) => beds.some(({ kind }) => kinds.includes(kind));
  const found: Record<BedFilter, boolean> = {
    double_bed: has('double', 'queen', 'king'),
    king_bed: has('king'),
    twin_beds: beds.some(({ kind, count }) => kind === 'single' && count >= 2),
    single_bed: has('single'),
    bunk_bed: has('bunk'),
    sofa_bed: has('sofa'),
    cot: has('cot'),
    two_bedrooms: rooms.length >= 2,
    three_bedrooms: rooms.length >= 3,
    four_bedrooms: rooms.length >= 4,
  };
  return bedFilters.filter((one) => found[one]);
}

/** All for which a search finds a listing: those of its facilities that its category can have, and what its rooms have. */
export const soughtIn = (category: Category, given: readonly string[], facts: ListingFacts): Sought[] => [
  ...facilitiesFor(category, given),
  ...(factsOf(category).includes('rooms') ? bedsIn(facts.rooms) : []),
];

/** The facilities among what a search finds. */
export const facilitiesAmong = (sought: readonly Sought[]): Facility[] =>
  sought.filter((one): one is Facility => !isBedFilter(one));

/** The beds and bedrooms by which a search for these categories can be narrowed. */
export const offeredBeds = (categories: readonly Category[]): readonly BedFilter[] =>
  bedFilters.filter((one) => canHave(categories, one));

/** The facilities by which a search for these categories can be narrowed. */
export function offeredFacilities(categories: readonly Category[]): readonly Facility[] {
  return categories.length === 0 ? commonFacilities : [...new Set(categories.flatMap(facilitiesOf))];
}

/** Whether a listing of one of these categories can have a facility or bed; without any, a listing of any category. */
export const canHave = (chosen: readonly Category[], facility: string): boolean =>
  groupsOf(chosen).some((own) => own.includes(facility));

/**
 * Why no listing of these categories, or of any without them, can have all of these facilities.
 * @returns those that none of them can have, empty where only all of them together are too many; undefined where one can
 */
export function facilitiesInTheWay(
  chosen: readonly Category[],
  wanted: readonly string[],
): { never: string[] } | undefined {
  if (groupsOf(chosen).some((own) => wanted.every((one) => own.includes(one)))) return undefined;
  return { never: wanted.filter((one) => !canHave(chosen, one)) };
}

/** The facilities of each group of these categories, or of all, with the beds of stays. */
const groupsOf = (chosen: readonly Category[]): (readonly string[])[] =>
  (chosen.length === 0 ? groups : chosen.map((category) => categoryFacts(category).group)).map((group) =>
    group === 'stay' ? [...facilitiesOfGroup.stay, ...bedFilters] : facilitiesOfGroup[group],
  );

const groups = ['stay', 'experience', 'meal', 'transport'] as const satisfies CategoryGroup[];

/** What decides which facts a listing has. */
export interface ListingKind {
  category: Category;
  /** How long it lasts; 1 where the guests choose their last day. */
  durationDays: number;
}

/**
 * What of some facts belongs to a listing as it is now: others are kept for when it has another category or length again, and shown
 * nowhere. Only a listing of several days has a plan, and at most that of its days.
 */
export function shownFacts(facts: ListingFacts, { category, durationDays }: ListingKind): ListingFacts {
  const names = factsOf(category);
  const own: ListingFacts = Object.fromEntries(
    Object.entries(facts).filter(([name]) => names.some((one) => one === name)),
  );
  if (!own.plan) return own;
  const { plan, ...others } = own;
  return durationDays > 1 ? { ...others, plan: plan.slice(0, durationDays) } : others;
}
