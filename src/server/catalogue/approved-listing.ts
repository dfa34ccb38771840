import type { Tx } from '#server/db/client.ts';

/** Done in the transaction in which a listing is approved, with its provider locked. */
type ApprovalWork = (tx: Tx, listing: { id: string; providerId: string }, at: Date) => Promise<void>;

let work: ApprovalWork = async () => undefined;

/** Registers what a later feature does when a listing is approved; product.ts does it once, for the whole process. */
export function registerApprovalWork(wanted: ApprovalWork): void {
  work = wanted;
}

/** Does what was registered. */
export const doApprovalWork: ApprovalWork = (...args) => work(...args);
