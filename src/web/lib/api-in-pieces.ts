import type { AnswerOf, Call, CallInput, CallShape } from '#shared/call.ts';
import { type AddressParts, contentOf, overNetwork, requestOf } from './api.ts';
import { eventsIn } from './events-in.ts';
import { findToken } from './token.ts';

/**
 * Makes a call, in the browser, whose answer has a text that comes in pieces.
 * @param onText gets each piece as it comes
 * @returns the answer, whose own text is what stands  @throws Problem, as `api` does
 */
export async function apiInPieces<S extends CallShape>(
  call: Call<S>,
  input: CallInput<S>,
  onText: (piece: string) => void,
): Promise<AnswerOf<S>> {
  const token = findToken();
  const request = requestOf(call, input as AddressParts & { body?: unknown }, { token });
  const headers = { ...request.headers, accept: 'text/event-stream' };
  const answer = await overNetwork({ ...request, headers }, undefined, (response) => readPieces(response, onText));
  return contentOf<AnswerOf<S>>(answer, { token });
}

/** What was refused before the first piece is not a stream. */
async function readPieces(response: Response, onText: (piece: string) => void) {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (!isStream || !response.body) return { status: response.status, body: await response.text() };
  for await (const { name, data } of eventsIn(response.body)) {
    if (name === 'text') onText(String(data.text));
    else if (name === 'answer') return { status: response.status, body: JSON.stringify(data) };
    else if (name === 'problem') return { status: Number(data.status), body: JSON.stringify(data) };
  }
  throw new Error('The answer ended early');
}
