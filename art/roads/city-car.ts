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
    layer(palette, 0, random, 760, 20, 6) +
    place(560, 850, 1, highRise(palette, random, { width: 150, height: 380, own: '#e6dcc6', distance: 0.55 })) +
    place(
      760,
      850,
      1,
      highRise(palette, random, { width: 120, height: 300, own: '#8fa3a0', face: 'bands', distance: 0.6 }),
    ) +
    place(
      900,
      850,
      1,
      highRise(palette, random, { width: 170, height: 250, own: '#b98a6a', face: 'fins', distance: 0.6 }),
    ) +
    layer(palette, 2, random, 830, 10, 6) +
    place(520, 880, 0.85, shadeTree(palette, random, violet, 0.35)) +
    place(1010, 880, 0.9, shadeTree(palette, random, violet, 0.3)) +
    hedge(palette, -10, 900, 1620, 60) +
    place(160, 920, 1.75, shadeTree(palette, random, violet, 0.06)) +
    place(1430, 920, 1.85, shadeTree(palette, random, violet)) +
    box(lit(palette, '#cdbb9e'), 0, 900, 1600, 56) +
    Array.from({ length: 60 }, () => {
      const side = random() < 0.5 ? 0 : 1600;
      return ellipse(
        mix(lit(palette, violet), palette.rim, random() * 0.4),
        side + (side ? -1 : 1) * 560 * random(),
        908 + 42 * random(),
        9,
        3.4,
      );
    }).join('') +
    road(palette, 960, 190) +
    underShade(palette, 760, 1076, 780) +
    place(760, 1078, 2.05, hatchback(palette, 'car', '#c63a2c')) +
    box(mix(lit(palette, '#cdbb9e'), palette.ink, 0.36), 0, 1150, 1600, 50),
};
