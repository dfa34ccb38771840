import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { deviceName } from '#server/accounts/device-name.ts';
import { people, sessions } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import type { DbOrTx } from '#server/db/client.ts';
import type { PushBrowsers } from '#shared/contracts/push.ts';
import type { Lang } from '#shared/languages.ts';
import { browsersMost } from '#shared/push-limits.ts';
import { findChoices } from '../choice-queries.ts';
import { notices } from '../tables.ts';
import { pushBrowsers } from './tables.ts';

/** The browsers that show a person's notifications, the newest first, and the key by which another one subscribes. */
export async function listPushBrowsers(
  app: App,
  { id: personId, sessionId }: { id: string; sessionId: string },
): Promise<PushBrowsers> {
  const rows = await app.db
    .select({
      ...{ id: pushBrowsers.id, sessionId: pushBrowsers.sessionId, userAgent: pushBrowsers.userAgent },
      ...{ createdAt: pushBrowsers.createdAt, sentAt: pushBrowsers.sentAt },
    })
    .from(pushBrowsers)
    .innerJoin(sessions, eq(sessions.id, pushBrowsers.sessionId))
    .where(and(eq(pushBrowsers.personId, personId), isNull(sessions.endedAt), gt(sessions.expiresAt, app.clock.now())))
    .orderBy(desc(pushBrowsers.createdAt), desc(pushBrowsers.id))
    .limit(browsersMost);
  return {
    publicKey: app.push.publicKey,
    browsers: rows.map(({ id, userAgent, createdAt, sentAt, ...row }) => ({
      ...{ id, device: deviceName(userAgent), since: createdAt.toISOString() },
      ...{ lastShownAt: sentAt?.toISOString() ?? null, current: row.sessionId === sessionId },
    })),
  };
}

/** A notice as it is pushed: with the language and the choices of its person; undefined where it is gone. */
export async function findPushed(db: DbOrTx, noticeId: string) {
  const [notice] = await db
    .select({
      ...{ id: notices.id, kind: notices.kind, data: notices.data, personId: notices.personId },
      ...{ createdAt: notices.createdAt, readAt: notices.readAt, preferences: people.preferences },
    })
    .from(notices)
    .innerJoin(people, eq(people.id, notices.personId))
    .where(eq(notices.id, noticeId));
  const choices = notice && (await findChoices(db, notice.personId));
  if (!notice || !choices) return undefined;
  const lang: Lang = notice.preferences.language;
  return { ...notice, lang, choices };
}
