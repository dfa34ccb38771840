// Makes src/web/styles/fonts anew: the two faces, cut down to the letters that English, Kiswahili and people's names need.
// Run it after a new version of a face: `node scripts/fonts.ts`.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const letters = [...range(0x20, 0x7e), ...range(0xa0, 0xff)].map((code) => String.fromCodePoint(code)).join('');
const signs = 'ŒœŠšŽžŸ–—‘’‚“”„•…‹›€™←→−≈≤≥×';

const faces = [
  { name: 'young-serif', from: '@fontsource/young-serif', file: 'young-serif-latin-400-normal.woff2' },
  { name: 'figtree', from: '@fontsource-variable/figtree', file: 'figtree-latin-wght-normal.woff2' },
];

await mkdir('src/web/styles/fonts', { recursive: true });
for (const { name, from, file } of faces) {
  const whole = await readFile(`node_modules/${from}/files/${file}`);
  const cut = await subsetFont(whole, letters + signs, { targetFormat: 'woff2' });
  await writeFile(`src/web/styles/fonts/${name}.woff2`, cut);
  await copyFile(`node_modules/${from}/LICENSE`, `src/web/styles/fonts/${name}.license.txt`);
  console.log(`${name}: ${kib(whole.length)} → ${kib(cut.length)}`);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, step) => from + step);
}

function kib(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}
