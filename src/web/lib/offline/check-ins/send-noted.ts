import { clockAheadMs } from '#shared/check-ins.ts';
import { checkInCall } from '#shared/contracts/papers.ts';
import { api } from '../../api.ts';
import { isDecided, Problem } from '../../problem.ts';
import { getSession, signedInNow } from '../../session.ts';
import { deleteOldNoted, type Noted, readNoted, settleNoted } from './noted.ts';

const lock = 'twende-check-ins';
/** For so long a time at the gate may lie in the future, because the phone's clock is fast, before that is final. */
const clockWrongMs = 3_600_000;

/**
 * Sends what the signed-in person has noted without signal, oldest first, in one tab at a time. The server records each
 * once, however often it arrives. What is too old to be accepted is deleted first, of all people. What gets no decision stays waiting, for the next time.
 */
export async function sendNoted(): Promise<void> {
  deleteOldNoted();
  await getSession();
  await (navigator.locks === undefined ? sendAll() : navigator.locks.request(lock, sendAll));
}

async function sendAll(): Promise<void> {
  for (const one of readNoted().filter(({ state }) => state === 'waiting')) {
    // Somebody else may have signed in meanwhile.
    if (one.by !== signedInNow()) continue;
    try {
      const code = one.code === undefined ? one.reference : `${one.reference}.${one.code}`;
      const { booking } = await api(checkInCall, { body: { code, at: one.at } });
      settleNoted(one, { state: 'sent', ...(isOther(booking, one) && { checkedInAt: booking.checkedInAt }) });
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      // An error that only this one causes must not keep the others back.
      if (problem.status === 500) continue;
      // No signal, too many calls, a server that is overloaded: the others would fare no better.
      if (!isRefusal(problem)) return;
      if (!mayBecomeRight(problem, one)) settleNoted(one, { state: 'refused', refusal: problem.code });
    }
  }
}

/** The server's clock may reach a time at the gate that a fast clock of the phone has noted. */
const mayBecomeRight = ({ code }: Problem, { at }: Noted): boolean =>
  code === 'gate_time_wrong' && Date.now() < Date.parse(at) + clockWrongMs;

/**
 * Whether the guests were checked in before, and not by this very check-in, whose first answer was lost. The server records its
 * own time where the phone's was a little ahead of it.
 */
const isOther = (
  { alreadyCheckedIn, checkedInAt }: { alreadyCheckedIn: boolean; checkedInAt: string },
  { at }: Noted,
): boolean => {
  const earlierMs = Date.parse(at) - Date.parse(checkedInAt);
  return alreadyCheckedIn && (earlierMs < 0 || earlierMs > clockAheadMs);
};

/** Our server's own word on this check-in: not that of a network with a sign-in of its own, nor a request to wait. */
const isRefusal = (problem: Problem): boolean =>
  isDecided(problem) && problem.status !== 429 && problem.code !== 'unexpected';
