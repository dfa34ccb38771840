import { type Palette, place, ridge, sky } from './kit.ts';
import { acacia, hut } from './motifs.ts';

/** A ring of beads: round dashes of no length. */
const beads = (colour: string, radius: number, size: number): string =>
  `<circle cx="600" cy="330" r="${radius}" fill="none" stroke="${colour}" stroke-width="${size}" stroke-linecap="round" stroke-dasharray="0 ${size + 2}"/>`;

/** A beaded collar stands as the sun over a homestead. */
export const cultural = (palette: Palette): string => {
  const { ridges, ink, paper, accent, sun, skyTop } = palette;
  return (
    sky(palette) +
    `<circle cx="600" cy="330" r="262" fill="${ink}"/>` +
    [
      beads(paper, 246, 20),
      beads(accent, 220, 22),
      beads(sun, 192, 24),
      beads(paper, 163, 22),
      beads(skyTop, 136, 22),
      beads(accent, 110, 20),
    ].join('') +
    `<circle cx="600" cy="330" r="90" fill="${sun}"/>` +
    ridge(ridges[1], [
      [0, 560],
      [300, 510],
      [640, 556],
      [940, 505],
      [1200, 548],
    ]) +
    ridge(ridges[2], [
      [0, 640],
      [300, 616],
      [700, 642],
      [1200, 610],
    ]) +
    place(1010, 640, 0.9, acacia(palette)) +
    place(300, 690, 1.2, hut(palette)) +
    place(545, 672, 0.9, hut(palette)) +
    ridge(ink, [
      [0, 712],
      [320, 692],
      [700, 724],
      [1200, 700],
    ])
  );
};
