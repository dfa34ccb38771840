import type { Hex } from '../kit/colour.ts';
import { mix } from '../kit/colour.ts';
import { farHerd } from '../kit/herd.ts';
import { foreground, glints, grass, layer } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import { acacia } from '../kit/plants.ts';
import type { Paint, Scene } from '../kit/scene.ts';
import { box, type Drawing, ellipse, inside, place, shape, stroke } from '../kit/shapes.ts';
import { birds, cloud, sky, sun } from '../kit/sky.ts';

const envelope = 'M-36 0C-60-60-170-150-200-260C-224-370-140-480 0-484C140-480 224-370 200-260C170-150 60-60 36 0z';

/** A hot-air balloon about 600 high; the origin is its mouth, the basket hangs 90 below. */
const balloon = (
  { palette }: Paint,
  id: string,
  { one, two, distance }: { one: Hex; two: Hex; distance: number },
): Drawing => {
  const [first, second] = [lit(palette, one, distance), lit(palette, two, distance)];
  const gores =
    shape(second, 'M-30 0C-50-70-130-160-150-262C-168-370-110-470 0-484C-60-450-84-370-80-270C-74-160-30-70-16 0z') +
    shape(second, 'M-8 0C-14-80-34-160-36-270C-36-380-20-450 0-484C20-450 36-380 36-270C34-160 14-80 8 0z') +
    shape(second, 'M30 0C50-70 130-160 150-262C168-370 110-470 0-484C60-450 84-370 80-270C74-160 30-70 16 0z');
  const basket = lit(palette, '#8a5a34', distance);
  const ink = mix(palette.ink, palette.haze, distance * 0.7);
  const heads = [-24, -8, 8, 24].map((x) => ellipse(ink, { x, y: 62 - (Math.abs(x) % 3), rx: 6, ry: 8 })).join('');
  return (
    stroke(ink, 2.5, 'M-34 0L-34 74M34 0L34 74M-14 2L-20 74M14 2L20 74') +
    (palette.lamps ? ellipse('#ffd489', { x: 0, y: 20, rx: 9, ry: 18 }) : '') +
    heads +
    box(basket, { x: -40, y: 70, width: 80, height: 44, round: 8 }) +
    box(mix(basket, palette.ink, 0.3), { x: -40, y: 92, width: 80, height: 22, round: 8 }) +
    inside(
      id,
      envelope,
      shape(first, envelope) +
        gores +
        shape(lit(palette, '#f3e2bd', distance), 'M-260-250C-120-210 120-210 260-250V-210C120-166-120-166-260-210z') +
        `<g opacity="0.26">${shape(palette.ink, 'M30 10C110-120 180-240 130-420L60-500H260V20z')}</g>` +
        `<g opacity="0.3">${shape(palette.rim, 'M-220-330C-190-430-110-480-30-490C-120-450-170-370-180-270C-170-180-110-100-60-30C-130-110-220-210-220-330z')}</g>`,
    )
  );
};

export const balloonMara: Scene = {
  alt: {
    en: 'Hot-air balloons drift over the Mara plains, herds and a winding river below.',
    sw: 'Maputo ya hewa moto yanapaa juu ya uwanda wa Mara, makundi ya wanyama na mto chini.',
  },
  lights: ['dawn', 'day', 'gold', 'mist'],
  close: { x: 560, y: 520, width: 900 },
  sunOnRight: true,
  draw: (paint) => {
    const { palette, random } = paint;
    return (
      sky(palette, 820) +
      sun(palette, 1180, 720, 90) +
      cloud(palette, 1240, 190, 520) +
      cloud(palette, 220, 330, 380) +
      layer(palette, random, { depth: 0, y: 800, swell: 40, steps: 6 }) +
      layer(palette, random, { depth: 1, y: 860, swell: 20 }) +
      place(
        { x: 1340, y: 470, scale: 0.5 },
        balloon(paint, 'balloon-far', { one: '#2f7f86', two: '#e8c25a', distance: 0.3 }),
      ) +
      place(
        { x: 1010, y: 640, scale: 0.3 },
        balloon(paint, 'balloon-farther', { one: '#8a3f5a', two: '#e9a04a', distance: 0.46 }),
      ) +
      layer(palette, random, { depth: 2, y: 930, swell: 12 }) +
      shape(
        palette.water[1],
        'M-20 960C260 940 420 950 560 970C720 994 900 980 1100 964C1300 950 1460 950 1640 960V976C1440 968 1300 972 1120 984C900 1002 700 1018 540 990C400 970 240 966-20 984z',
      ) +
      glints(palette.water[0], random, { x: 1180, top: 962, bottom: 982, spread: 260, count: 4 }) +
      [120, 330, 800, 1500]
        .map((x, index) =>
          place({ x, y: 958 + (index % 2) * 6, scale: 0.26 + (index % 3) * 0.08 }, acacia(palette, random, 0.45)),
        )
        .join('') +
      farHerd(palette, random, { from: 700, to: 1560, y: 1020, count: 46, size: 1.6 }) +
      farHerd(palette, random, { from: 60, to: 460, y: 1026, count: 18, size: 1.7 }) +
      layer(palette, random, { depth: 3, y: 1064, swell: 10, steps: 6 }) +
      grass(palette, random, { y: 1096, height: 44, count: 44 }) +
      place(
        { x: 560, y: 640, scale: 1.1 },
        balloon(paint, 'balloon', { one: '#c8452f', two: '#e9a93a', distance: 0.02 }),
      ) +
      birds(palette, random, { x: 900, y: 300, size: 0.7 }) +
      foreground(palette, random, 1160)
    );
  },
};
