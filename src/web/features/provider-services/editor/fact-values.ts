import type { ProviderService } from '#shared/contracts/provider-services.ts';
import { bedKinds, type Facility, type ListingFacts } from '#shared/facts.ts';
import type { TypedWords } from './in-both.tsx';
import { itemOf, linesOf } from './list-lines.ts';

type Room = NonNullable<ListingFacts['rooms']>[number];
type BedKind = Room['beds'][number]['kind'];

/** How many beds of each kind a bedroom has. */
export type RoomValues = Record<BedKind, number>;

export interface PlanDayValues {
  title: TypedWords;
  text: TypedWords;
}

/** Facts that are typed as a number, a time or one of several choices; '' is unknown. */
const numbers = ['bathrooms', 'groupMost', 'minAge', 'maxAge', 'seats', 'luggage'] as const;
const texts = [
  'checkInFrom',
  'checkInUntil',
  'checkOutUntil',
  'meetingTime',
  'group',
  'difficulty',
  'vehicle',
] as const;
type NumberName = (typeof numbers)[number];
type TextName = (typeof texts)[number];

/** The facts as the editor's form has them; things to bring as lines of a text. */
export interface FactsValues {
  facts: Record<NumberName | TextName, string> & {
    facilities: Facility[];
    rooms: RoomValues[];
    lodging: TypedWords;
    plan: PlanDayValues[];
    bring: TypedWords;
  };
}

const noBeds = Object.fromEntries(bedKinds.map((kind) => [kind, 0])) as RoomValues;
const words = (written: { en: string | null; sw: string | null } | undefined): TypedWords => ({
  en: written?.en ?? '',
  sw: written?.sw ?? '',
});

export const newRoom = (): RoomValues => ({ ...noBeds, double: 1 });
export const newDay = (): PlanDayValues => ({ title: words(undefined), text: words(undefined) });

export function factValuesOf({ facts }: ProviderService): FactsValues {
  const typed = Object.fromEntries([...numbers, ...texts].map((name) => [name, String(facts[name] ?? '')]));
  return {
    facts: {
      ...(typed as Record<NumberName | TextName, string>),
      facilities: facts.facilities,
      rooms: (facts.rooms ?? []).map(({ beds }) => ({
        ...noBeds,
        ...Object.fromEntries(beds.map(({ kind, count }) => [kind, count])),
      })),
      lodging: words(facts.lodging),
      plan: (facts.plan ?? []).map(({ title, text }) => ({ title: words(title), text: words(text) })),
      bring: { en: facts.bring?.en.join('\n') ?? '', sw: facts.bring?.sw.join('\n') ?? '' },
    },
  };
}

/** What is saved. A text that is no number is sent as one that the server refuses. */
export function factFieldsOf({ facts }: FactsValues) {
  const { rooms, bring, ...others } = facts;
  return {
    facts: {
      ...others,
      ...(Object.fromEntries(numbers.map((name) => [name, numberOf(facts[name])])) as Record<
        NumberName,
        number | null
      >),
      ...(Object.fromEntries(texts.map((name) => [name, facts[name] || null])) as Record<TextName, never>),
      rooms: rooms.map((room) => ({
        beds: bedKinds.filter((kind) => room[kind] > 0).map((kind) => ({ kind, count: room[kind] })),
      })),
      bring: { en: linesOf(bring.en), sw: linesOf(bring.sw) },
    },
  };
}

const numberOf = (typed: string): number | null => {
  if (typed.trim() === '') return null;
  const number = Number(typed);
  return Number.isFinite(number) ? number : -1;
};

/** A thing to bring, such as `facts.bring.en.3`, is written in the field of all of them; beds stand below their room. */
export function factNameOf(field: string): string {
  const [, name, at] = field.split('.');
  return name === 'rooms' ? `facts.rooms.${at}` : (itemOf(field)?.list ?? field);
}
