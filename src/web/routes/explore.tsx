import { createFileRoute } from '@tanstack/react-router';
import { ExplorePage } from '#web/features/home/explore-page.tsx';
import { pageHead } from '#web/lib/head.ts';
import { withTexts } from '#web/lib/texts.ts';

export const Route = createFileRoute('/explore')({
  beforeLoad: withTexts('home'),
  head: ({ match }) => {
    const { translate } = match.context.texts;
    return pageHead(match.context, {
      title: translate('home', 'explore.title'),
      description: translate('home', 'explore.lead'),
      path: '/explore',
    });
  },
  component: ExplorePage,
});
