import { mix } from '../kit/colour.ts';
import { layer, ridge } from '../kit/land.ts';
import { lit, shaded } from '../kit/light.ts';
import { acacia } from '../kit/plants.ts';
import { stone } from '../kit/rocks.ts';
import type { Paint, Scene } from '../kit/scene.ts';
import { type Drawing, disc, ellipse, faint, halo, limb, place, shape, stroke } from '../kit/shapes.ts';
import { sky, stars, streaks, sun } from '../kit/sky.ts';

/** Flames about 300 high over crossed logs. */
const fire = ({ palette }: Paint): Drawing => {
  const bark = lit(palette, '#5a4030');
  const log = (joints: Parameters<typeof limb>[1]) => limb(bark, joints);
  return (
    log([
      [-210, -4, 44],
      [0, -40, 40],
      [170, -70, 30],
    ]) +
    log([
      [210, -2, 46],
      [20, -44, 40],
      [-160, -76, 28],
    ]) +
    shape(
      '#d9481f',
      'M-130-20C-170-120-110-170-96-240C-60-200-50-180-40-140C-30-220 0-280 20-350C60-280 90-240 80-160C100-180 110-200 120-230C160-150 160-80 126-20z',
    ) +
    shape(
      '#f08a2a',
      'M-92-20C-120-90-80-130-66-180C-40-150-34-120-26-90C-16-160 4-210 22-260C50-200 62-150 54-100C70-120 78-140 86-160C110-100 110-60 88-20z',
    ) +
    shape(
      '#ffd25e',
      'M-50-20C-66-70-44-90-34-120C-18-100-14-80-10-60C0-100 10-140 22-170C38-130 44-90 38-60C48-70 54-80 60-92C70-60 66-40 52-20z',
    ) +
    limb(mix(bark, '#000000', 0.3), [
      [-120, 6, 40],
      [40, -20, 36],
      [150, -16, 30],
    ]) +
    [
      [-150, -330],
      [120, -380],
      [60, -450],
      [-60, -420],
      [180, -300],
    ]
      .map(([x, y]) => disc('#ffb24a', x ?? 0, y ?? 0, 5))
      .join('')
  );
};

/** A soot-dark kettle about 230 high, its spout to the left, hung by a bow of wire. */
const kettle = ({ palette }: Paint): Drawing => {
  const [own, shade] = [lit(palette, '#6f7478'), shaded(palette, '#4a4d50')];
  return (
    stroke(shade, 11, 'M-96-150C-90-270 90-270 96-150') +
    shape(own, 'M-120-60L-186-130C-196-142-180-154-168-144L-100-96z') +
    shape(own, 'M-110-20C-126-90-100-160 0-164C100-160 126-90 110-20C90-4-90-4-110-20z') +
    shape(shade, 'M20-164C100-160 126-90 110-20C90-8 40-6 0-6C60-60 60-120 20-164z') +
    shape(
      '#e8843a',
      'M-110-20C-114-40-112-60-108-76C-90-40 60-36 108-76C112-60 114-40 110-20C90-4-90-4-110-20z',
    ).replace('fill', 'opacity=".5" fill') +
    ellipse(shade, { x: 0, y: -164, rx: 62, ry: 12 }) +
    disc(shade, 0, -182, 12) +
    faint(0.5, stroke(mix(own, palette.rim, 0.5), 8, 'M-92-90C-88-120-70-140-44-148'))
  );
};

export const campfireKettle: Scene = {
  alt: {
    en: 'A kettle hangs over a camp fire ringed by stones, the dark plain and acacias behind.',
    sw: 'Birika linaning’inia juu ya moto wa kambi uliozungukwa na mawe, uwanda na migunga nyuma.',
  },
  lights: ['night', 'dusk'],
  close: { x: 800, y: 830, width: 860 },
  draw: (paint) => {
    const { palette, random } = paint;
    const pole = mix(lit(palette, '#6b4b30'), palette.ink, 0.3);
    return (
      sky(palette, 780) +
      (palette.light === 'night'
        ? stars(palette, random, 700, 170)
        : streaks(palette, random, { top: 160, bottom: 520 })) +
      (palette.light === 'night' ? '' : sun(palette, 330, 600, 84)) +
      layer(palette, random, { depth: 0, y: 730, swell: 36, steps: 6 }) +
      layer(palette, random, { depth: 1, y: 790, swell: 16 }) +
      place({ x: 250, y: 850, scale: 0.8 }, acacia(palette, random, 0.3)) +
      place({ x: 1380, y: 850, scale: 1.1 }, acacia(palette, random, 0.2)) +
      layer(palette, random, { depth: 2, y: 860, swell: 10 }) +
      ridge(palette.land[3], [
        [-40, 920],
        [500, 900],
        [1000, 904],
        [1640, 924],
      ]) +
      halo('fire-glow', [
        [0, '#ffb45a', 0.9],
        [0.35, '#f08a3a', 0.45],
        [1, '#f08a3a', 0],
      ]) +
      `<ellipse cx="800" cy="960" rx="760" ry="420" fill="url(#fire-glow)"/>` +
      [
        [520, 1010, 150],
        [640, 972, 120],
        [960, 972, 120],
        [1080, 1010, 150],
      ]
        .map(([x, y, width], index) =>
          place(
            { x: x ?? 0, y: y ?? 0 },
            stone(palette, `back-${index}`, { width: width ?? 0, height: 70, colour: '#8a7a6a' }),
          ),
        )
        .join('') +
      limb(pole, [
        [430, 1060, 26],
        [560, 760, 20],
        [640, 560, 12],
      ]) +
      limb(pole, [
        [1170, 1060, 26],
        [1040, 760, 20],
        [950, 560, 12],
      ]) +
      limb(pole, [
        [560, 618, 14],
        [800, 604, 16],
        [1050, 618, 14],
      ]) +
      stroke(palette.ink, 5, 'M800 606V690') +
      place({ x: 800, y: 1060, scale: 1.1 }, fire(paint)) +
      place({ x: 800, y: 900, scale: 1.15 }, kettle(paint)) +
      [
        [450, 1080, 170],
        [600, 1130, 190],
        [800, 1150, 200],
        [1000, 1130, 190],
        [1150, 1080, 170],
      ]
        .map(([x, y, width], index) =>
          place(
            { x: x ?? 0, y: y ?? 0 },
            stone(palette, `front-${index}`, { width: width ?? 0, height: 90, colour: '#a88a6a' }),
          ),
        )
        .join('') +
      ridge(mix(palette.land[4], palette.ink, 0.5), [
        [-40, 1180],
        [400, 1166],
        [1200, 1170],
        [1640, 1160],
      ])
    );
  },
};
