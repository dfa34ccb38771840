import { createFileRoute, notFound } from '@tanstack/react-router';
import { ShowcasePage } from '#web/features/showcase/showcase-page.tsx';
import { publicPage } from '#web/shell/public-page.ts';

/** Every control of the product on one page, in demo mode only. */
export const Route = createFileRoute('/dev/components')({
  ...publicPage,
  loader: ({ context }) => {
    if (!context.config.demo) throw notFound();
    return { head: { title: 'Components', hidden: true } };
  },
  component: ShowcasePage,
});
