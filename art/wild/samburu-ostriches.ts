import { ostrich } from '../kit/animals/ostrich.ts';
import { mix } from '../kit/colour.ts';
import { foliage } from '../kit/foliage.ts';
import { foreground, grass, layer, ridge, shadow } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import { acacia, bush } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { gradient, limb, place } from '../kit/shapes.ts';
import { cloud, sky, sun } from '../kit/sky.ts';

export const samburuOstriches: Scene = {
  alt: {
    en: 'A pair of Somali ostriches, the male with a blue neck, walk the dry plain below a table mountain.',
    sw: 'Mbuni wawili wa Kisomali, dume mwenye shingo ya buluu, wanatembea kwenye uwanda mkavu.',
  },
  lights: ['dawn', 'day', 'gold', 'dusk'],
  close: { x: 600, y: 770, width: 860 },
  sunOnRight: true,
  draw: ({ palette, random }) => {
    const sand = lit(palette, '#cf9a6c');
    return (
      sky(palette, 720) +
      sun(palette, 1220, 460, 84) +
      cloud(palette, 420, 190, 560) +
      cloud(palette, 1180, 220, 380) +
      layer(palette, random, { depth: 0, y: 660, swell: 18, steps: 5 }) +
      ridge(mix(palette.land[1], palette.haze, 0.2), [
        [-40, 700],
        [120, 660],
        [220, 540],
        [330, 500],
        [560, 490],
        [700, 500],
        [780, 560],
        [900, 670],
        [1100, 720],
      ]) +
      layer(palette, random, { depth: 1, y: 720, swell: 14 }) +
      [80, 330, 620, 880, 1120, 1490]
        .map((x, index) => place({ x, y: 760 }, bush(palette, random, 110 + (index % 3) * 50, 0.4)))
        .join('') +
      layer(palette, random, { depth: 2, y: 780, swell: 8 }) +
      place({ x: 1340, y: 830, scale: 0.7 }, acacia(palette, random, 0.34)) +
      gradient('sand', [
        [0, mix(sand, palette.haze, 0.25)],
        [0.4, sand],
        [1, mix(sand, palette.ink, 0.42)],
      ]) +
      ridge('url(#sand)', [
        [-40, 834],
        [400, 826],
        [900, 838],
        [1640, 824],
      ]) +
      limb(mix(palette.ink, palette.leaf[2], 0.3), [
        [1480, 960, 20],
        [1490, 880, 13],
        [1460, 800, 7],
      ]) +
      foliage(palette, random, { x: 1470, y: 780, width: 300 }) +
      shadow(palette, { x: 1060, y: 960, width: 130 }) +
      place({ x: 1060, y: 960, scale: 0.92 }, ostrich(palette, 'hen', { hen: true })) +
      grass(palette, random, { y: 990, height: 42, count: 34 }) +
      shadow(palette, { x: 560, y: 1070, width: 180 }) +
      place({ x: 560, y: 1074, scale: 1.36 }, ostrich(palette, 'cock')) +
      grass(palette, random, { y: 1098, height: 50, count: 34 }) +
      foreground(palette, random, 1152)
    );
  },
};
