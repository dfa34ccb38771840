import { createFileRoute } from '@tanstack/react-router';
import { OnboardPage } from '#web/features/onboarding/onboard-page.tsx';
import { onboardPictures } from '#web/features/onboarding/queries.ts';
import { addresses } from '#web/lib/addresses.ts';
import { publicPage } from '#web/shell/public-page.ts';

export const Route = createFileRoute('/onboard/')({
  ...publicPage,
  loader: async ({ context: { queries, texts } }) => {
    await Promise.all([texts.load(['onboarding', 'provider-documents']), queries.ensureQueryData(onboardPictures)]);
    const [title, description] = [texts.translate('onboarding', 'title'), texts.translate('onboarding', 'description')];
    return { head: { title, description, path: addresses.onboard } };
  },
  component: OnboardPage,
});
