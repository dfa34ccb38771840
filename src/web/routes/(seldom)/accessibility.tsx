import { createFileRoute } from '@tanstack/react-router';
import { Accessibility } from '#web/features/legal/accessibility.tsx';
import { publicPage } from '#web/shell/public-page.ts';

export const Route = createFileRoute('/(seldom)/accessibility')({
  ...publicPage,
  loader: async ({ context: { texts } }) => {
    await texts.load(['legal', 'accessibility']);
    const [title, description] = [
      texts.translate('accessibility', 'title'),
      texts.translate('accessibility', 'description'),
    ];
    return { head: { title, description, path: '/accessibility' } };
  },
  component: Accessibility,
});
