import { z } from 'zod';
import { bookingStatuses } from '../states.ts';
import { BookedParty } from './party.schemas.ts';

/** The content of the voucher's QR code (an address of ours), or the booking's reference. */
export const CheckInRequest = z.object({ code: z.string().trim().min(1).max(300) });

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
  }),
});
