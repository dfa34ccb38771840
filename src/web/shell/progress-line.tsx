import { useRouterState } from '@tanstack/react-router';

/** A line along the window's upper edge while another page is on its way: over a slow line, too, a click is heard. */
export function ProgressLine() {
  const coming = useRouterState({
    // The first page of a document shows its own skeleton.
    select: ({ isLoading, location, resolvedLocation }) =>
      isLoading && resolvedLocation !== undefined && resolvedLocation.href !== location.href,
  });
  return coming && <div aria-hidden="true" className="progress-line fixed inset-x-0 top-0 z-50 h-1 bg-gold" />;
}
