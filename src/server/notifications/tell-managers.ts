import type { App } from '#server/app.ts';
import { firstNameOf } from '#shared/first-name.ts';
import type { Lang } from '#shared/languages.ts';
import { listManagers, type Manager } from './approval-queries.ts';
import { type LetterWords, type Sentence, writeLetter } from './layout/write-letter.ts';
import { sendOnce } from './send-once.ts';

export type Words = Pick<LetterWords, 'paragraphs' | 'facts' | 'button' | 'after'> & { subject: Sentence };

interface ToManagers {
  providerId: string;
  /** The first part of the key under which each of them gets it once. */
  template: string;
  /** What was decided when. */
  about: string;
}

/** Sends a letter to each member with the right `manage`, in their language. */
export async function tellManagers(
  app: App,
  { providerId, template, about }: ToManagers,
  wordsIn: (lang: Lang) => Words,
): Promise<void> {
  for (const manager of await listManagers(app.db, providerId)) {
    await sendOnce(app, `${template}:${about}:${manager.id}`, () => letterTo(app, manager, wordsIn(manager.language)));
  }
}

async function letterTo(app: App, { name, email, language: lang }: Manager, { subject, ...words }: Words) {
  return { to: email, ...(await writeLetter(app, subject, { lang, name: firstNameOf(name), ...words })) };
}
