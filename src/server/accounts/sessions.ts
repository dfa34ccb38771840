import { and, desc, eq, isNull, notInArray } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/client.ts';
import { newToken, sha256 } from '#server/secrets.ts';
import { noteSessions } from './note-sessions.ts';
import { insertSession } from './repository.ts';
import { sessions } from './tables.ts';

const hourMs = 3_600_000;
const longSessionMs = 30 * 24 * hourMs;
const shortSessionMs = 12 * hourMs;

interface NewSession {
  personId: string;
  /** Whether the session lasts 30 days; otherwise 12 hours. */
  remember: boolean;
  userAgent: string;
  now: Date;
}

/** More than one person's browsers; the rows of a program that signs in again and again must not grow without end. */
const sessionsKept = 50;

/**
 * Opens a session, and ends the oldest of a person who has more than fifty. The caller has locked the person.
 * @returns its token; only the browser keeps it, we store its SHA-256
 */
export async function startSession(tx: Tx, { personId, remember, userAgent, now }: NewSession): Promise<string> {
  const token = newToken();
  await insertSession(tx, {
    personId,
    tokenSha256: sha256(token),
    remember,
    userAgent: userAgent || null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + (remember ? longSessionMs : shortSessionMs)),
  });
  await endOldest(tx, personId, now);
  return token;
}

async function endOldest(tx: Tx, personId: string, now: Date): Promise<void> {
  noteSessions(tx);
  const open = and(eq(sessions.personId, personId), isNull(sessions.endedAt));
  const latest = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(open)
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(sessionsKept);
  await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(open, notInArray(sessions.id, latest)));
}

/** Ends this session; the person's other sessions continue. */
export async function signOut(app: App, person: { sessionId: string }): Promise<void> {
  await app.db
    .update(sessions)
    .set({ endedAt: app.clock.now() })
    .where(and(eq(sessions.id, person.sessionId), isNull(sessions.endedAt)));
  app.kept.sessions.drop();
}
