// Puts every scene, in every light it is drawn for and with its close view, on contact sheets for a look by eye:
// `node scripts/contact-sheet.ts [folder] [family…]`, by default docs/contact-sheets and all families.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { families } from '#art/all-scenes.ts';
import { drawScene, type SceneRecipe } from '#art/draw.ts';

const cell = { width: 320, height: 240, gap: 8 };
const columns = 5;

const [folder = 'docs/contact-sheets', ...wanted] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
for (const [family, scenes] of Object.entries(families)) {
  if (wanted.length > 0 && !wanted.includes(family)) continue;
  const recipes = Object.entries(scenes).flatMap(([name, { lights }]) => [
    ...lights.map((light) => `${name}@${light}`),
    `${name}@${lights[0]}-close`,
  ]) as SceneRecipe[];
  if (recipes.length > 0) await writeFile(join(folder, `${family}.webp`), await sheetOf(recipes));
  console.log(`${family}: ${Object.keys(scenes).length} scenes, ${recipes.length} pictures`);
}

async function sheetOf(recipes: readonly SceneRecipe[]): Promise<Buffer> {
  const { width, height, gap } = cell;
  const cells = [];
  for (const [place, recipe] of recipes.entries()) {
    const drawn = sharp(Buffer.from(drawScene(recipe).svg)).resize(width, height);
    cells.push({
      input: await drawn.png().toBuffer(),
      left: gap + (place % columns) * (width + gap),
      top: gap + Math.floor(place / columns) * (height + gap),
    });
  }
  const rows = Math.ceil(recipes.length / columns);
  return sharp({
    create: {
      width: gap + columns * (width + gap),
      height: gap + rows * (height + gap),
      channels: 3,
      background: '#fbf5ea',
    },
  })
    .composite(cells)
    .webp({ quality: 58 })
    .toBuffer();
}
