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
let isOn = true;
let arrive = async (): Promise<void> => {};

/** A module of which some functions are replaced while the guard is off. @param without gives them, from the real module */
export async function unguarded<Module extends object>(
  original: () => Promise<Module>,
  without: (real: Module) => Partial<Module>,
): Promise<Module> {
  const real = await original();
  const switched = Object.entries(without(real)).map(([name, instead]) => {
    const guarded = real[name as keyof Module];
    const either = (...args: unknown[]) => (isOn ? call(guarded, args) : call(instead, args));
    return [name, either];
  });
  return { ...real, ...Object.fromEntries(switched) };
}

function call(work: unknown, args: unknown[]): unknown {
  if (typeof work !== 'function') throw new TypeError('only functions can be replaced');
  return work(...args);
}

interface Race {
  /** Whether the guard is on. */
  on: boolean;
  /** How many wait for each other at `atBarrier`; none by default. */
  participants?: number;
  /** Whether later ones wait for as many again; by default they pass. */
  again?: boolean;
}

/** Runs a race with or without its guard, which is on again afterwards. */
export async function withGuard<T>({ on, participants = 0, again = false }: Race, work: () => Promise<T>): Promise<T> {
  isOn = on;
  if (participants > 0) arrive = barrierOf(participants, again);
  try {
    return await work();
  } finally {
    isOn = true;
    arrive = async () => {};
  }
}

/** Waits until all participants of the race have reached it. */
export const atBarrier = (): Promise<void> => arrive();

/** Each call waits until `participants` calls have come. Later ones pass at once; with `again` they wait likewise. */
function barrierOf(participants: number, again = false): () => Promise<void> {
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
