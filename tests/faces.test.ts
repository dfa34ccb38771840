import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { commonLetters, letters, namesLetters, tildeLetters, tildeParts } from '#server/papers/letters.ts';
import { openFont } from '#server/papers/read-font.ts';

const css = await readFile('src/web/styles/faces.css', 'utf8');

/** The characters of a face's `unicode-range`. */
function rangeOf(file: string): string[] {
  const [, ranges = ''] = new RegExp(`/${file}\\.woff2[^}]*unicode-range:([^;]+);`).exec(css) ?? [];
  return [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, from = '', to = from]) => {
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, step) => String.fromCodePoint(first + step));
  });
}

const rareLetters = [...letters].filter((letter) => !commonLetters.includes(letter)).join('');
const contents: Record<string, string> = {
  'young-serif': commonLetters,
  'rare-young-serif': rareLetters,
  'names-young-serif': namesLetters + tildeLetters,
  figtree: commonLetters,
  'rare-figtree': rareLetters,
  'names-figtree': namesLetters,
};

test('each font has the files that are listed here', () => {
  const named = [...css.matchAll(/fonts\/([a-z-]+)\.woff2/g)].map(([, name]) => name);
  expect(named).toEqual([...Object.keys(contents), 'tilde-figtree']);
});

test.each(Object.entries(contents))('%s is loaded for the letters that it contains', async (file, content) => {
  expect(rangeOf(file)).toEqual([...content].toSorted());
  expect(await lackedBy(file, content)).toEqual([]);
});

test('what has a tilde is loaded from the file that has its parts', async () => {
  expect(rangeOf('tilde-figtree')).toEqual([...tildeParts, ...tildeLetters].toSorted());
  expect(await lackedBy('tilde-figtree', tildeParts)).toEqual([]);
  expect([...tildeLetters.normalize('NFD')].filter((part) => !tildeParts.includes(part))).toEqual([]);
});

async function lackedBy(file: string, content: string): Promise<string[]> {
  const font = await openFont(`src/web/styles/fonts/${file}.woff2`);
  return [...content].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}
