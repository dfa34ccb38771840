// Builds the two fonts, reduced to the letters that English, Kiswahili and people's names need: for pages in
// src/web/styles/fonts, each in a file of common letters, one of the others and one of those of names only, and for
// papers in src/server/papers/fonts, where each weight is a font of its own.
// Run it after a new version of a font: `node scripts/fonts.ts`.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { commonLetters, letters, namesLetters, tildeLetters, tildeParts } from '#server/papers/letters.ts';
import { openFont } from '#server/papers/read-font.ts';

const rareLetters = [...letters].filter((letter) => !commonLetters.includes(letter)).join('');

const faces = [
  {
    name: 'young-serif',
    latin: await readSource('@fontsource/young-serif', 'young-serif-latin-400-normal'),
    latinExt: await readSource('@fontsource/young-serif', 'young-serif-latin-ext-400-normal'),
    ofNames: namesLetters + tildeLetters,
    ofTilde: '',
  },
  {
    name: 'figtree',
    latin: await readSource('@fontsource-variable/figtree', 'figtree-latin-wght-normal'),
    latinExt: await readSource('@fontsource-variable/figtree', 'figtree-latin-ext-wght-normal'),
    ofNames: namesLetters,
    ofTilde: tildeParts,
  },
];

const forPages = 'src/web/styles/fonts';
await mkdir(forPages, { recursive: true });
for (const { name, latin, latinExt, ofNames, ofTilde } of faces) {
  await writeReduced(`${forPages}/${name}.woff2`, latin, commonLetters);
  await writeReduced(`${forPages}/rare-${name}.woff2`, latin, rareLetters);
  await writeReduced(`${forPages}/names-${name}.woff2`, latinExt, ofNames);
  if (ofTilde) await writeReduced(`${forPages}/tilde-${name}.woff2`, latin, ofTilde);
  await copyFile(latin.license, `${forPages}/${name}.license.txt`);
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
for (const { name: face, latin } of faces) {
  for (const { name, wght } of weights[face] ?? [])
    await writeReduced(`${forPapers}/${name}.ttf`, latin, letters, wght);
  await copyFile(latin.license, `${forPapers}/${face}.license.txt`);
}

interface Source {
  file: string;
  license: string;
  bytes: Buffer;
}

async function readSource(npmPackage: string, name: string): Promise<Source> {
  const file = `node_modules/${npmPackage}/files/${name}.woff2`;
  return { file, license: `node_modules/${npmPackage}/LICENSE`, bytes: await readFile(file) };
}

/** Writes a font with some letters of another; a TTF has the one weight `wght`. @throws if the source lacks a letter */
async function writeReduced(path: string, { file, bytes }: Source, content: string, wght?: number): Promise<void> {
  const source = await openFont(file);
  const lacking = [...content].filter((letter) => !source.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  if (lacking.length > 0) throw new Error(`${file} lacks ${lacking.join(' ')}`);
  const targetFormat = path.endsWith('.ttf') ? 'sfnt' : 'woff2';
  const reduced = await subsetFont(bytes, content, { targetFormat, ...(wght && { variationAxes: { wght } }) });
  await writeFile(path, reduced);
  console.log(`${path}: ${(reduced.length / 1024).toFixed(1)} KiB`);
}
