import { disc, type Palette, place, ridge, shape, sky, stroke, sun } from './kit.ts';
import { acacia, shadow } from './motifs.ts';

/** A tent under an acacia, with a fire and the first stars. */
export const lodges = (palette: Palette): string => {
  const { ridges, ink, paper, accent, sun: gold, chance } = palette;
  const stars = [
    [140, 110],
    [330, 70],
    [520, 150],
    [720, 80],
    [980, 120],
    [1100, 60],
    [620, 40],
  ];
  return (
    sky(palette) +
    stars.map(([x = 0, y = 0]) => disc(paper, x, y, 4)).join('') +
    sun(palette, 240 + chance * 160, 400, 84) +
    ridge(ridges[0], [
      [0, 500],
      [240, 440],
      [560, 505],
      [860, 430],
      [1200, 480],
    ]) +
    ridge(ridges[1], [
      [0, 590],
      [320, 560],
      [760, 600],
      [1200, 555],
    ]) +
    place(960, 660, 1.4, acacia(palette)) +
    ridge(ridges[2], [
      [0, 660],
      [340, 640],
      [760, 664],
      [1200, 632],
    ]) +
    shadow(palette, 560, 700, 310) +
    shape(paper, 'M290 700L400 452L700 430L850 700z') +
    shape(accent, 'M360 452L545 360L745 430L720 470L545 404L392 492z') +
    shape(ridges[1], 'M700 430L850 700H745L650 446z') +
    shape(gold, 'M470 700L540 470L620 700z') +
    shape(ink, 'M518 700L541 540L572 700z') +
    stroke(ink, 6, 'M470 700L540 470L620 700M292 700L230 742M850 700L914 740') +
    place(
      240,
      716,
      1,
      shape(gold, 'M0-96C34-60 46-40 30-4H-30C-46-34-24-50 0-96z') +
        shape(accent, 'M2-56C18-34 22-20 14-4H-14C-22-22-8-30 2-56z') +
        stroke(ink, 12, 'M-46 4L46-6M-46-6L46 4'),
    ) +
    ridge(ink, [
      [0, 742],
      [300, 722],
      [720, 752],
      [1200, 722],
    ])
  );
};
