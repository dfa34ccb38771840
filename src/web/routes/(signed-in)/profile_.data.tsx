import { createFileRoute } from '@tanstack/react-router';
import { OwnDataPage } from '#web/features/own-data/own-data-page.tsx';
import { signedInPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/profile_/data')({
  ...signedInPage,
  staticData: { title: 'profile' },
  loader: async ({ context: { texts } }) => {
    await texts.load(['own-data', 'sign-in-again', 'accounts']);
    return { head: { title: texts.translate('own-data', 'title') } };
  },
  component: OwnDataPage,
});
