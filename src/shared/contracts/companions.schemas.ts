import { z } from 'zod';
import { mostCompanions } from '../companions.ts';
import { hasPhoneNumber } from '../phone-in-text.ts';
import { isPlainName } from '../plain-text.ts';
import { EmailAddress, nameText } from './common.schemas.ts';

const missing = 'required_fields_missing';

/** The names of all who come along, in place of those before; at most as many as there are guests. */
export const CompanionsRequest = z.object({
  names: z
    .array(
      nameText(missing)
        .refine((text) => text !== '', { error: missing, abort: true })
        .refine(isPlainName, 'text_plain')
        .refine((text) => !hasPhoneNumber(text), 'name_phone'),
      missing,
    )
    .max(mostCompanions, 'too_many'),
});

export const BookingCompanions = z.object({
  names: z.array(z.string()).meta({
    description:
      'Empty where none were given, for admins, and for members who may not read how to reach the traveller.',
  }),
  changeableUntil: z
    .string()
    .nullable()
    .meta({ description: 'Until when the caller may change them; null: not, or no longer.' }),
});

export const SendVoucherRequest = z.object({
  email: z.string(missing).trim().min(1, { error: missing, abort: true }).max(254, 'email_invalid').pipe(EmailAddress),
});
