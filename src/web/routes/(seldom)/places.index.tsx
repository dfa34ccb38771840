import { createFileRoute } from '@tanstack/react-router';
import { headOfPlaces } from '#web/features/catalogue/head-of-place.ts';
import { placesQuery } from '#web/features/catalogue/place-queries.ts';
import { PlacesPage } from '#web/features/catalogue/places-page.tsx';
import { publicPage } from '#web/shell/public-page.ts';

export const Route = createFileRoute('/(seldom)/places/')({
  ...publicPage,
  loader: async ({ context }) => {
    const [{ items }] = await Promise.all([
      context.queries.ensureQueryData(placesQuery),
      context.texts.load(['places']),
    ]);
    return { head: headOfPlaces(context, items) };
  },
  component: PlacesPage,
});
