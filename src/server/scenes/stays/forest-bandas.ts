import { banda } from '../kit/buildings/thatch.ts';
import { mix } from '../kit/colour.ts';
import { hills } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import { leaves } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { gradient, limb, place, shape } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { banana, shadeTree } from '../kit/trees.ts';

export const forestBandas: Scene = {
  alt: {
    en: 'Round thatched bandas in a clearing at the edge of the tall Kakamega rainforest.',
    sw: 'Nyumba za msonge zilizoezekwa nyasi kwenye uwazi kando ya msitu wa miti mirefu wa Kakamega.',
  },
  lights: ['mist', 'day', 'dawn', 'night'],
  close: { x: 880, y: 820, width: 860 },
  draw: ({ palette, random }) => {
    const trunk = (x: number, wide: number, distance: number) =>
      limb(mix(mix(palette.ink, palette.glow, 0.16), palette.haze, distance), [
        [x, 960, wide * 1.5],
        [x + 6, 700, wide],
        [x - 4, -30, wide * 0.7],
      ]);
    const wood = (y: number, share: number) =>
      hills(mix(mix(palette.leaf[2], palette.leaf[1], 0.3), palette.haze, share), random, y, 70, 14);
    const clearing = mix(palette.leaf[1], palette.leaf[0], 0.3);
    return (
      sky(palette, 620) +
      wood(260, 0.7) +
      [120, 420, 690, 1010, 1300, 1480].map((x) => trunk(x, 16, 0.62)).join('') +
      wood(430, 0.5) +
      place(300, 830, 1.5, shadeTree(palette, random, undefined, 0.5)) +
      place(1330, 830, 1.6, shadeTree(palette, random, undefined, 0.45)) +
      place(820, 830, 1.35, shadeTree(palette, random, undefined, 0.5)) +
      [250, 560, 940, 1180, 1560].map((x) => trunk(x, 26, 0.4)).join('') +
      wood(760, 0.3) +
      gradient('beams', [
        [0, palette.glow, palette.lamps ? 0 : 0.5],
        [1, palette.glow, 0],
      ]) +
      shape('url(#beams)', 'M560-20L360 800H560L780-20zM1080-20L960 800H1120L1280-20z') +
      shape(mix(clearing, palette.haze, 0.15), 'M-20 840C300 816 1200 810 1620 840V1220H-20z') +
      place(450, 890, 0.86, banda(palette, random, 'banda-a', '#b88a5c', 0.14)) +
      place(1340, 910, 1, banda(palette, random, 'banda-c', '#c9a06c', 0.08)) +
      place(1150, 890, 0.7, banana(palette, random, 0.1)) +
      place(1530, 930, 0.9, banana(palette, random)) +
      shape(clearing, 'M-20 900C400 880 1100 900 1620 890V1220H-20z') +
      shape(lit(palette, '#b5754a'), 'M820 990C780 1060 640 1130 520 1220H980C960 1140 920 1060 900 990z') +
      place(860, 1000, 1.7, banda(palette, random, 'banda-b')) +
      place(600, 1010, 0.9, banana(palette, random)) +
      place(-20, 1210, 1, leaves(palette, random, 6, 380)) +
      place(1620, 1220, 1, leaves(palette, random, 6, 360))
    );
  },
};
