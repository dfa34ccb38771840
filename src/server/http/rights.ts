import type { FastifyRequest, FastifySchema } from 'fastify';
import type { App } from '#server/app.ts';
import { AppError } from '#shared/errors.ts';
import type { ProviderRight } from '#shared/rights.ts';
import { tokenOf } from './caller.ts';
import { readFileLink } from './file-links.ts';
import type { Membership, Person } from './person.ts';

/** Who may call: everybody (the handler gets the person if they are signed in), whoever is signed in, members, or admins. */
export type Access = 'public' | 'signed_in' | 'provider' | 'admin';

/** What a route declares about who may call it. Only `decideRights` decides by it. */
export interface Rights<A extends Access = Access> {
  access: A;
  /** The right that a member must have at the provider; without it any member may call. */
  right?: A extends 'provider' ? ProviderRight : never;
  /**
   * The right at any of the person's providers is enough here, because the provider follows from a row that the handler
   * reads. The use case must check the right at that provider.
   */
  anyProvider?: A extends 'provider' ? true : never;
  /** Whether the password must have been entered within the last twelve hours, by everybody or by admins only. */
  recentSignIn?: A extends 'public' ? never : true | 'admins';
}

/** Reads people and memberships. It is passed in, because http must not import features. */
export interface People {
  findPersonByToken(app: App, token: string): Promise<Person | undefined>;
  findPersonById(app: App, id: string): Promise<Person | undefined>;
  /** The person's oldest membership; where given, of this provider and with this right. */
  findMembership(
    app: App,
    personId: string,
    wanted: { providerId?: unknown; right?: ProviderRight | undefined },
  ): Promise<Membership | undefined>;
}

/** Who calls, and for which provider. */
export interface Decided<A extends Access> {
  person: A extends 'public' ? Person | undefined : Person;
  /** The provider by `providerId` in the query, else that of the person's oldest membership. */
  provider: A extends 'provider' ? Membership['provider'] : undefined;
}

const recentMs = 12 * 3_600_000;

/**
 * Decides whether a person may call a route. It runs before the request's body is read and its shape is validated.
 * @throws AppError sign_in_required, forbidden (also a person without any membership), not_found (a member of one
 *   provider asks for another), sign_in_again
 */
async function decideRights<A extends Access>(
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

/**
 * For `onRequest`: decides, and stores on the request who calls and for which provider.
 * @param options.fileLinks whether a file link is accepted in place of the bearer header
 */
export function allowCallers(
  parts: { app: App; people: People },
  declared: Rights<Access>,
  { fileLinks = false }: { fileLinks?: boolean } = {},
) {
  return async (request: FastifyRequest): Promise<void> => {
    const link = fileLinks ? linkOf(parts.app, request) : undefined;
    const person = link ? await parts.people.findPersonById(parts.app, link.personId) : await personOf(parts, request);
    request.linkLang = link?.lang;
    Object.assign(request, await decideRights(parts, declared, { person, query: request.query }));
  };
}

function linkOf(app: App, request: FastifyRequest) {
  const [path = ''] = request.url.split('?');
  return readFileLink(app, path, request.query as Record<string, unknown>);
}

async function getProvider(
  { app, people }: { app: App; people: People },
  { right, anyProvider }: Rights,
  { person, providerId }: { person: Person; providerId: unknown },
): Promise<Membership['provider']> {
  const find = (wanted: Parameters<People['findMembership']>[2]) => people.findMembership(app, person.id, wanted);
  const found = await find(anyProvider ? { right } : { providerId });
  if (found && (!right || found.rights.includes(right))) return found.provider;
  if (found) throw new AppError('forbidden');
  if (anyProvider) throw new AppError('forbidden');
  const isMember = (await find({})) !== undefined;
  throw new AppError(isMember ? 'not_found' : 'forbidden');
}

const mustBeRecent = ({ recentSignIn }: Rights, person: Person | undefined): boolean =>
  recentSignIn === 'admins' ? person?.role === 'admin' : recentSignIn === true;

/** Calls that move money need a recent password, so that an old or stolen session cannot make them. */
function isRecent(app: App, person: Person | undefined): boolean {
  const at = person?.signedInAt;
  return at ? app.clock.now().getTime() - at.getTime() <= recentMs : false;
}

/** A route's declared rights in the form of OpenAPI. */
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
async function personOf(
  { app, people }: { app: App; people: People },
  request: FastifyRequest,
): Promise<Person | undefined> {
  const token = tokenOf(request);
  return token ? people.findPersonByToken(app, token) : undefined;
}
