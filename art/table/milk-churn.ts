import { cow } from '../kit/animals/cow.ts';
import { cottage } from '../kit/buildings/cottage.ts';
import { mix } from '../kit/colour.ts';
import { churn } from '../kit/dishes/baskets.ts';
import { mug } from '../kit/dishes/drinks.ts';
import { foliage } from '../kit/foliage.ts';
import { grass, layer } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import type { Scene } from '../kit/scene.ts';
import { box, place, stroke } from '../kit/shapes.ts';
import { cloud, sky, sun } from '../kit/sky.ts';
import { atTable } from '../kit/table/lamplight.ts';
import { tableTop } from '../kit/table/table-top.ts';

export const milkChurn: Scene = {
  alt: {
    en: 'Two milk churns and a mug of fresh milk on a farm bench; dairy cows graze by a hedge and a cottage.',
    sw: 'Makopo mawili ya maziwa na kikombe cha maziwa mabichi; ng’ombe wanakula majani karibu na nyumba.',
  },
  lights: ['dawn', 'day', 'mist', 'gold'],
  close: { x: 1080, y: 800, width: 860 },
  sunOnRight: true,
  draw: ({ palette, random }) => {
    const near = atTable(palette);
    const wood = lit(palette, '#7a5636');
    return (
      sky(palette, 540) +
      sun(palette, 1060, 320, 80) +
      cloud(palette, 520, 190, 520) +
      layer(palette, random, { depth: 0, y: 480, swell: 50, steps: 6 }) +
      layer(palette, random, { depth: 1, y: 550, swell: 26, steps: 6 }) +
      Array.from({ length: 8 }, (_, index) =>
        foliage(palette, random, { x: 80 + index * 210, y: 600, width: 260, distance: 0.4, count: 14 }),
      ).join('') +
      layer(palette, random, { depth: 2, y: 640, swell: 8, steps: 5 }) +
      place(
        { x: 150, y: 690, scale: 0.8 },
        cottage(palette, { id: 'farm', wall: '#f3ead6', roof: '#8a4a3a', hearth: true, distance: 0.2 }),
      ) +
      grass(palette, random, { y: 720, height: 30, count: 60 }) +
      place({ x: 1490, y: 742, scale: 0.5 }, cow(palette, 'second')) +
      place({ x: 1180, y: 826, scale: 1.1 }, cow(palette, 'first', { grazes: true })) +
      stroke(wood, 14, 'M0 690H620M0 760H620') +
      [60, 260, 460, 620]
        .map(
          (x) =>
            box(wood, { x: x - 12, y: 640, width: 24, height: 190, round: 4 }) +
            box(mix(wood, palette.rim, 0.3), { x: x - 12, y: 640, width: 7, height: 190, round: 3 }),
        )
        .join('') +
      grass(palette, random, { y: 850, height: 50, count: 70 }) +
      tableTop(near, { y: 880, own: '#8f6a48' }) +
      place({ x: 480, y: 1060, scale: 1.5 }, churn(near)) +
      place({ x: 790, y: 1010, scale: 1.2 }, churn(near)) +
      place({ x: 1090, y: 1110, scale: 1.9 }, mug(near, '#f6f1e4', '#2f5f9f', '#fdf8ea'))
    );
  },
};
