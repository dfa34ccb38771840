import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

/** The migrated, empty database that every test database is a copy of. */
export const templateDatabase = 'template_twende';
/** The database with the demo that the sites of the project `e2e` are copies of. */
const demoDatabase = 'template_twende_demo';

export type TestDatabase = {
  /** For pg, like DATABASE_URL. */
  url: string;
  /** Drops it, disconnecting whoever is left. */
  drop(): Promise<void>;
};

/** A database of the caller's own, migrated and empty, for tests of the projects `db` and `e2e`. */
export const createTestDatabase = (): Promise<TestDatabase> => databaseLike(templateDatabase);

/** A database like another is now; nobody may be connected to that one. */
export const copyTestDatabase = ({ url }: TestDatabase): Promise<TestDatabase> =>
  databaseLike(new URL(url).pathname.slice(1));

/** A database of the caller's own with the demo in it, for tests of the project `e2e`; its files are in `demoDataDir`. */
export const createDemoDatabase = (): Promise<TestDatabase> => databaseLike(demoDatabase);

/** Makes what `createDemoDatabase` copies. @param fill gets its address, and is disconnected when it resolves */
export async function createDemoTemplate(server: string, fill: (url: string) => Promise<void>): Promise<void> {
  await execute(server, `CREATE DATABASE ${demoDatabase} TEMPLATE ${templateDatabase}`);
  await fill(withDatabase(server, demoDatabase));
  await execute(server, `ALTER DATABASE ${demoDatabase} WITH IS_TEMPLATE true ALLOW_CONNECTIONS false`);
}

async function databaseLike(template: string): Promise<TestDatabase> {
  const server = inject('databaseUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  // Copied as files, so that the template's pages do not go through the write-ahead log.
  await execute(server, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  return {
    url: withDatabase(server, name),
    drop: () => execute(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

/** The same server's address with another database's name. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
