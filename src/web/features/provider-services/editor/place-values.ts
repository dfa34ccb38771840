import type { ProviderService } from '#shared/contracts/provider-services.ts';
import type { Position } from '#shared/directions.ts';
import { isComeTo, isMeetingPlace } from '#shared/meeting-place.ts';
import { isRough } from '#shared/rough-position.ts';
import { isApproved, waitingChange } from './waiting-change.ts';

/** What the form of a listing's place begins with. Guests of a stay or a meal come to it unless its host says something else. */
export function placeValues({ category, place: approved, change, meetingPoint, meetingPosition }: ProviderService) {
  const { location, county, lat, lon } = waitingChange(change) ?? approved;
  const isHere = meetingPosition ? samePlace(meetingPosition, approved) : isComeTo(category) && isRough(approved);
  return {
    ...{ location, county, at: { lat, lon } as Position | undefined },
    meetsHere: isHere,
    meetingAt: (meetingPosition ?? undefined) as Position | undefined,
    meetingPoint: { en: meetingPoint.en ?? '', sw: meetingPoint.sw ?? '' },
  };
}
export type PlaceValues = ReturnType<typeof placeValues>;
const samePlace = (a: Position, b: Position) => a.lat === b.lat && a.lon === b.lon;

/**
 * What is saved. Where guests come to an approved listing itself, its meeting point moves once its place has. Nobody is sent to
 * a stay or a meal whose place is only roughly known.
 */
export const placeFields =
  (listing: ProviderService) =>
  ({ location, county, at, meetsHere, meetingAt, meetingPoint }: PlaceValues) => {
    const { category, place: approved } = listing;
    // Without a position the server names the field.
    const place = { location, county, ...(at ?? ({} as Position)) };
    const itself = isApproved(listing) ? { lat: approved.lat, lon: approved.lon } : at;
    const mayMeet = itself && (!isComeTo(category) || isMeetingPlace({ category, ...itself }));
    const here = mayMeet ? itself : null;
    return { place, meetingPoint, meetingPosition: meetsHere ? here : (meetingAt ?? null) };
  };
