import { meCall } from '#shared/contracts/accounts.ts';
import { listExpectedCall } from '#shared/contracts/papers.ts';
import { langs } from '#shared/languages.ts';
import { forgetPastDays } from '#web/lib/offline/check-ins/forget-past-days.ts';
import { forgetPeople, personPrefix, withPersonLock } from '#web/lib/offline/forget-people.ts';
import { ownKey } from '#web/lib/offline/kept.ts';
import { keptFromHeader } from '#web/lib/offline/kept-from.ts';

/** The most answers that are kept for a person. What `keepOwnAnswers` asks for takes about a third of it. */
const most = 100;

/**
 * Who is signed in, and whom a gate expects: without them the page at a gate does not open. On a line that hangs, which fails
 * only after a minute and a half, they come from what is kept.
 */
const neededAtGate = new Set<string>([meCall.path, listExpectedCall.path]);
/** How long the server's answer to these is waited for. */
const waitMs = 5_000;

/** A kept answer with a header that says when the server gave it. */
export function asKept(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set(keptFromHeader, headers.get('date') ?? '');
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/**
 * A person's answer: the server's if there is one, else the kept one, where need be that in the other language. What a gate
 * needs is taken from what is kept after five seconds, too, and the server's answer is kept when it comes. Answers of one session are kept at a time: the
 * first request of another session deletes those before, and so does a session that has ended.
 * @throws TypeError without connection and kept answer
 */
export async function ownAnswer(request: Request, waitUntil: (task: Promise<unknown>) => void): Promise<Response> {
  const name = await cacheOf(request);
  // If the caches cannot be used, the server's answers are passed on all the same.
  const begun = forgetPeople({ except: name }).then(
    () => true,
    () => false,
  );
  waitUntil(begun);
  const kept = async () => {
    await begun;
    await forgetPastDays({ now: () => new Date() });
    const found = await keptAnswer(name, request);
    return found && asKept(found);
  };
  const answered = serverAnswer(request, { name, begun, waitUntil });
  if (neededAtGate.has(new URL(request.url).pathname) && (await isLate(answered))) {
    // The worker is not ended before the late answer is kept, or has failed.
    waitUntil(answered.catch(() => undefined));
    const instead = await kept().catch(() => undefined);
    if (instead) return instead;
  }
  try {
    return await answered;
  } catch (problem) {
    const instead = await kept();
    if (instead) return instead;
    throw problem;
  }
}

/** Whether there is neither an answer nor a failure after `waitMs`. */
async function isLate(answered: Promise<unknown>): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(true), waitMs);
  const isHere = () => false;
  try {
    return await Promise.race([answered.then(isHere, isHere), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

interface Keeping {
  /** The name of the session's cache, and whether others' are deleted. */
  name: string;
  begun: Promise<boolean>;
  waitUntil: (task: Promise<unknown>) => void;
}

/** The server's answer, which is kept, or ends what is kept. @throws TypeError without connection */
async function serverAnswer(request: Request, { name, begun, waitUntil }: Keeping): Promise<Response> {
  const response = await fetch(request);
  if (response.status === 200 && (await begun)) {
    // Begun before the page has its answer, because after that the page may sign out and delete the cache.
    const copy = response.clone();
    waitUntil(keep({ name, key: keyOf(request), response: copy }));
  }
  if (response.status === 404 || response.status === 403) waitUntil(forgetAnswer(name, request));
  if (response.status === 401) waitUntil(forgetPeople());
  return response;
}

/** The name of the session's cache, with a digest of its token. */
async function cacheOf(request: Request): Promise<string> {
  const session = new TextEncoder().encode(request.headers.get('authorization') ?? '');
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', session));
  return personPrefix + [...digest.slice(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const langOf = (request: Request) => request.headers.get('accept-language') ?? '';
const keyOf = (request: Request, lang = langOf(request)) => ownKey(new URL(request.url), lang);

/** The kept answer in the language that was asked for, else in the other one; of whom the gate expects the newest. */
async function keptAnswer(name: string, request: Request): Promise<Response | undefined> {
  const others = langs.filter((lang) => lang !== langOf(request));
  const keys = [keyOf(request), ...others.map((lang) => keyOf(request, lang))];
  const found = await Promise.all(keys.map((key) => caches.match(key, { cacheName: name, ignoreVary: true })));
  const kept = found.filter((each) => each !== undefined);
  const wantsNewest = new URL(request.url).pathname === listExpectedCall.path;
  return wantsNewest ? kept.toSorted((a, b) => answeredAt(b) - answeredAt(a))[0] : kept[0];
}

const answeredAt = ({ headers }: Response): number => Date.parse(headers.get('date') ?? '') || 0;

/** Deletes what is kept of an answer, in all languages. */
const forgetAnswer = (name: string, request: Request) =>
  inOwn(name, (cache) => Promise.all(langs.map((lang) => cache.delete(keyOf(request, lang)))));

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
