import { getConnection, noteBack, noteLost, subscribeToConnection } from '../connection.ts';

/** Milliseconds between looks for the server; the last one goes on. */
const pauses = [2_000, 4_000, 8_000, 15_000, 30_000];

interface Watch {
  /** One look: whether the server was heard. */
  look: () => Promise<boolean>;
  /** Calls back after that time. @returns the way to stop */
  later: (call: () => void, ms: number) => () => void;
  device: Pick<EventTarget, 'addEventListener'>;
  onLine: () => boolean;
}

/**
 * Notices when the device loses its connection, and while there is none looks for the server again and again, at once
 * when the device says that it is back. A device that is online proves nothing: only an answer does.
 */
export function watchConnection({ look, later, device, onLine }: Watch): void {
  let stop: (() => void) | undefined;
  let looking = false;

  const lookOnce = async (turn: number) => {
    if (looking) return;
    looking = true;
    stop?.();
    const heard = await look();
    looking = false;
    if (heard) noteBack();
    else plan(turn + 1);
  };
  const plan = (turn: number) => {
    stop = later(() => void lookOnce(turn), pauses[Math.min(turn, pauses.length - 1)] ?? 0);
  };

  let lost = false;
  const follow = () => {
    if (getConnection().lost === lost) return;
    lost = getConnection().lost;
    stop?.();
    if (lost) plan(0);
  };
  subscribeToConnection(follow);
  // A call may have been lost before anybody watched.
  follow();
  device.addEventListener('offline', noteLost);
  device.addEventListener('online', () => {
    if (getConnection().lost) void lookOnce(0);
  });
  if (!onLine()) noteLost();
}

/** Asks our server whether it is there, past every cache. */
export async function hearServer(): Promise<boolean> {
  try {
    await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(10_000) });
    return true;
  } catch {
    return false;
  }
}
