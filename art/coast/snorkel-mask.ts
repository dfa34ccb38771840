import { mix } from '../kit/colour.ts';
import { lit, type Palette, shaded } from '../kit/light.ts';
import type { Scene } from '../kit/scene.ts';
import { box, type Drawing, ellipse, faint, place, polygon, rotate, shape, stroke } from '../kit/shapes.ts';
import { planks } from '../kit/table/cloths.ts';
import { cowrie } from './seashell.ts';

export const snorkelMask: Scene = {
  alt: {
    en: 'A diving mask, a snorkel and fins lie on the boards of a boat.',
    sw: 'Miwani ya maji, mrija na mapezi juu ya mbao za mashua.',
  },
  lights: ['day', 'gold', 'dawn'],
  close: { x: 720, y: 560, width: 820 },
  draw: ({ palette, random }) =>
    planks(palette, random, '#b98a5c') +
    box(lit(palette, '#2f8f9a'), { x: 0, y: 0, width: 1600, height: 96 }) +
    box(shaded(palette, '#2f8f9a'), { x: 0, y: 86, width: 1600, height: 16 }) +
    rotate(-62, place({ x: 1290, y: 620, scale: 1.5 }, fin(palette)), [1290, 620]) +
    rotate(-80, place({ x: 1450, y: 800, scale: 1.5 }, fin(palette)), [1450, 800]) +
    rope(palette) +
    place({ x: 680, y: 560, scale: 1.5 }, mask(palette)) +
    place({ x: 300, y: 1040, scale: 0.9 }, cowrie(palette, '#e8cfa0')),
};

/** A mask from the front with its snorkel, 520 wide. */
function mask(palette: Palette): Drawing {
  const rubber = lit(palette, '#23303a');
  const edge = mix(rubber, palette.rim, 0.25);
  const tube = lit(palette, '#f0b93a');
  const glass = lit(palette, '#6fc4cc');
  const lens = 'M-30-92C-110-110-204-92-212-20C-216 50-170 88-112 84C-64 80-44 46-22 18';
  return (
    faint(0.3, shape(palette.ink, 'M-240 10C-220 130-60 140 20 90C90 150 260 110 262 0L240 60z')) +
    stroke(
      mix(rubber, palette.ink, 0.3),
      26,
      'M-220-20C-330 20-330 140-230 190C-80 260 130 250 250 180C330 130 320 20 224-20',
    ) +
    stroke(edge, 4, 'M-234-20C-344 26-340 150-236 200') +
    shape(
      rubber,
      'M-240-20C-236-128-110-150 0-118C110-150 236-128 240-20C244 70 180 122 104 114C56 108 34 74 0 60C-34 74-56 108-104 114C-180 122-244 70-240-20z',
    ) +
    shape(glass, `${lens}C-14 6-10-40-30-92z`) +
    shape(glass, 'M30-92C110-110 204-92 212-20C216 50 170 88 112 84C64 80 44 46 22 18C14 6 10-40 30-92z') +
    faint(
      0.55,
      polygon(lit(palette, '#ffffff'), [
        [-170, -86],
        [-120, -98],
        [-180, 40],
        [-206, 6],
      ]) +
        polygon(lit(palette, '#ffffff'), [
          [90, -100],
          [140, -96],
          [70, 62],
          [48, 44],
        ]),
    ) +
    shape(mix(rubber, palette.ink, 0.3), 'M-34 40C-30-10-16-30 0-34C16-30 30-10 34 40C20 66-20 66-34 40z') +
    stroke(edge, 5, 'M-232-30C-224-124-110-142 0-110C70-130 140-130 188-104') +
    stroke(mix(tube, palette.ink, 0.35), 34, 'M276-170L300 90C306 190 240 226 176 204') +
    stroke(tube, 28, 'M274-170L298 90C304 186 240 220 178 200') +
    stroke(mix(tube, palette.rim, 0.6), 6, 'M266-166L290 84') +
    stroke(lit(palette, '#d9482f'), 32, 'M274-190L276-150') +
    shape(rubber, 'M190 176C160 170 130 180 116 200C130 224 160 232 184 224z')
  );
}

/** A fin 420 long, its blade to the right. */
function fin(palette: Palette): Drawing {
  const blade = lit(palette, '#2f7fb0');
  const dark = mix(blade, shaded(palette, '#1f4f7a'), 0.6);
  return (
    faint(0.3, shape(palette.ink, 'M-120-30C0-40 120-80 300-90C320-40 320 50 300 100C140 90 0 60-120 60z')) +
    shape(blade, 'M-20-44C100-60 180-96 300-104C312-50 312 30 300 84C180 76 100 46-20 40z') +
    stroke(dark, 10, 'M0-30L290-84M10 0H296M0 30L290 66') +
    shape(lit(palette, '#23303a'), 'M-150-4C-150-52-80-62 10-50C24-20 24 20 10 46C-80 58-150 44-150-4z') +
    ellipse(mix(palette.ink, lit(palette, '#23303a'), 0.4), { x: -112, y: -2, rx: 26, ry: 30 })
  );
}

const rope = (palette: Palette): Drawing => {
  const hemp = lit(palette, '#e3cf9a');
  const line = 'M-20 860C200 800 260 960 430 930S620 1010 820 1080S1180 1010 1240 1220';
  return (
    faint(0.3, stroke(palette.ink, 24, line.replace('M-20 860', 'M-14 878'))) +
    stroke(mix(hemp, shaded(palette, '#a8864a'), 0.6), 24, line) +
    `<path fill="none" stroke="${hemp}" stroke-width="18" stroke-dasharray="16 7" d="${line}"/>`
  );
};
