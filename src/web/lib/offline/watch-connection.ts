import { getConnection, noteBack, noteLost, subscribeToConnection } from '../connection.ts';

/** Milliseconds between tries to reach the server; the last pause is repeated. */
const pauses = [2_000, 4_000, 8_000, 15_000, 30_000];

interface Watch {
  /** Tries once to reach the server. @returns whether it answered */
  reach: () => Promise<boolean>;
  /** Calls back after that time. @returns a function that cancels it */
  later: (call: () => void, ms: number) => () => void;
  device: Pick<EventTarget, 'addEventListener'>;
  onLine: () => boolean;
}

/**
 * Notices when the connection is lost, and then tries to reach the server until it answers; at once when the device
 * says that it is online. That alone is no proof of a connection.
 */
export function watchConnection({ reach, later, device, onLine }: Watch): void {
  let stop: (() => void) | undefined;
  let trying = false;

  const tryOnce = async (turn: number) => {
    if (trying) return;
    trying = true;
    stop?.();
    const answered = await reach();
    trying = false;
    if (answered) noteBack();
    else plan(turn + 1);
  };
  const plan = (turn: number) => {
    stop = later(() => void tryOnce(turn), pauses[Math.min(turn, pauses.length - 1)] ?? 0);
  };

  let lost = false;
  const follow = () => {
    if (getConnection().lost === lost) return;
    lost = getConnection().lost;
    stop?.();
    if (lost) plan(0);
  };
  subscribeToConnection(follow);
  // A call may have been lost before this was started.
  follow();
  device.addEventListener('offline', noteLost);
  device.addEventListener('online', () => {
    if (getConnection().lost) void tryOnce(0);
  });
  if (!onLine()) noteLost();
}

/** Whether the server answers; the request goes past all caches. */
export async function reachServer(): Promise<boolean> {
  try {
    await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(10_000) });
    return true;
  } catch {
    return false;
  }
}
