import { hippoBack, hippoHead } from '../kit/animals/hippo.ts';
import { mix } from '../kit/colour.ts';
import { foliage } from '../kit/foliage.ts';
import { farHerd } from '../kit/herd.ts';
import { layer, ridge } from '../kit/land.ts';
import { lit, shaded } from '../kit/light.ts';
import { acacia } from '../kit/plants.ts';
import type { Paint, Scene } from '../kit/scene.ts';
import { type Drawing, gradient, limb, place, shape, stroke } from '../kit/shapes.ts';
import { birds, cloud, sky, sun } from '../kit/sky.ts';

/** A wild fig or other tree of the river bank, about 300 high. */
const bankTree = (
  { palette, random }: Paint,
  { x, y, scale, distance }: { x: number; y: number; scale: number; distance: number },
): Drawing => {
  const trunk = mix(lit(palette, '#6b5844', distance), palette.ink, 0.25 - distance * 0.2);
  return place(
    { x, y, scale },
    limb(trunk, [
      [0, 6, 34],
      [6, -80, 24],
      [-20, -160, 16],
    ]) +
      limb(trunk, [
        [4, -80, 20],
        [50, -150, 12],
      ]) +
      foliage(palette, random, { x: -70, y: -170, width: 220, distance, count: 30 }) +
      foliage(palette, random, { x: 80, y: -180, width: 220, distance, count: 30 }) +
      foliage(palette, random, { x: 0, y: -240, width: 280, distance, count: 38 }),
  );
};

export const maraRiverBend: Scene = {
  alt: {
    en: 'The Mara river winds between wooded banks, hippos lie in the bend and herds graze on the plain.',
    sw: 'Mto Mara unapinda kati ya kingo zenye miti, viboko wamelala majini na makundi yanakula nyasi.',
  },
  lights: ['dawn', 'gold', 'day', 'mist'],
  close: { x: 740, y: 830, width: 900 },
  sunOnRight: true,
  draw: (paint) => {
    const { palette, random } = paint;
    const earth = lit(palette, '#b07a50');
    return (
      sky(palette, 560) +
      sun(palette, 1130, 400, 84) +
      cloud(palette, 420, 170, 560) +
      cloud(palette, 1320, 210, 380) +
      layer(palette, random, { depth: 0, y: 500, swell: 40, steps: 6 }) +
      layer(palette, random, { depth: 1, y: 566, swell: 16 }) +
      [160, 420, 860, 1320]
        .map((x, index) => place({ x, y: 596, scale: 0.2 + (index % 2) * 0.06 }, acacia(palette, random, 0.6)))
        .join('') +
      layer(palette, random, { depth: 2, y: 612, swell: 8, steps: 8 }) +
      farHerd(palette, random, { from: 120, to: 1500, y: 640, count: 44, size: 1.1 }) +
      ridge(mix(palette.land[2], palette.grass[0], 0.16), [
        [-40, 660],
        [400, 650],
        [900, 664],
        [1640, 652],
      ]) +
      gradient('river', [
        [0, palette.water[0]],
        [0.4, mix(palette.water[1], lit(palette, '#a88a5e'), 0.4)],
        [1, mix(palette.water[2], lit(palette, '#7d6038'), 0.45)],
      ]) +
      shape(
        earth,
        'M560 672C760 676 1060 690 1180 724C1290 760 1040 790 820 806C560 826 280 860 180 930C60 1010 200 1120 420 1220H1500C1300 1100 1060 1040 1080 960C1100 890 1420 860 1500 780C1560 710 1100 672 620 664z',
      ) +
      shape(
        'url(#river)',
        'M600 672C800 676 1120 692 1210 730C1290 772 1060 800 840 816C580 836 320 876 230 940C130 1020 260 1120 470 1220H1400C1230 1110 1010 1050 1024 962C1040 880 1380 850 1450 776C1500 716 1080 676 640 668z',
      ) +
      shape(
        shaded(palette, '#9a6a44'),
        'M180 930C60 1010 200 1120 420 1220H470C260 1120 130 1020 230 940C320 876 580 836 840 816C1060 800 1290 772 1210 730C1290 770 1040 790 820 806C560 826 280 860 180 930z',
      ) +
      stroke(
        palette.water[0],
        5,
        'M940 698h120M1060 722h90M640 880h180M460 946h130M900 1000h110M700 1100h240M600 1150h150',
      ) +
      bankTree(paint, { x: 430, y: 770, scale: 0.62, distance: 0.34 }) +
      bankTree(paint, { x: 250, y: 800, scale: 0.8, distance: 0.26 }) +
      bankTree(paint, { x: 620, y: 740, scale: 0.5, distance: 0.4 }) +
      bankTree(paint, { x: 1380, y: 700, scale: 0.5, distance: 0.42 }) +
      bankTree(paint, { x: 1560, y: 760, scale: 0.72, distance: 0.3 }) +
      bankTree(paint, { x: 70, y: 880, scale: 1.05, distance: 0.12 }) +
      place({ x: 700, y: 930, scale: 0.44 }, hippoHead(palette, 'head-a', 0.08)) +
      place({ x: 830, y: 940, scale: 0.5 }, hippoBack(palette, 'back-a', 0.08)) +
      place({ x: 560, y: 980, scale: 0.56 }, hippoHead(palette, 'head-b', 0.04)) +
      place({ x: 840, y: 1020, scale: 0.72, scaleX: -0.72 }, hippoHead(palette, 'head-c')) +
      place({ x: 650, y: 1050, scale: 0.7 }, hippoBack(palette, 'back-b')) +
      bankTree(paint, { x: 1330, y: 1000, scale: 1.3, distance: 0.04 }) +
      bankTree(paint, { x: 1560, y: 1110, scale: 1.7, distance: 0 }) +
      bankTree(paint, { x: 40, y: 1190, scale: 1.5, distance: 0 }) +
      birds(palette, random, { x: 700, y: 330, count: 6, size: 0.7 })
    );
  },
};
