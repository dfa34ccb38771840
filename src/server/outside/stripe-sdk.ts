import type StripeSdk from 'stripe';

/** Asks something of Stripe by the client of one account, which is made when it is first needed. */
export type AskStripe = <Answer>(request: (stripe: StripeSdk) => Promise<Answer>) => Promise<Answer>;

/** Stripe's SDK, a megabyte of source, which a start does not load. */
export const loadStripe = async (): Promise<typeof StripeSdk> => (await import('stripe')).default;
