import { createFileRoute } from '@tanstack/react-router';
import { CheckInPage } from '#web/features/provider-bookings/check-in-page.tsx';
import { readProductClock } from '#web/lib/clock.ts';
import { pageForMember } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/provider/check-in')({
  ...pageForMember('bookings'),
  staticData: { title: 'provider.panel' },
  loader: async ({ context: { texts, config } }) => {
    // Whose list is kept depends on the demo's clock, which can be moved.
    await Promise.all([texts.load(['provider-check-in', 'provider-bookings', 'bookings']), readProductClock(config)]);
    return { head: { title: texts.translate('provider-check-in', 'title') } };
  },
  component: CheckInPage,
});
