import type { z } from 'zod';
import type { App } from '#server/app.ts';
import type { Cell, Column } from '#server/csv/csv-file.ts';
import type { Call } from '#shared/call.ts';
import { isoInNairobi } from '#shared/dates.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';

interface Asked<Query> {
  app: App;
  /** Whoever downloads it. */
  adminId: string;
  query: Query;
  /** Of titles and of texts that are written in both languages. */
  lang: Lang;
  /** So many rows at most. */
  most: number;
}

interface ListParts<Query extends z.ZodObject, Item> {
  /** Stands in the name of the file and in the audit log. */
  name: string;
  /** It has the names and addresses of many people, so it is asked for with a recent sign-in. */
  personal?: true;
  /** The call that answers a page of it. The file's path is that of the call with `.csv`. */
  call: Pick<Call, 'path'>;
  /** The query of the call without its pages. */
  query: Query;
  columns: readonly Column<Item>[];
  rows(asked: Asked<z.output<Query>>): AsyncIterable<Item>;
}

/** A list of the back office as a file. */
export interface ExportedList {
  name: string;
  personal: boolean;
  path: string;
  query: z.ZodObject;
  /** @param query as it was received, and accepted by `query` */
  open(asked: Asked<Record<string, unknown>>): { columns: readonly Column<never>[]; rows: AsyncIterable<never> };
}

/** Forgets of which type the rows are, so that lists of all kinds stand in one array. */
export const exportedList = <Query extends z.ZodObject, Item>(list: ListParts<Query, Item>): ExportedList => ({
  name: list.name,
  personal: list.personal === true,
  path: `${list.call.path}.csv`,
  query: list.query,
  open: (asked) => ({
    columns: list.columns as readonly Column<never>[],
    rows: list.rows({ ...asked, query: list.query.parse(asked.query) }) as AsyncIterable<never>,
  }),
});

type Title = KeyOf<'admin-exports'>;

/** Columns by the keys of their titles. Instants are in Nairobi's time, as on the screen, with its offset. Codes stay as they are stored, so that a program can read the file. */
export const columnsOf = <Item>(
  cells: Partial<Record<Title, (item: Item) => Cell | boolean>>,
): readonly Column<Item>[] =>
  (Object.keys(cells) as Title[]).map((title) => ({
    title: (lang) => translate(lang, 'admin-exports', title),
    cell: (item) => {
      const cell = cells[title]?.(item) ?? null;
      if (typeof cell === 'string' && instant.test(cell)) return isoInNairobi(new Date(cell));
      return typeof cell === 'boolean' ? String(cell) : cell;
    },
  }));

const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]{8,12}Z$/;
