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
  }
}

/** Fills the demo once for the whole run, since that takes most of a site's start; every site begins with a copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'twende-demo-'));
  const forget = () => rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  try {
    await createDemoTemplate(project.getProvidedContext().databaseUrl, async (url) => {
      const config = readConfig({ DATABASE_URL: url, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn' });
      const product = await startProduct(config, () => {}, new AbortController().signal);
      await product.stop();
    });
  } catch (problem) {
    await forget();
    throw problem;
  }
  project.provide('demoDataDir', dataDir);
  return forget;
}
