import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { type Move, type MoveOptions, permitMove } from '#server/consents/permit-move.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import type { Person } from '#server/http/person.ts';
import type { AuditAction } from '#shared/audit-actions.ts';
import type { ConsentAct } from '#shared/consent-acts.ts';
import type { AdminRefund } from '#shared/contracts/refunds.ts';
import { AppError } from '#shared/errors.ts';
import { noteResolver } from '../cases/close-by-admin.ts';
import { getRefunds } from './queries.ts';
import { type LockedRefund, lockRefund } from './repository.ts';

interface RefundAction extends MoveOptions<AdminRefund> {
  id: string;
  action: AuditAction;
  /** Where it moves money, or notes that it was moved. */
  act?: Extract<ConsentAct, `refund.${string}`>;
  /** Which it notes. */
  receipt?: string;
  detail?: Record<string, unknown>;
}

/**
 * What an admin does about one refund: done, recorded and answered in one transaction.
 * @throws AppError not_found; not_ready where `act` answers false; and as `permitMove` where it moves money
 */
export async function actOnRefund(
  app: App,
  admin: Person,
  { id, action, act: moves, receipt, detail = {}, inSameTx, consent }: RefundAction,
  act: (tx: Tx, locked: LockedRefund) => Promise<boolean>,
): Promise<AdminRefund> {
  return transaction(app, async (tx) => {
    const locked = await lockRefund(tx, id);
    if (!locked) throw new AppError('not_found');
    const at = app.clock.now();
    if (!(await act(tx, locked))) throw new AppError('not_ready');
    if (moves) {
      const move = { ...moveOf(locked, moves), ...(receipt !== undefined && { receipt }) };
      await permitMove(tx, admin, { move, consent, at });
    }
    await noteResolver(tx, { subject: id, by: admin });
    await recordAudit(tx, { actorId: admin.id, action, subjectType: 'refund', subjectId: id, detail, at });
    const [answer] = await getRefunds(tx, [id]);
    if (!answer) throw new AppError('not_found');
    await inSameTx?.(tx, answer);
    return answer;
  });
}

function moveOf({ booking, refund }: LockedRefund, act: NonNullable<RefundAction['act']>): Move {
  const { id, usdCents, discountCents, amountMinor, currency, method, status } = refund;
  // A surplus refunds nothing of the price.
  const cents = usdCents + discountCents;
  return {
    ...{ act, bookingId: booking.id, payee: `${act}:${booking.id}` },
    ...(currency === 'USD' ? { usdCents: Math.max(cents, amountMinor) } : { usdCents: cents, kesMinor: amountMinor }),
    subject: { type: 'refund', id, name: booking.reference },
    facts: { status, method, usdCents, currency, amountMinor },
  };
}
