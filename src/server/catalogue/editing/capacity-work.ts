import type { Tx } from '#server/db/client.ts';

/** Done in the transaction in which a listing gets more places, with its provider, the listing and its days locked. */
type CapacityWork = (tx: Tx, serviceId: string, at: Date) => Promise<void>;

let work: CapacityWork = async () => undefined;

/** Registers what a later feature does when a listing gets more places; product.ts does it once, for the whole process. */
export function registerCapacityWork(wanted: CapacityWork): void {
  work = wanted;
}

/** Does what was registered. */
export const doCapacityWork: CapacityWork = (...args) => work(...args);
