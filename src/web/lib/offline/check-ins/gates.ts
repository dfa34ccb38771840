import type { User } from '#shared/contracts/accounts.ts';
import { addDays, type CalendarDate, type Clock, today } from '#shared/dates.ts';

/** At most so many organisations of a person are kept, each with two days. */
const organisationsMost = 5;

/** The organisations whose guests a person may check in. */
export const gatesOf = ({ memberships }: Pick<User, 'memberships'>): string[] =>
  memberships
    .filter(({ rights }) => rights.includes('bookings'))
    .slice(0, organisationsMost)
    .map(({ providerId }) => providerId);

/** The days whose guests are kept: today and tomorrow in Kenya. */
export function keptDays(clock: Clock): [CalendarDate, CalendarDate] {
  const date = today(clock);
  return [date, addDays(date, 1)];
}
