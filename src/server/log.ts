import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { type DestinationStream, type Logger, pino } from 'pino';
import { sqlState, violatedConstraint } from './db/client.ts';

/** Structured lines on stdout (or `to`). What people typed, tokens and phones never get into them. */
export function createLog(level: string, to?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers', 'res.headers', '*.password', '*.token', '*.phone', '*.email', '*.clientSecret'],
    serializers: { err: describeError },
  };
  return to ? pino(options, to) : pino(options);
}

/** An error for the log and for a failed job's row. A failed query is told by its statement: its own message and stack repeat the values. */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const query = findQuery(error);
  if (query) {
    return {
      type: error.name,
      sqlState: sqlState(error),
      constraint: violatedConstraint(error),
      query: query.query.slice(0, 500),
      at: framesOf(error),
    };
  }
  if (error instanceof pg.DatabaseError) {
    // Its other fields quote rows and, from an idle connection, hold the connection itself.
    const quotes = /^2[23]/.test(error.code ?? ''); // wrong data, violated constraints
    return {
      type: 'DatabaseError',
      ...(!quotes && { message: error.message }),
      sqlState: error.code,
      constraint: error.constraint,
      at: framesOf(error),
    };
  }
  return pino.stdSerializers.err(withoutConnection(error));
}

/** The pool hangs the broken connection, keys and all, on the error that it reports. */
function withoutConnection(error: Error): Error {
  if ('client' in error) delete error.client;
  return error;
}

const framesOf = ({ stack }: Error): string | undefined =>
  stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .join('\n');

function findQuery(error: Error): DrizzleQueryError | undefined {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DrizzleQueryError) return cause;
  }
  return undefined;
}
