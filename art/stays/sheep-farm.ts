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
    streaks(palette, random, { top: 100, bottom: 320 }) +
    place({ x: 1060, y: 740, scale: 1.06 }, mountKenyaFar(palette)) +
    cloud(palette, 1380, 600, 460) +
    layer(palette, random, { depth: 1, y: 690, swell: 34, steps: 5 }) +
    layer(palette, random, { depth: 2, y: 770, swell: 30, steps: 5 }) +
    place({ x: 1390, y: 826, scale: 0.6 }, shadeTree(palette, random, { distance: 0.25 })) +
    place({ x: 910, y: 830, scale: 0.52 }, shadeTree(palette, random, { distance: 0.3 })) +
    place(
      { x: 1160, y: 840, scale: 0.72 },
      cottage(palette, { id: 'farm', wall: '#efe2c6', roof: '#7a4436', hearth: true, distance: 0.12 }),
    ) +
    layer(palette, random, { depth: 3, y: 850, swell: 18, steps: 6 }) +
    grass(palette, random, { y: 900, height: 34, count: 40 }) +
    [760, 900, 1040, 1250, 1400]
      .map((x, index) =>
        place(
          { x, y: 920 + (index % 3) * 16, scale: 0.6, scaleX: index === 3 ? -0.6 : 0.6 },
          sheep(palette, { grazes: index % 2 === 0, distance: 0.14 }),
        ),
      )
      .join('') +
    place(
      { x: 1180, y: 1070, scale: 0.98 },
      person(
        palette,
        { ...looks.fundi, head: 'hat', headColour: '#8a6a44', top: '#4a5f7a', sleeves: 'long' },
        poses.standing,
      ),
    ) +
    place({ x: 880, y: 1040, scale: 1.1 }, sheep(palette)) +
    place({ x: 640, y: 1030, scale: 1.1, scaleX: -1.1 }, sheep(palette, { grazes: true })) +
    place({ x: 340, y: 1070, scale: 1.6 }, sheep(palette)) +
    grass(palette, random, { y: 1100, height: 60, count: 60 }),
};
