import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { type DestinationStream, type Logger, pino } from 'pino';
import { sqlState, violatedConstraint } from '#server/db/sql-error.ts';

/** A log of structured lines on stdout (or `to`), without people's input, tokens or phone numbers. */
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

/**
 * Describes an error for the log and for a failed job's row. A failed query is described by its statement only, because
 * its message and stack contain the values.
 */
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
    // Other fields contain rows and, in an error of an idle connection, the connection itself.
    const quotes = /^2[23]/.test(error.code ?? ''); // wrong data, violated constraints: their messages quote values
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

/** The pool attaches the broken connection, with its credentials, to the error that it reports. */
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
