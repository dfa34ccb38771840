import { eq } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import type { App } from '../app.ts';
import type { Person } from '../http/person.ts';
import { sessions } from './tables.ts';

const recentMs = 12 * 3_600_000;

/**
 * For what moves money out: whoever asks has entered their password within the last twelve hours. A session that was
 * kept for weeks, or stolen, moves none.
 * @throws AppError sign_in_again
 */
export async function checkRecentSignIn(app: App, person: Pick<Person, 'sessionId'>): Promise<void> {
  const [session] = await app.db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.id, person.sessionId));
  if (!session || app.clock.now().getTime() - session.createdAt.getTime() > recentMs) {
    throw new AppError('sign_in_again');
  }
}
