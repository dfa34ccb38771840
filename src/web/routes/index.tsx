import { createFileRoute } from '@tanstack/react-router';
import { artisansQuery, recommendedQuery } from '#web/features/catalogue/queries.ts';
import { HomePage } from '#web/features/home/home-page.tsx';
import { homePictures } from '#web/features/home/site-pictures.ts';
import { publicPage } from '#web/shell/public-page.ts';

export const Route = createFileRoute('/')({
  ...publicPage,
  staticData: { hero: true },
  loader: async ({ context: { queries, texts } }) => {
    await Promise.all([
      texts.load(['home', 'catalogue']),
      queries.ensureQueryData(homePictures),
      queries.ensureQueryData(recommendedQuery),
      queries.ensureQueryData(artisansQuery),
    ]);
    const { translate } = texts;
    const [title, description] = [translate('shell', 'tagline'), translate('shell', 'description')];
    return { head: { title, description, path: '/' } };
  },
  component: HomePage,
});
