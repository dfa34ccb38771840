import { createFileRoute } from '@tanstack/react-router';
import { artisansQuery, recommendedQuery } from '#web/features/catalogue/queries.ts';
import { HomePage } from '#web/features/home/home-page.tsx';
import { homePictures } from '#web/features/home/site-pictures.ts';
import { pageHead } from '#web/lib/head.ts';
import { withTexts } from '#web/lib/texts.ts';

export const Route = createFileRoute('/')({
  beforeLoad: withTexts('home', 'catalogue'),
  loader: ({ context: { queries } }) =>
    Promise.all([
      queries.ensureQueryData(homePictures),
      queries.ensureQueryData(recommendedQuery),
      queries.ensureQueryData(artisansQuery),
    ]),
  staticData: { hero: true },
  head: ({ match }) => {
    const { translate } = match.context.texts;
    return pageHead(match.context, {
      title: translate('shell', 'tagline'),
      description: translate('shell', 'description'),
      path: '/',
    });
  },
  component: HomePage,
});
