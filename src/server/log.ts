import { DrizzleQueryError } from 'drizzle-orm';
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

/** An error for the log. A failed query is told by its statement: its own message and stack repeat the values. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const query = findQuery(error);
  if (!query) return pino.stdSerializers.err(error);
  return {
    type: error.name,
    sqlState: sqlState(error),
    constraint: violatedConstraint(error),
    query: query.query.slice(0, 500),
    at: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12)
      .join('\n'),
  };
}

function findQuery(error: Error): DrizzleQueryError | undefined {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DrizzleQueryError) return cause;
  }
  return undefined;
}
