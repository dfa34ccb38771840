import { z } from 'zod';
import { blockLimits } from '../block-limits.ts';
import { CalendarDateText } from './common.schemas.ts';
import { ProviderQuery } from './payouts.schemas.ts';

export const CalendarQuery = ProviderQuery.extend({
  from: CalendarDateText.meta({ description: 'The first day.' }),
  to: CalendarDateText.meta({ description: `The last day, at most ${blockLimits.daysShown} days in all.` }),
});

/** Days on which some or all places of a listing cannot be booked here, both included. */
export const Block = z
  .object({
    id: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    places: z.number().nullable().meta({ description: 'Places taken on each day; null where the days are closed.' }),
    note: z.string(),
    createdAt: z.string(),
  })
  .meta({ id: 'Block' });

const CalendarDay = z.object({
  date: z.string(),
  places: z.number().meta({ description: 'Places that the listing has on this day.' }),
  booked: z.number().meta({ description: 'Of these, places that bookings take, paid or held.' }),
  elsewhere: z.number().meta({ description: 'Of these, places that blocks take.' }),
  closed: z.boolean(),
  pricePerUnit: z.number().meta({ description: 'In dollars.' }),
});

export const CalendarAnswer = z.object({
  service: z.object({ id: z.string(), title: z.string(), bookable: z.boolean() }),
  days: z.array(CalendarDay),
  blocks: z.array(Block).meta({ description: 'Those with a day in the range, by their first day.' }),
});

export const NewBlock = z.object({
  startDate: CalendarDateText,
  endDate: CalendarDateText,
  places: z
    .int()
    .min(1)
    .max(100_000)
    .nullable()
    .meta({ description: 'Places to take on each day; null closes the days, whatever is free.' }),
  note: z
    .string()
    .trim()
    .max(blockLimits.noteLength)
    .default('')
    .meta({ description: 'Such as a name, for the provider’s members alone.' }),
});
export const BlockAnswer = z.object({ block: Block });
export const BlockParams = z.object({ id: z.uuid(), blockId: z.uuid() });
