import type { Tx } from '#server/db/client.ts';
import { together } from '#server/db/statement.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { AppError } from '#shared/errors.ts';
import { arePlacesFree } from '../places.ts';
import { answerEndsAt } from '../requests/request-rules.ts';
import { columnsOf, type PricedRequest } from './hold-change.ts';
import { type Change, insertChange } from './repository.ts';
import { shiftsOf } from './stay-places.ts';

/**
 * Asks the provider for a change of a booking that came by a request. Nothing is taken, paid or refunded before it
 * accepts; price, refund and policy stay as the traveller saw them.
 * @throws AppError sold_out: the further places are not free now
 */
export async function askChange(tx: Tx, asked: PricedRequest): Promise<Change> {
  const { booking, priced, at } = asked;
  const columns = columnsOf(asked);
  if (!(await arePlacesFree(tx, shiftsOf(booking, columns).taken, priced.service.capacity))) {
    throw new AppError('sold_out');
  }
  const first = booking.startDate < columns.startDate ? booking.startDate : columns.startDate;
  const holdEndsAt = answerEndsAt(first, at);
  const change = await insertChange(tx, { ...columns, status: 'asked', holdEndsAt, holdBaseEndsAt: holdEndsAt });
  await together(tx, () => [
    enqueue(tx, 'expire-change', { changeId: change.id }, { at: holdEndsAt }),
    enqueue(tx, 'mail-provider-change-asked', { changeId: change.id }, { key: change.id }),
  ]);
  return change;
}
