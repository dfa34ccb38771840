import { z } from 'zod';
import { langs } from '../languages.ts';
import { providerRights } from '../rights.ts';
import { User } from './accounts.schemas.ts';
import { EmailAddress } from './common.schemas.ts';

const Rights = z.array(z.enum(providerRights));
/** What a member may do: at least one thing, since a member who may do nothing needs no account here. */
const someRights = Rights.min(1, 'rights_missing').max(providerRights.length);

export const InviteRequest = z.object({
  email: z.string('email_invalid').trim().max(254, 'email_invalid').pipe(EmailAddress),
  rights: someRights,
  language: z.enum(langs).meta({ description: 'In which the letter is written.' }),
});
export const RightsRequest = z.object({ rights: someRights });

export const TeamAnswer = z.object({
  members: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      rights: Rights,
      joinedAt: z.string(),
      you: z.boolean().meta({ description: 'Whether it is the caller.' }),
    }),
  ),
  invitations: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      rights: Rights,
      invitedBy: z.string(),
      sentAt: z.string(),
      expiresAt: z.string().meta({ description: 'Until then the link in the letter that was sent last works.' }),
      expired: z.boolean(),
    }),
  ),
});

/** `token` of the link in the letter. Accepts any text; an unknown token is answered with `not_found`. */
export const InvitationRequest = z.object({ token: z.string() });
export const InvitationAnswer = z.object({
  state: z.enum(['open', 'expired', 'accepted']),
  provider: z.object({ id: z.string(), name: z.string() }),
  invitedBy: z.string(),
  email: z.string().meta({ description: 'The address that was invited, with which one has to sign in.' }),
  rights: Rights,
  expiresAt: z.string(),
});
export const AcceptedAnswer = z.object({ providerId: z.string(), user: User });
