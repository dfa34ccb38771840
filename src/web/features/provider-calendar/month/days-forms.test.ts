import { expect, test } from 'vitest';
import { type CalendarDate, calendarDate } from '#shared/dates.ts';
import { formsFor } from './days-forms.ts';

const day = (date: string, { closed = false, blocked = 0, onlyTimeOff = false } = {}) => ({
  ...{ date, places: 3, booked: 0, blocked, closed, onlyTimeOff, pricePerUnit: 90, ownPrice: null },
});
const calendar = {
  days: [
    day('2026-12-01'),
    day('2026-12-02', { blocked: 1 }),
    ...['03', '04'].map((one) => day(`2026-12-${one}`, { closed: true })),
    day('2026-12-05', { closed: true, onlyTimeOff: true }),
    day('2026-12-06'),
  ],
};
const span = (startDate: string, endDate: string): Record<'startDate' | 'endDate', CalendarDate> => ({
  startDate: calendarDate(startDate),
  endDate: calendarDate(endDate),
});

test.each([
  ['nothing chosen', undefined, ['block', 'price']],
  ['free days', span('2026-12-01', '2026-12-01'), ['block', 'price']],
  ['days with a block of some places', span('2026-12-01', '2026-12-02'), ['block', 'open', 'price']],
  ['days of which some are closed', span('2026-12-02', '2026-12-03'), ['block', 'open', 'price']],
  ['closed days', span('2026-12-03', '2026-12-04'), ['open', 'price']],
  ['days that time off closes', span('2026-12-05', '2026-12-05'), ['price']],
  ['these and others that are closed', span('2026-12-04', '2026-12-05'), ['open', 'price']],
  ['these and free days', span('2026-12-05', '2026-12-06'), ['block', 'price']],
  ['closed days and days of another month', span('2026-12-04', '2026-12-07'), ['block', 'open', 'price']],
])('%s', (_, chosen, forms) => {
  expect(formsFor(calendar as never, chosen)).toEqual(forms);
});
