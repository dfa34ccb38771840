/** What an admin has set on a listing besides its status: taken off the market, or shown first on the home page. */
export const listingMarks = ['taken_down', 'featured'] as const;
export type ListingMark = (typeof listingMarks)[number];
