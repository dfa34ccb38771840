import { z } from 'zod';
import { normalisePhone } from '../phone.ts';
import { spokenLanguages } from '../spoken-languages.ts';
import { providerStatuses } from '../states.ts';
import { EmailAddress } from './common.schemas.ts';

/** What an organisation says of itself: several lines. Changed ones have no address or phone number: `changedTexts`. */
const about = z.string().trim().max(2_000, 'too_long');
const Languages = z.array(z.enum(spokenLanguages));

/** What an approved organisation says of itself, and how its guests reach it. One of the two languages is enough. */
export const ProviderProfileRequest = z.object({
  about: z
    .object({ en: about, sw: about })
    .refine(({ en, sw }) => en !== '' || sw !== '', { path: ['en'], error: 'about_missing' }),
  languages: Languages.min(1, 'languages_missing').max(spokenLanguages.length),
  /** A Kenyan mobile number in any spelling; stored as +254 and nine digits, encrypted. */
  phone: z
    .string('phone_invalid')
    .max(40, 'phone_invalid')
    .refine((text) => normalisePhone(text) !== undefined, 'phone_invalid'),
  /** Another one needs a recent sign-in, since our letters go there. */
  email: z.string('email_invalid').trim().max(254, 'email_invalid').pipe(EmailAddress),
});

export const ProviderProfileAnswer = z.object({
  provider: z.object({ id: z.string(), name: z.string() }),
  status: z.enum(providerStatuses).meta({
    description:
      '`draft`: its application is being filled in; `pending`: it waits for us. Travellers see it while it is `approved`.',
  }),
  submittedAt: z.string().nullable(),
  rejectReason: z.string().nullable().meta({ description: 'Why it was rejected or suspended, while it is.' }),
  about: z.object({ en: z.string(), sw: z.string() }),
  languages: Languages,
  phone: z.string().nullable().meta({ description: '+254 and nine digits; null where there is none.' }),
  email: z.string(),
});
