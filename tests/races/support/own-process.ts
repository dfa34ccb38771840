import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { spawnProduct } from '../../faults/support/child-process.ts';
import type { TwoProducts } from './two-products.ts';

/** One more product on the same database, in an operating-system process of its own until the test ends. @returns its address */
export async function startOwnProcess({ database, folder, here }: TwoProducts): Promise<string> {
  const at = here.clock.now().toISOString();
  const { process: spawned, origin } = await spawnProduct({ database, dataDir: await folder(), at });
  onTestFinished(async () => {
    const gone = once(spawned, 'exit');
    spawned.kill('SIGKILL');
    await gone;
  });
  return origin;
}
