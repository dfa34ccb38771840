import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { warnWithin } from '#server/limits/limited-log.ts';
import { networkLimits, shortAddress } from '#server/limits/network.ts';
import { giveTriesBack, takeTries } from '#server/limits/take-tries.ts';
import type { PasskeySignInRequest } from '#shared/contracts/passkeys.schemas.ts';
import { AppError } from '#shared/errors.ts';
import type { Browser } from '../check-password.ts';
import { openTicket, sealTicket, useTicket } from '../one-use-tickets.ts';
import { lockPerson } from '../repository.ts';
import { openSession, type SignedIn } from '../sign-in.ts';
import { recordSignIn } from '../sign-in-history.ts';
import { failuresPerNetwork } from '../sign-in-limits.ts';
import { passkeys } from '../tables.ts';
import { challengeValidMs, relyingParty } from './relying-party.ts';
import { findPasskey, listPasskeysOf, type PasskeyRow } from './repository.ts';

const purpose = 'passkey-sign-in';

interface Asked {
  challenge: string;
  /** The person who is signed in and shall sign in again; absent: whoever it is. */
  personId?: string;
}

/** What a browser needs to ask for any passkey of ours. It is sealed, and makes no row. */
export const passkeySignInOptions = (app: App) => askFor(app, {});

/** What a browser needs to ask whoever is signed in for one of their own passkeys; another person's then opens no session. */
export const passkeyAgainOptions = async (app: App, personId: string) =>
  askFor(app, { personId, own: await listPasskeysOf(app.db, personId) });

async function askFor(app: App, { personId, own }: { personId?: string; own?: PasskeyRow[] }) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    ...{ rpID: relyingParty(app).rpID, timeout: challengeValidMs, userVerification: 'required' },
    ...(own && { allowCredentials: own.map(({ credentialId: id, transports }) => ({ id, transports })) }),
  });
  const data: Asked = { challenge: options.challenge, ...(personId !== undefined && { personId }) };
  return { ticket: sealTicket(app, { purpose, validMs: challengeValidMs, data }), options: { ...options } };
}

type Given = z.output<typeof PasskeySignInRequest>;

/**
 * Opens a session by a passkey. It counts as both factors: the device has the key, and asks for a finger, a face or a code before
 * it signs. So no code of an authenticator app is asked for.
 * @throws AppError passkey_expired (also one that was used), passkey_refused (unknown, not for us, of somebody else than was asked, without a proof on the device,
 *   or with a counter that does not rise), suspended, too_many_tries
 */
export async function signInWithPasskey(app: App, given: Given, browser: Browser): Promise<SignedIn> {
  const ticket = openTicket<Asked>(app, { purpose, text: given.ticket });
  if (!ticket) throw new AppError('passkey_expired');
  const limits = app.config.rateLimits ? networkLimits(app.secrets, browser.address, failuresPerNetwork) : [];
  await transaction(app, async (tx) => {
    await takeTries(tx, limits, app.clock.now());
    if (!(await useTicket(tx, ticket))) throw new AppError('passkey_expired');
  });
  const found = await findAsked(app, given.response.id, ticket.data);
  const counter = found && (await verify(app, found, { given, challenge: ticket.data.challenge }));
  if (!found || counter === undefined) {
    warnWithin(app, { event: 'passkey_refused', from: shortAddress(browser.address) }, 'a passkey was refused');
    throw new AppError('passkey_refused');
  }
  const outcome = await transaction(app, async (tx) => {
    const { personId } = found;
    const person = await lockPerson(tx, personId);
    // It may have been removed, or used elsewhere, since it was read.
    if (!person || !(await raiseCounter(app, tx, { id: found.id, counter }))) throw new AppError('passkey_refused');
    if (person.suspendedAt) {
      await recordSignIn(tx, { personId, outcome: 'suspended', browser, at: app.clock.now() });
      return new AppError('suspended');
    }
    return openSession(app, tx, { personId, remember: given.remember, browser });
  });
  if (outcome instanceof AppError) throw outcome;
  await giveTriesBack(app.db, limits);
  return outcome;
}

/** The passkey with this id; undefined where it is unknown, or not of the person who was asked. */
async function findAsked(app: App, credentialId: string, { personId }: Asked): Promise<PasskeyRow | undefined> {
  const found = await findPasskey(app.db, credentialId);
  return personId === undefined || found?.personId === personId ? found : undefined;
}

interface Answer {
  given: Given;
  challenge: string;
}

/** @returns how often the device says that the passkey was used; undefined where the answer is not right */
async function verify(app: App, passkey: PasskeyRow, { given, challenge }: Answer): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { rpID: expectedRPID, origin: expectedOrigin } = relyingParty(app);
  const { userHandle, ...rest } = given.response.response;
  const isOwners =
    userHandle === undefined || Buffer.from(userHandle, 'base64url').toString('utf8') === passkey.personId;
  if (!isOwners) return undefined;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...given.response, response: rest, clientExtensionResults: {} },
      ...{ expectedChallenge: challenge, expectedOrigin, expectedRPID, requireUserVerification: true },
      credential: {
        ...{ id: passkey.credentialId, counter: passkey.counter },
        publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}

/** Notes a use. The counter must rise, since a copy of the key would repeat it; a device that does not count always says 0. */
async function raiseCounter(app: App, tx: Tx, { id, counter }: { id: string; counter: number }): Promise<boolean> {
  const rises = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter}::bigint = 0`));
  const used = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: app.clock.now() })
    .where(and(eq(passkeys.id, id), rises))
    .returning({ id: passkeys.id });
  return used.length > 0;
}
