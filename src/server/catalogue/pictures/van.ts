import { box, type Palette, place, ridge, shape, sky, stroke, sun } from './kit.ts';
import { acacia, shadow, wheel } from './motifs.ts';

/** A safari van with its roof up. */
export const van = (palette: Palette): string => {
  const { ridges, ink, paper, accent, sun: gold, skyTop, chance } = palette;
  return (
    sky(palette) +
    sun(palette, 860 + chance * 200, 330, 100) +
    ridge(ridges[0], [
      [0, 470],
      [240, 400],
      [540, 470],
      [860, 400],
      [1200, 460],
    ]) +
    ridge(ridges[1], [
      [0, 560],
      [340, 530],
      [760, 568],
      [1200, 530],
    ]) +
    place(150, 620, 1.1, acacia(palette)) +
    ridge(ridges[2], [
      [0, 630],
      [400, 606],
      [800, 632],
      [1200, 604],
    ]) +
    shape(accent, 'M0 690Q600 660 1200 690V800H0z') +
    shape(ink, 'M0 740Q600 700 1200 740V800H0z') +
    shadow(palette, 610, 712, 370) +
    box(paper, 452, 274, 420, 26, 10) +
    stroke(ink, 9, 'M480 300V360M600 300V360M720 300V360M846 300V360') +
    shape(paper, 'M290 640V520Q294 500 312 492L380 380Q394 358 422 356H890Q926 358 930 390V640z') +
    shape(accent, 'M290 560H930V600H290z') +
    shape(skyTop, 'M372 480L422 392H508V480zM528 392H640V480H528zM660 392H772V480H660zM792 392H896V480H792z') +
    stroke(ink, 5, 'M518 392V630M650 500V630M532 520h30') +
    box(gold, 290, 516, 28, 32, 8) +
    box(ink, 276, 612, 70, 28, 8) +
    box(ink, 884, 612, 60, 28, 8) +
    wheel(palette, 410, 646, 62) +
    wheel(palette, 800, 646, 62)
  );
};
