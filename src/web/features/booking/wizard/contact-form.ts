import { z } from 'zod';
import { BookingRequest } from '#shared/contracts/bookings.schemas.ts';
import { typedPhone } from '#shared/typed-phone.ts';

/** The fields of the second step. As in the call, only the e-mail address is required, and any phone is taken. */
export const ContactForm = z.object({
  contact: z.object({
    name: z.string().trim().max(120, 'too_long'),
    email: BookingRequest.shape.contact.shape.email,
    phone: z.string().transform(typedPhone).pipe(z.string().max(40, 'too_long')),
  }),
});
