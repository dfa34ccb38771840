import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { type Secrets, sealPhone } from '#server/secrets.ts';
import { getSettings } from '#server/settings/queries.ts';
import type { User } from '#shared/contracts/accounts.ts';
import type { Currency } from '#shared/currencies.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import { agreementKinds, legalVersions } from '#shared/legal-versions.ts';
import type { Role, registeredRoles } from '#shared/rights.ts';
import { askToVerifyEmail } from './ask-to-verify-email.ts';
import { hashPassword, refuseOwnAddress } from './passwords.ts';
import { getUser } from './queries.ts';
import { emailIsTaken, insertPerson, type PersonRow } from './repository.ts';
import { startSession } from './sessions.ts';
import type { SignedIn } from './sign-in.ts';
import { recordSignIn } from './sign-in-history.ts';
import { countRegistration } from './sign-in-limits.ts';
import { agreements } from './tables.ts';

interface NewPerson {
  name: string;
  email: string;
  /** +254 and nine digits; '' or absent: none. */
  phone?: string | undefined;
  role: Role;
  passwordHash: string | null;
  language: Lang;
  /** The currency in which prices are shown; US dollars by default. */
  currency?: Currency | undefined;
  /** Whether the address counts as verified from the start. */
  emailVerified?: boolean;
  now: Date;
}

/** The preferences of a new account: text messages and a public booking history are off until the person chooses them. */
const firstPreferences = (language: Lang, currency: Currency): User['preferences'] => ({
  currency,
  language,
  notifications: { email: true, sms: false, push: true },
  privacy: { profileVisible: true, showBookingHistory: false },
});

/** Adds a person of any role, without a session or a letter. @throws AppError email_taken with fields.email */
export async function createPerson(tx: Tx, secrets: Secrets, person: NewPerson): Promise<PersonRow> {
  const { name, email, phone, role, passwordHash, language, currency = 'USD', emailVerified = false, now } = person;
  const taken = new AppError('email_taken', { fields: { email: 'email_taken' } });
  if (await emailIsTaken(tx, { email, now })) throw taken;
  const row = await insertPerson(tx, {
    name,
    email,
    ...(phone && sealPhone(secrets, phone)),
    role,
    passwordHash,
    emailVerifiedAt: emailVerified ? now : null,
    preferences: firstPreferences(language, currency),
    createdAt: now,
    updatedAt: now,
  });
  if (!row) throw taken;
  // Whoever opens an account, by whatever way, is shown both texts.
  await tx
    .insert(agreements)
    .values(agreementKinds.map((what) => ({ personId: row.id, what, version: legalVersions[what], at: now })));
  return row;
}

interface Registration {
  name: string;
  email: string;
  phone?: string | undefined;
  password: string;
  role: (typeof registeredRoles)[number];
  language: Lang;
  currency?: Currency | undefined;
  userAgent?: string;
  /** The network address, by which registrations are limited; absent for people whom the product makes itself. */
  address?: string;
}

/**
 * Creates an account, signs it in for 30 days, and enqueues the letter with the verification link.
 * @param options.verified the address counts as verified and no letter is sent, for the demo's people
 * @throws AppError registrations_off, email_taken with fields.email, invalid_input with fields.password, too_many_tries
 */
export async function registerPerson(
  app: App,
  registration: Registration,
  { verified = false }: { verified?: boolean } = {},
): Promise<SignedIn> {
  const { password, userAgent = '', address, ...rest } = registration;
  refuseOwnAddress(password, rest.email);
  if (address !== undefined) {
    if (!(await getSettings(app.db)).takesRegistrations) throw new AppError('registrations_off');
    await countRegistration(app, address);
  }
  const passwordHash = await hashPassword(password);
  return transaction(app, async (tx) => {
    const now = app.clock.now();
    const person = await createPerson(tx, app.secrets, { ...rest, passwordHash, emailVerified: verified, now });
    if (!verified) await askToVerifyEmail(tx, app.secrets, person, now);
    const token = await startSession(tx, { personId: person.id, remember: true, userAgent, now });
    if (address !== undefined) {
      const browser = { userAgent, address };
      await recordSignIn(tx, { personId: person.id, outcome: 'signed_in', browser, at: now });
    }
    return { token, user: await getUser(tx, app.secrets, person.id) };
  });
}
