import { expect, test } from 'vitest';
import { categories } from '#shared/categories.ts';
import { drawPicture } from './draw.ts';

test.each(categories.map(({ value }) => value))(
  '%s: small, closed, the same each time, tinted by the id',
  (category) => {
    const svg = drawPicture(category, 'a');
    expect(Buffer.byteLength(svg)).toBeLessThan(6 * 1024);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg.match(/<g[ >]/g)?.length ?? 0).toBe(svg.match(/<\/g>/g)?.length ?? 0);
    expect(drawPicture(category, 'a')).toBe(svg);
    expect(drawPicture(category, 'b')).not.toBe(svg);
  },
);
