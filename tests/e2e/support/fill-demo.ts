import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { readConfig } from '#server/config/config.ts';
import { startProduct } from '#server/start.ts';
import { createDemoTemplate } from '../../support/database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder that belongs to the database of the demo: files, pictures and what the simulators remember. */
    demoDataDir: string;
    /** What the two starts said that filled it: one that was interrupted, and one that began again. */
    demoSaid: string[][];
  }
}

class Interrupted extends Error {}

/**
 * Fills the demo once for the whole run, since that takes most of a site's start; every site begins with a copy. The
 * filling is interrupted once, so that the tests of the demo find what a filling leaves that began again.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'twende-demo-'));
  const forget = () => rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  try {
    await createDemoTemplate(project.getProvidedContext().databaseUrl, async (url) => {
      const config = readConfig({ DATABASE_URL: url, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' });
      const start = (said: string[], interruptAt?: string) => {
        const say = (line: string) => {
          said.push(line);
          if (interruptAt && line.includes(interruptAt)) throw new Interrupted();
        };
        return startProduct(config, say, new AbortController().signal);
      };
      const [interrupted, again]: [string[], string[]] = [[], []];
      await start(interrupted, 'bookings and payments').then(
        (product) => product.stop(),
        (problem) => {
          if (!(problem instanceof Interrupted)) throw problem;
        },
      );
      const began = performance.now();
      const product = await start(again);
      process.stdout.write(`The demo was filled in ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
      await product.stop();
      project.provide('demoSaid', [interrupted, again]);
    });
  } catch (problem) {
    await forget();
    throw problem;
  }
  project.provide('demoDataDir', dataDir);
  return forget;
}
