import type { Expected } from '#shared/contracts/papers.ts';
import { dateInNairobi } from '#shared/dates.ts';
import { readVoucher } from '#shared/read-voucher.ts';
import type { Noted } from '#web/lib/offline/check-ins/noted.ts';

export type ExpectedBooking = Expected['items'][number];

/**
 * What the kept list says about a booking. `ok`: its guests may come in. `unknown`: it is not on the list, so nobody can say
 * here whether it is genuine, paid or cancelled. `unreadable`: it is neither a code nor a reference. `noted`: this phone has it already and will send it.
 */
type Verdict = 'ok' | 'unreadable' | 'unknown' | 'notGenuine' | 'tooEarly' | 'tooLate' | 'noShow' | 'already' | 'noted';

export interface Judged {
  verdict: Verdict;
  /** The reference, and the code if one was scanned; undefined for what is neither. */
  read: ReturnType<typeof readVoucher>;
  /** Undefined where the list does not have it. */
  booking: ExpectedBooking | undefined;
}

interface Known {
  expected: readonly ExpectedBooking[];
  /** What the person has noted on this phone. */
  noted: readonly Noted[];
  now: Date;
}

/**
 * Judges a scanned code or a typed reference without the server, by the list that the phone keeps. The server judges again
 * when the check-in is sent.
 */
export async function judgeOffline(text: string, { expected, noted, now }: Known): Promise<Judged> {
  const read = readVoucher(text);
  const booking = expected.find(({ bookingId }) => bookingId === read?.reference);
  const isGenuine = !booking || read?.code === undefined || (await digestOf(read.code)) === booking.codeDigest;
  const isNoted = noted.some((one) => one.reference === read?.reference && one.state !== 'refused');
  if (!read) return { verdict: 'unreadable', read, booking };
  return { verdict: isGenuine ? verdictOf(booking, { isNoted, now }) : 'notGenuine', read, booking };
}

function verdictOf(booking: ExpectedBooking | undefined, { isNoted, now }: { isNoted: boolean; now: Date }): Verdict {
  if (isNoted) return 'noted';
  if (!booking) return 'unknown';
  if (booking.checkedInAt !== null) return 'already';
  if (booking.noShowAt !== null) return 'noShow';
  if (dateInNairobi(now) < booking.startDate) return 'tooEarly';
  return now >= new Date(booking.endsAt) ? 'tooLate' : 'ok';
}

async function digestOf(code: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code)));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
