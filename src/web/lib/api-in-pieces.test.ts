import { beforeEach, expect, test, vi } from 'vitest';
import { sendChatMessageCall } from '#shared/contracts/chat.ts';
import { apiInPieces } from './api-in-pieces.ts';

vi.mock('./bridge.ts', () => ({ findBridge: () => undefined }));

beforeEach(() => {
  vi.stubGlobal('window', { location: { pathname: '/' } });
  const none = { getItem: () => null };
  vi.stubGlobal('localStorage', none);
  vi.stubGlobal('sessionStorage', none);
});

function serverAnswers(status: number, body: string, type = 'text/event-stream; charset=utf-8') {
  const fetch = vi.fn(async (_: string, __: RequestInit) => {
    return new Response(body, { status, headers: { 'content-type': type } });
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** The pieces, and what came of the call. */
async function ask() {
  const pieces: string[] = [];
  const answer = apiInPieces(sendChatMessageCall, { body: { message: 'hi' } }, (piece) => pieces.push(piece));
  return { pieces, came: await answer.catch(({ status, code, message }) => ({ status, code, message })) };
}

test('each piece is handed on, and the last answer is what stands', async () => {
  const fetch = serverAnswers(
    201,
    `: open\n\n${event('text', { text: 'a' })}${event('text', { text: '\nb' })}${event('answer', { answer: 'c' })}${event('end', {})}`,
  );
  expect(await ask()).toEqual({ pieces: ['a', '\nb'], came: { answer: 'c' } });
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect([url, init?.method, init?.body]).toEqual(['/api/chat/messages', 'POST', '{"message":"hi"}']);
  expect(init?.headers).toMatchObject({ accept: 'text/event-stream', 'content-type': 'application/json' });
});

test('a problem is the same before the first piece and after it', async () => {
  const problem = { error: 'Please wait a minute', code: 'too_many_tries' };
  const came = { status: 429, code: 'too_many_tries', message: 'Please wait a minute' };
  serverAnswers(429, JSON.stringify(problem), 'application/json');
  expect(await ask()).toEqual({ pieces: [], came });
  serverAnswers(201, event('text', { text: 'a' }) + event('problem', { status: 429, ...problem }));
  expect(await ask()).toEqual({ pieces: ['a'], came });
});

test('an answer that ends early is a lost connection', async () => {
  serverAnswers(201, `${event('text', { text: 'a' })}${event('end', { code: 'unavailable' })}`);
  expect(await ask()).toEqual({ pieces: ['a'], came: { status: 0, code: 'network', message: '' } });
});
