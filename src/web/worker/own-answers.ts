import { forgetPastDays } from '#web/lib/offline/check-ins/forget-past-days.ts';
import { forgetPeople, personPrefix, withPersonLock } from '#web/lib/offline/forget-people.ts';
import { ownKey } from '#web/lib/offline/kept.ts';
import { keptFromHeader } from '#web/lib/offline/kept-from.ts';

/** The most answers that are kept for a person. What `keepOwnAnswers` asks for takes about a third of it. */
const most = 100;

/** A kept answer with a header that says when the server gave it. */
export function asKept(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set(keptFromHeader, headers.get('date') ?? '');
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/**
 * A person's answer: the server's if there is one, else the kept one. Answers of one session are kept at a time: the
 * first request of another session deletes those before, and so does a session that has ended.
 * @throws TypeError without connection and kept answer
 */
export async function ownAnswer(request: Request, waitUntil: (task: Promise<unknown>) => void): Promise<Response> {
  const key = keyOf(request);
  const name = await cacheOf(request);
  // If the caches cannot be used, the server's answers are passed on all the same.
  const begun = forgetPeople({ except: name }).then(
    () => true,
    () => false,
  );
  waitUntil(begun);
  let response: Response;
  try {
    response = await fetch(request);
  } catch (problem) {
    await begun;
    await forgetPastDays({ now: () => new Date() });
    const kept = await caches.match(key, { cacheName: name, ignoreVary: true });
    if (kept) return asKept(kept);
    throw problem;
  }
  if (response.status === 200 && (await begun)) {
    // Begun before the page has its answer, because after that the page may sign out and delete the cache.
    const copy = response.clone();
    waitUntil(keep({ name, key, response: copy }));
  }
  if (response.status === 404 || response.status === 403) waitUntil(inOwn(name, (cache) => cache.delete(key)));
  if (response.status === 401) waitUntil(forgetPeople());
  return response;
}

/** The name of the session's cache, with a digest of its token. */
async function cacheOf(request: Request): Promise<string> {
  const session = new TextEncoder().encode(request.headers.get('authorization') ?? '');
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', session));
  return personPrefix + [...digest.slice(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const keyOf = (request: Request) => ownKey(new URL(request.url), request.headers.get('accept-language') ?? '');

function keep({ name, key, response }: { name: string; key: string; response: Response }): Promise<void> {
  return inOwn(name, async (cache) => {
    await cache.put(key, response);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((old) => cache.delete(old)));
  });
}

/** Changes a person's cache, unless it has been deleted meanwhile: nothing of theirs may then be stored again. */
function inOwn(name: string, change: (cache: Cache) => Promise<unknown>): Promise<void> {
  return withPersonLock(async () => {
    if (await caches.has(name)) await change(await caches.open(name));
  });
}
