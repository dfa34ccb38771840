import { disc, ellipse, type Palette, place, ridge, shape, sky, stroke, sun } from './kit.ts';
import { hut, steam } from './motifs.ts';

/** A pot on three stones over the fire. */
export const local = (palette: Palette): string => {
  const { ridges, ink, paper, accent, sun: gold, chance } = palette;
  return (
    sky(palette) +
    sun(palette, 900 + chance * 130, 260, 84) +
    ridge(ridges[0], [
      [0, 470],
      [260, 410],
      [600, 470],
      [900, 420],
      [1200, 460],
    ]) +
    ridge(ridges[1], [
      [0, 570],
      [400, 530],
      [800, 570],
      [1200, 535],
    ]) +
    place(180, 610, 1.05, hut(palette)) +
    place(1050, 600, 0.8, hut(palette)) +
    ridge(ridges[2], [
      [0, 640],
      [400, 610],
      [800, 640],
      [1200, 606],
    ]) +
    shape(
      gold,
      'M420 720C380 650 450 630 450 560C500 600 510 560 540 540C560 580 600 560 620 530C650 580 690 570 700 550C720 600 790 650 760 720z',
    ) +
    shape(
      accent,
      'M470 720C450 670 500 650 506 610C540 640 560 620 590 590C620 630 660 620 680 606C690 650 730 670 714 720z',
    ) +
    [
      [410, 716, 60],
      [790, 716, 62],
      [600, 740, 56],
    ]
      .map(([x = 0, y = 0, r = 0]) => ellipse(ridges[1], x, y, r, r * 0.72))
      .join('') +
    shape(ink, 'M396 430H804C830 520 790 640 700 660H500C410 640 370 520 396 430z') +
    stroke(ink, 20, 'M392 480q-70 6-56 60t70 20M808 480q70 6 56 60t-70 20') +
    ellipse(ink, 600, 430, 214, 40) +
    ellipse(paper, 600, 426, 192, 30) +
    [
      [520, 420],
      [580, 412],
      [650, 418],
      [700, 424],
      [610, 430],
    ]
      .map(([x = 0, y = 0]) => disc(gold, x, y, 15))
      .join('') +
    stroke(ridges[1], 16, 'M660 420L800 250') +
    stroke(gold, 6, 'M440 520q160 50 320 0') +
    place(560, 380, 1, steam(palette)) +
    ridge(ink, [
      [0, 770],
      [400, 748],
      [800, 774],
      [1200, 748],
    ])
  );
};
