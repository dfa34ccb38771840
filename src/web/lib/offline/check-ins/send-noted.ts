import { checkInCall } from '#shared/contracts/papers.ts';
import { api } from '../../api.ts';
import { isDecided, Problem } from '../../problem.ts';
import { getSession, signedInNow } from '../../session.ts';
import { type Noted, readNoted, settleNoted } from './noted.ts';

const lock = 'twende-check-ins';

/**
 * Sends what the signed-in person has noted without signal, oldest first, in one tab at a time. The server records each
 * once, however often it arrives. What gets no decision stays waiting, for the next time.
 */
export async function sendNoted(): Promise<void> {
  await getSession();
  await (navigator.locks === undefined ? sendAll() : navigator.locks.request(lock, sendAll));
}

async function sendAll(): Promise<void> {
  for (const one of readNoted().filter(({ state }) => state === 'waiting')) {
    // Somebody else may have signed in meanwhile.
    if (one.by !== signedInNow()) continue;
    try {
      const { booking } = await api(checkInCall, { body: { code: one.reference, at: one.at } });
      settleNoted(one, { state: 'sent', ...(isOther(booking, one) && { checkedInAt: booking.checkedInAt }) });
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      if (problem.code === 'network') return;
      if (isRefusal(problem)) settleNoted(one, { state: 'refused', code: problem.code });
    }
  }
}

/** Whether the guests were checked in before, and not by this very check-in, whose first answer was lost. */
const isOther = (
  { alreadyCheckedIn, checkedInAt }: { alreadyCheckedIn: boolean; checkedInAt: string },
  { at }: Noted,
): boolean => alreadyCheckedIn && checkedInAt !== at;

/** Our server's own word on this check-in: not that of a network with a sign-in of its own, nor a request to wait. */
const isRefusal = (problem: Problem): boolean =>
  isDecided(problem) && problem.status !== 429 && problem.code !== 'unexpected';
