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
    en: 'Dairy cows graze before a white cottage on the green hills of Limuru.',
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
      layer(palette, 0, random, 520, 80, 5) +
      layer(palette, 1, random, 610, 50, 5) +
      place(140, 700, 0.5, shadeTree(palette, random, undefined, 0.4)) +
      place(280, 700, 0.42, shadeTree(palette, random, undefined, 0.42)) +
      layer(palette, 2, random, 710, 30, 5) +
      place(1480, 800, 1.2, shadeTree(palette, random, undefined, 0.12)) +
      place(740, 800, 0.9, shadeTree(palette, random, undefined, 0.22)) +
      place(1110, 820, 1.15, cottage(palette, { id: 'cottage', wall: '#f3ead6', roof: '#5f7a74', hearth: true })) +
      place(1450, 838, 0.7, banana(palette, random)) +
      layer(palette, 3, random, 840, 14, 6) +
      stroke(
        wood,
        10,
        'M-10 820V900M150 826V906M310 830V910M470 834V912M630 838V916M790 842V920M950 846V922M1110 848V926M1270 850V926M1430 850V926M1590 850V926',
      ) +
      stroke(wood, 5, 'M-20 846C400 862 1000 874 1620 872M-20 876C400 890 1000 900 1620 898') +
      grass(palette, random, 950, 40, 40) +
      underShade(palette, 980, 1000, 250) +
      place(1000, 1002, 0.98, cow(palette, 'brown', { spots: '#9a5a34', grazes: true }), -0.98) +
      underShade(palette, 470, 1066, 420) +
      place(480, 1070, 1.5, cow(palette, 'black')) +
      grass(palette, random, 1110, 60, 60)
    );
  },
};
