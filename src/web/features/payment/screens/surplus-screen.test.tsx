import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Booking } from '#shared/contracts/bookings.ts';
import { createPageTexts } from '#web/lib/texts.ts';
import { TextsContext } from '#web/lib/use-translation.ts';
import { surplusStage } from '../state/payment-stage.ts';
import { SurplusScreen } from './end-screens.tsx';

/** It names the refund of an earlier duplicate, but not yet that of the new surplus. */
const booking = {
  ...{ id: 'b', bookingId: 'BK-2026-1', status: 'confirmed', cancelReason: null, payments: [] },
  refunds: [{ reason: 'duplicate', status: 'done' }],
} as unknown as Booking;

async function shown(read: () => Promise<unknown>, change = true): Promise<string> {
  const texts = createPageTexts('en');
  await texts.load(['payments', 'bookings', 'shell']);
  const stage = await surplusStage({ change, refetch: read });
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <TextsContext value={texts}>
        <SurplusScreen booking={booking} change={stage.change ?? false} unread={stage.unread ?? false} />
      </TextsContext>
    </RouterContextProvider>,
  );
}

test.each([true, false])(
  'the screen does not say that money was refunded before the page has read so (of a change: %s)',
  async (change) => {
    const text = await shown(() => Promise.reject(new Error('no connection')), change);
    expect(text).toContain('Your refund is on its way');
    expect(text).toContain('You will get a full refund');
    expect(text).not.toContain('have been refunded');
  },
);

test('the text follows from the booking that was read again', async () => {
  expect(await shown(() => Promise.resolve(booking))).toContain('You have been refunded');
});
