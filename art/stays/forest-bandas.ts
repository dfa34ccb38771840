import { banda } from '../kit/buildings/thatch.ts';
import { mix } from '../kit/colour.ts';
import { foliage } from '../kit/foliage.ts';
import { hills } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import { leaves } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { box, gradient, place, shape } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { banana } from '../kit/trees.ts';

export const forestBandas: Scene = {
  alt: {
    en: 'Round thatched bandas in a clearing at the edge of the tall Kakamega rainforest.',
    sw: 'Nyumba za msonge zilizoezekwa nyasi kwenye uwazi kando ya msitu wa miti mirefu wa Kakamega.',
  },
  lights: ['mist', 'day', 'dawn', 'night'],
  close: { x: 880, y: 820, width: 860 },
  draw: ({ palette, random }) => {
    const far = (share: number) => mix(mix(palette.leaf[2], palette.leaf[1], 0.3), palette.haze, share);
    const bark = (share: number) => mix(mix(palette.ink, palette.glow, 0.24), palette.haze, share);
    const clearing = mix(palette.leaf[1], palette.leaf[0], 0.3);
    // A trunk of the high forest, buttressed at its foot, whose crown is lost above the picture.
    const trunk = (x: number, wide: number, foot: number, share: number) =>
      shape(
        bark(share),
        `M${x - wide * 0.42}-20C${x - wide * 0.4} ${foot * 0.5} ${x - wide * 0.5} ${foot * 0.8} ${x - wide * 1.2} ${foot}H${x + wide * 1.3}C${x + wide * 0.55} ${foot * 0.8} ${x + wide * 0.42} ${foot * 0.5} ${x + wide * 0.4}-20z`,
      ) +
      shape(
        mix(bark(share), palette.rim, 0.2),
        `M${x - wide * 0.42}-20C${x - wide * 0.4} ${foot * 0.5} ${x - wide * 0.5} ${foot * 0.8} ${x - wide * 1.2} ${foot}H${x - wide * 0.7}C${x - wide * 0.26} ${foot * 0.8} ${x - wide * 0.2} ${foot * 0.5} ${x - wide * 0.2}-20z`,
      );
    return (
      sky(palette, 900) +
      box(far(0.78), { x: 0, y: 0, width: 1600, height: 900 }) +
      [70, 330, 540, 770, 1010, 1230, 1450].map((x) => trunk(x, 26, 820, 0.7)).join('') +
      hills(far(0.62), random, { y: 640, swell: 40, steps: 12 }) +
      [190, 640, 1120, 1370].map((x) => trunk(x, 44, 850, 0.5)).join('') +
      hills(far(0.44), random, { y: 750, swell: 34, steps: 11 }) +
      foliage(palette, random, { x: 420, y: 760, width: 620, distance: 0.42, count: 34 }) +
      foliage(palette, random, { x: 1260, y: 750, width: 640, distance: 0.42, count: 34 }) +
      gradient('beams', [
        [0, palette.glow, palette.lamps ? 0 : 0.55],
        [1, palette.glow, 0],
      ]) +
      shape('url(#beams)', 'M560-20L330 860H560L800-20zM1090-20L930 860H1110L1310-20z') +
      shape(mix(clearing, palette.haze, 0.15), 'M-20 840C300 816 1200 810 1620 840V1220H-20z') +
      trunk(30, 96, 900, 0.14) +
      trunk(1560, 110, 930, 0.1) +
      place(
        { x: 430, y: 896, scale: 0.92 },
        banda(palette, random, 'banda-a', { wallOwn: '#b88a5c', distance: 0.14 }),
      ) +
      place(
        { x: 1290, y: 912, scale: 1.04 },
        banda(palette, random, 'banda-c', { wallOwn: '#c9a06c', distance: 0.08 }),
      ) +
      place({ x: 1110, y: 890, scale: 0.7 }, banana(palette, random, 0.1)) +
      shape(clearing, 'M-20 900C400 880 1100 900 1620 890V1220H-20z') +
      shape(lit(palette, '#b5754a'), 'M810 1000C770 1060 640 1140 540 1220H1000C970 1140 940 1060 910 1000z') +
      place({ x: 860, y: 1010, scale: 1.9 }, banda(palette, random, 'banda-b')) +
      place({ x: 560, y: 1016, scale: 0.95 }, banana(palette, random)) +
      // The canopy closes the picture above.
      foliage(palette, random, { x: 300, y: 20, width: 900, distance: 0.16, count: 40 }) +
      foliage(palette, random, { x: 1330, y: 10, width: 860, distance: 0.1, count: 40 }) +
      place({ x: -20, y: 1210 }, leaves(palette, random, 6, 380)) +
      place({ x: 1620, y: 1220 }, leaves(palette, random, 6, 360))
    );
  },
};
