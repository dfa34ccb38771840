import { describe, expect, test } from 'vitest';
import {
  attemptMoves,
  attemptNeverCame,
  bookingMoves,
  canMove,
  changeMoves,
  disbursementArrived,
  liveAttempts,
  type Moves,
  paymentMoves,
  paymentNeverCame,
  paymentStepsBack,
  payoutArrived,
  payoutItemArrived,
  refundMoves,
  serviceMoves,
  statesBefore,
} from './states.ts';

function moves<State extends string>(table: Moves<State>): string[] {
  const states = Object.keys(table) as State[];
  return states
    .flatMap((from) => states.filter((to) => canMove(table, from, to)).map((to) => `${from} → ${to}`))
    .sort();
}

test('a booking has these transitions and no others', () => {
  expect(moves(bookingMoves)).toEqual(
    [
      'pending → confirmed',
      'pending → cancelled',
      'confirmed → completed',
      'confirmed → cancelled',
      'cancelled → confirmed',
    ].sort(),
  );
});

test('a listing has these transitions and no others', () => {
  expect(moves(serviceMoves)).toEqual(
    [
      'draft → submitted',
      'submitted → approved',
      'submitted → rejected',
      'rejected → submitted',
      'approved → paused',
      'paused → approved',
    ].sort(),
  );
});

test('a payment has these transitions and no others', () => {
  expect(moves(paymentMoves)).toEqual(
    [
      'pending → completed',
      'pending → failed',
      'pending → refunded',
      'failed → pending',
      'failed → completed',
      'failed → refunded',
      'completed → partially_refunded',
      'completed → refunded',
      'partially_refunded → refunded',
      'refunded → pending',
      'refunded → completed',
    ].sort(),
  );
});

test('paymentStepsBack reverses the transitions of refunds and no others', () => {
  const undone = moves(paymentMoves)
    .filter((move) => move.endsWith('refunded'))
    .map((move) => move.split(' → ').reverse().join(' → '));
  expect(moves(paymentStepsBack)).toEqual(undone.sort());
});

test('money that never came undoes a success and nothing else', () => {
  expect([moves(attemptNeverCame), moves(paymentNeverCame)]).toEqual([
    ['succeeded → failed'],
    ['completed → failed', 'partially_refunded → failed'],
  ]);
});

test('proof that money arrived undoes a failure and nothing else', () => {
  expect([moves(disbursementArrived), moves(payoutItemArrived)]).toEqual([['failed → succeeded'], ['failed → paid']]);
  expect(moves(payoutArrived)).toEqual([
    'failed → paid',
    'failed → partly_paid',
    'partly_paid → paid',
    'sending → paid',
    'sending → partly_paid',
  ]);
});

test('a change has these transitions and no others: late money applies one that has lapsed', () => {
  expect(moves(changeMoves)).toEqual(
    [
      ...['asked → held', 'asked → applied', 'asked → lapsed'],
      ...['held → applied', 'held → lapsed', 'lapsed → applied'],
    ].sort(),
  );
});

describe('an attempt', () => {
  test('that succeeded has no further transition', () => {
    expect(attemptMoves.succeeded).toEqual([]);
  });

  test('can succeed from every state in which the provider may have been called', () => {
    expect(statesBefore(attemptMoves, 'succeeded').sort()).toEqual(
      ['sent', 'prompted', 'unknown', 'failed', 'cancelled', 'timed_out'].sort(),
    );
  });

  test('fails, is cancelled or times out only while it is live', () => {
    const live: readonly string[] = liveAttempts;
    for (const end of ['failed', 'cancelled', 'timed_out'] as const) {
      expect(statesBefore(attemptMoves, end).filter((state) => !live.includes(state))).toEqual([]);
    }
  });

  test('that has ended is never live again', () => {
    for (const ended of ['succeeded', 'failed', 'cancelled', 'timed_out'] as const) {
      expect(liveAttempts.filter((live) => canMove(attemptMoves, ended, live))).toEqual([]);
    }
  });

  test('is prompted after sending, or when an unknown outcome turns out to be an open intent', () => {
    expect(statesBefore(attemptMoves, 'prompted')).toEqual(['sent', 'unknown']);
    expect(attemptMoves.created).toEqual(['sent', 'failed']);
  });
});

describe('a refund', () => {
  test('is queued again only after it failed, or from manual, and is sent only from the queue', () => {
    expect(statesBefore(refundMoves, 'queued')).toEqual(['manual', 'failed']);
    expect(statesBefore(refundMoves, 'sending')).toEqual(['queued']);
  });

  test('is never sent again while its outcome is unknown', () => {
    expect([...refundMoves.unknown].sort()).toEqual(['failed', 'pending', 'succeeded']);
  });

  test('becomes manual from the queue, and then succeeds or is queued again', () => {
    expect(statesBefore(refundMoves, 'manual')).toEqual(['queued']);
    expect(refundMoves.manual).toEqual(['succeeded', 'queued']);
  });

  test('is withdrawn only before it is sent', () => {
    expect(statesBefore(refundMoves, 'withdrawn')).toEqual(['queued']);
    expect(refundMoves.withdrawn).toEqual([]);
  });
});

test('there is no transition from a state to itself', () => {
  expect(canMove(bookingMoves, 'pending', 'pending')).toBe(false);
  expect(canMove(attemptMoves, 'succeeded', 'succeeded')).toBe(false);
});
