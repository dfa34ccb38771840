// Builds the two fonts, reduced to the letters that English, Kiswahili and people's names need: for pages in
// src/web/styles/fonts, each in a file of common letters, one of the others and one of those of names only, and for papers in src/server/papers/fonts,
// where each weight is a font of its own.
// Run it after a new version of a font: `node scripts/fonts.ts`.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { commonLetters, letters, namesLetters } from '#server/papers/letters.ts';

const faces = [
  {
    name: 'young-serif',
    from: '@fontsource/young-serif',
    file: 'young-serif-latin-400-normal.woff2',
    names: 'young-serif-latin-ext-400-normal.woff2',
  },
  {
    name: 'figtree',
    from: '@fontsource-variable/figtree',
    file: 'figtree-latin-wght-normal.woff2',
    names: 'figtree-latin-ext-wght-normal.woff2',
  },
];

const rareLetters = [...letters].filter((letter) => !commonLetters.includes(letter)).join('');

await mkdir('src/web/styles/fonts', { recursive: true });
for (const { name, from, file, names } of faces) {
  for (const [part, source, content] of [
    [name, file, commonLetters],
    [`rare-${name}`, file, rareLetters],
    [`names-${name}`, names, namesLetters],
  ] as const) {
    const whole = await readFile(`node_modules/${from}/files/${source}`);
    const cut = await subsetFont(whole, content, { targetFormat: 'woff2' });
    await writeFile(`src/web/styles/fonts/${part}.woff2`, cut);
    console.log(`${part}: ${kib(whole.length)} → ${kib(cut.length)}`);
  }
  await copyFile(`node_modules/${from}/LICENSE`, `src/web/styles/fonts/${name}.license.txt`);
}

const weights: Record<string, { name: string; wght?: number }[]> = {
  'young-serif': [{ name: 'young-serif' }],
  figtree: [
    { name: 'figtree', wght: 400 },
    { name: 'figtree-bold', wght: 650 },
  ],
};

const forPapers = 'src/server/papers/fonts';
await mkdir(forPapers, { recursive: true });
for (const { name: face, from, file } of faces) {
  const whole = await readFile(`node_modules/${from}/files/${file}`);
  for (const { name, wght } of weights[face] ?? []) {
    const options = { targetFormat: 'sfnt' as const, ...(wght && { variationAxes: { wght } }) };
    const cut = await subsetFont(whole, letters, options);
    await writeFile(`${forPapers}/${name}.ttf`, cut);
    console.log(`${name} for papers: ${kib(cut.length)}`);
  }
  await copyFile(`node_modules/${from}/LICENSE`, `${forPapers}/${face}.license.txt`);
}

function kib(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}
