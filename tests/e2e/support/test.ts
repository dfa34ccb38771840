import { test as base } from 'vitest';
import { launchBrowser } from '../../support/browser.ts';
import { startSite } from './site.ts';

/**
 * `browser` and `site` are shared by all files of a worker and end with it, so that only the first file waits for them.
 * Each test therefore makes what it changes: a traveller (`travellers.ts`) and a booking on a `site.nextDay()`. What
 * changes the site for everybody, such as moving its clock, happens in an `ownSite`, which one file has for itself.
 */
export const test = base
  .extend('browserOptions', { scope: 'worker' }, {})
  .extend('browser', { scope: 'worker' }, async ({ browserOptions }, { onCleanup }) => {
    const browser = await launchBrowser(browserOptions);
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('site', { scope: 'worker' }, async ({ browser }, { onCleanup }) => {
    const site = await startSite({ browser });
    onCleanup(() => site.close());
    return site;
  })
  .extend('ownSite', { scope: 'file' }, async ({ browser }, { onCleanup }) => {
    const site = await startSite({ browser });
    onCleanup(() => site.close());
    return site;
  });
