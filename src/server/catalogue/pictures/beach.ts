import { birds, ellipse, type Palette, place, ridge, shape, sky, stroke, sun } from './kit.ts';
import { dhow, palm } from './motifs.ts';

/** A dhow off a palm-lined shore. */
export const beach = (palette: Palette): string => {
  const { ridges, paper, skyLow, chance } = palette;
  const x = 560 + chance * 160;
  return (
    sky(palette) +
    sun(palette, 880, 330, 92) +
    shape(ridges[0], 'M0 452H1200V800H0z') +
    shape(ridges[1], 'M0 520Q300 506 600 522T1200 516V800H0z') +
    stroke(paper, 5, 'M800 480h120M850 500h180M120 560h150M420 590h110M940 560h120') +
    place(x, 520, 0.95, dhow(palette)) +
    shape(paper, 'M0 660C240 610 480 640 700 690S1060 740 1200 716V800H0z') +
    shape(skyLow, 'M0 676C240 626 480 660 700 708S1060 756 1200 732V800H0z') +
    ellipse(ridges[2], 190, 716, 170, 12) +
    place(160, 718, 1.35, palm(palette)) +
    place(60, 730, 1, palm(palette)) +
    birds(palette, 380, 170) +
    ridge(ridges[2], [
      [0, 760],
      [140, 742],
      [330, 800],
      [1200, 800],
    ])
  );
};
