import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Booking } from '#shared/contracts/bookings.ts';
import { translate } from '#shared/i18n/translate.ts';
import { createQueries } from '#web/lib/queries.ts';
import { createPageTexts } from '#web/lib/texts.ts';
import { TextsContext } from '#web/lib/use-translation.ts';
import { PaidScreen } from './paid-screen.tsx';

const title = 'Three days in the Mara';
const paid = {
  ...{ id: 'b', bookingId: 'BK-2026-1', role: 'traveller', status: 'confirmed', change: null, payments: [] },
  ...{ startDate: '2026-12-01', endDate: '2026-12-03', priceUnit: 'person' },
  service: { title, textLang: 'en', image: '/mara', imageAlt: '', imagePlaceholder: '', location: 'Narok' },
  arrival: {
    ...{ meetingPoint: '', textLang: 'en', meetingPosition: { lat: -1.5, lon: 35.1 } },
    ...{ facts: [], host: 'Mara Trails', hostPhone: '+254700000000' },
  } satisfies Booking['arrival'],
  papers: { voucher: true, receipt: true },
  contact: { email: 'amina@twende.test' },
} as unknown as Booking;

async function shown(booking: Booking): Promise<string> {
  const texts = createPageTexts('en');
  await texts.load(['common', 'payments', 'bookings', 'arrival', 'paid']);
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={createQueries()}>
        <TextsContext value={texts}>
          <PaidScreen booking={booking} redirect={false} change={false} />
        </TextsContext>
      </QueryClientProvider>
    </RouterContextProvider>,
  );
}

test('what was read before the payment does not stand there as what has been paid', async () => {
  const change = { id: 'c', status: 'held' } as unknown as Booking['change'];
  for (const early of [{ ...paid, status: 'pending' } as const, { ...paid, change }]) {
    const text = await shown(early);
    expect(text).toContain(translate('en', 'payments', 'paid.title'));
    expect(text).toContain(translate('en', 'common', 'loading'));
    expect(text).not.toContain(title);
    expect(text).not.toContain('Mara Trails');
  }
  expect(await shown(paid)).toContain('+254700000000');
});
