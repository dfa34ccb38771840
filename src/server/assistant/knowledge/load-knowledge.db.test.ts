import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStarterArticles } from '#server/help/add-starter-articles.ts';
import { helpArticles } from '#server/help/tables.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeService } from '#tests/support/factories.ts';
import { loadKnowledge } from './load-knowledge.ts';

let made: TestApp;
beforeAll(async () => {
  made = await createTestApp();
  await addStarterArticles(made.app);
});
afterAll(() => made?.close());

const minuteMs = 60_000;

test('what is known is built once, and anew only after something has changed', async () => {
  const { app, clock } = made;
  const first = await loadKnowledge(app);
  expect(first.article('pay-by-mpesa')?.en.title).toBe('Pay by M-Pesa, step by step');
  clock.advance(minuteMs);
  expect(await loadKnowledge(app)).toBe(first);

  await app.db
    .update(helpArticles)
    .set({ titleEn: 'M-Pesa on your phone' })
    .where(eq(helpArticles.slug, 'pay-by-mpesa'));
  await makeService(app, { location: 'Kericho', county: 'Kericho' });
  expect(await loadKnowledge(app)).toBe(first);
  clock.advance(minuteMs);
  // The first message is still answered by what there was.
  expect(await loadKnowledge(app)).toBe(first);
  await expect.poll(() => loadKnowledge(app)).not.toBe(first);
  const second = await loadKnowledge(app);
  expect(second.article('pay-by-mpesa')?.en.title).toBe('M-Pesa on your phone');
  expect(second.places.find(['kericho'])).toHaveLength(1);
});

test('what could not be read is read again by the next message', async () => {
  const { readDb } = made.app;
  const app = { ...made.app, readDb: undefined as unknown as typeof readDb };
  await expect(loadKnowledge(app)).rejects.toThrow();
  Object.assign(app, { readDb });
  expect((await loadKnowledge(app)).article('pay-by-mpesa')).toBeDefined();
});
