import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { all, eachOf, type OwnDataPart, type OwnReader } from '#server/own-data-part.ts';
import { sha256 } from '#server/secrets.ts';
import { foldEmail } from '#shared/email.ts';
import { activeAdmin, listOtherAdmins } from './admin-queries.ts';
import { avatarKey } from './avatar.ts';
import { lockAdmins } from './lock-admins.ts';
import { noteAuthor } from './note-author.ts';
import { noteSessions } from './note-sessions.ts';
import { getUser } from './queries.ts';
import {
  agreements,
  emailChanges,
  emailVerifications,
  identities,
  passkeys,
  passwordResets,
  people,
  recoveryCodes,
  secondFactors,
  sessions,
  signInDevices,
  signInFailures,
  signIns,
  takeBackLinks,
} from './tables.ts';

/** The account itself, how it is signed in to, and what its person has agreed to. */
export const accountsOwnData: OwnDataPart = {
  tables: {
    people: 'nameless',
    agreements: { kept: 'That somebody has agreed to our terms is proof for as long as their bookings are kept.' },
    email_changes: 'erased',
    email_verifications: 'erased',
    identities: 'erased',
    passkeys: 'erased',
    password_resets: 'erased',
    recovery_codes: 'erased',
    second_factors: 'erased',
    sessions: 'erased',
    sign_in_devices: 'erased',
    sign_ins: 'erased',
    take_back_links: 'erased',
  },
  sections: {
    account: readAccount,
    agreements: (app, { personId }) =>
      all(
        app.db
          .select({ what: agreements.what, version: agreements.version, at: agreements.at })
          .from(agreements)
          .where(eq(agreements.personId, personId))
          .orderBy(asc(agreements.at)),
      ),
    identities: (app, { personId }) =>
      all(
        app.db
          .select({
            ...{ provider: identities.provider, subject: identities.subject, email: identities.email },
            ...{ linkedAt: identities.linkedAt, lastUsedAt: identities.lastUsedAt },
          })
          .from(identities)
          .where(eq(identities.personId, personId))
          .orderBy(asc(identities.provider)),
      ),
    passkeys: (app, { personId }) =>
      all(
        app.db
          .select({ name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
          .from(passkeys)
          .where(eq(passkeys.personId, personId))
          .orderBy(asc(passkeys.createdAt)),
      ),
    sessions: (app, { personId }) =>
      eachOf(({ after, most }) =>
        app.db
          .select({
            ...{ id: sessions.id, userAgent: sessions.userAgent, createdAt: sessions.createdAt },
            ...{ expiresAt: sessions.expiresAt, endedAt: sessions.endedAt },
          })
          .from(sessions)
          .where(and(eq(sessions.personId, personId), gt(sessions.id, after)))
          .orderBy(asc(sessions.id))
          .limit(most),
      ),
    signIns: (app, { personId }) =>
      eachOf(({ after, most }) =>
        app.db
          .select({
            id: signIns.id,
            at: signIns.at,
            outcome: signIns.outcome,
            device: signIns.device,
            network: signIns.network,
          })
          .from(signIns)
          .where(and(eq(signIns.personId, personId), gt(signIns.id, after)))
          .orderBy(asc(signIns.id))
          .limit(most),
      ),
  },
  async files(app, { personId }) {
    const [person] = await app.db.select({ avatar: people.avatar }).from(people).where(eq(people.id, personId));
    const avatar = person?.avatar;
    return avatar ? [{ name: 'picture.webp', open: () => app.files.get(avatarKey(avatar)) }] : [];
  },
  async findObstacle(db, personId) {
    const [person] = await db
      .select({ role: people.role })
      .from(people)
      .where(and(eq(people.id, personId), activeAdmin));
    return person && (await listOtherAdmins(db, personId)).length === 0 ? 'admin_alone' : undefined;
  },
  async lockObstacles(tx, personId) {
    const [person] = await tx.select({ role: people.role }).from(people).where(eq(people.id, personId));
    if (person?.role === 'admin') await lockAdmins(tx);
  },
  async forget(tx, { personId, email, noEmail, at }) {
    const [before] = await tx.select({ avatar: people.avatar }).from(people).where(eq(people.id, personId));
    for (const table of [
      ...[emailChanges, emailVerifications, passwordResets, recoveryCodes, secondFactors],
      ...[identities, passkeys, sessions, signInDevices, signIns, takeBackLinks],
    ]) {
      await tx.delete(table).where(eq(table.personId, personId));
    }
    await tx.delete(signInFailures).where(eq(signInFailures.accountKey, sha256(foldEmail(email))));
    await tx
      .update(people)
      .set({ ...nameless, email: noEmail, deletedAt: at, updatedAt: at })
      .where(eq(people.id, personId));
    noteSessions(tx);
    await noteAuthor(tx, personId);
    if (before?.avatar) await enqueue(tx, 'remove-avatar-file', { avatar: before.avatar });
  },
};

/** What the row of a deleted account says. The language stays, since columns name it; nobody reads it. */
const nameless = {
  ...{ name: 'Deleted account', emailVerifiedAt: null, emailChangedAt: null, phoneSealed: null, phoneKey: null },
  ...{
    role: 'user' as const,
    passwordHash: null,
    secondFactorAt: null,
    avatar: null,
    dateOfBirth: null,
    nationality: null,
  },
  ...{ travelStyle: null, bio: null, interests: [], suspendedReason: null, deletionDueAt: null },
  preferences: sql`jsonb_set(${people.preferences}, '{privacy}', '{"profileVisible": false, "showBookingHistory": false}')`,
} as const;

async function* readAccount(app: App, { personId }: OwnReader) {
  const [row] = await app.db
    .select({
      createdAt: people.createdAt,
      secondFactorSince: people.secondFactorAt,
      deletionDueAt: people.deletionDueAt,
    })
    .from(people)
    .where(eq(people.id, personId));
  if (row) yield { ...(await getUser(app.db, app.secrets, personId)), ...row };
}
