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
      layer(palette, 0, random, 480, 50, 6) +
      layer(palette, 1, random, 550, 26, 6) +
      Array.from({ length: 8 }, (_, index) => foliage(palette, random, 80 + index * 210, 600, 260, 0.4, 14)).join('') +
      layer(palette, 2, random, 640, 8, 5) +
      place(
        150,
        690,
        0.8,
        cottage(palette, { id: 'farm', wall: '#f3ead6', roof: '#8a4a3a', hearth: true, distance: 0.2 }),
      ) +
      grass(palette, random, 720, 30, 60) +
      place(1490, 742, 0.5, cow(palette, 'second')) +
      place(1180, 826, 1.1, cow(palette, 'first', { grazes: true })) +
      stroke(wood, 14, 'M0 690H620M0 760H620') +
      [60, 260, 460, 620]
        .map((x) => box(wood, x - 12, 640, 24, 190, 4) + box(mix(wood, palette.rim, 0.3), x - 12, 640, 7, 190, 3))
        .join('') +
      grass(palette, random, 850, 50, 70) +
      tableTop(near, 880, '#8f6a48') +
      place(480, 1060, 1.5, churn(near)) +
      place(790, 1010, 1.2, churn(near)) +
      place(1090, 1110, 1.9, mug(near, '#f6f1e4', '#2f5f9f', '#fdf8ea'))
    );
  },
};
