import { eventsIn } from './events-in.ts';
import { findToken } from './token.ts';

/** `all`: anything may have changed. */
type LiveEvent = { kind: 'all' } | { kind: 'conversation' | 'notifications'; id: string };

type Listener = (event: LiveEvent) => void;

const listeners = new Set<Listener>();
let following: AbortController | undefined;

/** The pauses before the stream is opened again after it broke: each twice as long as the one before. */
const pauseMs = { first: 1_000, longest: 60_000 };

/**
 * Calls back at once when something happens to the signed-in person, while this tab is seen. All listeners of a tab share one
 * stream. It begins with `all`, also whenever it is opened again, so that what happened meanwhile is not missed.
 * @returns a function that ends it
 */
export function followEvents(listener: Listener): () => void {
  listeners.add(listener);
  if (listeners.size === 1) document.addEventListener('visibilitychange', openOrClose);
  openOrClose();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', openOrClose);
    openOrClose();
  };
}

/** A hidden tab holds no connection: browsers have few, which all tabs share. */
function openOrClose(): void {
  const wanted = listeners.size > 0 && document.visibilityState === 'visible';
  if (wanted && !following) {
    following = new AbortController();
    void follow(following.signal);
  } else if (!wanted) {
    following?.abort();
    following = undefined;
  }
}

async function follow(signal: AbortSignal): Promise<void> {
  let wait = pauseMs.first;
  while (!signal.aborted) {
    try {
      const token = findToken();
      if (token === undefined) return;
      const headers = { accept: 'text/event-stream', authorization: `Bearer ${token}` };
      const { ok, status, body } = await fetch('/api/events', { headers, signal, cache: 'no-store' });
      if (status === 401 || status === 403) return;
      if (ok && body) {
        for await (const { name, data } of eventsIn(body)) {
          wait = pauseMs.first;
          if (name === 'end' && data.code !== undefined && data.code !== 'unavailable') return;
          tell(name, data as Record<string, string>);
        }
      }
    } catch {
      // The connection broke; it is opened again below.
    }
    await pause(wait * (0.75 + Math.random() / 2), signal);
    wait = Math.min(wait * 2, pauseMs.longest);
  }
}

function tell(name: string, { id }: Record<string, string>): void {
  const event: LiveEvent | undefined =
    name === 'all'
      ? { kind: name }
      : (name === 'conversation' || name === 'notifications') && id
        ? { kind: name, id }
        : undefined;
  if (event) for (const listener of listeners) listener(event);
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
