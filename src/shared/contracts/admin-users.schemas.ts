import { z } from 'zod';
import { identityProviders } from '../identity-providers.ts';
import { langs } from '../languages.ts';
import { personStates } from '../person-states.ts';
import { interestOptions, travelStyles } from '../profile-choices.ts';
import { providerRights, roles } from '../rights.ts';
import { signInOutcomes } from '../sign-in-outcomes.ts';
import { bookingStatuses, providerStatuses } from '../states.ts';
import { TextLang } from './catalogue.schemas.ts';
import { requiredReason } from './common.schemas.ts';
import { cursorPageOf, listQuery } from './lists.schemas.ts';

const instant = z.string();
const text = z.string().nullable();
const Role = z.enum(roles);

const State = z.enum(personStates).meta({
  description:
    '`deleted` by its person; else `suspended`; else `unverified`: nobody has verified the e-mail address; `active`: none of these.',
});

export const AdminUsersQuery = listQuery(['createdAt', 'name'], {
  q: z.string().trim().max(254).meta({
    description:
      'A part of the name or the e-mail address, the whole Kenyan phone of the account in any spelling, or the whole id. One or two letters are looked for where a word of the name, or the address, begins.',
  }),
  role: Role,
  state: State,
});

const AdminUserItem = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: Role,
  state: State,
  createdAt: instant,
});
export const AdminUsersPage = cursorPageOf(AdminUserItem);

/** Who did something; null for the system, or for a command on the machine. */
const By = z.object({ id: z.string(), name: z.string() }).nullable();

const Bookings = z.object({
  states: z
    .array(z.object({ status: z.enum(bookingStatuses), count: z.number(), total: z.number() }))
    .meta({ description: 'How many there are in each state, and the sum of their prices in dollars.' }),
  latest: z
    .array(
      z.object({
        id: z.string(),
        reference: z.string(),
        status: z.enum(bookingStatuses),
        title: z.string(),
        titleLang: TextLang,
        startDate: z.string(),
        endDate: z.string(),
        total: z.number(),
      }),
    )
    .meta({ description: 'The ten that were made last.' }),
});

const Business = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(providerStatuses),
  rights: z.array(z.enum(providerRights)),
  since: instant,
});

const Session = z.object({
  device: text.meta({
    description: 'Browser and system as the browser has named them; null where it is none we know.',
  }),
  since: instant,
  expiresAt: instant,
  own: z.boolean().meta({ description: 'It is the session in which this is asked.' }),
});

/** By what the person signs in, without anything by which somebody else could. */
const WaysIn = z.object({
  password: z.boolean(),
  linked: z.array(
    z.object({ provider: z.enum(identityProviders), email: text, linkedAt: instant, lastUsedAt: instant }),
  ),
  passkeys: z.array(z.object({ id: z.string(), name: z.string(), createdAt: instant, lastUsedAt: instant.nullable() })),
});

/** A sign-in, or a try that failed. */
const SignIn = z.object({
  at: instant,
  outcome: z.enum(signInOutcomes),
  device: text.meta({ description: 'Browser and system; null where they are none that we know.' }),
  network: z
    .string()
    .meta({ description: 'The network address, shortened: of IPv4 without the last number, of IPv6 the /48.' }),
});

/** An entry of the audit log about the person. */
const Entry = z.object({
  id: z.string(),
  at: instant,
  by: By,
  action: z.string().meta({ description: 'Such as `person.suspended`.' }),
  reason: text,
  before: Role.nullable().meta({ description: 'The role before and after, where it was changed.' }),
  after: Role.nullable(),
});

/** Everything about one person, but never a password, a token or a phone. */
export const AdminUser = AdminUserItem.extend({
  own: z.boolean().meta({ description: 'It is the account of whoever asks.' }),
  emailVerifiedAt: instant.nullable(),
  avatar: text.meta({ description: 'The address of the person’s picture; null: none.' }),
  onlyDecider: z.boolean().meta({
    description: 'An amount needs another admin’s consent, and this person alone can give it to the caller.',
  }),
  secondFactorAt: instant
    .nullable()
    .meta({ description: 'Since when a code is asked for after the password; null: it is not.' }),
  hasPhone: z.boolean().meta({ description: 'The number itself is another call, which is recorded.' }),
  language: z.enum(langs),
  dateOfBirth: text,
  nationality: text,
  travelStyle: z.enum(travelStyles).nullable(),
  interests: z.array(z.enum(interestOptions)),
  bio: text,
  suspended: z.object({ at: instant, reason: text, by: By }).nullable(),
  points: z.number(),
  bookings: Bookings,
  businesses: z.array(Business).meta({ description: 'Those that the person is a member of; the first 50.' }),
  waysIn: WaysIn,
  sessions: z.array(Session).meta({ description: 'Those that are open, the newest first; at most 50.' }),
  signIns: z
    .array(SignIn)
    .meta({ description: 'Sign-ins and failed tries of the last 180 days, the newest first; at most 50.' }),
  history: z.array(Entry).meta({ description: 'What the audit log says of the person, newest first; at most 50.' }),
});

export const PhoneAnswer = z.object({ phone: z.string() });

const reason = requiredReason('reason_missing');
export const SuspendRequest = z.object({
  reason: reason.meta({ description: 'The person reads it in the letter.' }),
});
const proof = reason.meta({
  description: 'For the audit log: how it was made sure that it is this person who asks.',
});
export const RemoveFactorRequest = z.object({
  reason: proof,
});
export const RemoveIdentityRequest = z.object({
  provider: z.enum(identityProviders),
  reason: proof,
});
export const RemovePasskeyRequest = z.object({
  passkeyId: z.uuid(),
  reason: proof,
});
export const RemoveAvatarRequest = z.object({
  reason: reason.meta({ description: 'For the audit log.' }),
});
export const RoleRequest = z.object({
  role: Role,
  reason: reason.meta({ description: 'For the audit log.' }),
});
