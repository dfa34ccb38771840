import type { Page } from 'playwright-core';

/**
 * Keeps the files that match from arriving, as on a slow line.
 * @returns a function that lets them arrive, and those that the page asks for later
 */
export async function hold(page: Page, files: RegExp): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await released.promise;
    await route.continue();
  });
  return () => released.resolve();
}

/** All scripts of the page. */
export const scripts = /\/assets\/[^/]+\.js$/;

/** In the page: whether React has taken over the HTML of the first element that matches. */
export const isTakenOver = (selector: string): boolean =>
  Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactFiber'));
