import { createFileRoute } from '@tanstack/react-router';
import { Cookies } from '#web/features/legal/cookies.tsx';
import { publicPage } from '#web/shell/public-page.ts';

export const Route = createFileRoute('/(seldom)/cookies')({
  ...publicPage,
  loader: async ({ context: { texts } }) => {
    await texts.load(['legal', 'cookies']);
    const [title, description] = [texts.translate('cookies', 'title'), texts.translate('cookies', 'description')];
    return { head: { title, description, path: '/cookies' } };
  },
  component: Cookies,
});
