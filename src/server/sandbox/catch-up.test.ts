import { expect, test } from 'vitest';
import type { App } from '#server/app.ts';
import { movableClock } from '#server/clock.ts';
import { calendarDate } from '#shared/dates.ts';
import { createCatchUp } from './catch-up.ts';

const hourMs = 3_600_000;

/** A process whose clock stands at noon, and what ran in it. */
function startProcess({ doneOn }: { doneOn?: string } = {}) {
  const clock = movableClock();
  clock.freeze(new Date('2026-11-21T12:00:00+03:00'));
  const ran: string[] = [];
  const broken = { due: false, daily: false };
  const work = (name: keyof typeof broken) => async () => {
    if (broken[name]) throw new Error(`${name} failed`);
    ran.push(name);
  };
  const catchUp = createCatchUp({
    ...{ runDue: work('due'), runDaily: work('daily') },
    ...(doneOn && { doneOn: calendarDate(doneOn) }),
  });
  /** @returns what ran, or undefined where it failed */
  const advance = async (hours: number) => {
    clock.freeze(new Date(clock.now().getTime() + hours * hourMs));
    ran.length = 0;
    return catchUp({ clock } as App).then(
      () => [...ran],
      () => undefined,
    );
  };
  return { advance, broken };
}

test('what runs once a day runs when another day has begun in Nairobi, and not before', async () => {
  const { advance } = startProcess({ doneOn: '2026-11-21' });
  expect(await advance(11.9)).toEqual(['due']);
  expect(await advance(0.2)).toEqual(['due', 'daily']);
  expect(await advance(23)).toEqual(['due']);
  expect(await advance(100)).toEqual(['due', 'daily']);
});

test('where it is not known to be done for the day it runs at the first advance', async () => {
  const { advance } = startProcess();
  expect(await advance(1)).toEqual(['due', 'daily']);
  expect(await advance(1)).toEqual(['due']);
});

test.each(['due', 'daily'] as const)('it is made up for where the work that is %s had failed', async (name) => {
  const { advance, broken } = startProcess({ doneOn: '2026-11-21' });
  broken[name] = true;
  expect(await advance(13)).toBeUndefined();
  broken[name] = false;
  expect(await advance(0)).toEqual(['due', 'daily']);
  expect(await advance(1)).toEqual(['due']);
});
