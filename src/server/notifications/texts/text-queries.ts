import { and, desc, eq, sql } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import { auditEntries } from '#server/audit/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { statement } from '#server/db/statement.ts';
import type { Letter, LetterItem } from '#shared/contracts/letters.ts';
import { AppError } from '#shared/errors.ts';
import type { Texts } from '#shared/i18n/texts.ts';
import { translate } from '#shared/i18n/translate.ts';
import { type Lang, langs } from '#shared/languages.ts';
import { haveSameMarks, marksIn } from '#shared/letter-texts.ts';
import { letterTexts } from '../tables.ts';
import {
  isEditable,
  isLetterName,
  isSubject,
  keysOf,
  type LetterName,
  letterNames,
  letters,
  oursIn,
} from './letter-catalogue.ts';

const ownTexts = statement<{ language: Lang }, { key: string; text: string }>(
  'letter-texts',
  () => sql`select key, text from ${letterTexts} where language = ${sql.placeholder('language')}`,
);

/**
 * The texts of letters that admins have worded, by their keys; at most as many as there are. Read for each letter, so a change
 * needs no restart of any process. One that does not take the values of ours any more, since ours has changed, is left out.
 */
export async function findOwnTexts(db: DbOrTx, language: Lang): Promise<Texts> {
  const rows = await ownTexts.rows(db, { language });
  const fitting = rows.filter(({ key, text }) => isEditable(key) && haveSameMarks(text, oursIn(language, key)));
  return Object.fromEntries(fitting.map(({ key, text }) => [key, text]));
}

/** The same in both languages. */
export async function findAllOwnTexts(db: DbOrTx): Promise<Record<Lang, Texts>> {
  const [en, sw] = await Promise.all(langs.map((lang) => findOwnTexts(db, lang)));
  return { en: en ?? {}, sw: sw ?? {} };
}

/** Every letter, by whom it goes to. */
export async function listLetters(db: DbOrTx, lang: Lang): Promise<LetterItem[]> {
  const own = await findAllOwnTexts(db);
  return letterNames.map((name) => itemOf(name, own, lang));
}

function itemOf(name: LetterName, own: Record<Lang, Texts>, lang: Lang): LetterItem {
  const changed = keysOf(name).some((key) => langs.some((each) => own[each][key] !== undefined));
  return { name, title: titleOf(name, lang), to: letters[name].to, changed };
}

const shared = {
  refund: 'shared.refund',
  requestClosed: 'shared.requestClosed',
  team: 'shared.team',
  secondFactor: 'shared.secondFactor',
} as const;
const isShared = (name: string): name is keyof typeof shared => Object.hasOwn(shared, name);

/** Our subject without the values, or what shared sentences are about. */
function titleOf(name: LetterName, lang: Lang): string {
  if (isShared(name)) return translate(lang, 'admin-letters', shared[name]);
  const subject = keysOf(name).find(isSubject);
  return subject === undefined
    ? name
    : oursIn(lang, subject)
        .replace(/: \{\{\w+\}\}$/, '')
        .replace(/\{\{\w+\}\}/g, '…');
}

/** @throws AppError not_found */
export function letterNamed(name: string): LetterName {
  if (!isLetterName(name)) throw new AppError('not_found');
  return name;
}

/** A letter with its texts and how they were changed. @throws AppError not_found */
export async function getLetter(db: DbOrTx, name: string, lang: Lang): Promise<Letter> {
  const letter = letterNamed(name);
  const [own, changes] = await Promise.all([findAllOwnTexts(db), listChanges(db, letter)]);
  return {
    ...itemOf(letter, own, lang),
    texts: keysOf(letter).map((key) => ({
      key,
      isSubject: isSubject(key),
      marks: marksIn(oursIn('en', key)),
      ours: { en: oursIn('en', key), sw: oursIn('sw', key) },
      own: { en: own.en[key] ?? null, sw: own.sw[key] ?? null },
    })),
    changes,
  };
}

const changesShown = 20;

/** What the audit log has of a letter, the newest first. By `audit_entries_subject`. */
async function listChanges(db: DbOrTx, letter: LetterName): Promise<Letter['changes']> {
  const rows = await db
    .select({ at: auditEntries.at, by: people.name, detail: auditEntries.detail })
    .from(auditEntries)
    .leftJoin(people, eq(people.id, auditEntries.actorId))
    .where(and(eq(auditEntries.subjectType, 'letter'), eq(auditEntries.subjectId, letter)))
    .orderBy(desc(auditEntries.at))
    .limit(changesShown);
  return rows.map(({ at, by, detail }) => ({
    ...{ at: at.toISOString(), by },
    texts: langs.flatMap((language) =>
      Object.entries((detail[language] ?? {}) as TextChanges).map(([key, change]) => ({ language, key, ...change })),
    ),
  }));
}

/** What an audit entry says of a language: each changed text before and after; null: ours. */
export type TextChanges = Record<string, { from: string | null; to: string | null }>;
