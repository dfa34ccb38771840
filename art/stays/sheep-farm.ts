import { sheep } from '../kit/animals/sheep.ts';
import { cottage } from '../kit/buildings/cottage.ts';
import { grass, layer } from '../kit/land.ts';
import { mountKenyaFar } from '../kit/mount-kenya-far.ts';
import { looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import type { Scene } from '../kit/scene.ts';
import { place } from '../kit/shapes.ts';
import { cloud, sky, streaks, sun } from '../kit/sky.ts';
import { shadeTree } from '../kit/trees.ts';

export const sheepFarm: Scene = {
  alt: {
    en: 'Sheep graze on the high grassland of Timau with their herder, a farmhouse and Mount Kenya behind.',
    sw: 'Kondoo wanakula nyasi Timau pamoja na mchungaji, nyumba ya shamba na Mlima Kenya nyuma.',
  },
  lights: ['day', 'gold', 'mist', 'dawn'],
  close: { x: 480, y: 880, width: 860 },
  draw: ({ palette, random }) =>
    sky(palette, 640) +
    sun(palette, 420, 360, 84) +
    streaks(palette, random, 100, 320, 6) +
    place(1060, 740, 1.06, mountKenyaFar(palette)) +
    cloud(palette, 1380, 600, 460) +
    layer(palette, 1, random, 690, 34, 5) +
    layer(palette, 2, random, 770, 30, 5) +
    place(1390, 826, 0.6, shadeTree(palette, random, undefined, 0.25)) +
    place(910, 830, 0.52, shadeTree(palette, random, undefined, 0.3)) +
    place(
      1160,
      840,
      0.72,
      cottage(palette, { id: 'farm', wall: '#efe2c6', roof: '#7a4436', hearth: true, distance: 0.12 }),
    ) +
    layer(palette, 3, random, 850, 18, 6) +
    grass(palette, random, 900, 34, 40) +
    [760, 900, 1040, 1250, 1400]
      .map((x, index) =>
        place(
          x,
          920 + (index % 3) * 16,
          0.6,
          sheep(palette, { grazes: index % 2 === 0, distance: 0.14 }),
          index === 3 ? -0.6 : 0.6,
        ),
      )
      .join('') +
    place(
      1180,
      1070,
      0.98,
      person(
        palette,
        { ...looks.fundi, head: 'hat', headColour: '#8a6a44', top: '#4a5f7a', sleeves: 'long' },
        poses.standing,
      ),
    ) +
    place(880, 1040, 1.1, sheep(palette)) +
    place(640, 1030, 1.1, sheep(palette, { grazes: true }), -1.1) +
    place(340, 1070, 1.6, sheep(palette)) +
    grass(palette, random, 1100, 60, 60),
};
