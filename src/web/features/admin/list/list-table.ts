import type { Column, Row } from '#web/ui/table.tsx';

/** How the items of a list are rows of a table. */
export interface ListTable<Item> {
  /** Under which the chosen columns are kept. */
  name: string;
  caption: string;
  columns: Column[];
  rowOf: (item: Item) => Row;
}
