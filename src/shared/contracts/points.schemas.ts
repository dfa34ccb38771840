import { z } from 'zod';
import { pointsKinds } from '../points.ts';
import { TextLang } from './catalogue.schemas.ts';
import { cursorPageOf, listQuery } from './lists.schemas.ts';

export const PointsQuery = listQuery(['at']);

/** A movement of a person's points. */
export const PointsMovement = z
  .object({
    id: z.string(),
    kind: z.enum(pointsKinds).meta({
      description:
        '`earned` with a trip that is over, `spent` on a booking, `returned` when that is not paid or is refunded, `expired`.',
    }),
    points: z.number().meta({ description: 'Negative where they are taken off the balance.' }),
    at: z.string(),
    unpaid: z.boolean().meta({ description: 'Of `returned`: the booking ended before it was paid.' }),
    booking: z
      .object({
        id: z.string(),
        bookingId: z.string().meta({ description: 'Its reference.' }),
        title: z.string(),
        textLang: TextLang,
      })
      .nullable()
      .meta({ description: 'Null for what expired.' }),
  })
  .meta({ id: 'PointsMovement' });

export const PointsAnswer = cursorPageOf(PointsMovement).extend({
  balance: z.number(),
  worth: z.number().meta({ description: 'What the balance is worth in dollars.' }),
  lastDay: z.string().nullable().meta({
    description: 'The last day of the balance in Nairobi, if it does not move before; null where there is none.',
  }),
  spendable: z.boolean().meta({ description: 'Whether bookings can be paid with points now.' }),
});
