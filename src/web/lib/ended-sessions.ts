import { logoutCall } from '#shared/contracts/accounts.ts';

/** Tokens of sessions that were ended in this browser and not yet on the server. */
const key = 'ended-sessions';
const atMost = 5;

/** Ends a session on the server: now, or with `endWaiting` when there is a connection. */
export async function endSession(token: string): Promise<void> {
  write([token, ...read()].slice(0, atMost));
  await end(token);
}

/** Ends the sessions that wait for a connection. */
export async function endWaiting(): Promise<void> {
  for (const token of read()) if (!(await end(token))) return;
}

/**
 * @returns whether the session has ended, now or before: our server says so. Another answer may be that of a network that
 *   asks for a sign-in of its own.
 */
async function end(token: string): Promise<boolean> {
  const { method, path } = logoutCall;
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(path, { method, headers, keepalive: true }).catch(() => undefined);
  const said = (await answer?.json().catch(() => undefined)) as { success?: boolean; code?: string } | undefined;
  if (said?.success !== true && said?.code !== 'sign_in_required') return false;
  write(read().filter((one) => one !== token));
  return true;
}

// Storage may be blocked or hold another value; then nothing waits.
function read(): string[] {
  try {
    const tokens: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(tokens) ? tokens.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

function write(tokens: string[]): void {
  try {
    if (tokens.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(tokens));
  } catch {
    // Blocked or full: a session that was not ended now ends when it expires.
  }
}
