import { createFileRoute } from '@tanstack/react-router';
import { NotificationsPage } from '#web/shell/bell/notifications-page.tsx';
import { signedInPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/notifications')({
  ...signedInPage,
  staticData: { title: 'notifications' },
  loader: async ({ context: { texts } }) => {
    await texts.load(['bell', 'push']);
    return { head: { title: texts.translate('bell', 'title') } };
  },
  component: NotificationsPage,
});
