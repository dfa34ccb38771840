import { wildebeest } from '../kit/animals/wildebeest.ts';
import { zebra } from '../kit/animals/zebra.ts';
import { mix } from '../kit/colour.ts';
import { farHerd } from '../kit/herd.ts';
import { foreground, glints, grass, layer } from '../kit/land.ts';
import { acacia } from '../kit/plants.ts';
import type { Paint, Scene } from '../kit/scene.ts';
import { type Drawing, ellipse, faint, gradient, place, polygon, shape } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';

/** A deck of storm cloud over the plain in three tones, and the rain that falls from it. */
const storm = ({ palette }: Paint): Drawing => {
  const dark = mix(palette.sky[0], palette.ink, 0.52);
  const middle = mix(dark, palette.sky[1], 0.34);
  const far = mix(middle, palette.cloud[0], 0.3);
  return (
    gradient('deck', [
      [0, mix(dark, palette.ink, 0.3)],
      [1, dark],
    ]) +
    gradient('rain', [
      [0, middle, 0.8],
      [1, middle, 0.02],
    ]) +
    shape(
      far,
      'M-20-20H1640V400C1500 452 1340 420 1180 446C1000 474 860 430 700 442C520 456 380 400 200 416C120 422 40 400-20 404z',
    ) +
    polygon('url(#rain)', [
      [900, 420],
      [1560, 400],
      [1400, 790],
      [700, 790],
    ]) +
    faint(
      0.6,
      polygon('url(#rain)', [
        [1060, 420],
        [1320, 410],
        [1150, 790],
        [860, 790],
      ]),
    ) +
    faint(
      0.7,
      polygon('url(#rain)', [
        [60, 390],
        [260, 400],
        [180, 780],
        [-40, 780],
      ]),
    ) +
    shape(
      middle,
      'M-20-20H1640V330C1540 392 1420 360 1300 382C1140 412 1020 366 880 386C720 408 600 344 440 356C300 366 160 320-20 338z',
    ) +
    shape(
      'url(#deck)',
      'M-20-20H1640V236C1500 300 1400 262 1260 290C1100 322 980 270 820 290C660 310 560 244 400 262C240 280 120 226-20 246z',
    ) +
    faint(
      0.5,
      shape(
        middle,
        'M180 110C360 70 620 84 780 120C620 150 340 150 180 110zM900 180C1060 140 1280 150 1420 186C1260 214 1040 216 900 180z',
      ),
    )
  );
};

export const longRains: Scene = {
  alt: {
    en: 'Rain falls from a towering cloud over green plains where zebras and wildebeest graze.',
    sw: 'Mvua inanyesha kutoka kwenye wingu kubwa juu ya uwanda wa kijani wenye punda milia na nyumbu.',
  },
  lights: ['day', 'mist', 'dusk'],
  close: { x: 620, y: 820, width: 860 },
  draw: (paint) => {
    const { palette, random } = paint;
    return (
      sky(palette, 740) +
      storm(paint) +
      faint(
        0.3,
        [0, 1, 2, 3]
          .map(
            (index) =>
              `<circle cx="420" cy="900" r="${470 - index * 15}" fill="none" stroke="${['#d9563f', '#f0c04a', '#5fae6a', '#4f7fc4'][index]}" stroke-width="15"/>`,
          )
          .join(''),
      ) +
      layer(palette, random, { depth: 0, y: 716, swell: 26, steps: 6 }) +
      layer(palette, random, { depth: 1, y: 770, swell: 14 }) +
      place({ x: 200, y: 806, scale: 0.42 }, acacia(palette, random, 0.5)) +
      place({ x: 1000, y: 806, scale: 0.34 }, acacia(palette, random, 0.55)) +
      layer(palette, random, { depth: 2, y: 826, swell: 10 }) +
      farHerd(palette, random, { from: 60, to: 1540, y: 850, count: 70, size: 1.6 }) +
      layer(palette, random, { depth: 3, y: 900, swell: 10, steps: 6 }) +
      ellipse(palette.water[1], { x: 1300, y: 1000, rx: 260, ry: 18 }) +
      glints(palette.water[0], random, { x: 1300, top: 990, bottom: 1010, spread: 260, count: 4 }) +
      place({ x: 1450, y: 962, scale: 0.66, scaleX: -0.66 }, wildebeest(palette, 'far-a', 'stand', 0.12)) +
      place({ x: 720, y: 950, scale: 0.56 }, wildebeest(palette, 'far-b', 'stand', 0.12)) +
      grass(palette, random, { y: 960, height: 44, count: 40 }) +
      place({ x: 1060, y: 1040, scale: 0.94 }, zebra(palette, 'second', { grazes: true })) +
      place({ x: 420, y: 1076, scale: 1.26, scaleX: -1.26 }, zebra(palette, 'first', { grazes: true })) +
      grass(palette, random, { y: 1098, height: 58, count: 44 }) +
      foreground(palette, random, 1150)
    );
  },
};
