// Draws the pictures that links to our own pages show, one in each language, where a page has no picture of its own:
// `node scripts/share-pictures.ts`. Run it after a change of the tagline, of the drawing or of the card.
import { writeFile } from 'node:fs/promises';
import { readBuilt } from '#server/pictures/built-pictures.ts';
import { drawCard } from '#server/pictures/card/draw-card.ts';
import { sitePictureSet } from '#server/pictures/site-pictures.ts';
import { translate } from '#shared/i18n/translate.ts';
import { langs } from '#shared/languages.ts';

const scene = await readBuilt(sitePictureSet, 'home-kenya');
for (const lang of langs) {
  const card = await drawCard(scene, { kicker: 'Kenya', title: translate(lang, 'shell', 'tagline'), line: '' });
  await writeFile(`public/share-${lang}.jpg`, card);
  process.stdout.write(`share-${lang}: ${(card.length / 1024).toFixed(1)} KiB\n`);
}
