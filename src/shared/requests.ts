/**
 * Whether a booking's provider had to accept it first, because its listing is booked by request, and what it answered. An
 * unanswered one stays `asked` when it is cancelled.
 */
export const approvals = ['not_needed', 'asked', 'accepted', 'declined'] as const;
export type Approval = (typeof approvals)[number];

/** How long a traveller has to pay after a request was accepted, if the trip does not begin before. */
export const hoursToPay = 24;

/** How a listing is booked: at once, or by a request that its provider accepts or declines. */
export const bookingModes = ['instant', 'request'] as const;
export type BookingMode = (typeof bookingModes)[number];
