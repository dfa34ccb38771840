/** Some of what is due; `more` says that the next page may hold others. */
export interface DuePage {
  ids: string[];
  more: boolean;
}

/** So many at once. */
export const DUE_PAGE = 200;

/** @param rows read with the limit `DUE_PAGE` */
export const duePageOf = (rows: readonly { id: string }[]): DuePage => ({
  ids: rows.map(({ id }) => id),
  more: rows.length === DUE_PAGE,
});
