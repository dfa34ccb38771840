import { highRise } from '../kit/buildings/high-rise.ts';
import { mix } from '../kit/colour.ts';
import { layer } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import { road, underShade } from '../kit/road.ts';
import type { Scene } from '../kit/scene.ts';
import { box, ellipse, place } from '../kit/shapes.ts';
import { cloud, sky, sun } from '../kit/sky.ts';
import { hedge, shadeTree } from '../kit/trees.ts';
import { hatchback } from '../kit/vehicles/hatchback.ts';

const violet = '#9079c9';

export const cityCar: Scene = {
  alt: {
    en: 'A small red car on a Nairobi avenue of flowering jacaranda, petals on the pavement.',
    sw: 'Gari dogo jekundu kwenye barabara ya Nairobi yenye mijakaranda iliyochanua, maua njiani.',
  },
  lights: ['day', 'gold', 'dawn', 'mist', 'dusk'],
  close: { x: 760, y: 820, width: 860 },
  sunOnRight: true,
  draw: ({ palette, random }) =>
    sky(palette, 800) +
    sun(palette, 1130, 330, 80) +
    cloud(palette, 700, 190, 520) +
    layer(palette, random, { depth: 0, y: 760, swell: 20, steps: 6 }) +
    place({ x: 560, y: 850 }, highRise(palette, random, { width: 150, height: 380, own: '#e6dcc6', distance: 0.55 })) +
    place(
      { x: 760, y: 850 },
      highRise(palette, random, { width: 120, height: 300, own: '#8fa3a0', face: 'bands', distance: 0.6 }),
    ) +
    place(
      { x: 900, y: 850 },
      highRise(palette, random, { width: 170, height: 250, own: '#b98a6a', face: 'fins', distance: 0.6 }),
    ) +
    layer(palette, random, { depth: 2, y: 830, swell: 10, steps: 6 }) +
    place({ x: 520, y: 880, scale: 0.85 }, shadeTree(palette, random, { own: violet, distance: 0.35 })) +
    place({ x: 1010, y: 880, scale: 0.9 }, shadeTree(palette, random, { own: violet, distance: 0.3 })) +
    hedge(palette, { x: -10, y: 900, width: 1620, height: 60 }) +
    place({ x: 160, y: 920, scale: 1.75 }, shadeTree(palette, random, { own: violet, distance: 0.06 })) +
    place({ x: 1430, y: 920, scale: 1.85 }, shadeTree(palette, random, { own: violet })) +
    box(lit(palette, '#cdbb9e'), { x: 0, y: 900, width: 1600, height: 56 }) +
    Array.from({ length: 60 }, () => {
      const side = random() < 0.5 ? 0 : 1600;
      return ellipse(mix(lit(palette, violet), palette.rim, random() * 0.4), {
        x: side + (side ? -1 : 1) * 560 * random(),
        y: 908 + 42 * random(),
        rx: 9,
        ry: 3.4,
      });
    }).join('') +
    road(palette, 960, 190) +
    underShade(palette, 760, 1076, 780) +
    place({ x: 760, y: 1078, scale: 2.05 }, hatchback(palette, 'car', '#c63a2c')) +
    box(mix(lit(palette, '#cdbb9e'), palette.ink, 0.36), { x: 0, y: 1150, width: 1600, height: 50 }),
};
