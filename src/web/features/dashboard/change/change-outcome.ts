import type { Booking } from '#shared/contracts/bookings.ts';
import { countsOf, extrasText } from '#shared/extras.ts';
import { isSameParty, type PartyGroup } from '#shared/party.ts';

/** What has become of a change that was sent. */
export type ChangeOutcome = 'asked' | 'held' | 'applied';

export const outcomeOf = ({ status }: Pick<NonNullable<Booking['change']>, 'status'>): ChangeOutcome =>
  status === 'asked' || status === 'held' ? status : 'applied';

type Asked = Pick<Booking, 'startDate' | 'endDate' | 'guests'> & {
  party?: readonly PartyGroup[];
  extras?: Booking['extras'];
};

const countsText = ({ extras = [] }: Asked) => extrasText(countsOf({ extras }));

type Open = Asked & Pick<NonNullable<Booking['change']>, 'status'>;

/**
 * Whether a change whose answer was lost has been made, as its booking shows: it is asked or held, it was applied, or
 * undefined if neither, so that it may be sent again.
 */
export function changeOutcome(booking: Asked & { change: Open | null }, asked: Asked): ChangeOutcome | undefined {
  const same = (one: Asked) =>
    one.startDate === asked.startDate &&
    one.endDate === asked.endDate &&
    countsText(one) === countsText(asked) &&
    isSameParty({ party: [], ...one }, { party: [], ...asked });
  if (booking.change && same(booking.change)) return outcomeOf(booking.change);
  return same(booking) ? 'applied' : undefined;
}
