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
    en: 'A pair of Somali ostriches, the cock with a blue neck, walk the dry plain below a table mountain.',
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
      layer(palette, 0, random, 660, 18, 5) +
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
      layer(palette, 1, random, 720, 14, 7) +
      [80, 330, 620, 880, 1120, 1490]
        .map((x, index) => place(x, 760, 1, bush(palette, random, 110 + (index % 3) * 50, 0.4)))
        .join('') +
      layer(palette, 2, random, 780, 8, 7) +
      place(1340, 830, 0.7, acacia(palette, random, 0.34)) +
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
      foliage(palette, random, 1470, 780, 300) +
      shadow(palette, 1060, 960, 130) +
      place(1060, 960, 0.92, ostrich(palette, 'hen', { hen: true })) +
      grass(palette, random, 990, 42, 34) +
      shadow(palette, 560, 1070, 180) +
      place(560, 1074, 1.36, ostrich(palette, 'cock')) +
      grass(palette, random, 1098, 50, 34) +
      foreground(palette, random, 1152)
    );
  },
};
