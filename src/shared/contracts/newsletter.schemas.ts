import { z } from 'zod';
import { langs } from '../languages.ts';
import { subscriberStates } from '../newsletter.ts';
import { EmailAddress } from './common.schemas.ts';
import { cursorPageOf, listQuery } from './lists.schemas.ts';

export const NewsletterRequest = z.object({
  email: z
    .string('email_invalid')
    .trim()
    .max(254, 'email_invalid')
    .pipe(EmailAddress)
    .meta({ description: 'Gets a letter with the link that confirms it.' }),
  language: z.enum(langs).optional().meta({ description: 'Of the letters; by default that of the call.' }),
});

export const SubscribersQuery = listQuery(['askedAt'], {
  q: z.string().trim().max(254, 'too_long').meta({ description: 'A part of the address.' }),
  state: z.enum(subscriberStates),
  language: z.enum(langs),
});

export const Subscriber = z.object({
  id: z.string(),
  email: z.string(),
  state: z.enum(subscriberStates),
  language: z.enum(langs),
  askedAt: z.string(),
  confirmedAt: z.string().nullable(),
});

export const SubscribersPage = cursorPageOf(Subscriber);
