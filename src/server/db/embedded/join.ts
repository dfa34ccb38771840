import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { DataDirTaken } from './errors.ts';
import { type Connection, readRunning, urlOf } from './running.ts';
import { type EmbeddedOptions, type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts';

const attempts = 120;
const pauseMs = 500;

/**
 * The database of DATA_DIR for a script: the one that runs already (then `stop()` does nothing), else one started here.
 * Waits up to a minute for an owner that is starting or stopping.
 * @throws DataDirTaken when the owner of DATA_DIR does not answer in that time
 * @throws DataDirUnusable like `startEmbeddedPostgres`
 */
export async function joinEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  for (let attempt = 1; ; attempt += 1) {
    const running = await readRunning(options.dataDir);
    if (running && (await answers(running))) {
      // Another process owns it and may stop it at any time; then the next query fails.
      return { connection: running, url: urlOf(running), died: new Promise(() => {}), stop: async () => {} };
    }
    try {
      return await startEmbeddedPostgres(options);
    } catch (problem) {
      if (!(problem instanceof DataDirTaken) || attempt >= attempts) throw problem;
      await pause(pauseMs);
    }
  }
}

async function answers(connection: Connection): Promise<boolean> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {}); // the server may stop between connecting and ending
  try {
    await client.connect();
    return true;
  } catch {
    return false; // a stale file, or a server that is stopping
  } finally {
    await client.end().catch(() => {});
  }
}
