import { expect, test } from 'vitest';
import { createLateness } from './event-loop.ts';

test('the event loop is late when it was late four times in a row, and no longer when it once was not', () => {
  const { tick, isLate } = createLateness();
  let now = 0;
  const after = (ms: number) => {
    now += ms;
    tick(now);
    return isLate();
  };
  expect([after(0), after(50), after(900), after(50)]).toEqual([false, false, false, false]);
  expect([after(210), after(300), after(201), after(250)]).toEqual([false, false, false, true]);
  expect([after(201), after(60), after(300)]).toEqual([true, false, false]);
});
