import { box, dashes, disc, faint, type Palette, place, ridge, shape, sky, stroke, sun } from './kit.ts';
import { acacia } from './motifs.ts';

/** A plane coming in over the tower. */
export const transfer = (palette: Palette): string => {
  const { ridges, ink, paper, accent, sun: gold, skyTop, chance } = palette;
  const cloud = (x: number, y: number, scale: number) =>
    place(x, y, scale, faint(0.7, shape(paper, 'M-90 20a34 34 0 0 1 10-66a56 56 0 0 1 104-16a44 44 0 0 1 66 82z')));
  return (
    sky(palette) +
    sun(palette, 230 + chance * 160, 420, 92) +
    cloud(250, 200, 1.1) +
    cloud(1010, 330, 0.8) +
    `<g transform="translate(640 250) rotate(8)">` +
    shape(ridges[1], 'M20-14L150-116H196L130-10z') +
    shape(
      paper,
      'M-300 0C-280-40-220-50-160-50H210L286-140H326L300-40C316-30 316-10 290-4L-220 26C-270 26-306 18-300 0z',
    ) +
    shape(accent, 'M210-50L286-140H326L300-40z') +
    shape(ink, 'M-20 4H110L220 118H168z') +
    dashes(skyTop, 15, '1 34', 'M-170-20H190') +
    shape(ink, 'M-282-14C-268-34-250-40-226-42L-222-20z') +
    '</g>' +
    ridge(ridges[0], [
      [0, 540],
      [300, 480],
      [700, 540],
      [1200, 480],
    ]) +
    ridge(ridges[1], [
      [0, 610],
      [400, 590],
      [800, 610],
      [1200, 580],
    ]) +
    shape(ridges[2], 'M930 660L950 470H1010L1030 660z') +
    shape(ink, 'M906 400H1054L1030 474H930z') +
    shape(gold, 'M926 412H1034L1022 450H938z') +
    box(ink, 920, 384, 120, 18, 6) +
    stroke(ink, 6, 'M980 384V320') +
    disc(accent, 980, 318, 9) +
    place(150, 650, 0.7, acacia(palette)) +
    ridge(ridges[2], [
      [0, 650],
      [400, 640],
      [800, 654],
      [1200, 640],
    ]) +
    shape(ink, 'M0 700H1200V800H0z') +
    shape(paper, 'M560 706H600L540 794H440zM640 706H680L800 794H700z')
  );
};
