import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Booking, getBookingCall } from '#shared/contracts/bookings.ts';
import { type CheckedIn, checkInCall } from '#shared/contracts/papers.ts';
import { undoNoShowCall } from '#shared/contracts/provider-bookings.ts';
import { readVoucher } from '#shared/read-voucher.ts';
import { api } from '#web/lib/api.ts';
import { pageClock } from '#web/lib/clock.ts';
import { getConnection } from '#web/lib/connection.ts';
import { type Noted, noteCheckIn } from '#web/lib/offline/check-ins/noted.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { isDecided, Problem } from '#web/lib/problem.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { outdate } from '#web/lib/queries.ts';
import { callsThatShowBookings } from '../queries.ts';
import { type ExpectedBooking, type Judged, judgeOffline } from './judge-offline.ts';
import { markKept } from './mark-kept.ts';

export type Refusal = 'tooEarly' | 'tooLate' | 'unpaid' | 'cancelled' | 'noShow';

/** What came of a check-in. */
export type Result =
  | { kind: 'checkedIn'; booking: CheckedIn['booking'] }
  | { kind: 'refused'; why: Refusal; booking: Booking }
  | { kind: 'notYours' }
  /** Without signal: what the kept list says, and whether the phone could keep the check-in. */
  | ({ kind: 'offline'; note: 'none' | ReturnType<typeof noteCheckIn> } & Judged)
  /** `code` is tried again by a button; `unknown`: it may have been recorded. */
  | { kind: 'failed'; code: string; text: string; unknown: boolean };

interface Gate {
  expected: readonly ExpectedBooking[];
  noted: readonly Noted[];
  /** The id of whoever checks in. */
  by: string;
}

/** The reference that was typed or scanned, with the code of a voucher that was scanned. */
export type Read = NonNullable<Judged['read']>;

/**
 * Problems after which the kept list decides: no answer, and a session that has ended, since the page then asks for the password
 * while the guests walk on.
 */
const judgedHere = new Set(['network', 'sign_in_required']);

/** A signal that is too weak for an answer within this time counts as none: guests are waiting. */
const answerWithinMs = 10_000;

/**
 * Checks in by what a QR code says or by a reference. It is recorded once, however often it is sent. Without signal the kept
 * list decides, and what it lets in is noted, to be sent later.
 */
export function useCheckIn({ expected, noted, by }: Gate) {
  const textOf = useProblemText();
  const queries = useQueryClient();
  const { busy, run } = useOneAtATime();
  const [result, setResult] = useState<Result>();

  const note = ({ reference, code }: Read) =>
    noteCheckIn({ reference, ...(code !== undefined && { code }), at: pageClock.now().toISOString(), by });

  const judge = async (code: string): Promise<Result> => {
    const judged = await judgeOffline(code, { expected, noted, now: pageClock.now() });
    const { verdict, read } = judged;
    return { kind: 'offline', note: verdict === 'ok' && read ? note(read) : 'none', ...judged };
  };

  const send = async (code: string): Promise<Result> => {
    if (getConnection().lost) return judge(code);
    const signal = AbortSignal.timeout(answerWithinMs);
    try {
      const { booking } = await api(checkInCall, { body: { code }, signal });
      outdate(queries, ...callsThatShowBookings, getBookingCall);
      void markKept(queries, { ...booking, noShowAt: null });
      return { kind: 'checkedIn', booking };
    } catch (problem) {
      if (signal.aborted || (problem instanceof Problem && judgedHere.has(problem.code))) return judge(code);
      return (
        (await explain(code, problem)) ?? { kind: 'failed', code, text: textOf(problem), unknown: !isDecided(problem) }
      );
    }
  };

  return {
    busy,
    result,
    check: (code: string) => run(async () => setResult(await send(code))),
    /** Takes a no-show back and checks in. */
    undoAndCheck: (reference: string) =>
      run(async () => {
        try {
          await api(undoNoShowCall, { params: { bookingId: reference } });
          setResult(await send(reference));
        } catch (problem) {
          const unknown = !isDecided(problem);
          setResult({ kind: 'failed', code: reference, text: textOf(problem), unknown });
        }
      }),
    /** Notes what the kept list does not have; the server judges it later. */
    noteUnknown: (read: Read) =>
      setResult({ kind: 'offline', verdict: 'ok', read, booking: undefined, note: note(read) }),
    next: () => setResult(undefined),
  };
}

/** Why a check-in was refused, with the booking that it is about; undefined where that is not known. */
async function explain(code: string, problem: unknown): Promise<Result | undefined> {
  if (!(problem instanceof Problem)) return undefined;
  if (problem.code === 'not_found') return { kind: 'notYours' };
  const reference = readVoucher(code)?.reference;
  if (!isDecided(problem) || reference === undefined) return undefined;
  try {
    const booking = await api(getBookingCall, { params: { bookingId: reference } });
    const why = refusalOf(problem.code, booking);
    return why && { kind: 'refused', why, booking };
  } catch {
    return undefined;
  }
}

function refusalOf(code: string, { status }: Pick<Booking, 'status'>): Refusal | undefined {
  switch (code) {
    case 'check_in_too_early':
      return 'tooEarly';
    case 'check_in_too_late':
      return 'tooLate';
    case 'check_in_of_no_show':
      return 'noShow';
    case 'booking_not_confirmed':
      return status === 'cancelled' ? 'cancelled' : 'unpaid';
    default:
      return undefined;
  }
}
