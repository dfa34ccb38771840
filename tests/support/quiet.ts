import type { Page, Request } from 'playwright-core';

const pauseMs = 50;
const withinMs = 20_000;

/**
 * Watches a page's requests from now on. @returns waits until the page has nothing to do and nothing to wait for,
 * looked at twice in a row: what it draws and asks for after a first answer has come as well. (Playwright's
 * `networkidle` waits half a second without a request, which nearly doubles the time of a page, and returns at once when
 * it has been reached before.) A film that plays on is not waited for,
 * nor the stream of a person's events, which has no end.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let started = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'media' || isStream(request)) return;
    started += 1;
    open.add(request);
  });
  const ended = (request: Request) => open.delete(request);
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return async () => {
    const end = Date.now() + withinMs;
    for (let calm = 0; calm < 2; ) {
      if (Date.now() > end) throw new Error(`Still asking: ${[...open].map((request) => request.url()).join(', ')}`);
      const before = started;
      await page.evaluate(untilIdle, pauseMs);
      calm = open.size === 0 && started === before ? calm + 1 : 0;
    }
  };
}

const isStream = (request: Request) => new URL(request.url()).pathname === '/api/events';

/** In the page: after a pause, once the browser has nothing more urgent to do. */
const untilIdle = (ms: number) =>
  new Promise<void>((resolve) => setTimeout(() => requestIdleCallback(() => resolve(), { timeout: 5_000 }), ms));
