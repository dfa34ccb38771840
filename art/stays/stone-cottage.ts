import { cottage } from '../kit/buildings/cottage.ts';
import { mix } from '../kit/colour.ts';
import { layer } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import { papyrus } from '../kit/reeds.ts';
import { stone } from '../kit/rocks.ts';
import type { Scene } from '../kit/scene.ts';
import { sea } from '../kit/sea.ts';
import { limb, place, shape } from '../kit/shapes.ts';
import { birds, cloud, sky, streaks, sun } from '../kit/sky.ts';
import { banana, shadeTree } from '../kit/trees.ts';

export const stoneCottage: Scene = {
  alt: {
    en: 'A stone cottage among fig trees on the shore of Rusinga Island, a fishing boat drawn up below.',
    sw: 'Nyumba ya mawe kati ya mikuyu kwenye ufuo wa kisiwa cha Rusinga, mtumbwi wa uvuvi chini yake.',
  },
  lights: ['dawn', 'day', 'dusk', 'gold'],
  close: { x: 560, y: 780, width: 860 },
  sunOnRight: true,
  draw: ({ palette, random }) => {
    const wood = lit(palette, '#2f6f8a');
    const sand = lit(palette, '#cdb285');
    return (
      sky(palette, 640) +
      sun(palette, 1220, 440, 92) +
      streaks(palette, random, { top: 90, bottom: 320 }) +
      cloud(palette, 420, 210, 480) +
      layer(palette, random, { depth: 0, y: 570, swell: 60, steps: 4 }) +
      layer(palette, random, { depth: 1, y: 630, swell: 24, steps: 6 }) +
      sea(palette, random, { top: 670, count: 50 }) +
      birds(palette, random, { x: 1000, y: 340, size: 0.8 }) +
      shape(
        mix(palette.leaf[2], palette.leaf[1], 0.5),
        'M-20 700C200 680 600 700 900 790C1000 830 1060 870 1100 900H-20z',
      ) +
      place({ x: 120, y: 800, scale: 1.4 }, shadeTree(palette, random, { distance: 0.08 })) +
      place({ x: 830, y: 810, scale: 0.9 }, shadeTree(palette, random, { distance: 0.15 })) +
      place(
        { x: 490, y: 830, scale: 1.22 },
        cottage(palette, { id: 'cottage', wall: '#9c8d7c', roof: '#8a4a36', stone: true }),
      ) +
      place({ x: 860, y: 860, scale: 0.6 }, banana(palette, random)) +
      shape(palette.leaf[1], 'M-20 830C300 820 700 830 960 880L1010 930H-20z') +
      shape(sand, 'M-20 950C300 920 700 880 1010 900C1120 930 1100 980 900 1020C600 1080 240 1090-20 1140z') +
      shape(
        mix(sand, palette.ink, 0.24),
        'M-20 1140C240 1090 600 1080 900 1020C1000 1000 1070 970 1066 940C1110 980 1080 1030 900 1056C600 1104 240 1120-20 1166z',
      ) +
      place({ x: 1040, y: 960 }, stone(palette, 'rock-a', { width: 170, height: 110 })) +
      place({ x: 1150, y: 990 }, stone(palette, 'rock-b', { width: 120, height: 70 })) +
      // A long fishing boat of the lake, its stem drawn up on the sand.
      shape(
        mix(wood, palette.ink, 0.3),
        'M330 980C420 1040 700 1050 860 1004L930 950C900 1040 820 1070 720 1078H480C400 1074 350 1040 330 980z',
      ) +
      shape(wood, 'M300 960C420 1016 720 1024 950 936C920 1010 840 1052 720 1060H480C390 1054 330 1020 300 960z') +
      shape(lit(palette, '#f0c23a'), 'M306 972C430 1026 720 1034 944 950L938 968C720 1048 430 1044 318 990z') +
      limb(lit(palette, '#8a6646'), [
        [440, 1010, 8],
        [700, 940, 8],
      ]) +
      place({ x: 1430, y: 1190, scale: 1.2 }, papyrus(palette, random, 20)) +
      place({ x: 130, y: 1230, scale: 0.9 }, papyrus(palette, random, 16))
    );
  },
};
