import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** Rows that have a public page each. */
export interface RowKind {
  /** What stands before the name in the path. */
  folder: string;
  table: PgTable;
  /** By which the path names a row. */
  name: PgColumn;
  updatedAt: PgColumn;
  shown: SQL;
}
