import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type LlmTurn, startLlmServer } from '#tests/support/llm-server.ts';
import { pauseMs } from './breaker.ts';
import { askedAtOnce, createLanguageModel, leftReason } from './language-model.ts';
import { ModelFault } from './model-fault.ts';

let server: Awaited<ReturnType<typeof startLlmServer>>;
let now = 0;
let warned: object[] = [];

beforeAll(async () => {
  server = await startLlmServer();
});
afterAll(() => server.close());
beforeEach(() => {
  warned = [];
});

const modelAt = (baseUrl = server.baseUrl, firstTokenMs = 5_000) =>
  createLanguageModel({
    ...{ baseUrl, model: 'small', apiKey: 'sk-1', firstTokenMs, clock: { now: () => new Date(now) } },
    log: { warn: (line) => void warned.push(line) },
  });

const question = { role: 'user', content: 'A safari?' } as const;
const finding = { name: 'find', description: 'Finds', parameters: { type: 'object' } };

async function ask(model = modelAt(), signal = new AbortController().signal) {
  const asked = model.ask({ messages: [question], tools: [finding], signal });
  const pieces: string[] = [];
  for (;;) {
    const { done, value } = await asked.next();
    if (done) return { pieces, calls: value };
    pieces.push(value);
  }
}

const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: unknown) => (error instanceof ModelFault ? error.reason : String(error)),
  );

test('text comes in pieces, and the request has the conversation, the tools and the key', async () => {
  server.answer({ says: ['Habari ', 'yako\n', 'na wewe'] });
  expect(await ask()).toEqual({ pieces: ['Habari ', 'yako\n', 'na wewe'], calls: [] });
  const [request] = server.requests;
  expect(request?.headers.authorization).toBe('Bearer sk-1');
  expect(request?.body).toEqual({
    ...{ model: 'small', stream: true, max_tokens: 700, messages: [question] },
    tools: [{ type: 'function', function: finding }],
  });
});

test('look-ups are put together from their pieces, and answered in the form of the interface', async () => {
  server.answer({
    calls: [
      { name: 'find', arguments: { place: 'Lamu' } },
      { name: 'other', arguments: {} },
    ],
  });
  const { calls } = await ask();
  expect(calls).toEqual([
    { id: 'call_0', name: 'find', arguments: '{"place":"Lamu"}' },
    { id: 'call_1', name: 'other', arguments: '{}' },
  ]);
  server.answer({ says: ['ok'] });
  const asked = modelAt().ask({
    messages: [
      question,
      { role: 'assistant', content: '', toolCalls: calls },
      { role: 'tool', toolCallId: 'call_0', content: '3' },
    ],
    ...{ tools: [], signal: new AbortController().signal },
  });
  while (!(await asked.next()).done);
  expect(server.requests[0]?.body.messages.slice(1)).toEqual([
    {
      ...{ role: 'assistant', content: '' },
      tool_calls: calls.map(({ id, ...call }) => ({ id, type: 'function', function: call })),
    },
    { role: 'tool', tool_call_id: 'call_0', content: '3' },
  ]);
  expect(server.requests[0]?.body).not.toHaveProperty('tools');
});

test.each<[string, LlmTurn]>([
  ['http_500', { status: 500 }],
  ['http_429', { status: 429 }],
  ['http_401', { status: 401 }],
  ['no_stream', { sends: '{}', type: 'application/json' }],
  ['bad_chunk', { sends: 'data: {"choices":\n\n' }],
  ['bad_chunk', { sends: 'data: {"choices":[{"delta":{"content":7}}]}\n\n' }],
  ['broken_stream', { sends: 'data: {"choices":[{"delta":{"content":"A"}}]}\n\n' }],
  ['ended_by_length', { says: ['A'], finish: 'length' }],
  ['ended_by_content_filter', { says: ['A'], finish: 'content_filter' }],
  ['ended_by_other', { says: ['A'], finish: 'What the person wrote' }],
  ['too_long', { sends: `: ${'x'.repeat(300_000)}\n\n` }],
])('%s is a fault', async (reason, turn) => {
  server.answer(turn);
  expect(await reasonOf(ask())).toBe(reason);
});

test('so is a lost and a refused connection, and one that says nothing', async () => {
  server.answer({ breaksAfter: 'A' });
  expect(await reasonOf(ask())).toMatch(/^(UND_ERR_SOCKET|ECONNRESET|connection)$/);
  expect(await reasonOf(ask(modelAt('http://127.0.0.1:1/v1')))).toMatch(/^(ECONNREFUSED|connection)$/);
  server.answer({ hangsAfter: '' });
  expect(await reasonOf(ask(modelAt(server.baseUrl, 50)))).toBe('first_token_timeout');
});

test('whoever waits ends it with a reason', async () => {
  server.answer({ hangsAfter: 'A' });
  const ended = new AbortController();
  const asked = modelAt().ask({ messages: [question], tools: [], signal: ended.signal });
  expect(await asked.next()).toEqual({ done: false, value: 'A' });
  ended.abort(new ModelFault('timeout'));
  expect(await reasonOf(asked.next())).toBe('timeout');
});

test('after three faults in a row, or one refusal, it is not asked for a minute; then once more', async () => {
  const model = modelAt();
  server.answer({ status: 500 });
  for (const asked of [1, 2]) {
    await reasonOf(ask(model));
    expect([asked, model.isAvailable()]).toEqual([asked, true]);
  }
  server.answer({ says: ['ok'] });
  await ask(model);
  server.answer({ status: 500 });
  for (let asked = 0; asked < 3; asked++) await reasonOf(ask(model));
  expect(model.isAvailable()).toBe(false);
  expect(await reasonOf(ask(model))).toBe('not_available');
  expect(server.requests).toHaveLength(3);
  expect(warned).toEqual([{ reason: 'http_500' }]);
  now += pauseMs;
  expect(model.isAvailable()).toBe(true);
  await reasonOf(ask(model));
  expect(model.isAvailable()).toBe(false);
  const other = modelAt();
  server.answer({ status: 429 });
  await reasonOf(ask(other));
  expect(other.isAvailable()).toBe(false);
});

test('whoever leaves is no fault of the server', async () => {
  const model = modelAt();
  server.answer({ hangsAfter: '' });
  for (let asked = 0; asked < 4; asked++) {
    expect(await reasonOf(ask(model, AbortSignal.abort(new ModelFault(leftReason))))).toBe(leftReason);
  }
  expect(model.isAvailable()).toBe(true);
});

test(`${askedAtOnce} are answered at once`, async () => {
  const model = modelAt();
  server.answer({ hangsAfter: 'A' });
  const signal = new AbortController().signal;
  const open = Array.from({ length: askedAtOnce }, () => model.ask({ messages: [question], tools: [], signal }));
  await Promise.all(open.map((asked) => asked.next()));
  expect(model.isAvailable()).toBe(false);
  expect(await reasonOf(ask(model))).toBe('not_available');
  await open[0]?.return([]);
  expect(model.isAvailable()).toBe(true);
  for (const asked of open) await asked.return([]);
});
