import { createFileRoute } from '@tanstack/react-router';
import { NewServicePage } from '#web/features/provider-services/new-service-page.tsx';
import { pageForMember } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/provider/services/new')({
  ...pageForMember('manage'),
  staticData: { title: 'provider.panel' },
  loader: async ({ context: { texts } }) => {
    await texts.load(['provider-services', 'catalogue', 'fields']);
    return { head: { title: texts.translate('provider-services', 'new.title') } };
  },
  component: NewServicePage,
});
