import { logoutCall, type User } from '#shared/contracts/accounts.ts';
import { signIn } from '#web/lib/session.ts';
import { findToken, isRemembered } from '#web/lib/token.ts';

/** Takes a new session in place of the one that this browser has, which ends. @param remember by default as before */
export function takeSession(session: { token: string; user: User }, { remember }: { remember?: boolean } = {}): void {
  const old = findToken();
  signIn({ ...session, remember: remember ?? isRemembered() });
  if (old) void endSession(old);
}

/** Ends a session that this browser has no more use for. If that fails, it ends when its time is over. */
async function endSession(token: string): Promise<void> {
  const { method, path } = logoutCall;
  try {
    const answer = await fetch(path, { method, headers: { authorization: `Bearer ${token}` } });
    // An answer that nobody reads keeps its connection.
    await answer.text();
  } catch {
    // Nothing to do: it ends by itself.
  }
}
