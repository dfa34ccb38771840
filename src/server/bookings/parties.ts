import type { Parties } from '#server/http/rights.ts';
import { providerRights } from '#shared/rights.ts';

// Which parties of a booking may call, for routes whose path names one.

/** Whoever may see a booking: its traveller, admins, and every member of its provider. */
export const everyParty = { traveller: true, members: providerRights, admins: true } satisfies Parties;

/** Whoever may cancel a booking: its traveller, admins, and members of its provider who handle bookings. */
export const cancellers = { traveller: true, members: ['manage', 'bookings'], admins: true } satisfies Parties;

/** Whoever may open the papers of a booking. A provider gets none, since it checks travellers in. */
export const travellerAndAdmins = { traveller: true, admins: true } satisfies Parties;

/** Whoever may pay for a booking and change it. */
export const onlyTraveller = { traveller: true } satisfies Parties;

/** Whoever handles the bookings of its provider. */
export const bookingsMembers = { members: ['bookings'] } satisfies Parties;
