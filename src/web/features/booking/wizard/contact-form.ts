import { z } from 'zod';
import { BookingRequest } from '#shared/contracts/bookings.schemas.ts';

/** The second step asks for what the call asks for: an e-mail. Name and phone may stay empty. */
export const ContactForm = z.object({
  contact: z.object({
    name: z.string().trim().max(120, 'too_long'),
    email: BookingRequest.shape.contact.shape.email,
    phone: z.string().trim().max(40, 'too_long'),
  }),
});
