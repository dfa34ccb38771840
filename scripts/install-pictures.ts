// Remakes the pictures that a phone shows before Twende is installed, from a running demo, whose pages show a demo banner:
// node scripts/install-pictures.ts [address]
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { langs, withLang } from '#shared/languages.ts';
import { launchBrowser } from '#tests/support/browser.ts';

const origin = process.argv[2] ?? 'http://localhost:5000';
const folder = fileURLToPath(new URL('../public/icons/', import.meta.url));

const browser = await launchBrowser();
for (const lang of langs) {
  await take(`narrow-${lang}`, withLang('/', lang), { width: 360, height: 740 }, 2);
  await take(`wide-${lang}`, withLang('/', lang), { width: 1280, height: 800 }, 1);
}
await browser.close();

async function take(
  name: string,
  path: string,
  viewport: { width: number; height: number },
  deviceScaleFactor: number,
) {
  const context = await browser.newContext({ viewport, deviceScaleFactor, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${origin}${path}`);
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await page.waitForLoadState('networkidle');
  await sharp(await page.screenshot())
    .webp({ quality: 75, effort: 6 })
    .toFile(`${folder}${name}.webp`);
  await context.close();
}
