import type { Browser, Page } from 'playwright-core';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build, type Rolldown } from 'vite';
import { expect, onTestFinished } from 'vitest';
import { type Outside, Parts } from './support/deferred-parts.fixture.tsx';
import { test } from './support/test.ts';

declare global {
  interface Window {
    outside: Outside;
    /** The parts that have been empty at some moment. */
    emptied: string[];
  }
}

let code: string;
test.beforeAll(async () => {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      rolldownOptions: {
        input: new URL('support/deferred-parts.client.tsx', import.meta.url).pathname,
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput;
  code = built.output[0].code;
});

async function open({ browser }: { browser: Browser }) {
  const page = await browser.newPage({ viewport: { width: 600, height: 600 } });
  onTestFinished(() => page.close());
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.setContent(
    `<!doctype html><html><body><div id="root">${renderToString(createElement(Parts))}</div></body></html>`,
  );
  // Noted at once, since a part that is empty for one frame is a part that flickers.
  await page.evaluate(() => {
    window.emptied = [];
    new MutationObserver(() => {
      for (const part of document.querySelectorAll('#root > *'))
        if (part.textContent === '') window.emptied.push(part.id);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await page.addScriptTag({ content: code });
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await idle(page);
  return { page, problems };
}

/** Once React has nothing more to do. */
const idle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => setTimeout(() => requestIdleCallback(() => resolve()), 50)));
const change = (page: Page, given: Parameters<Outside['change']>[0]) =>
  page.evaluate((next) => window.outside.change(next), given);
const asked = (page: Page) => page.evaluate(() => window.outside.asked);
const arrive = (page: Page, name: string, failure?: string) =>
  page.evaluate(([which, why]) => window.outside.arrive(which ?? '', why), [name, failure]);
const text = (page: Page, part: string) => page.locator(`#${part}`).innerText();

/** The parts whose HTML React has taken over. */
const hydrated = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root > *')]
      .filter((part) => {
        const inside = part.querySelector('button, p, a');
        return inside && Object.keys(inside).some((key) => key.startsWith('__reactFiber'));
      })
      .map(({ id }) => id),
  );

test('nothing is hydrated and nothing is loaded before it is used or seen', async ({ browser }) => {
  const { page, problems } = await open({ browser });
  expect(await hydrated(page)).toEqual([]);
  expect(await asked(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('the first press counts, also in a part within a part, and without a pointer over it before', async ({
  browser,
}) => {
  const { page } = await open({ browser });
  for (const [part, name] of [
    ['used', 'first 1'],
    ['outer', 'nested 1'],
  ] as const) {
    await page.locator(`#${part} button`).evaluate((button: HTMLElement) => button.click());
    await expect.poll(() => text(page, part)).toBe(name);
  }
  expect(await hydrated(page)).toEqual(['used', 'outer']);
});

test('a press while the code of a part is being loaded counts once', async ({ browser }) => {
  const { page, problems } = await open({ browser });
  await page.locator('#seen button').click();
  expect(await asked(page)).toContain('seen');
  await page.locator('#seen button').click();
  expect(await text(page, 'seen')).toBe('first 0');
  await arrive(page, 'seen');
  await expect.poll(() => text(page, 'seen')).toBe('first 1');
  await page.locator('#seen button').click();
  await expect.poll(() => text(page, 'seen')).toBe('first 2');
  expect(problems).toEqual([]);
});

test('a press around the moment in which React takes over counts once', async ({ browser }) => {
  // Microtasks after the arrival: before the code is noted, before it is hydrated, and after that.
  for (const turns of [0, 1, 2, 3, 4, 5]) {
    const { page } = await open({ browser });
    await page.locator('#seen').scrollIntoViewIfNeeded();
    await expect.poll(() => asked(page)).toContain('seen');
    await page.evaluate(async (count) => {
      window.outside.arrive('seen');
      for (let turn = 0; turn < count; turn++) await Promise.resolve();
      document.querySelector<HTMLElement>('#seen button')?.click();
    }, turns);
    await expect.poll(() => text(page, 'seen'), { message: `after ${turns}` }).toBe('first 1');
    await idle(page);
    expect(await text(page, 'seen'), `after ${turns}`).toBe('first 1');
  }
});

test('a press is not repeated when another button was pressed after it', async ({ browser }) => {
  const { page } = await open({ browser });
  for (const part of ['seen', 'used'])
    await page.locator(`#${part} button`).evaluate((button: HTMLElement) => button.click());
  await arrive(page, 'seen');
  await expect.poll(() => hydrated(page)).toContain('seen');
  await idle(page);
  expect(await text(page, 'seen')).toBe('first 0');
  expect(await text(page, 'used')).toBe('first 1');
});

test('what somebody did before the scripts came begins the part', async ({ browser }) => {
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  await page.setContent(`<!doctype html><div id="root">${renderToString(createElement(Parts))}</div>`);
  await page.locator('#used button').focus();
  await page.addScriptTag({ content: code });
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await page.keyboard.press('Enter');
  await expect.poll(() => text(page, 'used')).toBe('first 1');
});

test('other props show at once, without a moment of nothing; parts that were not given any stay HTML', async ({
  browser,
}) => {
  const { page, problems } = await open({ browser });
  await change(page, { text: 'second' });
  await expect.poll(() => text(page, 'used')).toBe('second 0');
  expect(await asked(page)).toEqual(['changed', 'seen']);
  expect(await text(page, 'changed')).toBe('first');
  await arrive(page, 'changed');
  await expect.poll(() => text(page, 'changed')).toBe('second');
  await arrive(page, 'seen');
  await expect.poll(() => text(page, 'seen')).toBe('second 0');
  // The folded one is replaced by what stands there while it loads.
  expect(await hydrated(page)).toEqual(['used', 'changed', 'folded', 'seen']);
  expect(await page.evaluate(() => window.emptied)).toEqual([]);
  expect(problems).toEqual([]);
});

test('another currency shows where there are prices, and hydrates nothing else', async ({ browser }) => {
  const { page, problems } = await open({ browser });
  await change(page, { currency: 'KES' });
  await expect.poll(() => text(page, 'priced')).toBe('KES');
  await idle(page);
  expect(await hydrated(page)).toEqual(['priced']);
  expect(await asked(page)).toEqual([]);
  expect(await page.evaluate(() => window.emptied)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a part is loaded when it comes near the screen, and stays HTML if that fails', async ({ browser }) => {
  const { page, problems } = await open({ browser });
  await page.locator('#seen').scrollIntoViewIfNeeded();
  await expect.poll(() => asked(page)).toEqual(['seen']);
  await arrive(page, 'seen', 'offline');
  await idle(page);
  expect(await text(page, 'seen')).toBe('first 0');
  // HTML that is no longer true must not stay.
  await change(page, { text: 'second' });
  await expect.poll(() => text(page, 'seen')).toContain('lost');
  expect(problems).toEqual([]);
});

test('another address loads nothing; a part that comes near the screen then has its links', async ({ browser }) => {
  const { page, problems } = await open({ browser });
  await change(page, { address: '/second' });
  await idle(page);
  expect(await asked(page)).toEqual([]);
  expect(await page.locator('#linked a').getAttribute('href')).toBe('/first');
  await page.locator('#linked').scrollIntoViewIfNeeded();
  await arrive(page, 'linked');
  await expect.poll(() => page.locator('#linked a').getAttribute('href')).toBe('/second');
  expect(await page.evaluate(() => window.emptied)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a folded part that changes is replaced without being loaded, until it is unfolded', async ({ browser }) => {
  const { page } = await open({ browser });
  await change(page, { text: 'second' });
  await idle(page);
  expect(await asked(page)).not.toContain('folded');
  expect(await page.locator('#folded').textContent()).toBe('loading');
  await change(page, { isOpen: true });
  await expect.poll(() => asked(page)).toContain('folded');
  await arrive(page, 'folded');
  await expect.poll(() => text(page, 'folded')).toBe('second 0');
});

test('a part that is rendered anew is loaded at once, and says where it cannot be', async ({ browser }) => {
  const { page } = await open({ browser });
  await change(page, { isMounted: false });
  await change(page, { isMounted: true });
  await expect.poll(() => asked(page)).toEqual(['seen']);
  expect(await text(page, 'seen')).toBe('loading');
  await arrive(page, 'seen');
  await expect.poll(() => text(page, 'seen')).toBe('first 0');
});
