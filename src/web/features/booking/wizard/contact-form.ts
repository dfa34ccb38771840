import { z } from 'zod';
import { BookingRequest } from '#shared/contracts/bookings.schemas.ts';
import { typedPhone } from '#shared/typed-phone.ts';

/** The fields of the second step. As in the call, only the e-mail address is required, and the phone of any country is taken. */
export const ContactForm = z.object({
  contact: z.object({
    name: z.string().trim().max(120, 'too_long'),
    email: BookingRequest.shape.contact.shape.email,
    phone: z
      .string()
      .transform((text): string | null | undefined => typedPhone(text))
      .pipe(BookingRequest.shape.contact.shape.phone),
  }),
});
