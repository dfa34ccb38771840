import type { DbOrTx, Tx } from '#server/db/client.ts';
import type { Lang } from '#shared/languages.ts';
import type { DeletionObstacle, OwnSection } from '#shared/own-data.ts';
import type { App } from './app.ts';

/**
 * What becomes of rows that name a person once their account is deleted. `nameless`: they stay, and the account that they name
 * says nothing of anybody any more.
 */
export type Fate = 'erased' | 'nameless' | { kept: string };

/** Who asks for everything that we have of them. */
export interface OwnReader {
  personId: string;
  lang: Lang;
}

/** A file of a person. */
export interface OwnFile {
  /** Its path in the ZIP. */
  name: string;
  /** Its bytes; undefined where it is gone. */
  open(): Promise<Uint8Array | undefined>;
}

/** The rows of a section, read while they are written. */
export type SectionRows = (app: App, reader: OwnReader) => AsyncIterable<object>;

/** What a feature has of a person: what it gives them, and what it does when their account is deleted (`<feature>/own-data.ts`). */
export interface OwnDataPart {
  /** Every table of the feature with a person's id, by its name in the database. `tests/own-data-tables.test.ts` finds one that lacks. */
  tables: Readonly<Record<string, Fate>>;
  sections?: Readonly<Partial<Record<OwnSection, SectionRows>>>;
  /** At most a few hundred files. */
  files?(app: App, reader: OwnReader): Promise<OwnFile[]>;
  /** Why the account cannot be deleted now; undefined where nothing of this feature is in the way. Locks nothing. */
  findObstacle?(db: DbOrTx, personId: string, at: Date): Promise<DeletionObstacle | undefined>;
  /** Locks what `findObstacle` reads and others may change at the same time, in the transaction of the deletion. The person is locked. */
  lockObstacles?(tx: Tx, personId: string): Promise<unknown>;
  /** Erases or takes the name off, in the transaction of the deletion. A second run does nothing. */
  forget?(tx: Tx, of: Forgotten): Promise<void>;
}

/** Whose account is deleted. */
interface Forgotten {
  personId: string;
  /** The address that it had. */
  email: string;
  /** The address that stands in place of theirs from now on; no letter is sent to it. */
  noEmail: string;
  at: Date;
}

const batch = 200;

/**
 * All rows of a query, a batch at a time.
 * @param read the next `most` rows whose id is behind `after`, in the order of their ids
 */
export async function* eachOf<Row extends { id: string }>(
  read: (wanted: { after: string; most: number }) => Promise<Row[]>,
): AsyncGenerator<Row, undefined> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await read({ after, most: batch });
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < batch) return undefined;
    after = last.id;
  }
}

/** The few rows of a query. */
export async function* all<Row>(rows: Promise<Row[]>): AsyncGenerator<Row, undefined> {
  yield* await rows;
}
