import type { z } from 'zod';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { warnWithin } from '#server/limits/limited-log.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import type { PasskeyRequest } from '#shared/contracts/passkeys.schemas.ts';
import { AppError } from '#shared/errors.ts';
import { passkeysMost } from '#shared/passkeys.ts';
import { openTicket, sealTicket, useTicket } from '../one-use-tickets.ts';
import { recordPerson } from '../record-person.ts';
import { findPerson, lockOpenSession, lockPerson } from '../repository.ts';
import { makeTakeBackLink } from '../second-factor/take-back-link.ts';
import { passkeys } from '../tables.ts';
import { challengeValidMs, relyingParty, supportedAlgorithmIDs } from './relying-party.ts';
import { countPasskeys, listPasskeysOf } from './repository.ts';

const purpose = 'passkey-new';
/** Each mails a letter. */
const perDay = { most: 10, periodMs: 24 * 3_600_000 };

interface Owner {
  id: string;
  sessionId: string;
}

interface Asked {
  challenge: string;
  personId: string;
}

/** What a browser needs to make a passkey for a person, who must prove on the device who they are. @throws AppError passkeys_many */
export async function newPasskeyOptions(app: App, owner: Owner) {
  const person = await findPerson(app.db, owner.id);
  if (!person) throw new AppError('sign_in_required');
  const known = await listPasskeysOf(app.db, owner.id);
  if (known.length >= passkeysMost) throw new AppError('passkeys_many');
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    ...{ rpName: 'Twende', rpID: relyingParty(app).rpID, timeout: challengeValidMs },
    ...{ userName: person.email, userDisplayName: person.name, userID: new TextEncoder().encode(person.id) },
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    supportedAlgorithmIDs,
    // One that signs in by itself, without an address typed before.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const data: Asked = { challenge: options.challenge, personId: owner.id };
  return { ticket: sealTicket(app, { purpose, validMs: challengeValidMs, data }), options: { ...options } };
}

type Given = z.output<typeof PasskeyRequest>;

/**
 * Adds the passkey that a browser has made, and mails that, with a link that takes the account back.
 * @throws AppError passkey_expired, passkey_refused (not for us, without a proof on the device, or known already),
 *   passkeys_many, too_many_tries; sign_in_required when the session ends meanwhile
 */
export async function addPasskey(app: App, owner: Owner, { ticket: text, name, response }: Given): Promise<void> {
  const ticket = openTicket<Asked>(app, { purpose, text });
  if (!ticket || ticket.data.personId !== owner.id) throw new AppError('passkey_expired');
  const credential = await verify(app, response, ticket.data.challenge);
  await transaction(app, async (tx) => {
    const at = app.clock.now();
    const person = await lockPerson(tx, owner.id);
    if (!person || !(await lockOpenSession(tx, owner.sessionId))) throw new AppError('sign_in_required');
    if (!(await useTicket(tx, ticket))) throw new AppError('passkey_expired');
    if ((await countPasskeys(tx, owner.id)) >= passkeysMost) throw new AppError('passkeys_many');
    if (app.config.rateLimits) await takeTries(tx, [{ subject: `passkeys:${owner.id}`, ...perDay }], at);
    const added = await tx
      .insert(passkeys)
      .values({
        ...{ personId: owner.id, name, createdAt: at, credentialId: credential.id, counter: credential.counter },
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        transports: response.response.transports,
      })
      .onConflictDoNothing()
      .returning({ id: passkeys.id });
    if (added.length === 0) throw new AppError('passkey_refused');
    await recordPerson(tx, { by: owner.id, action: 'person.passkey_added', personId: owner.id, at });
    const token = await makeTakeBackLink(tx, person, at);
    await enqueue(tx, 'mail-second-factor', {
      ...{ personId: owner.id, what: 'passkey_added', name, at: at.toISOString() },
      sealedTo: app.secrets.seal(person.email),
      sealedToken: token && app.secrets.seal(token),
    });
  });
}

/** @throws AppError passkey_refused */
async function verify(app: App, given: Given['response'], expectedChallenge: string) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { rpID: expectedRPID, origin: expectedOrigin } = relyingParty(app);
  try {
    await refuseCertificates(given.response.attestationObject);
    const { clientDataJSON, attestationObject } = given.response;
    const response = { ...given, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} };
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      ...{ response, expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: true },
      supportedAlgorithmIDs,
    });
    if (verified && registrationInfo.credential.id === given.id) return registrationInfo.credential;
  } catch (error) {
    warnWithin(app, { event: 'new_passkey_refused', reason: String(error) }, 'a new passkey was refused');
  }
  throw new AppError('passkey_refused');
}

/**
 * Who made the device is not asked for, so no certificates come. Those that somebody sends all the same could name addresses
 * that their verification would ask.
 */
async function refuseCertificates(attestation: string): Promise<void> {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
  const object = decodeAttestationObject(isoBase64URL.toBuffer(attestation));
  const isPlain = object.get('fmt') === 'none' || (object.get('fmt') === 'packed' && !object.get('attStmt').get('x5c'));
  if (!isPlain) throw new Error('It names who made the device');
}
