import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Lang } from '#shared/languages.ts';
import { people } from './tables.ts';

/** The language that somebody has chosen, in which we write to them; `person` is `people` or an alias of it. English where none is kept. */
export const chosenLanguage = (person: { preferences: AnyPgColumn } = people): SQL<Lang> =>
  sql<Lang>`coalesce(${person.preferences}->>'language', 'en')`;
