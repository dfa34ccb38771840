import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { priceUnits } from '#shared/categories.ts';
import { addDays, calendarDate, daysOf } from '#shared/dates.ts';
import { isWeekend } from '#shared/weekend.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { isWeekendDay, weekendDays } from './weekend-days.ts';

let made: TestApp;
beforeAll(async () => {
  made = await createTestApp();
});
afterAll(() => made?.close());

test('PostgreSQL counts the weekends that isWeekend names, from 1900 on', async () => {
  const spans = fc
    .tuple(fc.constantFrom(...priceUnits), fc.nat({ max: 400_000 }), fc.nat({ max: 40 }))
    .map(([unit, from, days]) => {
      const first = addDays(calendarDate('1900-01-01'), from);
      return { unit, first, last: addDays(first, days) };
    });
  const asked = fc.sample(spans, { numRuns: 400, seed: 20_261_127 });
  const { rows } = await made.app.db.execute<{ days: number; begins: boolean }>(sql`
    select ${weekendDays(sql`unit`, sql`first`, sql`last`)} as days, ${isWeekendDay(sql`unit`, sql`first`)} as begins
    from json_to_recordset(${JSON.stringify(asked)}) as asked(unit text, first date, last date)`);
  expect(rows).toEqual(
    asked.map(({ unit, first, last }) => ({
      days: daysOf(first, last).filter((date) => isWeekend(unit, date)).length,
      begins: isWeekend(unit, first),
    })),
  );
});
