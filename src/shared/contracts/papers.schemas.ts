import { z } from 'zod';
import { lateCheckInDays } from '../check-ins.ts';
import { bookingStatuses } from '../states.ts';
import { TextLang } from './catalogue.schemas.ts';
import { CalendarDateText } from './common.schemas.ts';
import { BookedParty } from './party.schemas.ts';
import { ProviderQuery } from './payouts.schemas.ts';

/** The content of the voucher's QR code (an address of ours), or the booking's reference. */
export const CheckInRequest = z.object({
  code: z.string().trim().min(1).max(300),
  at: z.iso
    .datetime({ offset: true })
    .optional()
    .meta({
      description: `When the guests were at the gate, where that could not be sent then: it is judged by this time, accepted for ${lateCheckInDays} days, and marked as noted without signal. Not in the future (\`gate_time_wrong\`, which may be sent again once that time has come), and not before the booking was made (\`gate_time_before_booking\`).`,
    }),
});

export const CheckInAnswer = z.object({
  booking: z.object({
    /** The reference, such as BK-2026-001. */
    bookingId: z.string(),
    title: z.string(),
    /** The contact's name, or their e-mail address where they gave none. */
    traveller: z.string(),
    guests: z.number(),
    party: BookedParty,
    startDate: z.string(),
    endDate: z.string(),
    status: z.enum(bookingStatuses),
    checkedInAt: z.string(),
    /** Whether the booking was checked in before this call. */
    alreadyCheckedIn: z.boolean(),
    /** Whether that check-in was noted without signal and sent later. */
    offline: z.boolean(),
  }),
});

export const ExpectedQuery = ProviderQuery.extend({
  date: CalendarDateText.optional().meta({ description: 'The day in Kenya; by default today.' }),
});

/** What a phone at the gate needs to check guests in without signal, and no more. */
export const ExpectedAnswer = z.object({
  date: z.string(),
  items: z.array(
    z
      .object({
        /** The reference that people see, such as BK-2026-001. */
        bookingId: z.string(),
        service: z.object({ title: z.string(), textLang: TextLang }),
        traveller: z.string(),
        guests: z.number(),
        party: BookedParty,
        startDate: z.string(),
        endDate: z.string(),
        endsAt: z.string().meta({ description: 'Until when its guests can be checked in.' }),
        checkedInAt: z.string().nullable(),
        noShowAt: z.string().nullable(),
        codeDigest: z.string().meta({
          description: 'SHA-256, in hexadecimal, of the part of the voucher’s code behind the dot, in small letters.',
        }),
      })
      .meta({ id: 'ExpectedBooking' }),
  ),
  isComplete: z.boolean().meta({ description: 'False where the day has more than 200 bookings.' }),
});
