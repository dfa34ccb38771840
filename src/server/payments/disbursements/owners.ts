import type { App } from '../../app.ts';
import type { Tx } from '../../db/client.ts';
import { payoutItemOwner } from '../payouts/settle-item.ts';
import { disbursedRefund } from '../refunds/disbursed-refund.ts';
import type { Disbursement } from './repository.ts';

/** Whose money a disbursement moves: a refund, or an item of a payout. */
export interface DisbursementOwner {
  /** Locks the owner and whatever it touches, in the one order; the disbursement is locked after it. */
  lock(tx: Tx, ownerId: string): Promise<void>;
  /**
   * Told of every change of state, in the transaction that makes it: `succeeded` and `failed` are final, `moved` is
   * any other, to be read off the row (queued again, sending, accepted, unknown). Posts what leaves the books.
   */
  settled(app: App, tx: Tx, disbursement: Disbursement, outcome: 'succeeded' | 'failed' | 'moved'): Promise<void>;
  /**
   * M-Pesa proves that an order of this owner's arrived which it had been told was `failed`: its end, unless other money
   * has gone that way since. Posts what left, whatever has become of the owner.
   * @param stop ends the order of an owner that waits to be sent; false when it has been sent
   * @param before `posted` when this was told before, and what was posted then is to be taken back where it is its end now
   */
  arrived(
    app: App,
    tx: Tx,
    disbursement: Disbursement,
    stop: (ownerId: string) => Promise<boolean>,
    before?: 'posted',
  ): Promise<Arrived>;
  /**
   * Where one owner may stand in the place of another: whether the money has reached them by the other's order. The owner
   * is locked.
   */
  isPaidBefore?(tx: Tx, ownerId: string): Promise<boolean>;
}

/** What became of an owner by a late proof. */
export interface Arrived {
  /** It is done, by this order. */
  settled: boolean;
  /** The account that bears it, where money has left twice. */
  booked?: 'loss:overpaid:KES' | 'provider:payable:USD';
  /** Who was paid besides, if not this owner. */
  nextOwnerId?: string;
}

export type DisbursementOwners = Readonly<Record<Disbursement['purpose'], DisbursementOwner>>;

/** By purpose. What an owner imports of this folder is `create-disbursement.ts` and types: else imports would go round. */
export const disbursementOwners: DisbursementOwners = { refund: disbursedRefund, payout: payoutItemOwner };
