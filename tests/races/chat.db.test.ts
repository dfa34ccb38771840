import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { allowMessage, answerMessage } from '#server/assistant/answer-message.ts';
import { findConversation } from '#server/assistant/conversations/conversation-queries.ts';
import type * as Repository from '#server/assistant/conversations/repository.ts';
import { chatMessages } from '#server/assistant/tables.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { atBarrier, withGuard } from '../support/guard.ts';

/** Without the guard both read the number of the last message, and then write what comes after it. */
vi.mock('#server/assistant/conversations/repository.ts', async (original) =>
  (await import('../support/guard.ts')).unguarded(original<typeof Repository>, () => ({
    async lockConversation(tx, talker) {
      const found = await findConversation(tx, talker);
      await atBarrier();
      return found;
    },
  })),
);

let product: TestApp;
beforeAll(async () => {
  product = await createTestApp();
});
afterAll(() => product?.close());

/** @returns the token of the conversation */
async function say(text: string, token?: string): Promise<string> {
  const asker = { token, personId: undefined, lang: 'en', address: '10.0.0.1' } as const;
  const allowed = await allowMessage(product.app, asker);
  const pieces = answerMessage(product.app, allowed, { text, signal: new AbortController().signal });
  while (!(await pieces.next()).done);
  return allowed.token;
}

test.each([
  { guard: true, numbers: [1, 2, 3, 4, 5, 6], lost: 0 },
  { guard: false, numbers: [1, 2, 3, 4], lost: 1 },
])('two messages of one conversation at once, guard $guard: $lost lost', async ({ guard, numbers, lost }) => {
  const token = await say('hello');
  const outcomes = await withGuard({ on: guard, participants: guard ? 0 : 2 }, () =>
    Promise.allSettled([say('thanks', token), say('thank you', token)]),
  );
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(lost);
  const conversation = await findConversation(product.app.db, { token, personId: undefined });
  const rows = await product.app.db
    .select({ number: chatMessages.number })
    .from(chatMessages)
    .where(eq(chatMessages.conversationId, conversation?.id ?? ''))
    .orderBy(asc(chatMessages.number));
  expect(rows.map(({ number }) => number)).toEqual(numbers);
});
