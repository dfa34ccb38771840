/** Of one answer: many times what a list of keys or a token takes. */
const bytesMost = 128 * 1024;

/** Seconds that one answer may take; a sign-in asks three times at most. */
export const answerWithinSeconds = 6;

/**
 * `fetch` for Google and Facebook: an answer that is too large is an error, and redirects are not followed.
 * @throws Error also when the signal is aborted
 */
export async function limitedFetch(url: string, options: object): Promise<Response> {
  const answer = await fetch(url, { ...options, redirect: 'manual' });
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    if (size > bytesMost) throw new Error('The answer is too large');
    parts.push(part);
  }
  const { status, statusText, headers } = answer;
  // Some answers may not have a body, not even an empty one.
  return new Response(size === 0 ? null : Buffer.concat(parts), { status, statusText, headers });
}
