import { eq } from 'drizzle-orm';
import type { App } from '../app.ts';
import type { Letter } from '../outside/mail.ts';
import { sentMails } from './tables.ts';

/**
 * Sends a letter unless this key's letter has gone out. The key is written after the letter has left: a crash in
 * between sends it twice, while the other order could send it never. Two jobs for one effect are kept apart by the
 * key of the job itself.
 * @param key `<template>:<what it is about>`
 * @throws Error when the mail server does not take it: the queue then tries the job again
 */
export async function sendOnce(app: App, key: string, write: () => Promise<Letter>): Promise<void> {
  const [sent] = await app.db.select({ key: sentMails.key }).from(sentMails).where(eq(sentMails.key, key));
  if (sent) return;
  await app.mail.send(await write());
  const [template = ''] = key.split(':');
  await app.db.insert(sentMails).values({ key, template, sentAt: app.clock.now() }).onConflictDoNothing();
}
