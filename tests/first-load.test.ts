import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readFirstLoads } from './support/first-load.ts';

test('the scripts of every page are within its limit', async () => {
  const loads = await readFirstLoads();
  expect(loads.length).toBeGreaterThan(20);
  for (const { name, bytes, limit } of loads) expect.soft(bytes, name).toBeLessThanOrEqual(limit);
});

test('the first chunk names public pages only, so that a page for signed-in people costs the others nothing', async () => {
  const [first] = await readFirstLoads();
  const code = await readFile(new URL(`../dist/client${first?.files[0]}`, import.meta.url), 'utf8');
  expect(code).toContain('/verify-email');
  expect(code).not.toContain('(signed-in)');
  expect(code).not.toContain('$bookingId');
});
