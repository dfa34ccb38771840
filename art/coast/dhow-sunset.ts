import { baobab } from '../kit/baobab.ts';
import { dhow, wake } from '../kit/boats/dhow.ts';
import { mix } from '../kit/colour.ts';
import { foreground, glints, layer, ridge } from '../kit/land.ts';
import { palm } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { mirrored, sea } from '../kit/sea.ts';
import { place } from '../kit/shapes.ts';
import { birds, sky, stars, streaks, sun } from '../kit/sky.ts';

export const dhowSunset: Scene = {
  alt: {
    en: 'A dhow glides down Kilifi creek; old baobabs stand on the bank.',
    sw: 'Jahazi linateleza kwenye hori la Kilifi; mibuyu ya kale imesimama ukingoni.',
  },
  lights: ['dusk', 'gold', 'dawn', 'night'],
  close: { x: 640, y: 620, width: 860 },
  draw: ({ palette, random }) =>
    sky(palette, 660) +
    (palette.light === 'night' ? stars(palette, random, 560) : '') +
    sun(palette, 700, 520, 130) +
    streaks(palette, random, { top: 180, bottom: 480, count: 7 }) +
    layer(palette, random, { depth: 1, y: 640, swell: 20, steps: 6 }) +
    place({ x: 240, y: 650, scale: 0.3 }, palm(palette, random, 40, 0.5)) +
    place({ x: 300, y: 654, scale: 0.24 }, palm(palette, random, -40, 0.5)) +
    place({ x: 1010, y: 650, scale: 0.26 }, baobab(palette, random, 'far-baobab', 0.5)) +
    sea(palette, random, { top: 664 }) +
    glints(palette.water[0], random, { x: 700, top: 684, bottom: 1190, spread: 360, count: 24 }) +
    place({ x: 330, y: 706, scale: 0.22 }, dhow(palette, { sail: 'furled', crew: false }, 0.4)) +
    mirrored({ x: 640, y: 872, scale: 0.92, strength: 0.3 }, dhow(palette, { crew: false })) +
    place({ x: 640, y: 870, scale: 0.92 }, dhow(palette)) +
    place({ x: 640, y: 870, scale: 0.92 }, wake(palette)) +
    ridge(mix(palette.land[3], palette.land[4], 0.3), [
      [960, 1210],
      [1060, 900],
      [1200, 800],
      [1380, 772],
      [1660, 752],
    ]) +
    place({ x: 1390, y: 820, scale: 1.5 }, baobab(palette, random, 'near-baobab')) +
    place({ x: 1140, y: 880, scale: 0.7 }, baobab(palette, random, 'baobab', 0.12)) +
    ridge(palette.land[4], [
      [940, 1210],
      [1040, 940],
      [1180, 842],
      [1390, 806],
      [1660, 790],
    ]) +
    birds(palette, random, { x: 380, y: 330, count: 6, size: 0.8 }) +
    foreground(palette, random, 1150),
};
