import { eq, like } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { tryLimits } from '#server/limits/tables.ts';
import { makePerson, makeService } from '#tests/support/factories.ts';
import { chatConversations } from '../tables.ts';
import { builtIn, finds, openModel } from './asked-model.fixture.ts';
import { modelLimits } from './limits.ts';

const model = openModel();

test(`it is told the last ${modelLimits.history} messages, and the first ${modelLimits.historyText} letters of each`, async () => {
  const visitor = model.browser();
  model.llm.answer({ says: ['I do not know.'] });
  const before = async () => {
    await visitor.ask('and now?');
    const content = model.llm.requests.at(-1)?.body.messages.at(-1)?.content ?? '';
    return content.split('\n').slice(1, -2);
  };
  await visitor.ask(`${'x'.repeat(modelLimits.historyText)}y`);
  expect(await before()).toEqual([`They: ${'x'.repeat(modelLimits.historyText)}`, 'You: I do not know.']);
  for (let asked = 0; asked < modelLimits.history / 2; asked++) await visitor.ask('and now?');
  expect(await before()).toHaveLength(modelLimits.history);
});

test(`it is asked ${modelLimits.rounds} times for an answer, the last time without look-ups, and makes ${modelLimits.lookUps} of them`, async () => {
  model.llm.answer(finds());
  expect((await model.browser().ask('a safari in the Mara')).text).toContain(builtIn);
  expect(model.llm.requests).toHaveLength(modelLimits.rounds);
  expect(model.llm.requests.map(({ body }) => body.tools !== undefined)).toEqual([true, true, true, false]);
  expect(model.reasons()).toEqual(['too_many_rounds']);
  const most = Array.from({ length: modelLimits.lookUps }, () => ({ name: 'get_own_points', arguments: {} }));
  model.llm.answer({ calls: most }, { says: ['I do not know.'] });
  expect((await model.browser().ask('a safari in the Mara')).text).toBe('I do not know.');
  model.llm.answer({ calls: [...most, { name: 'get_own_points', arguments: {} }] }, { says: ['I do not know.'] });
  expect((await model.browser().ask('a safari in the Mara')).text).toContain(builtIn);
  expect(model.reasons()).toEqual(['too_many_rounds', 'too_many_look_ups']);
});

test(`it answers ${modelLimits.perDay} messages a day of a person`, async () => {
  const person = await makePerson(model.made.app);
  model.llm.answer({ says: ['I do not know.'] });
  const answered: string[] = [];
  for (let asked = 0; asked <= modelLimits.perDay; asked++) {
    await model.made.app.db.delete(tryLimits).where(eq(tryLimits.subject, `chat:${person.id}`));
    await model.made.app.db.delete(chatConversations);
    answered.push((await model.browser({ person }).ask('a safari in the Mara')).text);
  }
  expect(new Set(answered.slice(0, -1))).toEqual(new Set(['I do not know.']));
  expect(answered.at(-1)).toContain(builtIn);
  expect((await model.browser().ask('a safari in the Mara')).text).toBe('I do not know.');
});

test(`of visitors it answers ${modelLimits.perDay} messages a day of a network`, async () => {
  model.llm.answer({ says: ['I do not know.'] });
  const visitor = model.browser({ address: '10.0.7.1' });
  await visitor.ask('a safari in the Mara');
  const asked = like(tryLimits.subject, 'chat-model:network:%');
  const share = 86_400_000 / modelLimits.perDay;
  // As if all but the last of the others had been asked, too.
  const freeAt = new Date(model.made.clock.now().getTime() + 86_400_000 - share);
  await model.made.app.db.update(tryLimits).set({ freeAt }).where(asked);
  expect((await visitor.ask('a safari in the Mara')).text).toBe('I do not know.');
  expect((await model.browser({ address: '10.0.7.1' }).ask('a safari in the Mara')).text).toContain(builtIn);
  expect((await model.browser({ address: '10.0.7.2' }).ask('a safari in the Mara')).text).toBe('I do not know.');
});

test(`an answer that takes ${modelLimits.answerWithinMs} ms is given up`, async () => {
  const wait = globalThis.setTimeout;
  const waits = vi.spyOn(globalThis, 'setTimeout');
  // That long in a tenth of a second.
  waits.mockImplementation(((work: () => void, ms?: number) =>
    wait(work, ms === modelLimits.answerWithinMs ? 100 : ms)) as typeof setTimeout);
  model.llm.answer({ hangsAfter: 'There is' });
  expect((await model.browser().ask('a safari in the Mara')).text).toContain(builtIn);
  expect(model.reasons()).toEqual(['timeout']);
  expect(waits).toHaveBeenCalledWith(expect.any(Function), modelLimits.answerWithinMs);
});

test(`it is told ${modelLimits.lookUp} letters of what hosts wrote`, async () => {
  const { id } = await makeService(model.made.app, {
    ...{ location: 'Lodwar', county: 'Turkana' },
    summary: { en: 'hot '.repeat(modelLimits.lookUp) },
  });
  model.llm.answer({ calls: [{ name: 'get_listing', arguments: { id } }] }, { says: ['I do not know.'] });
  await model.browser().ask('a safari in Lodwar');
  const content = model.llm.requests.at(-1)?.body.messages.at(-1)?.content ?? '';
  expect(/<host>\n([^<]*)\n<\/host>$/.exec(content)?.[1]).toHaveLength(modelLimits.lookUp);
});

test('all together ask it as often in a day as is paid for', async () => {
  const { llm: config } = model.made.app.config;
  if (!config) throw new Error('A model is set');
  const before = config.dailyCalls;
  config.dailyCalls = 3;
  model.llm.answer(finds(), { says: [`It costs $100: /services/${model.mara}`] });
  const said = [];
  for (let asked = 0; asked < 2; asked++) {
    model.llm.answer(finds(), { says: [`It costs $100: /services/${model.mara}`] });
    said.push((await model.browser().ask('a safari in the Mara')).text);
  }
  config.dailyCalls = before;
  expect(said[0]).toBe(`It costs $100: /services/${model.mara}`);
  expect(said[1]).toContain(builtIn);
  expect(model.reasons()).toEqual(['daily_limit']);
});
