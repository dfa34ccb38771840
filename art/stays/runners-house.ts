import { cottage } from '../kit/buildings/cottage.ts';
import { mix } from '../kit/colour.ts';
import { grass, layer } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import { looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import type { Pose } from '../kit/people/poses.ts';
import { underShade } from '../kit/road.ts';
import type { Scene } from '../kit/scene.ts';
import { place, shape } from '../kit/shapes.ts';
import { birds, cloud, sky, sun } from '../kit/sky.ts';
import { shadeTree } from '../kit/trees.ts';

const running: Pose = {
  ...{ neck: [-16, -240], hip: [6, -158], spread: 15 },
  arms: {
    near: [
      [22, -200],
      [-4, -176],
    ],
    far: [
      [-40, -198],
      [-54, -228],
    ],
  },
  legs: {
    near: [
      [-28, -96],
      [-40, -14],
    ],
    far: [
      [26, -92],
      [84, -78],
    ],
  },
};

export const runnersHouse: Scene = {
  alt: {
    en: 'Two runners on a red earth road in front of a guesthouse at Iten, the Kerio Valley far below.',
    sw: 'Wakimbiaji wawili kwenye barabara ya udongo mwekundu mbele ya nyumba ya wageni Iten, Bonde la Kerio chini.',
  },
  lights: ['dawn', 'day', 'gold', 'mist'],
  close: { x: 560, y: 860, width: 860 },
  draw: ({ palette, random }) => {
    const earth = lit(palette, '#b5613a');
    const runner = { ...looks.shirt, sleeves: 'none', lower: 'shorts' } as const;
    return (
      sky(palette, 560) +
      sun(palette, 420, 380, 90) +
      cloud(palette, 1060, 180, 640) +
      layer(palette, random, { depth: 0, y: 520, swell: 50, steps: 5 }) +
      layer(palette, random, { depth: 1, y: 600, swell: 30, steps: 5 }) +
      shape(mix(palette.land[1], palette.haze, 0.35), 'M-20 640C300 660 620 650 800 720H-20z') +
      birds(palette, random, { x: 600, y: 420, count: 4, size: 0.8 }) +
      shape(palette.land[2], 'M640 760C760 660 980 640 1620 630V900H500z') +
      place({ x: 1480, y: 760, scale: 1.25 }, shadeTree(palette, random, { distance: 0.14 })) +
      place({ x: 830, y: 760, scale: 0.8 }, shadeTree(palette, random, { distance: 0.22 })) +
      place({ x: 1150, y: 800, scale: 1.02 }, cottage(palette, { id: 'house', wall: '#e8d3a8', roof: '#4f7f8a' })) +
      shape(palette.land[3], 'M-20 800C300 780 560 750 700 780S1200 816 1620 800V1220H-20z') +
      grass(palette, random, { y: 850, height: 36, count: 34 }) +
      shape(mix(earth, palette.ink, 0.2), 'M-20 924C400 896 1000 900 1620 940V1110C1000 1080 400 1090-20 1120z') +
      shape(earth, 'M-20 930C400 902 1000 908 1620 948V1090C1000 1060 400 1070-20 1100z') +
      underShade(palette, 480, 1040, 130) +
      place(
        { x: 480, y: 1036, scale: 1.05 },
        person(palette, { ...runner, top: '#c8382f', bottom: '#2b3340' }, running),
      ) +
      underShade(palette, 690, 1020, 130) +
      place(
        { x: 690, y: 1016, scale: 1.02 },
        person(palette, { ...runner, head: 'braids', top: '#2f7f6d', bottom: '#e2a33b' }, running),
      ) +
      grass(palette, random, { y: 1130, height: 60, count: 60 })
    );
  },
};
