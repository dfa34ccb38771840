import { z } from 'zod';
import { lateCheckInDays } from '../check-ins.ts';
import { bookingStatuses } from '../states.ts';
import { BookedParty } from './party.schemas.ts';

/** The content of the voucher's QR code (an address of ours), or the booking's reference. */
export const CheckInRequest = z.object({
  code: z.string().trim().min(1).max(300),
  at: z.iso
    .datetime({ offset: true })
    .optional()
    .meta({
      description: `When the guests were at the gate, where that could not be sent then: it is judged by this time, accepted for ${lateCheckInDays} days, and marked as noted without signal. Not in the future, and not before the booking.`,
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
