import { z } from 'zod';
import { BookingRequest } from '#shared/contracts/bookings.schemas.ts';

/** The second step asks for a name too, which the call alone does not require. */
export const ContactForm = z.object({
  contact: BookingRequest.shape.contact.extend({
    name: z.string().trim().min(2, 'name_short').max(120, 'too_long'),
    email: z.string().trim().min(1, 'email_missing').max(254, 'email_invalid').pipe(z.email('email_invalid')),
    phone: z.string().trim().max(40, 'too_long'),
  }),
});
