import { createFileRoute } from '@tanstack/react-router';
import { artisansQuery, recommendedQuery } from '#web/features/catalogue/queries.ts';
import { headOfHome } from '#web/features/home/head-of-home.ts';
import { HomePage } from '#web/features/home/home-page.tsx';
import { homePictures } from '#web/features/home/site-pictures.ts';
import { publicPage } from '#web/shell/public-page.ts';

export const Route = createFileRoute('/')({
  ...publicPage,
  staticData: { hero: true },
  loader: async ({ context }) => {
    const { queries, texts } = context;
    await Promise.all([
      texts.load(['home', 'catalogue']),
      queries.ensureQueryData(homePictures),
      queries.ensureQueryData(recommendedQuery),
      queries.ensureQueryData(artisansQuery),
    ]);
    return { head: await headOfHome(context) };
  },
  component: HomePage,
});
