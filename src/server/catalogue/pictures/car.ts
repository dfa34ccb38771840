import { box, dashes, faint, type Palette, place, ridge, shape, sky, stroke, sun } from './kit.ts';
import { acacia, shadow, wheel } from './motifs.ts';

/** A four-wheel drive on an open road. */
export const car = (palette: Palette): string => {
  const { ridges, ink, paper, accent, skyTop, chance } = palette;
  return (
    sky(palette) +
    sun(palette, 220 + chance * 260, 340, 96) +
    ridge(ridges[0], [
      [0, 480],
      [220, 400],
      [470, 470],
      [760, 380],
      [1000, 450],
      [1200, 410],
    ]) +
    ridge(ridges[1], [
      [0, 560],
      [300, 530],
      [700, 566],
      [1200, 525],
    ]) +
    place(1040, 600, 1, acacia(palette)) +
    place(120, 590, 0.6, acacia(palette)) +
    ridge(ridges[2], [
      [0, 620],
      [400, 600],
      [800, 620],
      [1200, 596],
    ]) +
    shape(ink, 'M0 668H1200V800H0z') +
    dashes(paper, 9, '70 60', 'M40 752H1180') +
    shadow(palette, 600, 704, 350) +
    shape(
      accent,
      'M300 640V540Q304 516 330 512L420 500L480 404Q490 390 510 390H800Q826 390 834 408L868 504Q900 508 904 536V640z',
    ) +
    shape(skyTop, 'M456 500L508 416H620V500zM640 416H736V500H640zM756 416H806L836 500H756z') +
    faint(0.5, shape(paper, 'M498 430L512 416H560L500 500H468z')) +
    box(ink, 486, 372, 350, 14, 6) +
    box(ridges[2], 540, 336, 190, 38, 8) +
    stroke(ink, 6, 'M300 604H904M630 512V600M746 512V600M660 540h30M776 540h30') +
    box(paper, 304, 540, 34, 26, 8) +
    box(ink, 286, 610, 60, 26, 8) +
    box(ink, 872, 610, 50, 26, 8) +
    box(ink, 902, 500, 24, 96, 10) +
    wheel(palette, 420, 644, 66) +
    wheel(palette, 780, 644, 66)
  );
};
