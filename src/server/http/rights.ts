import type { FastifyRequest, FastifySchema } from 'fastify';
import type { App } from '#server/app.ts';
import { AppError } from '#shared/errors.ts';
import type { ProviderRight } from '#shared/rights.ts';
import type { BookingParty } from '#shared/states.ts';
import { tokenOf } from './caller.ts';
import { readFileLink } from './file-links.ts';
import { holdsNul } from './nul.ts';
import type { Membership, Person } from './person.ts';

/** Who may call: everybody (the handler gets the person if they are signed in), whoever is signed in, members, or admins. */
export type Access = 'public' | 'signed_in' | 'provider' | 'admin';

/** The kinds of rows that a path may name, each with the parameter that names it. */
const parameterOf = { booking: 'bookingId', document: 'documentId', conversation: 'conversationId' } as const;
type RowKind = keyof typeof parameterOf;
const rowKinds = Object.keys(parameterOf) as RowKind[];
const noRows = Object.fromEntries(rowKinds.map((kind) => [kind, undefined]));

/** Which parties of a row may call. For everybody else the row is not found. */
export interface Parties {
  /** The person who booked. */
  traveller?: true;
  /** Members of its provider who have at least one of these rights there. */
  members?: readonly ProviderRight[];
  admins?: true;
}

/** For each row that a path names, which of its parties may call. */
export type RowParties = { readonly [Kind in RowKind]?: Parties };
export type NoRows = Record<never, never>;

/** What a route declares about who may call it. Only `decideRights` decides by it. */
export interface Rights<A extends Access = Access, N extends RowParties = RowParties> {
  access: A;
  /** The right that a member must have at the provider; without it any member may call. */
  right?: A extends 'provider' ? ProviderRight : never;
  /** Rights of which a member must have at least one at the provider. */
  anyRight?: A extends 'provider' ? readonly ProviderRight[] : never;
  /**
   * The right at any of the person's providers is enough here, because the provider follows from a row that the body
   * names. The handler looks for that row only among `providerIds`.
   */
  anyProvider?: A extends 'provider' ? true : never;
  /**
   * Which parties of the row that the path names may call; members of its provider are one, so `access` is not `provider`.
   * The handler gets the row's id and the caller's party.
   */
  parties?: N;
  /** Whether the password must have been entered within the last twelve hours, by everybody or by admins only. */
  recentSignIn?: A extends 'public' ? never : true | 'admins';
}

/** Reads people and memberships. It is passed in, because http must not import features. */
export interface People {
  /** With `forReading` the session may be that of up to a second ago. */
  findPersonByToken(app: App, token: string, options: { forReading: boolean }): Promise<Person | undefined>;
  findPersonById(app: App, id: string): Promise<Person | undefined>;
  /** The person's oldest membership; where given, of this provider. */
  findMembership(app: App, personId: string, wanted: { providerId?: unknown }): Promise<Membership | undefined>;
  /** All memberships of the person, oldest first; where given, those with this right. */
  listMemberships(app: App, personId: string, wanted: { right?: ProviderRight | undefined }): Promise<Membership[]>;
}

/** A row that a path names, and what the caller is to it. */
export interface FoundRow {
  id: string;
  /** Whether it is the caller's own. */
  own: boolean;
  /** What the caller may do at its provider; empty for whoever is no member. */
  rights: readonly ProviderRight[];
}

/**
 * Finds the rows that paths name, each by one query. They are passed in like `People`.
 * @param asked.name as it stands in the path, without NUL and otherwise not checked
 */
export type Rows = Readonly<
  Record<RowKind, (app: App, asked: { name: string; personId: string }) => Promise<FoundRow | undefined>>
>;

/** What deciding needs. */
export interface RightsParts {
  app: App;
  people: People;
  rows: Rows;
}

/** The row that the path names, and what the caller is to it. */
interface NamedRow {
  id: string;
  party: BookingParty;
  /** What the caller may do at the row's provider; empty for whoever is no member. */
  rights: readonly ProviderRight[];
}

/** Who calls, and for which provider or row. */
export type Decided<A extends Access = Access, N extends RowParties = RowParties> = CallerFor<A> & {
  readonly [Kind in RowKind]: N extends Record<Kind, Parties> ? NamedRow : undefined;
};

interface CallerFor<A extends Access> {
  person: A extends 'public' ? Person | undefined : Person;
  /**
   * The provider by `providerId` in the query, else that of the person's oldest membership; with `anyProvider` the oldest at
   * which they have the right.
   */
  provider: A extends 'provider' ? Membership['provider'] : undefined;
  /** What the person may do at `provider`, for answers of which not every member sees all. */
  rights: A extends 'provider' ? readonly ProviderRight[] : undefined;
  /** With `anyProvider` all providers at which the person has the right, otherwise `provider` alone. */
  providerIds: A extends 'provider' ? readonly string[] : undefined;
}

const recentMs = 12 * 3_600_000;

/** What a request says by which its rights are decided. */
interface Asked {
  person: Person | undefined;
  params: unknown;
  query: unknown;
}

/**
 * Decides whether a person may call a route. It runs before the request's body is read and its shape is validated.
 * @throws AppError, in this order: sign_in_required, forbidden (also a person without any membership),
 *   second_factor_missing (an admin without one, outside demo mode), not_found (a member of one provider asks for another),
 *   sign_in_again, not_found (the path names a row that is not there, or of which the person is no party that may call),
 *   second_factor_missing (as an admin they would be)
 */
async function decideRights(parts: RightsParts, rights: Rights, { person, params, query }: Asked): Promise<Decided> {
  const decided = { person, provider: undefined, providerIds: undefined, ...noRows };
  if (rights.access === 'public') return decided as Decided;
  if (!person) throw new AppError('sign_in_required');
  if (rights.access === 'admin' && person.role !== 'admin') throw new AppError('forbidden');
  if (rights.access === 'admin') requireSecondFactor(parts.app, person);
  const asProvider = rights.access === 'provider' ? await decideProviders(parts, rights, { person, query }) : {};
  if (mustBeRecent(rights, person) && !signedInRecently(parts.app, person)) throw new AppError('sign_in_again');
  const rows: Partial<Record<RowKind, NamedRow>> = {};
  for (const kind of rowKinds) {
    const parties = rights.parties?.[kind];
    if (parties) rows[kind] = await decideRow(parts, { kind, parties }, { person, params });
  }
  return { ...decided, ...asProvider, ...rows } as Decided;
}

/**
 * For `onRequest`: decides, and stores on the request who calls, and for which provider or row.
 * @param options.fileLinks whether a file link is accepted in place of the bearer header
 * @throws RangeError the path names a row whose parties are not declared, or the other way round
 */
export function allowCallers(
  parts: RightsParts,
  rights: Rights,
  { path, fileLinks = false }: { path: string; fileLinks?: boolean },
) {
  checkParties(path, rights);
  if (rights.anyProvider && rights.anyRight) throw new RangeError(`${path}: at any provider it is one right`);
  return async (request: FastifyRequest): Promise<void> => {
    const link = fileLinks ? linkOf(parts.app, request) : undefined;
    const person = link ? await linkedPerson(parts, link) : await personOf(parts, request);
    if (person && !link) request.server.loadLimit.noteSession(request);
    request.linkLang = link?.lang;
    const { params, query } = request;
    request.decided = await decideRights(parts, rights, { person, params, query });
  };
}

function checkParties(path: string, { access, parties }: Rights): void {
  for (const kind of rowKinds) {
    const isNamed = path.split('/').some((part) => part.replace(/\..*/, '') === `:${parameterOf[kind]}`);
    const isDeclared = parties?.[kind] !== undefined;
    if (isNamed !== isDeclared)
      throw new RangeError(`${path}: parties are declared exactly where a path names a ${kind}`);
    if (!isDeclared) continue;
    if (access === 'public') throw new RangeError(`${path}: nobody is a party of a ${kind} without signing in`);
    if (access === 'provider') throw new RangeError(`${path}: members of its provider are a party of the ${kind}`);
  }
}

/** Who calls a request whose route has `allowCallers`, and for which provider or row, typed by what the route declares. */
export const decidedOf = <A extends Access, N extends RowParties>({ decided }: FastifyRequest): Decided<A, N> =>
  decided as Decided<A, N>;

function linkOf(app: App, request: FastifyRequest) {
  const [path = ''] = request.url.split('?');
  return readFileLink(app, path, request.query as Record<string, unknown>);
}

/** The person of a file link, as recently signed in as when the link was asked for. */
async function linkedPerson({ app, people }: RightsParts, link: { personId: string; signedInAt: Date | null }) {
  const person = await people.findPersonById(app, link.personId);
  return person && { ...person, signedInAt: link.signedInAt };
}

async function decideProviders(
  { app, people }: RightsParts,
  { right, anyRight, anyProvider }: Rights,
  { person, query }: { person: Person; query: unknown },
): Promise<Membership & { providerIds: readonly string[] }> {
  if (anyProvider) {
    const memberships = await people.listMemberships(app, person.id, { right });
    const [first] = memberships;
    if (!first) throw new AppError('forbidden');
    return { ...first, providerIds: memberships.map(({ provider }) => provider.id) };
  }
  const { providerId } = Object(query) as { providerId?: unknown };
  const found = await people.findMembership(app, person.id, { providerId });
  if (!found) {
    const isMember = (await people.findMembership(app, person.id, {})) !== undefined;
    throw new AppError(isMember ? 'not_found' : 'forbidden');
  }
  if (right && !found.rights.includes(right)) throw new AppError('forbidden');
  if (anyRight && !anyRight.some((one) => found.rights.includes(one))) throw new AppError('forbidden');
  return { ...found, providerIds: [found.provider.id] };
}

async function decideRow(
  { app, rows }: RightsParts,
  { kind, parties }: { kind: RowKind; parties: Parties },
  { person, params }: { person: Person; params: unknown },
): Promise<NamedRow> {
  const name = (Object(params) as Record<string, string>)[parameterOf[kind]] ?? '';
  const found = holdsNul(name) ? undefined : await rows[kind](app, { name, personId: person.id });
  const party = found && partyOf(found, parties, person);
  if (party === 'admin') requireSecondFactor(app, person);
  if (!found || !party) throw new AppError('not_found');
  return { id: found.id, party, rights: found.rights };
}

/** The party as which a person may call: an admin is the traveller of their own booking. */
function partyOf(
  { own, rights }: FoundRow,
  { traveller, members, admins }: Parties,
  { role }: Person,
): BookingParty | undefined {
  if (traveller && own) return 'traveller';
  if (admins && role === 'admin') return 'admin';
  return members?.some((right) => rights.includes(right)) ? 'provider' : undefined;
}

/**
 * Whether a person must have a second factor: admins must, but for the demo's. Without one an admin may only do what
 * everybody may, such as setting one up.
 */
export const needsSecondFactor = ({ config }: App, { role }: Pick<Person, 'role'>): boolean =>
  role === 'admin' && !config.demo;

function requireSecondFactor(app: App, person: Person): void {
  if (needsSecondFactor(app, person) && !person.hasSecondFactor) throw new AppError('second_factor_missing');
}

const mustBeRecent = ({ recentSignIn }: Rights, person: Person): boolean =>
  recentSignIn === 'admins' ? person.role === 'admin' : recentSignIn === true;

/** Calls that move money need a recent password, so that an old or stolen session cannot make them. */
export function signedInRecently(app: App, { signedInAt: at }: Pick<Person, 'signedInAt'>): boolean {
  return at ? app.clock.now().getTime() - at.getTime() <= recentMs : false;
}

/** A route's declared rights in the form of OpenAPI. */
export function describeRights({ access, right, anyRight, anyProvider, parties, recentSignIn }: Rights): FastifySchema {
  return {
    security: access === 'public' ? [] : [{ bearer: [] }],
    'x-access': {
      access,
      ...(right && { right }),
      ...(anyRight && { anyRight }),
      ...(anyProvider && { anyProvider }),
      ...parties,
      ...(recentSignIn && { recentSignIn }),
    },
  };
}

/** The person by the bearer token that a request carries, or undefined. */
async function personOf({ app, people }: RightsParts, request: FastifyRequest): Promise<Person | undefined> {
  const token = tokenOf(request);
  return token ? people.findPersonByToken(app, token, { forReading: request.method === 'GET' }) : undefined;
}
