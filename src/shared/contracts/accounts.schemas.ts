import { z } from 'zod';
import { guessableAs } from '../common-passwords.ts';
import { currencies } from '../currencies.ts';
import { langs } from '../languages.ts';
import { PASSWORD_MIN } from '../password.ts';
import { isRegistrationPhone } from '../phone.ts';
import { isPlainLine, isPlainName, mayBeCalled } from '../plain-text.ts';
import { interestOptions, travelStyles } from '../profile-choices.ts';
import { providerRights, registeredRoles, roles } from '../rights.ts';
import { typedPhone } from '../typed-phone.ts';
import { EmailAddress, nameText } from './common.schemas.ts';

const nameOfAnyKind = nameText('name_short').min(2, 'name_short');
const name = nameOfAnyKind.refine(isPlainName, 'text_plain');
const email = z.string('email_invalid').trim().max(254, 'email_invalid').pipe(EmailAddress);
const password = z
  .string('password_short')
  .min(PASSWORD_MIN, 'password_short')
  .max(200, 'too_long')
  .refine((text) => guessableAs(text) === undefined, { error: ({ input }) => guessableAs(String(input)) });

/** An empty phone counts as none. */
const phone = z
  .string()
  .trim()
  .refine((text) => text === '' || isRegistrationPhone(text), 'phone_invalid')
  .optional();

/** The messages of these schemas are keys of the i18n namespace `fields`; the server and the form translate them. */
export const RegisterRequest = z.object({
  name,
  email,
  phone,
  password,
  role: z.enum(registeredRoles, 'role_invalid').default('user'),
});

// Zod skips checks over several fields while one field is wrong, but all errors must be shown at once.
const always = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;

/** A phone in any spelling; the calls take +254 and nine digits only. */
const phoneAsTyped = z.string().transform(typedPhone).optional();

/** The form has two more fields than the call: the repeated password, and consent to the terms. */
export const RegisterForm = RegisterRequest.extend({
  phone: phoneAsTyped.pipe(phone),
  confirmPassword: z.string(),
  terms: z.boolean(),
})
  .refine((form) => form.confirmPassword === form.password, {
    path: ['confirmPassword'],
    message: 'passwords_differ',
    when: always,
  })
  .refine((form) => form.terms === true, { path: ['terms'], message: 'terms_missing', when: always });

export const LoginRequest = z.object({
  email: z.string('email_missing').trim().min(1, 'email_missing').max(254, 'email_invalid'),
  password: z.string('password_missing').min(1, 'password_missing').max(200, 'too_long'),
  remember: z.boolean().default(true),
});

const Preferences = z.object({
  currency: z.enum(currencies),
  language: z.enum(langs),
  notifications: z.object({ email: z.boolean(), sms: z.boolean(), push: z.boolean() }),
  privacy: z.object({ profileVisible: z.boolean(), showBookingHistory: z.boolean() }),
});

/** A provider that somebody acts for, and what they may do there. */
const Membership = z.object({ providerId: z.string(), name: z.string(), rights: z.array(z.enum(providerRights)) });

export const User = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    phone: z.string().nullable(),
    avatar: z.string().nullable(),
    role: z.enum(roles),
    /** In the order they joined; the first 50. */
    memberships: z.array(Membership),
    dateOfBirth: z.string().nullable(),
    nationality: z.string().nullable(),
    travelStyle: z.enum(travelStyles).nullable(),
    bio: z.string().nullable(),
    interests: z.array(z.enum(interestOptions)),
    preferences: Preferences,
    deletionDueAt: z
      .string()
      .optional()
      .meta({ description: 'When the account is deleted, as its person has asked; absent: it is not.' }),
  })
  .meta({ id: 'User' });

export const UserAnswer = z.object({ user: User });
export const SessionAnswer = z.object({ token: z.string(), user: User });

const emptyAsNull = (text: string) => (text === '' ? null : text);

/**
 * Absent fields stay as they are. Whether the name is plain is not asked here: one that was given before that was demanded
 * may stay (`mayBeCalled`).
 */
export const ProfileRequest = z.object({
  name: nameOfAnyKind.optional(),
  email: email.optional(),
  /** Needed only when the address changes. */
  currentPassword: z.string().max(200, 'too_long').optional(),
  phone: z
    .string()
    .trim()
    .refine((text) => text === '' || isRegistrationPhone(text), 'phone_invalid')
    .transform(emptyAsNull)
    .nullable()
    .optional(),
  dateOfBirth: z
    .union([z.literal('').transform(() => null), z.iso.date('date_invalid')])
    .nullable()
    .optional(),
  nationality: z
    .string()
    .trim()
    .max(80, 'too_long')
    .refine(isPlainLine, 'text_plain')
    .transform(emptyAsNull)
    .nullable()
    .optional(),
  travelStyle: z
    .union([z.literal('').transform(() => null), z.enum(travelStyles)])
    .nullable()
    .optional(),
  bio: z.string().trim().max(1000, 'too_long').transform(emptyAsNull).nullable().optional(),
  interests: z.array(z.enum(interestOptions)).max(interestOptions.length).optional(),
});

/** The form of somebody with this name. It has all fields and sends those that were changed. */
export const profileForm = (present: string) =>
  ProfileRequest.extend({
    name: nameOfAnyKind.refine((typed) => mayBeCalled(typed, present), 'text_plain'),
    email,
    phone: phoneAsTyped.nullable().pipe(ProfileRequest.shape.phone),
  });

/** Absent preferences stay as they are. */
export const PreferencesRequest = Preferences.partial();

/** `token` of the link in the letter to the old address; the password is the new one. */
export const RestoreEmailRequest = z.object({ token: z.string(), password });

/** `token` of the link in the letter that two-step verification is on; the password is the new one. */
export const TakeBackRequest = z.object({ token: z.string(), password });

/** Any address is answered alike, so that nobody learns who has an account. */
export const ForgotPasswordRequest = z.object({ email });
/** `token` of the link in the letter; the password is the new one. */
export const ResetPasswordRequest = z.object({ token: z.string(), password });

/** `token` of the same link. */
export const CheckResetRequest = z.object({ token: z.string() });
export const CheckResetAnswer = z.object({
  works: z.boolean().meta({ description: 'false: unknown, used, older than an hour, or no longer for this account.' }),
});

/** The change of a password by whoever is signed in; the new one is typed twice. */
export const ChangePasswordRequest = z
  .object({
    currentPassword: z.string('password_missing').min(1, 'password_missing').max(200, 'too_long'),
    newPassword: password,
    confirmPassword: z.string('passwords_differ'),
  })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    message: 'passwords_differ',
    when: always,
  });

/** Where the person is signed in. */
const OwnSession = z.object({
  id: z.string(),
  device: z.string().nullable().meta({
    description: 'Browser and system as the browser has named them; null where it is none we know.',
  }),
  since: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  current: z.boolean().meta({ description: 'It is the session in which this is asked.' }),
});
export const OwnSessionsAnswer = z.object({
  sessions: z.array(OwnSession).meta({ description: 'Those that are open, the newest first; at most 50.' }),
});

/** Accepts any text; an unknown token is answered with `not_found`. */
export const VerifyEmailRequest = z.object({ token: z.string() });
/** `alreadyVerified`: the address had been verified before. */
export const VerifyEmailAnswer = z.object({ success: z.literal(true), alreadyVerified: z.boolean() });
