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
    streaks(palette, random, 180, 480, 7) +
    layer(palette, 1, random, 640, 20, 6) +
    place(240, 650, 0.3, palm(palette, random, 40, 0.5)) +
    place(300, 654, 0.24, palm(palette, random, -40, 0.5)) +
    place(1010, 650, 0.26, baobab(palette, random, 'far-baobab', 0.5)) +
    sea(palette, random, 664) +
    glints(palette.water[0], random, 700, 684, 1190, 360, 24) +
    place(330, 706, 0.22, dhow(palette, { sail: 'furled', crew: false }, 0.4)) +
    mirrored(640, 872, 0.92, dhow(palette, { crew: false }), 0.3) +
    place(640, 870, 0.92, dhow(palette)) +
    place(640, 870, 0.92, wake(palette)) +
    ridge(mix(palette.land[3], palette.land[4], 0.3), [
      [960, 1210],
      [1060, 900],
      [1200, 800],
      [1380, 772],
      [1660, 752],
    ]) +
    place(1390, 820, 1.5, baobab(palette, random, 'near-baobab')) +
    place(1140, 880, 0.7, baobab(palette, random, 'baobab', 0.12)) +
    ridge(palette.land[4], [
      [940, 1210],
      [1040, 940],
      [1180, 842],
      [1390, 806],
      [1660, 790],
    ]) +
    birds(palette, random, 380, 330, 6, 0.8) +
    foreground(palette, random, 1150),
};
