import { gardenHotel } from '../kit/buildings/garden-hotel.ts';
import { mix } from '../kit/colour.ts';
import { layer } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import { papyrus } from '../kit/reeds.ts';
import { lounger, parasol } from '../kit/rooms/garden-seats.ts';
import type { Scene } from '../kit/scene.ts';
import { mirrored, sea } from '../kit/sea.ts';
import { place, shape, stroke } from '../kit/shapes.ts';
import { birds, cloud, sky, sun } from '../kit/sky.ts';
import { shadeTree } from '../kit/trees.ts';

export const lakeHotel: Scene = {
  alt: {
    en: 'A low white hotel on a lawn that slopes to Lake Victoria, a jetty and papyrus in front of it.',
    sw: 'Hoteli nyeupe kwenye uwanja wa nyasi unaoshuka hadi Ziwa Victoria, gati na mafunjo mbele yake.',
  },
  lights: ['gold', 'day', 'dusk', 'dawn'],
  close: { x: 1080, y: 700, width: 880 },
  draw: ({ palette, random }) => {
    const wood = lit(palette, '#8a6646');
    const hotel = gardenHotel(palette, { wall: '#f4ead4', roof: '#7a4436', bays: 5, distance: 0.05 });
    return (
      sky(palette, 640) +
      sun(palette, 330, 430, 92) +
      cloud(palette, 960, 190, 680) +
      birds(palette, random, { x: 470, y: 320, size: 0.7 }) +
      layer(palette, random, { depth: 0, y: 560, swell: 50, steps: 5 }) +
      layer(palette, random, { depth: 1, y: 620, swell: 24, steps: 6 }) +
      sea(palette, random, { top: 660, count: 56 }) +
      shape(
        mix(palette.leaf[1], palette.haze, 0.15),
        'M380 780C560 690 900 650 1620 640V900C1200 880 700 850 380 780z',
      ) +
      place({ x: 660, y: 720, scale: 0.8 }, shadeTree(palette, random, { distance: 0.2 })) +
      place({ x: 1560, y: 730, scale: 1.2 }, shadeTree(palette, random, { distance: 0.14 })) +
      place({ x: 760, y: 740, scale: 0.98 }, hotel) +
      shape(palette.leaf[1], 'M420 790C620 730 1000 720 1620 730V900C1200 890 700 860 420 790z') +
      shape(
        mix(palette.leaf[1], palette.leaf[0], 0.6),
        'M560 770C800 732 1100 728 1620 738V770C1200 760 860 756 560 770z',
      ) +
      mirrored({ x: 760, y: 930, scale: 0.98, strength: 0.12 }, hotel) +
      shape(
        mix(lit(palette, '#b08a5c'), palette.ink, 0.15),
        'M420 790C700 862 1200 892 1620 902V926C1200 912 700 880 420 790z',
      ) +
      place({ x: 900, y: 808, scale: 0.44 }, lounger(palette)) +
      place({ x: 1060, y: 812, scale: 0.44 }, lounger(palette)) +
      place({ x: 985, y: 808, scale: 0.62 }, parasol(palette, '#d9743a')) +
      // A jetty into the lake.
      stroke(mix(wood, palette.ink, 0.4), 12, 'M388 1004V1090M500 1046V1130M660 960V1040M826 866V940') +
      shape(wood, 'M760 842L830 858L500 1040L380 1000z') +
      stroke(
        mix(wood, palette.ink, 0.3),
        3,
        'M720 858L800 880M660 884L750 910M600 912L690 940M540 940L630 970M470 966L560 1004M420 984L520 1028',
      ) +
      shape(mix(wood, palette.ink, 0.35), 'M500 1040L380 1000V1012L500 1054L832 870V858z') +
      place({ x: 180, y: 1190, scale: 1.2 }, papyrus(palette, random, 22)) +
      place({ x: 1460, y: 1150, scale: 1.1 }, papyrus(palette, random, 20)) +
      place({ x: 1250, y: 1210, scale: 0.9 }, papyrus(palette, random, 14))
    );
  },
};
