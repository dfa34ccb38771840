import { expect, test } from 'vitest';
import { addDigests } from './add-digests.ts';
import type { App } from './app.ts';

const idsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index).padStart(6, '0') }));

/** Adds digests to what is stored, of which the first `unreadable` cannot be read. @returns whose were saved */
async function addTo(rows: { id: string }[], unreadable: number) {
  const saved: string[] = [];
  const warned: unknown[] = [];
  await addDigests({ log: { warn: (line: unknown) => warned.push(line) } } as unknown as App, {
    what: 'phone of a person',
    list: async (last, limit) => rows.filter(({ id }) => last === undefined || id > last).slice(0, limit),
    digest: ({ id }) => {
      if (Number(id) < unreadable) throw new Error('another key');
      return `key of ${id}`;
    },
    save: async ({ id }) => saved.push(id),
  });
  return { saved, warned };
}

test('ten thousand that cannot be read keep none behind them from its digest', async () => {
  const { saved, warned } = await addTo(idsOf(10_002), 10_001);
  expect(saved).toEqual(['010001']);
  expect(warned).toMatchObject([{ count: 10_001, ids: { length: 20 } }]);
});

test('ten thousand are added at a time', async () => {
  expect((await addTo(idsOf(10_001), 0)).saved).toHaveLength(10_000);
});
