import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/client.ts';
import { sessions, signIns } from './tables.ts';

/** A person's latest sign-ins and failed tries, the newest first. By `sign_ins_person`. */
export const listSignIns = (db: DbOrTx, personId: string, most: number) =>
  db
    .select({ at: signIns.at, outcome: signIns.outcome, device: signIns.device, network: signIns.network })
    .from(signIns)
    .where(eq(signIns.personId, personId))
    .orderBy(desc(signIns.at), desc(signIns.id))
    .limit(most);

/** A person has no more open sessions (`sessions.ts`). */
const sessionsMost = 50;

/** A person's open sessions, the newest first. By `sessions_person`; without the tokens, of which we have only digests. */
export const listSessions = (db: DbOrTx, personId: string, now: Date) =>
  db
    .select({
      ...{ id: sessions.id, userAgent: sessions.userAgent },
      ...{ createdAt: sessions.createdAt, expiresAt: sessions.expiresAt },
    })
    .from(sessions)
    .where(and(eq(sessions.personId, personId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(sessionsMost);
