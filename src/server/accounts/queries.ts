import { and, asc, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { App } from '#server/app.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { preparedQuery } from '#server/db/prepared-query.ts';
import { statement } from '#server/db/statement.ts';
import type { Person } from '#server/http/person.ts';
import { providerMembers, providers } from '#server/providers/tables.ts';
import { type Secrets, sha256 } from '#server/secrets.ts';
import type { User } from '#shared/contracts/accounts.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import { avatarAddress } from '#shared/pictures.ts';
import { people, sessions } from './tables.ts';

const personColumns = {
  id: people.id,
  name: people.name,
  email: people.email,
  role: people.role,
  preferences: people.preferences,
  secondFactorAt: people.secondFactorAt,
};

type PersonColumns = Pick<typeof people.$inferSelect, keyof typeof personColumns>;

const asPerson = (
  { id, name, email, role, preferences, secondFactorAt }: PersonColumns,
  { sessionId, signedInAt }: Pick<Person, 'sessionId' | 'signedInAt'>,
): Person => ({
  ...{ id, name, email, role, language: preferences.language, sessionId, signedInAt },
  hasSecondFactor: secondFactorAt !== null,
});

interface SessionRow extends PersonColumns, Pick<Person, 'sessionId' | 'signedInAt'> {
  expiresAt: Date;
}

const personByToken = statement<{ tokenSha256: string; now: Date }, SessionRow>(
  'person-by-token',
  () => sql`
    select p.id, p.name, p.email, p.role, p.preferences, p.second_factor_at as "secondFactorAt", s.id as "sessionId", s.created_at as "signedInAt", s.expires_at as "expiresAt"
    from ${sessions} s join ${people} p on p.id = s.person_id
    where s.token_sha256 = ${sql.placeholder('tokenSha256')} and s.ended_at is null
      and s.expires_at > ${sql.placeholder('now')} and p.suspended_at is null`,
);

/**
 * The person of a session by its token; undefined when the session ended or expired, or the person is suspended.
 * @param options.forReading may find the session as it was up to a second ago, where another process has ended it since
 */
export async function findPersonByToken(
  app: App,
  token: string,
  { forReading = false }: { forReading?: boolean } = {},
): Promise<Person | undefined> {
  if (!/^[0-9a-f]{64}$/.test(token)) return undefined;
  const tokenSha256 = sha256(token);
  const read = () => readSession(app, tokenSha256);
  const found = await (forReading ? app.kept.sessions.get(tokenSha256, read) : read());
  return found && found.expiresAt > app.clock.now() ? found.person : undefined;
}

interface Session {
  person: Person;
  expiresAt: Date;
}

async function readSession(app: App, tokenSha256: string): Promise<Session | undefined> {
  const [found] = await personByToken.rows(app.db, { tokenSha256, now: app.clock.now() });
  return found && { person: asPerson(found, found), expiresAt: found.expiresAt };
}

/** The person for whom a file link was signed, without a session; undefined when suspended. */
export async function findPersonById(app: App, id: string): Promise<Person | undefined> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return undefined;
  const [found] = await app.db
    .select(personColumns)
    .from(people)
    .where(and(eq(people.id, id), isNull(people.suspendedAt)));
  return found && asPerson(found, { sessionId: '', signedInAt: null });
}

/** The most memberships that an account names. */
const membershipLimit = 50;

/** The memberships of a person in `people`, in the order they joined, as one JSON value of the same statement. */
function membershipsOf(db: DbOrTx) {
  const { id: providerId, name } = providers;
  const { rights } = providerMembers;
  // A business whose application was just begun has no name yet: it is called by its owner's.
  const shown = sql`coalesce(nullif(${name}, ''), ${people.name})`;
  const one = sql`jsonb_build_object('providerId', ${providerId}, 'name', ${shown}, 'rights', ${rights})`;
  const memberships = db
    .select({ one })
    .from(providerMembers)
    .innerJoin(providers, eq(providers.id, providerMembers.providerId))
    .where(eq(providerMembers.personId, people.id))
    .orderBy(asc(providerMembers.createdAt), asc(providers.id))
    .limit(membershipLimit);
  return sql<User['memberships']>`to_jsonb(array ${memberships})`;
}

const user = preparedQuery('user', ['personId'], (db, { personId }) =>
  db
    .select({ ...getTableColumns(people), memberships: membershipsOf(db) })
    .from(people)
    .where(eq(people.id, personId)),
);

/**
 * An account as its owner sees it, with the phone number decrypted and the memberships of providers.
 * @param db a transaction, to see what it has written  @throws AppError not_found
 */
export async function getUser(db: DbOrTx, secrets: Secrets, personId: string): Promise<User> {
  const [row] = await user.rows(db, { personId });
  if (!row) throw new AppError('not_found');
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    emailVerified: row.emailVerifiedAt !== null,
    phone: row.phoneSealed === null ? null : secrets.open(row.phoneSealed),
    avatar: row.avatar && avatarAddress(row.avatar),
    role: row.role,
    memberships: row.memberships,
    dateOfBirth: row.dateOfBirth,
    nationality: row.nationality,
    travelStyle: row.travelStyle,
    bio: row.bio,
    interests: row.interests,
    preferences: row.preferences,
    ...(row.deletionDueAt && { deletionDueAt: row.deletionDueAt.toISOString() }),
  };
}

/** The address of an account, once it is verified: before that it may be a stranger's, of whom nobody learns anything by it. */
export async function findVerifiedAddress(db: DbOrTx, personId: string): Promise<string | undefined> {
  const [person] = await db
    .select({ email: people.email })
    .from(people)
    .where(and(eq(people.id, personId), isNotNull(people.emailVerifiedAt)));
  return person?.email;
}

/** The language that somebody has chosen, in which we write to them; `person` is `people` or an alias of it. English where none is kept. */
export const chosenLanguage = (person: { preferences: AnyPgColumn } = people): SQL<Lang> =>
  sql<Lang>`coalesce(${person.preferences}->>'language', 'en')`;
