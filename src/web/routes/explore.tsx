import { createFileRoute } from '@tanstack/react-router';
import { ExplorePage } from '#web/features/explore/explore-page.tsx';
import { explorePictures } from '#web/features/explore/pictures.ts';
import { publicPage } from '#web/shell/public-page.ts';

export const Route = createFileRoute('/explore')({
  ...publicPage,
  staticData: { hero: true },
  loader: async ({ context: { queries, texts } }) => {
    await Promise.all([texts.load(['explore']), queries.ensureQueryData(explorePictures)]);
    const { translate } = texts;
    const [title, description] = [translate('explore', 'title'), translate('explore', 'lead')];
    return { head: { title, description, path: '/explore' } };
  },
  component: ExplorePage,
});
