import { eq } from 'drizzle-orm';
import type * as LockBooking from '#server/bookings/lock-booking.ts';
import { bookings } from '#server/bookings/tables.ts';
import { AppError } from '#shared/errors.ts';

/**
 * A race test has a control: the same race without the guard must show the damage. The test file calls `vi.mock` itself,
 * since Vitest looks for it there, and answers with `unguarded`; see `tests/races/places.db.test.ts`. It loads this file
 * inside that call, because mocks are made before a file's own imports have been loaded. For the same reason imports and
 * `const`s of the test file may be used inside the replacing functions, but not beside them.
 */
const guardIsOn: Race = { on: true };
let race = guardIsOn;
let callsToSkip = 0;
let arrive = async (): Promise<void> => {};
const pauses = new Map<string, () => unknown>();

/**
 * A module of which some functions are replaced while the guard is off, and can be paused in any case by `pauseAfter`.
 * @param without gives them, from the real module; a function that is only paused is given as it is
 */
export async function unguarded<Module extends object>(
  original: () => Promise<Module>,
  without: (real: Module) => Partial<Module>,
): Promise<Module> {
  const real = await original();
  const switched = Object.entries(without(real)).map(([name, instead]) => {
    const guarded = real[name as keyof Module];
    const either = (...args: unknown[]) => paused(name, call(isGuarded(name) ? guarded : instead, args));
    return [name, either];
  });
  return { ...real, ...Object.fromEntries(switched) };
}

function isGuarded(name: string): boolean {
  if (race.on || race.keep?.includes(name)) return true;
  if (race.skip === undefined) return false;
  callsToSkip -= 1;
  return callsToSkip < 0;
}

/** What a function has answered, once the work of `pauseAfter` is done. */
function paused(name: string, answer: unknown): unknown {
  const work = pauses.get(name);
  if (!work) return answer;
  pauses.delete(name);
  return Promise.resolve(answer).then(async (done) => {
    await work();
    return done;
  });
}

/** The next call of this function of an `unguarded` module does its work, then waits for `work`, then answers. */
export function pauseAfter(name: string, work: () => unknown): void {
  pauses.set(name, work);
}

function call(work: unknown, args: unknown[]): unknown {
  if (typeof work !== 'function') throw new TypeError('only functions can be replaced');
  return work(...args);
}

interface Race {
  /** Whether the guard is on. */
  on: boolean;
  /** Names of functions that keep their guard while it is off. */
  keep?: readonly string[];
  /** How many calls are made without the guard while it is off; all by default. */
  skip?: number;
  /** How many wait for each other at `atBarrier`; none by default. */
  participants?: number;
  /** Whether later ones wait for as many again; by default they pass. */
  again?: boolean;
}

/** Runs a race with or without its guard, which is on again afterwards. */
export async function withGuard<T>(wanted: Race, work: () => Promise<T>): Promise<T> {
  const { participants = 0, again = false, skip = 0 } = wanted;
  race = wanted;
  callsToSkip = skip;
  if (participants > 0) arrive = barrierOf(participants, { again });
  try {
    return await work();
  } finally {
    race = guardIsOn;
    arrive = async () => {};
    pauses.clear();
  }
}

/** Waits until all participants of the race have reached it. */
export const atBarrier = (): Promise<void> => arrive();

/** Each call waits until `participants` calls have come. Later ones pass at once; with `again` they wait likewise. */
function barrierOf(participants: number, { again }: { again: boolean }): () => Promise<void> {
  let there = 0;
  let gate = Promise.withResolvers<void>();
  return async () => {
    if (!again && there >= participants) return;
    there += 1;
    const { promise, resolve } = gate;
    if (there % participants === 0) {
      gate = Promise.withResolvers<void>();
      resolve();
    }
    await promise;
  };
}

/** For `vi.mock` of `lock-booking.ts`: without the guard a booking is read, and others may change it meanwhile. */
export const unlockedBooking = (original: () => Promise<typeof LockBooking>): Promise<typeof LockBooking> =>
  unguarded(original, () => ({
    async lockBooking(tx, id) {
      const [booking] = await tx.select().from(bookings).where(eq(bookings.id, id));
      if (!booking) throw new AppError('not_found');
      return booking;
    },
  }));
