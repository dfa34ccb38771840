import { useRouterState } from '@tanstack/react-router';

/** A line at the top of the window while another page is loading, so that a click has a visible effect at once. */
export function ProgressLine() {
  const coming = useRouterState({
    // The first page of a document shows a skeleton instead.
    select: ({ isLoading, location, resolvedLocation }) =>
      isLoading && resolvedLocation !== undefined && resolvedLocation.href !== location.href,
  });
  return coming && <div aria-hidden="true" className="progress-line fixed inset-x-0 top-0 z-50 h-1 bg-gold" />;
}
