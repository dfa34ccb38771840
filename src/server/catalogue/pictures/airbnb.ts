import { box, disc, type Palette, ridge, shape, sky, stroke, sun } from './kit.ts';

/** A house among trees, its windows lit. */
export const airbnb = (palette: Palette): string => {
  const { ridges, ink, paper, accent, sun: gold, chance } = palette;
  const round = (x: number, y: number, size: number) =>
    stroke(ink, 16, `M${x} ${y + size * 2}V${y}`) +
    disc(ridges[2], x, y, size) +
    disc(ridges[1], x - size * 0.3, y - size * 0.3, size * 0.45);
  return (
    sky(palette) +
    sun(palette, 930 + chance * 120, 240, 80) +
    ridge(ridges[0], [
      [0, 500],
      [240, 430],
      [520, 490],
      [820, 420],
      [1200, 480],
    ]) +
    ridge(ridges[1], [
      [0, 590],
      [300, 560],
      [700, 596],
      [1200, 560],
    ]) +
    round(250, 440, 104) +
    round(150, 520, 76) +
    round(1010, 470, 96) +
    box(paper, 400, 420, 400, 270) +
    box(accent, 690, 290, 56, 110) +
    shape(ink, 'M352 436L600 240L848 436z') +
    shape(accent, 'M430 416L600 282L770 416z') +
    disc(gold, 600, 366, 30) +
    box(ink, 556, 530, 92, 160, 8) +
    disc(gold, 630, 614, 7) +
    [442, 688]
      .map(
        (x) =>
          box(ink, x, 500, 76, 86, 6) +
          box(gold, x + 8, 508, 27, 32) +
          box(gold, x + 41, 508, 27, 32) +
          box(gold, x + 8, 546, 27, 32) +
          box(gold, x + 41, 546, 27, 32),
      )
      .join('') +
    ridge(ridges[2], [
      [0, 690],
      [300, 676],
      [700, 694],
      [1200, 670],
    ]) +
    shape(paper, 'M556 688H648C660 730 720 760 760 800H470C520 760 552 730 556 688z') +
    ridge(ink, [
      [0, 760],
      [220, 738],
      [440, 800],
      [1200, 800],
    ])
  );
};
