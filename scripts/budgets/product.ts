import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/support/free-port.ts';
import { startArguments, startVariables } from '../start-command.ts';

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
export async function startOwnProduct(): Promise<OwnProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), 'twende-budgets-'));
  await chmod(dataDir, 0o755); // the database's account must be able to enter it, else its cluster is created elsewhere
  const port = await freePort();
  const child = spawn(process.execPath, startArguments, {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', ...startVariables, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
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
    await new Promise<void>((resolve, reject) => {
      let said = '';
      const late = setTimeout(() => reject(new Error(`It did not start in time: ${said}`)), startWithinMs);
      const hear = (part: Buffer) => {
        said += part;
        if (!said.includes('Twende is ready')) return;
        clearTimeout(late);
        resolve();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('close', (code) => reject(new Error(`It ended (${code}) before it was ready: ${said}`)));
    });
  } catch (problem) {
    await stop();
    throw problem;
  }
  return { origin: `http://localhost:${port}`, stop };
}
