import { cow } from '../kit/animals/cow.ts';
import { cottage } from '../kit/buildings/cottage.ts';
import { grass, layer } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import { underShade } from '../kit/road.ts';
import type { Scene } from '../kit/scene.ts';
import { place, stroke } from '../kit/shapes.ts';
import { cloud, sky, sun } from '../kit/sky.ts';
import { banana, shadeTree } from '../kit/trees.ts';

export const dairyCottage: Scene = {
  alt: {
    en: 'Dairy cows graze in front of a white cottage on the green hills of Limuru.',
    sw: 'Ng’ombe wa maziwa wanakula nyasi mbele ya nyumba nyeupe kwenye vilima vya kijani vya Limuru.',
  },
  lights: ['day', 'dawn', 'mist', 'gold'],
  close: { x: 480, y: 880, width: 860 },
  sunOnRight: true,
  draw: ({ palette, random }) => {
    const wood = lit(palette, '#8a6a4a');
    return (
      sky(palette, 620) +
      sun(palette, 1220, 300, 80) +
      cloud(palette, 440, 190, 760) +
      cloud(palette, 900, 340, 380) +
      layer(palette, random, { depth: 0, y: 520, swell: 80, steps: 5 }) +
      layer(palette, random, { depth: 1, y: 610, swell: 50, steps: 5 }) +
      place({ x: 140, y: 700, scale: 0.5 }, shadeTree(palette, random, { distance: 0.4 })) +
      place({ x: 280, y: 700, scale: 0.42 }, shadeTree(palette, random, { distance: 0.42 })) +
      layer(palette, random, { depth: 2, y: 710, swell: 30, steps: 5 }) +
      place({ x: 1480, y: 800, scale: 1.2 }, shadeTree(palette, random, { distance: 0.12 })) +
      place({ x: 740, y: 800, scale: 0.9 }, shadeTree(palette, random, { distance: 0.22 })) +
      place(
        { x: 1110, y: 820, scale: 1.15 },
        cottage(palette, { id: 'cottage', wall: '#f3ead6', roof: '#5f7a74', hearth: true }),
      ) +
      place({ x: 1450, y: 838, scale: 0.7 }, banana(palette, random)) +
      layer(palette, random, { depth: 3, y: 840, swell: 14, steps: 6 }) +
      stroke(
        wood,
        10,
        'M-10 820V900M150 826V906M310 830V910M470 834V912M630 838V916M790 842V920M950 846V922M1110 848V926M1270 850V926M1430 850V926M1590 850V926',
      ) +
      stroke(wood, 5, 'M-20 846C400 862 1000 874 1620 872M-20 876C400 890 1000 900 1620 898') +
      grass(palette, random, { y: 950, height: 40, count: 40 }) +
      underShade(palette, 980, 1000, 250) +
      place(
        { x: 1000, y: 1002, scale: 0.98, scaleX: -0.98 },
        cow(palette, 'brown', { spots: '#9a5a34', grazes: true }),
      ) +
      underShade(palette, 470, 1066, 420) +
      place({ x: 480, y: 1070, scale: 1.5 }, cow(palette, 'black')) +
      grass(palette, random, { y: 1110, height: 60, count: 60 })
    );
  },
};
