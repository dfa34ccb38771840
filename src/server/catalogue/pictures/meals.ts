import { box, dashes, disc, ellipse, faint, type Palette, place, shape, stroke } from './kit.ts';
import { steam } from './motifs.ts';

/** A table for two, seen from a little above: a steaming bowl, flat bread, a cup. */
export const meals = (palette: Palette): string => {
  const { ridges, ink, paper, accent, sun: gold, skyLow, skyTop, chance } = palette;
  const leaf = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${shape(ridges[2], 'M0 0C20-34 60-34 84 0C60 30 20 30 0 0z')}</g>`;
  return (
    box(skyLow, 0, 0, 1200, 800) +
    faint(0.55, disc(gold, 600, 250, 330)) +
    shape(ridges[1], 'M0 470H1200V800H0z') +
    shape(accent, 'M140 470H1060L1200 800H0z') +
    dashes(paper, 6, '2 26', 'M150 500H1050M96 770H1104') +
    ellipse(ink, 600, 650, 300, 62) +
    ellipse(paper, 600, 636, 300, 62) +
    ellipse(ridges[0], 600, 632, 216, 40) +
    shape(ink, 'M400 470H800C796 580 720 640 600 640S404 580 400 470z') +
    shape(skyTop, 'M420 500H780C776 516 768 530 760 542H440C432 530 424 516 420 500z') +
    ellipse(ink, 600, 470, 200, 42) +
    ellipse(gold, 600, 468, 178, 32) +
    [
      [520, 462],
      [600, 456],
      [676, 466],
      [560, 476],
      [640, 478],
    ]
      .map(([x = 0, y = 0]) => ellipse(accent, x, y, 26, 11))
      .join('') +
    leaf(570, 450, -20 - chance * 40) +
    place(600, 420, 1.1, steam(palette)) +
    ellipse(ink, 230, 656, 128, 40) +
    ellipse(gold, 230, 646, 120, 36) +
    ellipse(skyLow, 230, 634, 104, 30) +
    shape(paper, 'M900 530H1040L1022 660Q970 676 918 660z') +
    stroke(paper, 16, 'M1034 560q56 4 44 44t-54 34') +
    ellipse(ink, 970, 530, 70, 17)
  );
};
