import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from './database.ts';
import { startProductOn, type TestProduct } from './product-on.ts';

export type { TestProduct } from './product-on.ts';

/** The whole product over real HTTP, with all simulators, on a database, folder and clock of its own; no demo data. */
export async function startTestProduct(
  options: { at?: string; env?: Record<string, string> } = {},
): Promise<TestProduct> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'twende-product-'));
  const product = await startProductOn({ databaseUrl: database.url, dataDir, ...options });
  return {
    ...product,
    async close() {
      await product.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
