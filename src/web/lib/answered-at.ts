/**
 * When the server answered with the document of this page, in milliseconds; undefined where the browser has opened a copy of its
 * own for Back. The server may have rendered it long before: it keeps pages for as long as they are up to date.
 */
export function findAnsweredAt(): number | undefined {
  // Written by the worker into a document that it has kept.
  const { keptFrom } = document.documentElement.dataset;
  if (keptFrom) return Date.parse(keptFrom);
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // When it was asked for, so that data is never taken for newer than it is.
  return navigation?.type === 'back_forward' ? undefined : performance.timeOrigin;
}
