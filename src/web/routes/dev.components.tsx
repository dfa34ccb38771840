import { createFileRoute, notFound } from '@tanstack/react-router';
import { ShowcasePage } from '#web/features/showcase/showcase-page.tsx';
import { pageHead } from '#web/lib/head.ts';

/** Every control of the product on one page, in demo mode only. */
export const Route = createFileRoute('/dev/components')({
  beforeLoad: ({ context }) => {
    if (!context.config.demo) throw notFound();
  },
  head: ({ match }) => pageHead(match.context, { title: 'Components', hidden: true }),
  component: ShowcasePage,
});
