import { fishEagle as eagle } from '../kit/animals/birds.ts';
import { mix } from '../kit/colour.ts';
import { glints, layer } from '../kit/land.ts';
import { shaded } from '../kit/light.ts';
import { acacia } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { gradient, limb, place, shape, stroke } from '../kit/shapes.ts';
import { cloud, sky, sun } from '../kit/sky.ts';

export const fishEagle: Scene = {
  alt: {
    en: 'A fish eagle with white head and chestnut breast perches above a calm lake.',
    sw: 'Tai mvuvi mwenye kichwa cheupe ametua juu ya tawi, ziwa tulivu nyuma yake.',
  },
  lights: ['dawn', 'gold', 'day', 'mist', 'dusk'],
  close: { x: 760, y: 400, width: 800 },
  draw: ({ palette, random }) => {
    const bark = mix(shaded(palette, '#8a7256'), palette.ink, 0.3);
    return (
      sky(palette, 760) +
      sun(palette, 370, 560, 104) +
      cloud(palette, 1260, 210, 520) +
      cloud(palette, 320, 240, 360) +
      layer(palette, random, { depth: 0, y: 720, swell: 50, steps: 5 }) +
      layer(palette, random, { depth: 1, y: 800, swell: 14 }) +
      [120, 300, 980, 1180, 1440]
        .map((x, index) => place({ x, y: 826, scale: 0.34 + (index % 3) * 0.08 }, acacia(palette, random, 0.5)))
        .join('') +
      gradient('lake', [
        [0, palette.water[0]],
        [0.4, palette.water[1]],
        [1, palette.water[2]],
      ]) +
      shape('url(#lake)', 'M-20 842C400 834 1200 834 1640 842V1220H-20z') +
      glints(palette.water[0], random, { x: 370, top: 860, bottom: 1180, spread: 480 }) +
      limb(bark, [
        [1660, 1010, 110],
        [1320, 990, 78],
        [980, 960, 58],
        [640, 980, 34],
        [420, 940, 14],
      ]) +
      limb(bark, [
        [760, 970, 30],
        [640, 900, 18],
        [560, 800, 8],
      ]) +
      limb(bark, [
        [1240, 980, 40],
        [1360, 880, 24],
        [1420, 760, 10],
      ]) +
      stroke(mix(bark, palette.rim, 0.4), 6, 'M1560 958C1400 944 1240 936 980 932C860 930 760 950 660 966') +
      place({ x: 830, y: 936, scale: 2.5 }, eagle(palette, 'eagle'))
    );
  },
};
