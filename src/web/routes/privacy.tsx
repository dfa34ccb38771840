import { createFileRoute } from '@tanstack/react-router';
import { Privacy } from '#web/features/legal/privacy.tsx';
import { addresses } from '#web/lib/addresses.ts';
import { publicPage } from '#web/shell/public-page.ts';

export const Route = createFileRoute('/privacy')({
  ...publicPage,
  loader: async ({ context: { texts } }) => {
    await texts.load(['legal', 'privacy']);
    const [title, description] = [texts.translate('privacy', 'title'), texts.translate('privacy', 'description')];
    return { head: { title, description, path: addresses.privacy } };
  },
  component: Privacy,
});
