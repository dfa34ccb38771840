import { z } from 'zod';
import { identityProviders } from '../identity-providers.ts';
import { registeredRoles } from '../rights.ts';
import { SessionAnswer } from './accounts.schemas.ts';

const provider = z.enum(identityProviders);

export const IdentitySignInRequest = z.object({
  confirm: z
    .boolean()
    .default(false)
    .meta({ description: 'Whether to link the account to the one here that has the same e-mail address.' }),
  remember: z.boolean().default(true),
  as: z
    .uuid()
    .optional()
    .meta({ description: 'Who signs in once more: an account that is not linked to them is refused.' }),
  role: z.enum(registeredRoles, 'role_invalid').default('user').meta({ description: 'Of a new account.' }),
});

export const IdentitySignInAnswer = z.object({
  session: SessionAnswer.nullable(),
  isNew: z.boolean().meta({ description: 'Whether an account was made.' }),
  link: z
    .object({
      provider,
      email: z.string(),
      needs: z.enum(['password', 'confirmation']).meta({
        description: 'What must be given first: the password of the account here, or `confirm`.',
      }),
    })
    .nullable()
    .meta({ description: 'An account with this e-mail address, to which nothing is linked yet.' }),
});

export const OwnIdentitiesAnswer = z.object({
  hasPassword: z.boolean(),
  linked: z.array(z.object({ provider, email: z.string().nullable(), linkedAt: z.string() })),
  possible: z.array(provider).meta({ description: 'What could be linked.' }),
  waiting: z
    .object({ provider, email: z.string() })
    .nullable()
    .meta({ description: 'The account that this browser has brought, until it is linked.' }),
});

export const IdentityParams = z.object({ provider });
