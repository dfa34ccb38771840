import { expect } from 'vitest';
import { today } from '#shared/dates.ts';
import { askerAt, judgingAt } from '../../assistant/ask-site.ts';
import { hardHelpQuestions } from '../../assistant/hard-questions-help.ts';
import { hardListingQuestions } from '../../assistant/hard-questions-listings.ts';
import { ownQuestions } from '../../assistant/own-questions.ts';
import type { AssistantQuestion } from '../../assistant/question.ts';
import { type Score, scoreOf } from '../../assistant/score.ts';
import { unseenQuestions } from '../../assistant/unseen-questions.ts';
import { test } from '../support/test.ts';

/** The score is printed, whatever it is; what was missed only where the assistant's author may read it. */
async function askAll(origin: string, name: string, questions: readonly AssistantQuestion[]): Promise<Score> {
  const now = today({ now: () => new Date() });
  const judging = await judgingAt(origin);
  const score = await scoreOf(questions, { ...judging, ask: askerAt(origin), today: now });
  process.stdout.write(`${name}: ${score.right} of ${score.of} (${score.byKind.join(', ')})\n`);
  return score;
}

test('the assistant answers at least 95 of 100 of the questions with which it was made', async ({ site }) => {
  const { right, of, missed } = await askAll(site.origin, 'own questions', ownQuestions);
  expect(missed.filter((_, index) => index >= of * 0.05)).toEqual([]);
  expect(right / of).toBeGreaterThanOrEqual(0.95);
}, 600_000);

test('the assistant invents no price and no link where it was not made for a question', async ({ site }) => {
  const { invented } = await askAll(site.origin, 'unseen questions', unseenQuestions);
  expect(invented).toBe(0);
}, 600_000);

test('the assistant answers at least 70 of 100 where people ask in a roundabout way, and invents nothing', async ({
  site,
}) => {
  const hard = [...hardHelpQuestions, ...hardListingQuestions];
  const { right, of, invented } = await askAll(site.origin, 'hard questions', hard);
  expect(invented).toBe(0);
  expect(right / of).toBeGreaterThanOrEqual(0.7);
}, 600_000);
