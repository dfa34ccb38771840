import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Service } from '#shared/contracts/catalogue.ts';
import { calendarDate } from '#shared/dates.ts';
import { createPageTexts } from '#web/lib/texts.ts';
import { TextsContext } from '#web/lib/use-translation.ts';
import { StayStep } from './stay-step.tsx';

const texts = createPageTexts('en');
await texts.load(['bookings', 'common']);
const rules = { minStay: 1, leadDays: 0, bookableFrom: null, bookableUntil: null, capacity: 4, guestsPerPlace: 4 };

test.each([
  ['a transfer', 'trip', 1, false],
  ['a walk of one day', 'person', 1, false],
  ['a safari of three days', 'person', 3, true],
  ['a car', 'day', 1, true],
] as const)('%s has a last day: %s, %s day(s), %s', (_, priceUnit, durationDays, expected) => {
  const service = {
    ...rules,
    id: 'one',
    priceUnit,
    durationDays,
    pricedKinds: [],
    onSiteFees: [],
  } as unknown as Service;
  const shown = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <TextsContext value={texts}>
        <StayStep
          service={service}
          value={{ startDate: '2026-12-01', endDate: '2026-12-01', guests: 1 }}
          today={calendarDate('2026-11-21')}
          cut={false}
          errors={{}}
          onChange={() => undefined}
        />
      </TextsContext>
    </QueryClientProvider>,
  );
  expect(shown.includes('Last day')).toBe(expected);
});
