import { and, eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { lockSubject } from '#server/limits/take-tries.ts';
import type { LetterTexts } from '#shared/contracts/letters.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import { letterTextProblem } from '#shared/letter-texts.ts';
import { letterTexts } from '../tables.ts';
import { isSubject, keysOf, type LetterName, type MailKey, oursIn } from './letter-catalogue.ts';
import { findAllOwnTexts, letterNamed, type TextChanges } from './text-queries.ts';

/** A text of a letter in a language, in place of ours; null: ours. */
export interface WantedText {
  key: MailKey;
  language: Lang;
  text: string | null;
  /** As the admin has seen it; absent: whatever is there now. */
  was?: string | null | undefined;
}

/**
 * Checks texts for a letter. One that is the same as ours is ours.
 * @throws AppError not_found (no such letter), invalid_input with `fields['<language>.<key>']`
 */
export function checkTexts(name: string, texts: LetterTexts): { letter: LetterName; wanted: WantedText[] } {
  const letter = letterNamed(name);
  const known = keysOf(letter);
  const fields: Record<string, string> = {};
  const wanted = texts.map(({ key: asked, language, text, was }): WantedText => {
    const key = known.find((each) => each === asked);
    if (key === undefined)
      throw new AppError('invalid_input', { fields: { [`${language}.${asked}`]: 'letter_unknown' } });
    const ours = oursIn(language, key);
    const problem = text === null ? undefined : letterTextProblem(text, { ours, isSubject: isSubject(key) });
    if (problem) fields[`${language}.${key}`] = problem;
    return { key, language, text: text === ours ? null : text, was };
  });
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
  return { letter, wanted };
}

/**
 * Words texts of a letter, or takes ours again; texts that are not named stay. The next letter that is written has them, in
 * every process.
 * @throws AppError not_found, invalid_input, changed_meanwhile: somebody else has changed one of these texts
 */
export async function changeLetter(app: App, person: { id: string }, name: string, texts: LetterTexts): Promise<void> {
  const { letter, wanted } = checkTexts(name, texts);
  await transaction(app, async (tx) => {
    const at = app.clock.now();
    // Two admins wait for each other, so that the record says what each has changed.
    await lockSubject(tx, { subject: 'letter-texts', until: at });
    const own = await findAllOwnTexts(tx);
    const changes: Record<Lang, TextChanges> = { en: {}, sw: {} };
    for (const { key, language, text, was } of wanted) {
      const from = own[language][key] ?? null;
      if (from === text) continue;
      if (was !== undefined && was !== from) throw new AppError('changed_meanwhile');
      changes[language][key] = { from, to: text };
      await saveText(tx, { key, language, text }, at);
    }
    const detail = Object.fromEntries(Object.entries(changes).filter(([, texts]) => Object.keys(texts).length > 0));
    if (Object.keys(detail).length === 0) return;
    await recordAudit(tx, {
      ...{ actorId: person.id, action: 'letter.worded', subjectType: 'letter', subjectId: letter, detail, at },
    });
  });
}

async function saveText(tx: Tx, { key, language, text }: WantedText, changedAt: Date): Promise<void> {
  if (text === null) {
    await tx.delete(letterTexts).where(and(eq(letterTexts.language, language), eq(letterTexts.key, key)));
    return;
  }
  await tx
    .insert(letterTexts)
    .values({ language, key, text, changedAt })
    .onConflictDoUpdate({ target: [letterTexts.language, letterTexts.key], set: { text, changedAt } });
}
