import type { StayInput } from './stay.ts';

/** Dates and guests that a page has put into the address. */
export type AddressStay = Partial<StayInput>;

export const isGuests = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 1;
