import { wildebeest } from '../kit/animals/wildebeest.ts';
import { mix } from '../kit/colour.ts';
import { farHerd } from '../kit/herd.ts';
import { glints, layer, ridge } from '../kit/land.ts';
import { lit, shaded } from '../kit/light.ts';
import { acacia } from '../kit/plants.ts';
import { again, named } from '../kit/repeated.ts';
import type { Paint, Scene } from '../kit/scene.ts';
import { type Drawing, ellipse, faint, gradient, inside, place, rotate, shape, stroke } from '../kit/shapes.ts';
import { birds, cloud, sky, sun } from '../kit/sky.ts';

const dust = ({ palette }: Paint, x: number, y: number, width: number): Drawing =>
  faint(
    0.3,
    ellipse(palette.glow, { x, y, rx: width, ry: width * 0.13 }) +
      ellipse(palette.haze, { x: x + width * 0.3, y: y - width * 0.07, rx: width * 0.6, ry: width * 0.1 }),
  );

/** One that swims: head and back above the water, a wake beside it. */
const swimmer = ({ palette }: Paint, id: string, { x, y, scale }: { x: number; y: number; scale: number }): Drawing =>
  place(
    { x, y, scale },
    inside(
      `${id}-water`,
      'M-340-300H240V0H-340z',
      place({ x: 0, y: 176 }, rotate(22, wildebeest(palette, id), [-100, -190])),
    ) + stroke(palette.water[0], 5, 'M-236 4Q-190-10-120 4T20 0T150 8M-200 22Q-120 10-40 22T120 22M-20 40h130'),
  );

const bank = ({ palette }: Paint): Drawing => {
  const earth = lit(palette, '#a8714a');
  return (
    shape(earth, 'M560 912C600 880 640 850 690 830C730 800 760 736 840 716C1000 690 1300 700 1640 672V900H600z') +
    shape(
      shaded(palette, '#9a6440'),
      'M600 912C660 880 700 860 760 846C800 800 836 770 880 760C1040 744 1300 770 1640 748V930C1500 950 1340 920 1180 944C1040 960 920 926 800 950C720 960 640 930 600 912z',
    ) +
    stroke(
      mix(earth, palette.ink, 0.45),
      5,
      'M980 770q-10 60 10 120M1120 764q14 50-6 110M1290 776q-8 60 12 110M1470 764q10 60-8 130M840 800q-16 40-60 80',
    ) +
    ridge(mix(palette.land[2], palette.grass[0], 0.3), [
      [770, 760],
      [840, 708],
      [1000, 690],
      [1300, 698],
      [1640, 668],
    ]).replace('V1200H770', 'V690C1300 722 1000 716 850 740')
  );
};

export const wildebeestRiver: Scene = {
  alt: {
    en: 'Wildebeest leap from a steep bank and swim the Mara river while the herd gathers behind.',
    sw: 'Nyumbu wanaruka kutoka ukingo mkali na kuogelea katika Mto Mara, kundi likikusanyika nyuma.',
  },
  lights: ['gold', 'day', 'dawn', 'dusk'],
  close: { x: 760, y: 760, width: 900 },
  draw: (paint) => {
    const { palette, random } = paint;
    const herd = Array.from({ length: 15 }, (_, index) =>
      again(index % 3 === 0 ? 'running' : 'standing', {
        x: 1010 + index * 42,
        y: 712 - (index % 3) * 14,
        scale: 0.34 - (index % 3) * 0.04,
      }),
    );
    return (
      sky(palette, 600) +
      sun(palette, 360, 420, 84) +
      cloud(palette, 1180, 170, 560) +
      cloud(palette, 700, 300, 360) +
      layer(palette, random, { depth: 0, y: 540, swell: 40, steps: 6 }) +
      layer(palette, random, { depth: 1, y: 600, swell: 16 }) +
      place({ x: 250, y: 640, scale: 0.34 }, acacia(palette, random, 0.6)) +
      place({ x: 620, y: 630, scale: 0.26 }, acacia(palette, random, 0.65)) +
      place({ x: 1440, y: 628, scale: 0.5 }, acacia(palette, random, 0.5)) +
      layer(palette, random, { depth: 2, y: 640, swell: 10, steps: 8 }) +
      farHerd(palette, random, { from: 60, to: 900, y: 652, count: 50, size: 1.1 }) +
      farHerd(palette, random, { from: 900, to: 1600, y: 660, count: 70, size: 1.5 }) +
      dust(paint, 1180, 640, 420) +
      layer(palette, random, { depth: 3, y: 730, swell: 10, steps: 6 }) +
      gradient('river', [
        [0, mix(palette.water[1], lit(palette, '#b08a5e'), 0.62)],
        [1, mix(palette.water[2], lit(palette, '#7d6038'), 0.62)],
      ]) +
      shape('url(#river)', 'M-20 760C200 752 460 764 700 830L1640 880V1220H-20z') +
      glints(palette.water[0], random, { x: 360, top: 776, bottom: 1120, spread: 420 }) +
      bank(paint) +
      named('standing', wildebeest(palette, 'one', 'stand', 0.2)) +
      named('running', wildebeest(palette, 'two', 'run', 0.2)) +
      herd.reverse().join('') +
      dust(paint, 1300, 680, 360) +
      place({ x: 910, y: 790, scale: 0.62 }, rotate(-26, wildebeest(palette, 'first', 'leap', 0.06))) +
      place({ x: 660, y: 850, scale: 0.7 }, rotate(-10, wildebeest(palette, 'second', 'leap', 0.03))) +
      place({ x: 1150, y: 776, scale: 0.58 }, rotate(-8, wildebeest(palette, 'third', 'run', 0.08))) +
      faint(
        0.85,
        stroke(
          palette.water[0],
          7,
          'M560 892q-20-50-46-60M600 886q-4-60-22-80M640 892q14-46 40-56M680 900q30-30 52-30',
        ),
      ) +
      swimmer(paint, 'swims-1', { x: 190, y: 880, scale: 0.5 }) +
      swimmer(paint, 'swims-2', { x: 410, y: 930, scale: 0.66 }) +
      swimmer(paint, 'swims-3', { x: 860, y: 1010, scale: 0.92 }) +
      swimmer(paint, 'swims-4', { x: 400, y: 1100, scale: 1.2 }) +
      swimmer(paint, 'swims-5', { x: 1340, y: 1040, scale: 0.95 }) +
      birds(palette, random, { x: 900, y: 240, size: 0.7 })
    );
  },
};
