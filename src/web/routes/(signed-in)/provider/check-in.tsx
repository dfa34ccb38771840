import { createFileRoute } from '@tanstack/react-router';
import { CheckInPage } from '#web/features/provider-bookings/check-in-page.tsx';
import { pageForMember } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/provider/check-in')({
  ...pageForMember('bookings'),
  staticData: { title: 'provider.panel' },
  loader: async ({ context: { texts } }) => {
    await texts.load(['provider-check-in', 'provider-bookings', 'bookings']);
    return { head: { title: texts.translate('provider-check-in', 'title') } };
  },
  component: CheckInPage,
});
