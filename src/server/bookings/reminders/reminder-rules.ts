import type { Category, CategoryGroup } from '#shared/categories.ts';
import { addDays, type CalendarDate, instantInNairobi } from '#shared/dates.ts';

/** `soon`: some days before a trip, with what to bring; `tomorrow`: the day before. */
export type ReminderStage = 'soon' | 'tomorrow';

/** From this time of the day on, in Nairobi. */
const remindedFrom = '09:00';

/** How many days before the first day; of a meal or a ride only the day before is worth a reminder. */
const soonDays = { experience: 7, stay: 7, meal: null, transport: null } as const satisfies Record<
  CategoryGroup,
  number | null
>;
/** The most of them. */
export const soonDaysMost = 7;

/** What a trip of a kind needs; a listing says more in its own words. */
const bring: Partial<Record<Category, 'wild' | 'beach' | 'mountain'>> = {
  safari: 'wild',
  lodges: 'wild',
  beach: 'beach',
  mountain: 'mountain',
};
/** What the letter says to bring: a text of the namespace `mail` by its last part. */
export const bringOf = (category: Category): 'wild' | 'beach' | 'mountain' | 'any' => bring[category] ?? 'any';

interface Asked {
  group: CategoryGroup;
  startDate: CalendarDate;
  confirmedAt: Date;
}

/**
 * The reminder that is due now. None is due before 09:00, on the first day, or where the booking was confirmed after its
 * reminder would have been due: its own letter has just said all of it.
 */
export function dueStage({ group, startDate, confirmedAt }: Asked, now: Date): ReminderStage | undefined {
  const at = (days: number) => instantInNairobi(addDays(startDate, -days), remindedFrom);
  const isDue = (days: number) => at(days) <= now && confirmedAt < at(days);
  if (now >= instantInNairobi(startDate, '00:00')) return undefined;
  if (at(1) <= now) return isDue(1) ? 'tomorrow' : undefined;
  const days = soonDays[group];
  return days !== null && isDue(days) ? 'soon' : undefined;
}
