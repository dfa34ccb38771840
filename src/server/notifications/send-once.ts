import { eq, inArray } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import type { Letter } from '#server/outside/mail.ts';
import { isDeletedAddress } from '#shared/deleted-address.ts';
import { sentMails } from './tables.ts';

/**
 * Sends a letter unless one was sent under this key. The key is stored after the letter was sent: after a crash in between
 * it is sent twice, whereas in the other order it might never be sent. That two jobs are not enqueued for one cause is
 * ensured by the key of the job.
 * @param key `<template>:<what it is about>`
 * @returns whether it was sent now
 * @throws Error when the mail server does not accept it; the queue then tries the job again
 */
export function sendOnce(app: App, key: string, write: () => Promise<Letter>): Promise<boolean> {
  return sendOnceForEach(app, { about: [key], keyOf: (each) => each }, write);
}

/** Whether a letter was sent under this key. */
export async function wasSent(app: App, key: string): Promise<boolean> {
  const sent = await app.db.select({ key: sentMails.key }).from(sentMails).where(eq(sentMails.key, key));
  return sent.length > 0;
}

interface SentOnce<T> {
  about: readonly T[];
  keyOf: (each: T) => string;
}

/**
 * Sends one letter about those things that no letter was sent about yet; none if there are none.
 * @param options.keyOf as for `sendOnce`
 * @returns whether one was sent now
 */
export async function sendOnceForEach<T>(
  app: App,
  { about, keyOf }: SentOnce<T>,
  write: (untold: [T, ...T[]]) => Promise<Letter>,
): Promise<boolean> {
  const sent = await app.db
    .select({ key: sentMails.key })
    .from(sentMails)
    .where(inArray(sentMails.key, about.map(keyOf)));
  const told = new Set(sent.map(({ key }) => key));
  const [first, ...others] = about.filter((each) => !told.has(keyOf(each)));
  if (first === undefined) return false;
  const letter = await write([first, ...others]);
  // Whoever it was for has had their account deleted.
  if (!isDeletedAddress(letter.to)) await app.mail.send(letter);
  const rows = [first, ...others].map((each) => {
    const key = keyOf(each);
    return { key, template: key.split(':')[0] ?? '', sentAt: app.clock.now() };
  });
  await app.db.insert(sentMails).values(rows).onConflictDoNothing();
  return true;
}
