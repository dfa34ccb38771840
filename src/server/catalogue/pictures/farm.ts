import { birds, box, dashes, disc, faint, type Palette, ridge, shape, sky, stroke, sun } from './kit.ts';

/** Rows of tea running up to a farmhouse. */
export const farm = (palette: Palette): string => {
  const { ridges, ink, paper, accent, chance } = palette;
  const rows = [-900, -560, -300, -110, 60, 250, 500, 850].map(
    (x) => `M${600 + x * 1.7} 800Q${620 + x * 0.8} 640 ${680 + x * 0.22} 520`,
  );
  return (
    sky(palette) +
    sun(palette, 250 + chance * 200, 250, 84) +
    ridge(ridges[0], [
      [0, 440],
      [220, 360],
      [480, 430],
      [780, 340],
      [1200, 420],
    ]) +
    ridge(ridges[1], [
      [0, 540],
      [300, 480],
      [660, 520],
      [960, 470],
      [1200, 510],
    ]) +
    box(accent, 800, 420, 170, 100) +
    shape(ink, 'M776 428L885 350L994 428z') +
    box(paper, 866, 456, 38, 64) +
    box(paper, 818, 452, 30, 32) +
    box(paper, 922, 452, 30, 32) +
    [
      [730, 440, 50],
      [1050, 420, 66],
      [1120, 456, 46],
    ]
      .map(([x = 0, y = 0, r = 0]) => stroke(ink, 12, `M${x} ${y + 90}V${y}`) + disc(ridges[2], x, y, r))
      .join('') +
    ridge(ridges[2], [
      [0, 570],
      [300, 540],
      [680, 514],
      [1000, 516],
      [1200, 540],
    ]) +
    dashes(ridges[1], 30, '1 40', rows.join('')) +
    faint(0.5, stroke(ink, 7, rows.join(''))) +
    birds(palette, 520, 190)
  );
};
