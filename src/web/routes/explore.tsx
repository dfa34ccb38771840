import { createFileRoute } from '@tanstack/react-router';
import { ExplorePage } from '#web/features/explore/explore-page.tsx';
import { explorePictures } from '#web/features/explore/pictures.ts';
import { pageHead } from '#web/lib/head.ts';
import { withTexts } from '#web/lib/texts.ts';

export const Route = createFileRoute('/explore')({
  beforeLoad: withTexts('explore'),
  loader: ({ context: { queries } }) => queries.ensureQueryData(explorePictures),
  staticData: { hero: true },
  head: ({ match }) => {
    const { translate } = match.context.texts;
    return pageHead(match.context, {
      title: translate('explore', 'title'),
      description: translate('explore', 'lead'),
      path: '/explore',
    });
  },
  component: ExplorePage,
});
