import pg from 'pg';

/** What a connection calls on the query whose answer arrives, by what it is told; see `_attachListeners` in pg's `client.js`. */
interface Answered extends pg.Submittable {
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: pg.Connection): void;
  handleReadyForQuery(connection: pg.Connection): void;
  handleError(error: Error, connection: pg.Connection): void;
}

/** A connection as pg keeps it: statements that were sent to be parsed and are not yet. */
type Connection = pg.Connection & { submittedNamedStatements: Record<string, string> };

/** A statement with the values to send: text, numbers, truth values, bytes, null, or arrays of these. */
interface NamedQuery {
  name: string;
  text: string;
  values: unknown[];
  types: pg.CustomTypesConfig;
}

interface Part extends Answered {
  name: string;
  text: string;
}

/** A query as pg makes it, which gives its rows to `done`. */
function partOf<Row>(query: NamedQuery, done: (error: Error | undefined, rows: Row[]) => void): Part {
  // Its handlers are not declared in pg's types.
  return new pg.Query<pg.QueryResultRow, unknown[]>(query, (error, result) => {
    done(error ?? undefined, (result?.rows ?? []) as Row[]);
  }) as unknown as Part;
}

/**
 * Statements that are sent in one write with one Sync at their end, for `client.query`: PostgreSQL runs them one after the
 * other and answers in one piece. After one that fails it skips the others, also a commit.
 * @see https://www.postgresql.org/docs/18/protocol-flow.html#PROTOCOL-FLOW-EXT-QUERY
 */
export class Batch implements Answered {
  readonly #parts: Part[] = [];
  /** The part that is answered next. */
  #at = 0;

  /** @returns its rows, once all are answered; where any of the batch failed, that one's error */
  add<Row>(query: NamedQuery): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      this.#parts.push(partOf<Row>(query, (error, rows) => (error ? reject(error) : resolve(rows))));
    });
  }

  get isEmpty(): boolean {
    return this.#parts.length === 0;
  }

  /** Of the statement that PostgreSQL says it has parsed, or that has failed. */
  get name(): string | undefined {
    return this.#parts[this.#at]?.name;
  }

  /** Once all are answered, of the last one. */
  get text(): string | undefined {
    return this.#parts[Math.min(this.#at, this.#parts.length - 1)]?.text;
  }

  get texts(): string[] {
    return this.#parts.map(({ text }) => text);
  }

  submit(connection: pg.Connection): void {
    const withoutSync = Object.create(connection, { sync: { value: () => {} } });
    connection.stream.cork();
    try {
      for (const part of this.#parts) part.submit(withoutSync);
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
  }

  handleRowDescription(message: unknown): void {
    this.#parts[this.#at]?.handleRowDescription(message);
  }

  handleDataRow(message: unknown): void {
    this.#parts[this.#at]?.handleDataRow(message);
  }

  handleCommandComplete(message: unknown, connection: pg.Connection): void {
    this.#parts[this.#at]?.handleCommandComplete(message, connection);
    this.#at += 1;
  }

  handleReadyForQuery(connection: pg.Connection): void {
    for (const part of this.#parts) part.handleReadyForQuery(connection);
  }

  /** The first that failed, or all when the connection is lost. Those that were skipped have not been parsed either. */
  handleError(error: Error, connection: Connection): void {
    for (const { name } of this.#parts.slice(this.#at)) delete connection.submittedNamedStatements[name];
    for (const part of this.#parts) part.handleError(error, connection);
  }
}
