import { and, eq, gt, isNull } from 'drizzle-orm';
import { sessions } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { networkLimits } from '#server/limits/network.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { AppError } from '#shared/errors.ts';
import { markNoticeRead } from '../mark-read.ts';
import { endpointKeyOf } from './add-browser.ts';
import { pushBrowsers } from './tables.ts';

/** Thirty people in an office who each press twenty within an hour. */
const readsPerNetwork = { subject: 'push-reads', most: 600, periodMs: 3_600_000 };

interface Pressed {
  noticeId: string;
  /** Of the browser that showed it. */
  endpoint: string;
}

/**
 * Marks a notice as read that somebody has pressed on their screen. The worker asks for this without a session: who knows the
 * endpoint, which is a secret, is the browser.
 * @throws AppError not_found where the browser shows nobody’s notices, or not this person’s; too_many_tries
 */
export async function readPushed(app: App, { noticeId, endpoint }: Pressed, ip: string): Promise<void> {
  const now = app.clock.now();
  // Committed by itself, so that guesses count.
  if (app.config.rateLimits)
    await transaction(app, (tx) => takeTries(tx, networkLimits(app.secrets, ip, readsPerNetwork), now));
  const [browser] = await app.db
    .select({ personId: pushBrowsers.personId })
    .from(pushBrowsers)
    .innerJoin(sessions, eq(sessions.id, pushBrowsers.sessionId))
    .where(
      and(
        eq(pushBrowsers.endpointKey, endpointKeyOf(app, endpoint)),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now),
      ),
    );
  if (!browser) throw new AppError('not_found');
  await markNoticeRead(app, { id: noticeId, personId: browser.personId });
}
