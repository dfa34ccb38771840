import { asc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import { listWaysIn } from '#server/accounts/access-queries.ts';
import { deviceName } from '#server/accounts/device-name.ts';
import { listSessions, listSignIns } from '#server/accounts/history-queries.ts';
import { people } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import { isOnlyDecider } from '#server/consents/admin-queries.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { pointsAccounts } from '#server/loyalty/tables.ts';
import { providerMembers, providers } from '#server/providers/tables.ts';
import { getSettings } from '#server/settings/queries.ts';
import type { AdminUser } from '#shared/contracts/admin-users.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import { avatarAddress } from '#shared/pictures.ts';
import { readBookings } from './booking-queries.ts';
import { findSuspender, listHistory } from './history-queries.ts';
import { stateOf } from './list-queries.ts';

interface Asked {
  id: string;
  /** Who asks, in which session. */
  by: { id: string; sessionId: string };
  lang: Lang;
}

/** One person with everything about them that an admin may see without it being recorded. @throws AppError not_found */
export async function getAdminUser({ db, clock }: App, { id, by, lang }: Asked): Promise<AdminUser> {
  const person = await findPersonRow(db, id);
  if (!person) throw new AppError('not_found');
  const settings = await getSettings(db);
  const [bookings, businesses, open, points, signedIn, history, suspender, onlyDecider, waysIn] = await Promise.all([
    readBookings(db, id, lang),
    listBusinesses(db, id),
    listSessions(db, id, clock.now()),
    findPoints(db, id),
    listSignIns(db, id, signInsMost),
    listHistory(db, id),
    person.suspendedAt ? findSuspender(db, id) : null,
    isOnlyDecider(db, settings, { personId: id, askerId: by.id, at: clock.now() }),
    listWaysIn(db, id),
  ]);
  const { name, email, role, createdAt, emailVerifiedAt, phoneSealed, suspendedAt, suspendedReason } = person;
  const { dateOfBirth, nationality, travelStyle, interests, bio } = person;
  return {
    ...{ id, name, email, role, state: stateOf(person), dateOfBirth, nationality, travelStyle, interests, bio },
    createdAt: createdAt.toISOString(),
    avatar: person.avatar && avatarAddress(person.avatar),
    own: id === by.id,
    onlyDecider,
    emailVerifiedAt: emailVerifiedAt?.toISOString() ?? null,
    secondFactorAt: person.secondFactorAt?.toISOString() ?? null,
    hasPhone: phoneSealed !== null,
    language: person.preferences.language,
    suspended: suspendedAt && { at: suspendedAt.toISOString(), reason: suspendedReason, by: suspender },
    ...{ bookings, businesses, points, history },
    waysIn: { password: person.hasPassword, ...waysIn },
    signIns: signedIn.map(({ at, ...signIn }) => ({ at: at.toISOString(), ...signIn })),
    sessions: open.map(({ id: sessionId, userAgent, createdAt: since, expiresAt }) => ({
      device: deviceName(userAgent),
      since: since.toISOString(),
      expiresAt: expiresAt.toISOString(),
      own: sessionId === by.sessionId,
    })),
  };
}

/** The row with whether there is a password, and without its hash, which nothing here needs. */
async function findPersonRow(db: DbOrTx, id: string) {
  const { passwordHash, ...columns } = getTableColumns(people);
  const hasPassword = sql<boolean>`${isNotNull(passwordHash)}`;
  const [row] = await db
    .select({ ...columns, hasPassword })
    .from(people)
    .where(eq(people.id, id));
  return row;
}

const businessesMost = 50;

/** By `provider_members_person`. */
async function listBusinesses(db: DbOrTx, personId: string): Promise<AdminUser['businesses']> {
  const rows = await db
    .select({
      ...{ id: providers.id, name: providers.name, status: providers.status },
      ...{ rights: providerMembers.rights, since: providerMembers.createdAt },
    })
    .from(providerMembers)
    .innerJoin(providers, eq(providers.id, providerMembers.providerId))
    .where(eq(providerMembers.personId, personId))
    .orderBy(asc(providerMembers.createdAt), asc(providers.id))
    .limit(businessesMost);
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }));
}

const signInsMost = 50;

async function findPoints(db: DbOrTx, personId: string): Promise<number> {
  const [row] = await db
    .select({ balance: pointsAccounts.balance })
    .from(pointsAccounts)
    .where(eq(pointsAccounts.personId, personId));
  return row?.balance ?? 0;
}
