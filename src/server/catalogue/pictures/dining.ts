import { box, disc, ellipse, type Palette, place, ridge, shape, sky, stroke, sun } from './kit.ts';
import { acacia } from './motifs.ts';

/** A laid table outdoors at dusk, two glasses and a lantern. */
export const dining = (palette: Palette): string => {
  const { ridges, ink, paper, accent, sun: gold, chance } = palette;
  const glass =
    shape(paper, 'M-34-150H34C36-100 22-76 4-72V-12H26V0H-26V-12H-4V-72C-22-76-36-100-34-150z') +
    shape(accent, 'M-31-120H31C28-96 18-82 0-80S-28-96-31-120z');
  const chair = stroke(ink, 16, 'M0 0V-290M0-130H120V0') + stroke(ink, 10, 'M0-230H-4M14-280V-150M0-210H20');
  return (
    sky(palette) +
    sun(palette, 420 + chance * 320, 360, 110) +
    stroke(ink, 4, 'M0 90Q300 190 600 110T1200 90') +
    [120, 260, 400, 540, 680, 820, 960, 1090]
      .map((x, index) => disc(gold, x, [130, 152, 150, 124, 102, 92, 90, 90][index] ?? 100, 13))
      .join('') +
    ridge(ridges[0], [
      [0, 500],
      [300, 440],
      [660, 500],
      [1200, 430],
    ]) +
    ridge(ridges[1], [
      [0, 570],
      [400, 540],
      [800, 576],
      [1200, 530],
    ]) +
    place(1060, 600, 0.9, acacia(palette)) +
    ridge(ridges[2], [
      [0, 640],
      [400, 620],
      [800, 650],
      [1200, 616],
    ]) +
    place(250, 760, 1.05, chair) +
    `<g transform="translate(950 760) scale(-1.05 1.05)">${chair}</g>` +
    shape(paper, 'M350 520H850L880 720H320z') +
    shape(accent, 'M540 520H660L676 720H524z') +
    ellipse(ink, 600, 520, 252, 16) +
    place(470, 516, 1, glass) +
    place(730, 516, 1, glass) +
    box(ink, 562, 380, 76, 12, 5) +
    stroke(ink, 7, 'M576 380q24-60 48 0') +
    shape(gold, 'M570 392H630L640 500H560z') +
    disc(paper, 600, 456, 18) +
    box(ink, 552, 500, 96, 16, 5) +
    ridge(ink, [
      [0, 762],
      [400, 742],
      [800, 768],
      [1200, 742],
    ])
  );
};
