import type { Page } from 'playwright-core';
import sharp from 'sharp';

/** The height in CSS pixels; what is further down is left out. */
const tallest = 2000;

/**
 * The page's upper part as WebP, at most 800 pixels wide.
 * @param options.screenOnly leaves out what is below the screen
 */
export async function take(page: Page, { screenOnly = false }: { screenOnly?: boolean } = {}): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  await loadPictures(page);
  await page.evaluate(unfixBars);
  const screen = page.viewportSize() ?? { width: 0, height: 0 };
  const height = screenOnly ? screen.height : await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width: screen.width, height: Math.min(height, tallest) };
  const shot = await page.screenshot({ fullPage: true, clip, animations: 'disabled', caret: 'hide' });
  return sharp(shot).resize({ width: 800, withoutEnlargement: true }).webp({ quality: 30, effort: 6 }).toBuffer();
}

/** In a picture of the whole page, bars that are fixed to the screen would appear in the wrong place, so they are not fixed. */
function unfixBars(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { position, bottom } = getComputedStyle(element);
    if (position === 'sticky' && bottom === '0px') element.style.position = 'static';
  }
}

/** Waits for the pictures in the visible part; those further down load later. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async (lowest) => {
    const near = [...document.images].filter((image) => {
      const { top, width } = image.getBoundingClientRect();
      return width > 0 && top + window.scrollY < lowest;
    });
    for (const image of near) image.loading = 'eager';
    // Each picture has loaded, or its address is in the error.
    const decoded = await Promise.allSettled(near.map((image) => image.decode()));
    const missing = near
      .filter((_, place) => decoded[place]?.status === 'rejected')
      .map(({ currentSrc }) => currentSrc);
    if (missing.length > 0) throw new Error(`Pictures are missing: ${missing.join(', ')}`);
  }, tallest);
}
