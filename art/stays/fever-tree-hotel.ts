import { zebra } from '../kit/animals/zebra.ts';
import { gardenHotel } from '../kit/buildings/garden-hotel.ts';
import { mix } from '../kit/colour.ts';
import { feverTree } from '../kit/fever-tree.ts';
import { grass, layer } from '../kit/land.ts';
import type { Scene } from '../kit/scene.ts';
import { sea } from '../kit/sea.ts';
import { place, shape } from '../kit/shapes.ts';
import { birds, cloud, sky } from '../kit/sky.ts';

export const feverTreeHotel: Scene = {
  alt: {
    en: 'A hotel on a lawn under yellow-barked fever trees by Lake Naivasha, a zebra grazing on the grass.',
    sw: 'Hoteli kwenye uwanja wa nyasi chini ya migunga ya manjano kando ya Ziwa Naivasha, punda milia akila nyasi.',
  },
  lights: ['day', 'dawn', 'gold', 'mist', 'dusk'],
  close: { x: 900, y: 800, width: 900 },
  draw: ({ palette, random }) =>
    sky(palette, 600) +
    cloud(palette, 860, 170, 780) +
    cloud(palette, 300, 330, 420) +
    layer(palette, random, { depth: 0, y: 540, swell: 70, steps: 5 }) +
    layer(palette, random, { depth: 1, y: 610, swell: 30, steps: 6 }) +
    sea(palette, random, { top: 660, bottom: 780, count: 14 }) +
    birds(palette, random, { x: 200, y: 520, size: 0.6 }) +
    shape(mix(palette.leaf[1], palette.haze, 0.2), 'M440 760C700 720 1100 716 1620 720V900H300z') +
    place({ x: 540, y: 800, scale: 0.8 }, feverTree(palette, random, 0.35)) +
    place({ x: 1500, y: 790 }, feverTree(palette, random, 0.3)) +
    place(
      { x: 680, y: 830, scale: 0.92 },
      gardenHotel(palette, { wall: '#f2e6cc', roof: '#8a5a3c', bays: 5, distance: 0.08 }),
    ) +
    shape(palette.leaf[1], 'M-20 860C400 820 1100 820 1620 830V1220H-20z') +
    shape(
      mix(palette.leaf[1], palette.leaf[0], 0.5),
      'M300 900C700 866 1200 868 1620 880V920C1200 900 700 900 300 900z',
    ) +
    place({ x: 1160, y: 1000, scale: 0.72 }, zebra(palette, 'zebra', { grazes: true })) +
    place({ x: 300, y: 1060, scale: 1.62 }, feverTree(palette, random, 0.04)) +
    place({ x: 1470, y: 1090, scale: 1.72 }, feverTree(palette, random)) +
    shape(mix(palette.leaf[2], palette.ink, 0.2), 'M-20 1120C400 1090 1000 1130 1620 1100V1220H-20z') +
    grass(palette, random, { y: 1120, height: 50, count: 24 }),
};
