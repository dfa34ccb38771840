import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/client.ts';
import type { Disbursement } from './repository.ts';

/** What a disbursement does for its owner, a refund or a payout item. */
export interface DisbursementOwner {
  /** Locks the owner and the rows that it depends on, in the usual lock order. The disbursement is locked after it. */
  lock(tx: Tx, ownerId: string): Promise<void>;
  /** What the owner is called where an admin reads of it, with the ids of where it is shown. */
  nameOf(tx: Tx, ownerId: string): Promise<OwnerName>;
  /**
   * Called in the transaction that changes the status. `succeeded` and `failed` are final; `moved` is any other status, which
   * the row tells (queued again, sending, accepted, unknown). Posts the money that was sent.
   */
  statusChanged(app: App, tx: Tx, disbursement: Disbursement, outcome: 'succeeded' | 'failed' | 'moved'): Promise<void>;
  /**
   * Called when M-Pesa proves that a disbursement arrived which had been taken for failed. It settles the owner unless other
   * money was sent for it since. Posts the money that was sent in either case.
   */
  arrivedLate(app: App, tx: Tx, disbursement: Disbursement, context: ArrivalContext): Promise<LateArrival>;
  /** For owners that may replace one another: whether the money has arrived by the disbursement of another owner. The owner is locked. */
  isPaidByOther?(tx: Tx, ownerId: string): Promise<boolean>;
}

interface OwnerName {
  /** The booking and its traveller, or the provider. */
  name: string;
  bookingId?: string;
  payoutId?: string;
}

export interface ArrivalContext {
  /** Fails the owner's disbursement that was not sent yet; false when it has been sent. */
  cancelUnsent: (ownerId: string) => Promise<boolean>;
  /** Whether this arrival was posted before as paid twice; when it settles the owner now, that posting is reversed. */
  isPosted: boolean;
}

/** What a late arrival means for the owner. */
export interface LateArrival {
  /** Whether the owner is settled by this disbursement. */
  settled: boolean;
  /** The account that bears the loss when money was sent twice. */
  bearingAccount?: 'loss:overpaid:KES' | 'provider:payable:USD';
  /** The owner whose disbursement was sent as well, if it is not the same owner. */
  paidOwnerId?: string;
}

type DisbursementOwners = Readonly<Record<Disbursement['purpose'], DisbursementOwner>>;

let registered: Partial<DisbursementOwners> = {};

/**
 * Registers the owners of disbursements by purpose. Refunds and payouts are layers above this one, so they are not imported
 * here: src/server/product.ts registers them once, before anything is sent or received.
 */
export function registerDisbursementOwners(owners: DisbursementOwners): void {
  registered = owners;
}

/** The owner of a disbursement. @throws Error when none was registered for its purpose */
export function ownerOf({ purpose }: Pick<Disbursement, 'purpose'>): DisbursementOwner {
  const owner = registered[purpose];
  if (!owner) throw new Error(`No owner is registered for disbursements with the purpose ${purpose}`);
  return owner;
}
