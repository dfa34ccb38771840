import { mix } from '../kit/colour.ts';
import { lit, type Palette, shaded } from '../kit/light.ts';
import { box, type Drawing, disc, polygon, shape, stroke } from '../kit/shapes.ts';

/** The ring's thatched roof on its posts, seen from within. */
export function roof(palette: Palette): Drawing {
  const thatch = lit(palette, '#a8824c', 0.15);
  const dark = mix(thatch, shaded(palette, '#5b4226', 0.15), 0.7);
  const posts = [90, 300, 520, 800, 1080, 1300, 1510].map((x) =>
    box(shaded(palette, '#5b3d26', 0.1), { x: x - 8, y: 600, width: 16, height: 190 }),
  );
  return (
    box(mix(dark, palette.ink, 0.35), { x: 0, y: 610, width: 1600, height: 190 }) +
    [0, 1, 2]
      .map((step) => box(mix(dark, thatch, 0.2 + step * 0.14), { x: 0, y: 690 + step * 34, width: 1600, height: 40 }))
      .join('') +
    seated(palette) +
    posts.join('') +
    polygon(thatch, [
      [-20, 640],
      [-20, 470],
      [1620, 470],
      [1620, 640],
    ]) +
    polygon(mix(thatch, palette.rim, 0.25), [
      [-20, 470],
      [200, 410],
      [1400, 410],
      [1620, 470],
    ]) +
    stroke(dark, 4, 'M0 520H1600M0 560H1600M0 600H1600') +
    shape(dark, Array.from({ length: 40 }, (_, index) => `M${index * 41 - 10} 636l20 22l20-22z`).join(''))
  );
}

/** Those who watch, far off: heads and shoulders in rows. */
const seated = (palette: Palette): Drawing =>
  Array.from({ length: 34 }, (_, index) => {
    const [x, y] = [40 + index * 46 + (index % 3) * 6, 706 + (index % 3) * 30];
    const cloth = lit(
      palette,
      (['#c8a45a', '#7f9a8a', '#a8524a', '#5f7f9a', '#d9cdb0'] as const)[index % 5] ?? '#c8a45a',
      0.3,
    );
    return (
      shape(
        cloth,
        `M${x - 14} ${y + 22}C${x - 14} ${y} ${x - 8} ${y - 4} ${x} ${y - 4}C${x + 8} ${y - 4} ${x + 14} ${y} ${x + 14} ${y + 22}z`,
      ) + disc(lit(palette, '#5d3a28', 0.25), x, y - 13, 9)
    );
  }).join('');
