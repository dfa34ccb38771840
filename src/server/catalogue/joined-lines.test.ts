import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarDate } from '#shared/dates.ts';
import { usd } from '#shared/money.ts';
import { guestKinds } from '#shared/party.ts';
import type { QuoteLine } from '#shared/quote.ts';
import { joinLines } from './joined-lines.ts';

const anyLine = fc
  .record({
    unit: fc.constantFrom<QuoteLine['unit']>('night', 'day'),
    kind: fc.option(fc.constantFrom(...guestKinds), { nil: undefined }),
    places: fc.integer({ min: 1, max: 3 }),
    units: fc.integer({ min: 1, max: 60 }),
    unitPriceCents: fc.constantFrom(0, 1, 99, 10_000, 5_000_000),
    startDate: fc.nat({ max: 27 }).map((at) => calendarDate(`2027-02-${String(at + 1).padStart(2, '0')}`)),
  })
  .map(({ kind, ...line }): QuoteLine => {
    const quantity = line.places * line.units;
    const unitPriceCents = usd(line.unitPriceCents);
    const amountCents = usd(quantity * unitPriceCents);
    return { ...line, ...(kind && { kind }), endDate: line.startDate, quantity, unitPriceCents, amountCents };
  });

test('property: the sum stays to the cent, no two lines have one price and kind, and each amount is quantity × price', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 40 }), (lines) => {
      const given = structuredClone(lines);
      const joined = joinLines(lines);
      const sumOf = (of: readonly { amountCents: number; quantity: number }[], name: 'amountCents' | 'quantity') =>
        of.reduce((sum, line) => sum + line[name], 0);
      const namesOf = (of: readonly Pick<QuoteLine, 'unit' | 'kind' | 'unitPriceCents'>[]) =>
        of.map(({ unit, kind, unitPriceCents }) => JSON.stringify([unit, kind, unitPriceCents]));

      expect(sumOf(joined, 'amountCents')).toBe(sumOf(lines, 'amountCents'));
      expect(sumOf(joined, 'quantity')).toBe(sumOf(lines, 'quantity'));
      // In the order of the first of each.
      expect(namesOf(joined)).toEqual([...new Set(namesOf(lines))]);
      for (const line of joined) expect(line.amountCents).toBe(line.quantity * line.unitPriceCents);
      expect(joined.flatMap(({ runs }) => runs)).toHaveLength(lines.length);
      expect(lines).toEqual(given);
    }),
  );
});
