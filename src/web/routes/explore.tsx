import { createFileRoute } from '@tanstack/react-router';
import { ExplorePage } from '#web/features/home/explore-page.tsx';
import { pageHead } from '#web/lib/head.ts';
import { withTexts } from '#web/lib/texts.ts';

export const Route = createFileRoute('/explore')({
  beforeLoad: withTexts('home'),
  head: ({ match }) => {
    const { i18n } = match.context.texts;
    return pageHead(match.context, {
      title: i18n.t('explore.title', { ns: 'home' }),
      description: i18n.t('explore.lead', { ns: 'home' }),
      path: '/explore',
    });
  },
  component: ExplorePage,
});
