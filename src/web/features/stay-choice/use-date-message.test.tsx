import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { calendarDate } from '#shared/dates.ts';
import { createPageTexts } from '#web/lib/texts.ts';
import { TextsContext } from '#web/lib/use-translation.ts';
import { useDateMessage } from './use-date-message.ts';

const openRules = { minStay: 1, leadDays: 0, bookableFrom: null, bookableUntil: null };
const Message = () => useDateMessage(calendarDate('2026-11-21'), openRules)('date.far');

test.each([
  ['en', '21 Nov 2028'],
  ['sw', '21 Nov 2028'],
] as const)('a day too far ahead is answered with the last day that can be booked, in %s', async (lang, latest) => {
  const texts = createPageTexts(lang);
  await texts.load(['bookings', 'fields']);
  const shown = renderToStaticMarkup(
    <TextsContext value={texts}>
      <Message />
    </TextsContext>,
  );
  expect(shown).toContain(latest);
});
