import { mix } from '../kit/colour.ts';
import { grass, layer, ridge } from '../kit/land.ts';
import { lit, type Palette } from '../kit/light.ts';
import { underShade } from '../kit/road.ts';
import { helmet } from '../kit/rooms/helmet.ts';
import type { Scene } from '../kit/scene.ts';
import { type Drawing, ellipse, gradient, place, shape, stroke } from '../kit/shapes.ts';
import { cloud, sky, streaks, sun } from '../kit/sky.ts';
import { shadeTree } from '../kit/trees.ts';
import { boda } from '../kit/vehicles/boda.ts';

export const helmetsBoda: Scene = {
  alt: {
    en: 'Two clean helmets, one red and one white, wait on the seat of a boda boda under trees.',
    sw: 'Helmeti mbili safi, nyekundu na nyeupe, juu ya kiti cha boda boda chini ya miti.',
  },
  lights: ['gold', 'day', 'dawn', 'dusk'],
  close: { x: 1020, y: 560, width: 800 },
  sunOnRight: true,
  draw: ({ palette, random }) => {
    const ground = lit(palette, '#b5744a');
    return (
      sky(palette, 760) +
      sun(palette, 1180, 330, 92) +
      streaks(palette, random, { top: 90, bottom: 340, count: 5 }) +
      cloud(palette, 460, 220, 520) +
      layer(palette, random, { depth: 0, y: 690, swell: 40, steps: 5 }) +
      layer(palette, random, { depth: 1, y: 760, swell: 24, steps: 6 }) +
      place({ x: 180, y: 880, scale: 1.5 }, shadeTree(palette, random, { distance: 0.34 })) +
      place({ x: 1480, y: 890, scale: 1.6 }, shadeTree(palette, random, { distance: 0.28 })) +
      place({ x: 820, y: 840, scale: 0.8 }, shadeTree(palette, random, { distance: 0.55 })) +
      layer(palette, random, { depth: 2, y: 850, swell: 14, steps: 6 }) +
      gradient('murram', [
        [0, mix(ground, palette.glow, 0.2)],
        [1, mix(ground, palette.ink, 0.4)],
      ]) +
      ridge('url(#murram)', [
        [-40, 940],
        [400, 926],
        [900, 934],
        [1640, 920],
      ]) +
      grass(palette, random, { y: 936, height: 40, count: 36 }) +
      underShade(palette, 780, 1128, 1150) +
      stroke(mix(palette.ink, '#15181a', 0.4), 16, 'M800 950L900 1126') +
      place({ x: 780, y: 1130, scale: 5.7 }, boda(palette, { own: '#2f7f8c' })) +
      mirror(palette) +
      place({ x: 950, y: 592, scale: 1.02 }, helmet(palette, '#c8382f', '#f0e6d0')) +
      place({ x: 1216, y: 586, scale: 0.96 }, helmet(palette, '#efe7d4', '#2f7f8c'))
    );
  },
};

/** The round mirror on its stalk, with the sky in it. */
const mirror = (palette: Palette): Drawing => {
  const black = mix(palette.ink, '#15181a', 0.4);
  return (
    stroke(black, 12, 'M596 470L560 330') +
    ellipse(black, { x: 556, y: 300, rx: 74, ry: 58, turn: -8 }) +
    ellipse(mix(palette.sky[1], black, 0.2), { x: 552, y: 298, rx: 60, ry: 45, turn: -8 }) +
    shape(
      mix(palette.sky[2], palette.rim, 0.3),
      'M506 316C530 296 570 276 606 280C600 266 570 254 544 258C514 264 496 290 506 316z',
    )
  );
};
