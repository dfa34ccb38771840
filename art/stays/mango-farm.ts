import { cottage } from '../kit/buildings/cottage.ts';
import { mix } from '../kit/colour.ts';
import { mangoes, rows } from '../kit/crops.ts';
import { kiondo, kiondoBack } from '../kit/dishes/baskets.ts';
import { mango } from '../kit/dishes/fruit.ts';
import { foliage } from '../kit/foliage.ts';
import { grass, layer } from '../kit/land.ts';
import { lit, type Palette } from '../kit/light.ts';
import type { Paint, Scene } from '../kit/scene.ts';
import { type Drawing, ellipse, faint, limb, place, shape, stroke } from '../kit/shapes.ts';
import { cloud, sky, sun } from '../kit/sky.ts';
import { shadeTree } from '../kit/trees.ts';

export const mangoFarm: Scene = {
  alt: {
    en: 'A mango tree full of ripe fruit, a heaped basket below it, a farmhouse on the terraced hills of Machakos.',
    sw: 'Mwembe wenye maembe mabivu, kiondo kilichojaa chini yake, na nyumba ya shamba kwenye matuta ya Machakos.',
  },
  lights: ['day', 'gold', 'dawn'],
  close: { x: 640, y: 800, width: 940 },
  sunOnRight: true,
  draw: ({ palette, random }) => {
    const earth = lit(palette, '#b5744a');
    return (
      sky(palette, 600) +
      sun(palette, 1180, 330, 84) +
      cloud(palette, 960, 180, 560) +
      layer(palette, random, { depth: 0, y: 520, swell: 110, steps: 4 }) +
      rows(
        palette,
        'terrace-a',
        [
          [-40, 680],
          [240, 620],
          [560, 600],
          [900, 650],
          [1240, 610],
          [1640, 560],
        ],
        { own: '#8fa050', gap: 30, distance: 0.4 },
      ) +
      place({ x: 640, y: 690, scale: 0.42 }, shadeTree(palette, random, { distance: 0.35 })) +
      place({ x: 1430, y: 680, scale: 0.5 }, shadeTree(palette, random, { distance: 0.3 })) +
      rows(
        palette,
        'terrace-b',
        [
          [-40, 800],
          [300, 760],
          [700, 730],
          [1100, 720],
          [1640, 760],
        ],
        { own: '#a0a24c', gap: 40, distance: 0.18 },
      ) +
      place({ x: 1500, y: 870, scale: 0.94 }, shadeTree(palette, random, { distance: 0.08 })) +
      place(
        { x: 1130, y: 850, scale: 1.02 },
        cottage(palette, { id: 'farm', wall: '#c9764a', roof: '#9aa3a0', distance: 0.05 }),
      ) +
      shape(earth, 'M-20 900C400 870 1000 900 1620 880V1220H-20z') +
      shape(mix(earth, palette.ink, 0.16), 'M-20 1090C400 1050 1000 1100 1620 1060V1220H-20z') +
      mangoTree({ palette, random }) +
      faint(0.3, ellipse(palette.ink, { x: 640, y: 1124, rx: 250, ry: 26 })) +
      place({ x: 620, y: 1120, scale: 0.86 }, kiondoBack(palette)) +
      harvest(palette) +
      place({ x: 620, y: 1120, scale: 0.86 }, kiondo(palette, 'harvest')) +
      place({ x: 880, y: 1110, scale: 0.8 }, mango(palette, '#d9542f', 14)) +
      place({ x: 1010, y: 1128, scale: 0.7 }, mango(palette, '#b8502f', -24)) +
      grass(palette, random, { y: 1166, height: 46, count: 36 })
    );
  },
};

/** The old tree at the left edge: a thick trunk, a dark dome of leaves, fruit on long stalks below it. */
const mangoTree = ({ palette, random }: Paint): Drawing => {
  const bark = mix(palette.ink, palette.glow, 0.2);
  const fruit: readonly (readonly [number, number, number, number])[] = [
    [190, 330, 1.5, 2],
    [340, 316, 1.9, 3],
    [506, 296, 1.6, 2],
    [650, 250, 1.9, 3],
    [780, 180, 1.5, 2],
  ];
  return (
    limb(bark, [
      [60, 1180, 190],
      [70, 1020, 120],
      [60, 780, 104],
      [90, 520, 96],
      [40, 200, 80],
    ]) +
    limb(bark, [
      [80, 560, 76],
      [210, 400, 48],
      [360, 260, 24],
    ]) +
    stroke(mix(bark, palette.rim, 0.3), 7, 'M104 1080C112 980 96 840 106 700M128 560C170 490 220 430 290 370') +
    foliage(palette, random, { x: 330, y: 200, width: 900, count: 44 }) +
    fruit.map(([x, y, scale, count]) => place({ x, y, scale }, mangoes(palette, count))).join('') +
    foliage(palette, random, { x: 60, y: 150, width: 620, count: 34 }) +
    foliage(palette, random, { x: 480, y: 130, width: 760, count: 44 })
  );
};

const harvest = (palette: Palette): Drawing =>
  [
    [490, 830, 20],
    [756, 830, -24],
    [620, 836, 6],
    [550, 776, -30],
    [696, 778, 34],
    [620, 734, -8],
  ]
    .map(([x = 0, y = 0, turn = 0], index) =>
      place({ x, y, scale: 0.9 }, mango(palette, index % 2 ? '#d9702f' : '#c83f2c', turn)),
    )
    .join('');
