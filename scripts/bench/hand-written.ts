/** A statement as somebody would write it by hand for what a page shows. */
export interface HandWritten {
  text: string;
  values?: unknown[];
}

/** A call of the back office, and the same rows by hand. */
export interface OfficePage {
  title: string;
  path: string;
  byHand: HandWritten[];
}

/** A page of every list, and one more row, which tells whether there is another page. */
export const pageRows = 'limit 21';
/** Lists say how many rows there are up to 10,000. */
export const counted = (rows: string, values?: unknown[]): HandWritten => ({
  text: `select count(*) from (select 1 from ${rows} limit 10001) counted`,
  ...(values && { values }),
});
