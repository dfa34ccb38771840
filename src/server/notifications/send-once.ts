import { eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import type { Letter } from '#server/outside/mail.ts';
import { sentMails } from './tables.ts';

/**
 * Sends a letter unless one was sent under this key. The key is stored after the letter was sent: after a crash in between
 * it is sent twice, whereas in the other order it might never be sent. That two jobs are not enqueued for one cause is
 * ensured by the key of the job.
 * @param key `<template>:<what it is about>`
 * @throws Error when the mail server does not accept it; the queue then tries the job again
 */
export async function sendOnce(app: App, key: string, write: () => Promise<Letter>): Promise<void> {
  const [sent] = await app.db.select({ key: sentMails.key }).from(sentMails).where(eq(sentMails.key, key));
  if (sent) return;
  await app.mail.send(await write());
  const [template = ''] = key.split(':');
  await app.db.insert(sentMails).values({ key, template, sentAt: app.clock.now() }).onConflictDoNothing();
}
