/**
 * The search parameters with which a booking's page shows the traveller's review of it. The type `never` fits that route, which
 * declares none: its options are loaded with every page for signed-in people.
 */
export const ownReview = { review: true } as never;

/** Whether an address has them. */
export const isOwnReview = ({ review }: { review?: unknown }): boolean => review === true;
