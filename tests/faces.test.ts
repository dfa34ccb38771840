import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { commonLetters, letters, namesLetters } from '#server/papers/letters.ts';

const css = await readFile('src/web/styles/faces.css', 'utf8');

/** The characters of a face's `unicode-range`. */
function rangeOf(file: string): string[] {
  const [, ranges = ''] = new RegExp(`/${file}\\.woff2[^}]*unicode-range:([^;]+);`).exec(css) ?? [];
  return [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, from = '', to = from]) => {
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, step) => String.fromCodePoint(first + step));
  });
}

test.each(['young-serif', 'figtree'])('%s names in its ranges the letters that its three files contain', (font) => {
  const rare = [...letters].filter((letter) => !commonLetters.includes(letter));
  expect(rangeOf(font)).toEqual([...commonLetters].toSorted());
  expect(rangeOf(`rare-${font}`).toSorted()).toEqual(rare.toSorted());
  expect(rangeOf(`names-${font}`)).toEqual([...namesLetters]);
});
