import { randomBytes } from 'node:crypto';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { networkLimits } from '#server/limits/network.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { type Attempt, type Found, IdentityRefusal } from '#server/outside/identity/client.ts';
import { sameDigest } from '#server/secrets.ts';
import { AppError } from '#shared/errors.ts';
import type { IdentityPurpose } from '#shared/identity-links.ts';
import type { IdentityProvider } from '#shared/identity-providers.ts';
import type { Lang } from '#shared/languages.ts';
import { openTicket, sealTicket, useTicket } from '../one-use-tickets.ts';

/** Enough to find the password of one's account there, and to confirm on a phone. */
export const flowValidMs = 10 * 60_000;
const flowPurpose = 'identity-flow';
export const foundPurpose = 'identity-found';

/** Begun from one network: thirty people in an office who each try twice within an hour. Each asks Google or Facebook. */
const startsPerNetwork = { subject: 'identity-start', most: 60, periodMs: 3_600_000 };
/** A cookie holds 4 KB; a longer page to return to is left out. */
const redirectMost = 1_000;

/** What the browser asked for. */
export interface Wish {
  lang: Lang;
  purpose: IdentityPurpose;
  /** The page to return to, as the address says; the browser checks it once it goes there. */
  redirect: string | undefined;
  /** Whether the session shall last 30 days, as the person has chosen beside the link. */
  remember: boolean;
}

interface Flow extends Attempt, Wish {
  provider: IdentityProvider;
}

/** Somebody who has come back from Google or Facebook, for the call that signs them in or links the account. */
export interface FoundTicket extends Found {
  provider: IdentityProvider;
}

interface Begin extends Wish {
  provider: IdentityProvider;
  redirectUri: string;
  /** The network address. */
  address: string;
}

/**
 * Begins a sign-in elsewhere. State, nonce and the verifier of PKCE are in a sealed cookie of the browser, for ten minutes.
 * @returns where the browser goes, and the cookie   @throws IdentityRefusal off, too_many, failed
 */
export async function beginIdentity(app: App, { address, ...wish }: Begin): Promise<{ url: URL; cookie: string }> {
  const client = app.identity[wish.provider];
  if (!client) throw new IdentityRefusal('off');
  await countStart(app, address);
  const redirect = (wish.redirect?.length ?? 0) > redirectMost ? undefined : wish.redirect;
  const random = () => randomBytes(32).toString('base64url');
  const flow: Flow = { ...wish, redirect, state: random(), nonce: random(), verifier: random() };
  const url = await client.begin(flow);
  return { url, cookie: sealTicket(app, { purpose: flowPurpose, validMs: flowValidMs, data: flow }) };
}

async function countStart(app: App, address: string): Promise<void> {
  if (!app.config.rateLimits) return;
  try {
    await transaction(app, (tx) =>
      takeTries(tx, networkLimits(app.secrets, address, startsPerNetwork), app.clock.now()),
    );
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_tries') throw new IdentityRefusal('too_many', error);
    throw error;
  }
}

/** What the cookie of a sign-in that was begun says about the page to come back to; undefined where it is none, or too old. */
export function readWish(app: App, cookie: string | undefined): Wish | undefined {
  const flow = openTicket<Flow>(app, { purpose: flowPurpose, text: cookie })?.data;
  return flow && { lang: flow.lang, purpose: flow.purpose, redirect: flow.redirect, remember: flow.remember };
}

interface Finish {
  provider: IdentityProvider;
  /** As the browser brought it back. */
  query: URLSearchParams;
  cookie: string | undefined;
}

/**
 * Finds out who came back from Google or Facebook. A sign-in that was begun works once.
 * @returns who it is, sealed for ten minutes   @throws IdentityRefusal expired, denied, failed, no_email, off
 */
export async function finishIdentity(app: App, { provider, query, cookie }: Finish): Promise<string> {
  const client = app.identity[provider];
  if (!client) throw new IdentityRefusal('off');
  const ticket = openTicket<Flow>(app, { purpose: flowPurpose, text: cookie });
  const isOurs = ticket?.data.provider === provider && sameDigest(query.get('state') ?? '', ticket.data.state);
  if (!ticket || !isOurs) throw new IdentityRefusal('expired');
  if (!(await transaction(app, (tx) => useTicket(tx, ticket)))) throw new IdentityRefusal('expired');
  const found = await client.finish(ticket.data, query);
  if (!found.email) throw new IdentityRefusal('no_email');
  return sealTicket<FoundTicket>(app, { purpose: foundPurpose, validMs: flowValidMs, data: { ...found, provider } });
}
