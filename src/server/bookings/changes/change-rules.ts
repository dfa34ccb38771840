import type { Change } from './repository.ts';

type Asked = Pick<
  Change,
  | 'startDate'
  | 'endDate'
  | 'places'
  | 'guests'
  | 'fromStartDate'
  | 'fromEndDate'
  | 'fromPlaces'
  | 'fromGuests'
  | 'differenceCents'
>;

/** Whether a change gives its traveller less than was promised before: no more guests, places or price, and no other days. */
export const asksForLess = (change: Asked): boolean =>
  change.differenceCents <= 0 &&
  change.guests <= change.fromGuests &&
  change.places <= change.fromPlaces &&
  change.startDate >= change.fromStartDate &&
  change.endDate <= change.fromEndDate;
