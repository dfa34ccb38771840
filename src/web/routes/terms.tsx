import { createFileRoute } from '@tanstack/react-router';
import { Terms } from '#web/features/legal/terms.tsx';
import { addresses } from '#web/lib/addresses.ts';
import { publicPage } from '#web/shell/public-page.ts';

export const Route = createFileRoute('/terms')({
  ...publicPage,
  loader: async ({ context: { texts } }) => {
    await texts.load(['legal', 'terms']);
    const [title, description] = [texts.translate('terms', 'title'), texts.translate('terms', 'description')];
    return { head: { title, description, path: addresses.terms } };
  },
  component: Terms,
});
