import { z } from 'zod';
import { timeOffLimits } from '../time-off-limits.ts';
import { PriceUnit, TextLang } from './catalogue.schemas.ts';
import { CalendarDateText } from './common.schemas.ts';
import { ProviderQuery } from './payouts.schemas.ts';

const days = {
  startDate: CalendarDateText,
  endDate: CalendarDateText.meta({ description: `The last day; at most ${timeOffLimits.days} days in all.` }),
};

export const TimeOffDaysQuery = ProviderQuery.extend(days);
export const NewTimeOff = z.object({
  ...days,
  reason: z.string().trim().max(timeOffLimits.reasonLength, 'too_long').default('').meta({
    description: 'For the provider’s members alone.',
  }),
});

const named = z.array(
  z.object({
    id: z.string(),
    reference: z.string(),
    name: z.string(),
    guests: z.number(),
    startDate: z.string(),
    endDate: z.string(),
    priceUnit: PriceUnit,
    title: z.string(),
    textLang: TextLang,
  }),
);

const standing = {
  bookings: named.meta({
    description: `The first ${timeOffLimits.bookingsNamed} bookings on these days. They stay as they are.`,
  }),
  bookingsTotal: z.number(),
  requests: named.meta({
    description: `The first ${timeOffLimits.bookingsNamed} open requests on these days, which cannot be accepted in time off.`,
  }),
  requestsTotal: z.number(),
};

export const TimeOffAnswer = z.object({
  items: z.array(
    z.object({
      ...{ id: z.string(), startDate: z.string(), endDate: z.string(), reason: z.string(), createdAt: z.string() },
      ...standing,
    }),
  ),
});

export const TimeOffConsequencesAnswer = z.object({
  listings: z.number().meta({ description: 'Listings that would be closed.' }),
  ...standing,
});
