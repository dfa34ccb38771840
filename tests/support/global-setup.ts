import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/db/embedded/start.ts';
import { templateDatabase, withDatabase } from './database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The cluster of this test run, reached as its superuser. */
    databaseUrl: string;
  }
}

type Shared = { users: number; cluster: Promise<{ postgres: EmbeddedPostgres; dataDir: string }> };

/** The projects load this file separately, in one process; they share the cluster by way of `globalThis`. */
const holder = globalThis as typeof globalThis & { twendeTestCluster?: Shared };

/** Starts the run's one cluster with its migrated template; the last project to finish stops it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  holder.twendeTestCluster ??= { users: 0, cluster: startCluster() };
  const shared = holder.twendeTestCluster;
  shared.users += 1;
  const { postgres, dataDir } = await shared.cluster;
  project.provide('databaseUrl', postgres.url);
  return async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    delete holder.twendeTestCluster;
    await workersHaveLeft(postgres.url);
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** Vitest does not wait for its last workers, which close what their files shared. */
async function workersHaveLeft(url: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    for (let waited = 0; waited < 10_000; waited += 50) {
      const others = await client.query(
        `select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      );
      if (others.rowCount === 0) return;
      await pause(50);
    }
  } finally {
    await client.end();
  }
}

async function startCluster() {
  const dataDir = await mkdtemp(join(tmpdir(), 'twende-test-'));
  const complain = (details: object, message: string) => console.error(message, details);
  const log = { debug: () => {}, warn: () => {}, error: complain }; // warnings: clients refused, as tests provoke
  const postgres = await startEmbeddedPostgres({ dataDir, log, durable: false });
  try {
    await createTemplate(postgres.url, dataDir);
  } catch (problem) {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
    throw problem;
  }
  return { postgres, dataDir };
}

async function createTemplate(url: string, dataDir: string): Promise<void> {
  const { migrate } = await import('#server/db/migrate.ts');
  const client = new Client(url);
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${templateDatabase}`);
    await migrate(withDatabase(url, templateDatabase));
    await addSitePictures(withDatabase(url, templateDatabase), dataDir);
    // Connections are refused from now on, because a database in use cannot be copied.
    await client.query(`ALTER DATABASE ${templateDatabase} WITH IS_TEMPLATE true ALLOW_CONNECTIONS false`);
  } finally {
    await client.end();
  }
}

/** As every start does: lists rely on the pictures of the categories. Their files are not what tests copy. */
async function addSitePictures(url: string, dataDir: string): Promise<void> {
  const { connect } = await import('#server/db/client.ts');
  const { createFiles } = await import('#server/outside/files.ts');
  const { movableClock } = await import('#server/clock.ts');
  const { storeSitePictures } = await import('#server/pictures/site-pictures.ts');
  const { db, close } = connect(url, () => {});
  try {
    await storeSitePictures({ db, files: createFiles(join(dataDir, 'files')), clock: movableClock() });
  } finally {
    await close();
  }
}
