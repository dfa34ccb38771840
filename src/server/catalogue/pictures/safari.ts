import { birds, disc, ellipse, type Palette, place, ridge, shape, sky, stroke, sun } from './kit.ts';
import { acacia } from './motifs.ts';

/** An elephant walking to the left; the ground under its feet is the origin. */
const elephant = ({ ink, paper }: Palette): string =>
  shape(ink, 'M-96-128C-60-166 60-172 100-128C122-100 118-50 116 0H76L70-54H-14L-22 0H-62L-66-66C-80-70-92-76-98-86z') +
  ellipse(ink, -104, -122, 46, 48) +
  stroke(ink, 20, 'M-138-112C-156-80-150-46-140-16') +
  stroke(ink, 6, 'M114-120q22 26 14 60') +
  stroke(paper, 7, 'M-126-84q-22 8-36-2') +
  disc(paper, -122, -132, 4);

/** Elephants under an acacia, late in the day. */
export const safari = (palette: Palette): string => {
  const { ridges, ink, chance } = palette;
  return (
    sky(palette) +
    sun(palette, 760 + chance * 220, 420, 104) +
    ridge(ridges[0], [
      [0, 520],
      [200, 470],
      [420, 515],
      [700, 455],
      [960, 510],
      [1200, 480],
    ]) +
    ridge(ridges[1], [
      [0, 590],
      [260, 560],
      [560, 598],
      [880, 560],
      [1200, 585],
    ]) +
    ridge(ridges[2], [
      [0, 660],
      [320, 630],
      [700, 655],
      [1200, 625],
    ]) +
    place(330, 660, 1.25, acacia(palette)) +
    place(760, 672, 1.05, elephant(palette)) +
    place(950, 668, 0.62, elephant(palette)) +
    birds(palette, 560, 190) +
    ridge(ink, [
      [0, 735],
      [300, 712],
      [640, 742],
      [940, 716],
      [1200, 738],
    ])
  );
};
