import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';

/** What one call of the log writes. */
function written(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog('info', { write: (line: string) => void lines.push(line) }));
  return lines.join('');
}

function databaseError(code: string, message: string): pg.DatabaseError {
  const error = new pg.DatabaseError(message, 1, 'error');
  return Object.assign(error, { code, detail: 'Key (email)=(amina@example.com)', client: { secretKey: 4711 } });
}

test('a failed query is logged with its statement, without its values', () => {
  const cause = databaseError('23505', 'duplicate key');
  const error = new DrizzleQueryError('insert into people values ($1)', ['amina@example.com'], cause);
  const line = written((log) => log.error({ err: error }, 'failed'));
  expect(JSON.parse(line).err).toMatchObject({ sqlState: '23505', query: 'insert into people values ($1)' });
  expect(line).not.toContain('amina');
});

test('errors of the database are logged with state and position, without rows and connections', () => {
  const line = written((log) => log.error({ err: databaseError('57P01', 'terminating connection') }, 'trouble'));
  expect(JSON.parse(line).err).toMatchObject({ message: 'terminating connection', sqlState: '57P01' });
  expect(line).not.toMatch(/amina|4711/);
  const typed = written((log) => log.error({ err: databaseError('22P02', 'invalid uuid: "amina"') }, 'trouble'));
  expect(JSON.parse(typed).err.sqlState).toBe('22P02');
  expect(typed).not.toContain('amina');
});

test('the error of a broken connection is logged without the connection', () => {
  const error = Object.assign(new Error('Connection terminated'), { client: { secretKey: 4711 } });
  const line = written((log) => log.error({ err: error }));
  expect(JSON.parse(line).err.message).toBe('Connection terminated');
  expect(line).not.toContain('4711');
});

test('secrets and personal data are redacted', () => {
  const body = {
    password: 'Karibu2026!',
    token: 'abc',
    phone: '+254712345678',
    email: 'a@b.example',
    clientSecret: 'cs',
  };
  const line = written((log) => log.info({ body, req: { headers: { authorization: 'Bearer abc' } } }));
  for (const secret of ['Karibu', '"abc"', '2547', 'a@b', '"cs"', 'Bearer']) expect(line).not.toContain(secret);
});

test('a thrown value that is no error is still logged', () => {
  expect(JSON.parse(written((log) => log.error({ err: 'text' }))).err).toEqual({ message: 'text' });
});
