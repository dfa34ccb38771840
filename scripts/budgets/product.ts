import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/support/free-port.ts';
import { startArguments, startVariables } from '../start-command.ts';
import { untilPicturesAreReady, untilWritten } from '../until-written.ts';

const root = join(import.meta.dirname, '../..');
const startWithinMs = 300_000;

/** A running product of this script's own. */
interface OwnProduct {
  origin: string;
  stop(): Promise<void>;
}

/**
 * Starts the built product as a process of its own, with its demo data, on a free port and in a temporary folder.
 * @throws Error with its output, if it does not start
 */
export async function startOwnProduct(say: (line: string) => void): Promise<OwnProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), 'twende-budgets-'));
  await chmod(dataDir, 0o755); // the database's account must be able to enter it, else its cluster is created elsewhere
  const port = await freePort();
  const child = spawn(process.execPath, startArguments, {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', ...startVariables, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'close');
    }
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
  try {
    await untilWritten(child, { text: 'Twende is ready', withinMs: startWithinMs });
    await untilPicturesAreReady(child, say);
  } catch (problem) {
    await stop();
    throw problem;
  }
  return { origin: `http://localhost:${port}`, stop };
}
