import { alone, forgetPeople, personPrefix } from '#web/lib/offline/forget-people.ts';
import { ownKey } from '#web/lib/offline/kept.ts';
import { keptFromHeader } from '#web/lib/offline/kept-from.ts';

/** Answers of one person at most; the lists, the bookings of their first pages and where these lead take a third of it. */
const most = 100;

/** A kept answer as pages get it: it says from when it is. */
export function asKept(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set(keptFromHeader, headers.get('date') ?? '');
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/**
 * A person's answer: the server's if there is one, else the kept one. Kept is one person at a time: the first request
 * under another session forgets the one before, and so does a session that the server knows no more.
 * @throws TypeError without connection and kept answer
 */
export async function ownAnswer(request: Request, waitUntil: (task: Promise<unknown>) => void): Promise<Response> {
  const key = keyOf(request);
  const name = await cacheOf(request);
  // Where storage fails the server's answers come all the same.
  const begun = forgetPeople(name).then(
    () => true,
    () => false,
  );
  waitUntil(begun);
  let response: Response;
  try {
    response = await fetch(request);
  } catch (problem) {
    await begun;
    const kept = await caches.match(key, { cacheName: name, ignoreVary: true });
    if (kept) return asKept(kept);
    throw problem;
  }
  if (response.status === 200 && (await begun)) {
    // Begun before the page has its answer, since from then on it may forget the person; and taken before it reads it.
    const copy = response.clone();
    waitUntil(keep(name, key, copy));
  }
  if (response.status === 404) waitUntil(inOwn(name, (cache) => cache.delete(key)));
  if (response.status === 401) waitUntil(forgetPeople());
  return response;
}

/** Stands for the session without telling it. */
async function cacheOf(request: Request): Promise<string> {
  const session = new TextEncoder().encode(request.headers.get('authorization') ?? '');
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', session));
  return personPrefix + [...digest.slice(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const keyOf = (request: Request) => ownKey(new URL(request.url), request.headers.get('accept-language') ?? '');

function keep(name: string, key: string, response: Response): Promise<void> {
  return inOwn(name, async (cache) => {
    await cache.put(key, response);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((old) => cache.delete(old)));
  });
}

/** Changes what is kept for a person, unless they have been forgotten meanwhile: then nothing of theirs may come back. */
function inOwn(name: string, change: (cache: Cache) => Promise<unknown>): Promise<void> {
  return alone(async () => {
    if (await caches.has(name)) await change(await caches.open(name));
  });
}
