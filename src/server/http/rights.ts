import type { FastifyRequest, FastifySchema } from 'fastify';
import type { App } from '#server/app.ts';
import { AppError } from '#shared/errors.ts';
import type { ProviderRight } from '#shared/rights.ts';
import { tokenOf } from './caller.ts';
import type { Membership, Person } from './person.ts';

/** Who may call: anybody (told who they are, if signed in), anybody signed in, a member of a provider, or an admin. */
export type Access = 'public' | 'signed_in' | 'provider' | 'admin';

/** All that a route declares about who may call it. Only `decideRights` decides by it. */
export interface Rights<A extends Access = Access> {
  access: A;
  /** The right that a member must have at the provider; absent: any member. */
  right?: A extends 'provider' ? ProviderRight : never;
  /**
   * The right at any of their providers is enough, because only a row that the handler reads says which provider is
   * concerned. The use case must then check the right at that one.
   */
  anyProvider?: A extends 'provider' ? true : never;
  /** Whether the password must have been entered within the last twelve hours: by everybody, or by admins only. */
  recentSignIn?: A extends 'public' ? never : true | 'admins';
}

/** Finds out who sent a token or opened a signed address, and what they may; handed in, so that http knows no feature. */
export interface People {
  findPersonByToken(app: App, token: string): Promise<Person | undefined>;
  findPersonById(app: App, id: string): Promise<Person | undefined>;
  /** The membership that a person joined first, among those that fit; undefined without one. */
  findMembership(
    app: App,
    personId: string,
    fits: { providerId?: unknown; right?: ProviderRight | undefined },
  ): Promise<Membership | undefined>;
}

/** Who calls, and for which provider they act. */
export interface Decided<A extends Access> {
  person: A extends 'public' ? Person | undefined : Person;
  /** The provider that `providerId` in the query names, else the first that the person joined. */
  provider: A extends 'provider' ? Membership['provider'] : undefined;
}

const recentMs = 12 * 3_600_000;

/**
 * Decides whether a person may call a route, before the request's body is read and its shape is looked at.
 * @throws AppError sign_in_required, forbidden, not_found (another's provider, or none of one's own), sign_in_again
 */
export async function decideRights<A extends Access>(
  { app, people }: { app: App; people: People },
  declared: Rights<A>,
  { person, query }: { person: Person | undefined; query: unknown },
): Promise<Decided<A>> {
  const rights: Rights = declared;
  if (rights.access !== 'public' && !person) throw new AppError('sign_in_required');
  if (rights.access === 'admin' && person?.role !== 'admin') throw new AppError('forbidden');
  let provider: Membership['provider'] | undefined;
  if (rights.access === 'provider' && person) {
    const { providerId } = Object(query) as { providerId?: unknown };
    provider = await getProvider({ app, people }, rights, { person, providerId });
  }
  if (mustBeRecent(rights, person) && !isRecent(app, person)) throw new AppError('sign_in_again');
  return { person, provider } as Decided<A>;
}

/** For `onRequest`: decides, and notes on the request who calls and for which provider. */
export function allowCallers(parts: { app: App; people: People }, declared: Rights<Access>) {
  return async (request: FastifyRequest): Promise<void> => {
    const person = await personOf(parts, request);
    Object.assign(request, await decideRights(parts, declared, { person, query: request.query }));
  };
}

async function getProvider(
  { app, people }: { app: App; people: People },
  { right, anyProvider }: Rights,
  { person, providerId }: { person: Person; providerId: unknown },
): Promise<Membership['provider']> {
  const find = (fits: Parameters<People['findMembership']>[2]) => people.findMembership(app, person.id, fits);
  const found = await find(anyProvider ? { right } : { providerId });
  if (found && (!right || found.rights.includes(right))) return found.provider;
  if (found) throw new AppError('forbidden');
  const isMember = (await find({})) !== undefined;
  if (anyProvider && isMember) throw new AppError('forbidden');
  throw new AppError(isMember || person.role === 'provider' ? 'not_found' : 'forbidden');
}

const mustBeRecent = ({ recentSignIn }: Rights, person: Person | undefined): boolean =>
  recentSignIn === 'admins' ? person?.role === 'admin' : recentSignIn === true;

/** What moves money asks for the password anew: a session that was kept for weeks, or stolen, moves none. */
function isRecent(app: App, person: Person | undefined): boolean {
  const at = person?.signedInAt;
  return at ? app.clock.now().getTime() - at.getTime() <= recentMs : false;
}

/** What a route declares, for the description of the interface. */
export function describeRights({ access, right, anyProvider, recentSignIn }: Rights): FastifySchema {
  return {
    security: access === 'public' ? [] : [{ bearer: [] }],
    'x-access': {
      access,
      ...(right && { right }),
      ...(anyProvider && { anyProvider }),
      ...(recentSignIn && { recentSignIn }),
    },
  };
}

/** The person by the bearer token that a request carries, or undefined. */
export async function personOf(
  { app, people }: { app: App; people: People },
  request: FastifyRequest,
): Promise<Person | undefined> {
  const token = tokenOf(request);
  return token ? people.findPersonByToken(app, token) : undefined;
}
