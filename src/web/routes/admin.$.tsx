import { createFileRoute, notFound } from '@tanstack/react-router';
import { requireRole } from '#web/lib/guards.ts';

const guard = requireRole('admin');

/** The admin's panel: guarded, and until it has pages the right role is told that there is none. */
export const Route = createFileRoute('/admin/$')({
  ssr: false,
  beforeLoad: async (input) => {
    await guard(input);
    throw notFound();
  },
});
