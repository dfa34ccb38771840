import { box, type Palette, place, ridge, shape, sky, stroke, sun } from './kit.ts';
import { palm } from './motifs.ts';

/** A lit facade between palms, mirrored in its pool. */
export const hotels = (palette: Palette): string => {
  const { ridges, ink, paper, accent, sun: gold, skyTop, chance } = palette;
  const lit = Math.floor(chance * 12);
  const window = (index: number) =>
    box(
      (index + lit) % 4 === 0 ? ridges[1] : gold,
      408 + (index % 6) * 66,
      220 + Math.floor(index / 6) * 84,
      42,
      52,
      4,
    );
  return (
    sky(palette) +
    sun(palette, 1010, 220, 78) +
    ridge(ridges[0], [
      [0, 470],
      [300, 420],
      [700, 470],
      [1200, 410],
    ]) +
    box(ridges[1], 210, 340, 190, 330) +
    box(ridges[1], 800, 300, 190, 370) +
    box(ridges[2], 372, 160, 456, 510, 10) +
    box(accent, 352, 142, 496, 26, 8) +
    stroke(ink, 6, 'M600 142V70') +
    shape(accent, 'M603 72L664 90L603 108z') +
    Array.from({ length: 24 }, (_, index) => window(index)).join('') +
    shape(ink, 'M500 670V576H700V670z') +
    shape(accent, 'M470 584L600 540L730 584z') +
    box(gold, 556, 600, 88, 70) +
    box(ridges[2], 0, 664, 1200, 140) +
    shape(skyTop, 'M250 800C280 720 380 700 600 700S920 720 950 800z') +
    stroke(paper, 5, 'M420 742h110M600 760h140M690 730h70') +
    place(170, 690, 1.1, palm(palette)) +
    place(1010, 700, 1.25, palm(palette)) +
    ridge(ink, [
      [0, 770],
      [140, 752],
      [280, 800],
      [1200, 800],
    ])
  );
};
