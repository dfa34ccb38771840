import { elephant } from '../kit/animals/elephant.ts';
import { foreground, glints, grass, layer, shadow } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import { kilimanjaro } from '../kit/mountains.ts';
import { acacia } from '../kit/plants.ts';
import type { Paint, Scene } from '../kit/scene.ts';
import { type Drawing, gradient, place, shape, stroke } from '../kit/shapes.ts';
import { cloud, sky } from '../kit/sky.ts';

/** A cattle egret about 60 high. */
const egret = ({ palette }: Paint, x: number, y: number, scale: number): Drawing =>
  place(
    { x, y, scale },
    stroke(palette.ink, 3, 'M-3 0V-16M4 0V-16') +
      shape(
        lit(palette, '#fbf6ea'),
        'M-14-24C-16-38-22-46-18-54C-14-60-4-60-4-52C-8-44-4-40 6-36C18-32 26-22 30-14C16-12-8-10-14-24z',
      ) +
      shape(lit(palette, '#e8a83c'), 'M-18-56L-32-50L-18-50z'),
  );

const swamp = ({ palette, random }: Paint): Drawing =>
  gradient('swamp', [
    [0, palette.water[0]],
    [1, palette.water[1]],
  ]) +
  shape(
    'url(#swamp)',
    'M-20 902C180 886 420 896 640 890S1180 880 1620 896V968C1400 990 1180 964 960 976S380 1000-20 972z',
  ) +
  glints(palette.water[0], random, { x: 1120, top: 906, bottom: 966, spread: 420, count: 9 }) +
  [120, 420, 760, 1330, 1520]
    .map((x, index) =>
      stroke(
        palette.leaf[index % 2 === 0 ? 1 : 2],
        5,
        [-40, -24, -8, 8, 24, 40]
          .map((dx) => `M${x + dx} ${912 + index * 6}q${dx * 0.1}-26 ${dx * 0.5}-${40 - Math.abs(dx) * 0.4}`)
          .join(''),
      ),
    )
    .join('');

export const elephantsKilimanjaro: Scene = {
  alt: {
    en: 'Elephants with a calf cross the marsh below Kilimanjaro and its cap of snow.',
    sw: 'Tembo na mtoto wao wanavuka kinamasi chini ya mlima Kilimanjaro wenye theluji kileleni.',
  },
  lights: ['dawn', 'day', 'gold', 'mist', 'dusk'],
  close: { x: 600, y: 840, width: 900 },
  draw: (paint) => {
    const { palette, random } = paint;
    return (
      sky(palette, 780) +
      cloud(palette, 300, 190, 460) +
      place({ x: 1060, y: 800, scale: 1.06 }, kilimanjaro(palette)) +
      cloud(palette, 1340, 610, 520) +
      cloud(palette, 420, 640, 520) +
      layer(palette, random, { depth: 1, y: 786, swell: 12, steps: 8 }) +
      [90, 250, 1180, 1330, 1500]
        .map((x, index) =>
          place({ x, y: 806 + (index % 2) * 8, scale: 0.3 + (index % 3) * 0.07 }, acacia(palette, random, 0.55)),
        )
        .join('') +
      layer(palette, random, { depth: 2, y: 850, swell: 10 }) +
      swamp(paint) +
      place({ x: 1240, y: 930, scale: 0.5 }, elephant(palette, 'far', { distance: 0.22 })) +
      place({ x: 1440, y: 936, scale: 0.42 }, elephant(palette, 'farther', { distance: 0.26 })) +
      layer(palette, random, { depth: 3, y: 990, swell: 12, steps: 6 }) +
      grass(palette, random, { y: 1030, height: 46, count: 44 }) +
      shadow(palette, { x: 560, y: 1076, width: 270 }) +
      place({ x: 560, y: 1078, scale: 1.02 }, elephant(palette, 'matriarch')) +
      shadow(palette, { x: 900, y: 1090, width: 120 }) +
      place({ x: 880, y: 1092, scale: 0.46 }, elephant(palette, 'calf', { tusks: 0 })) +
      egret(paint, 250, 1096, 0.9) +
      egret(paint, 1130, 1070, 0.7) +
      grass(palette, random, { y: 1104, height: 50, count: 40 }) +
      foreground(palette, random, 1150)
    );
  },
};
