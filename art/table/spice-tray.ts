import { type Hex, mix } from '../kit/colour.ts';
import { uneven } from '../kit/dishes/grains.ts';
import { chilli, spices } from '../kit/dishes/herbs.ts';
import { sinia, steelBowl } from '../kit/dishes/trays.ts';
import { lit, type Palette } from '../kit/light.ts';
import { between, type Random } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { blob, type Drawing, disc, faint, place, rotate, shape, stroke } from '../kit/shapes.ts';
import { kikoi, planks, slantLight } from '../kit/table/cloths.ts';
import { atTable } from '../kit/table/lamplight.ts';

export const spiceTray: Scene = {
  alt: {
    en: 'Seven bowls of spices on a brass tray: turmeric, chilli, cumin, cardamom, cloves, anise and pepper.',
    sw: 'Mabakuli saba ya viungo kwenye sinia: manjano, pilipili, bizari, iliki, karafuu, anisi na pilipili manga.',
  },
  lights: ['day', 'gold', 'night'],
  close: { x: 800, y: 600, width: 820 },
  draw: ({ palette: scene, random }) => {
    const palette = atTable(scene);
    const ring = [
      powder(palette, random, '#e8a52c'),
      whole(palette, random, spices.cardamom, '#8f9a50', 12),
      powder(palette, random, '#b8301f'),
      whole(palette, random, spices.clove, '#4a2516', 12),
      powder(palette, random, '#9a6a34'),
      whole(palette, random, spices.anise, '#5f3820', 8),
    ];
    return (
      planks(palette, random, '#4a3a34', 5) +
      place(800, 600, 1, rotate(-14, kikoi(palette, 1280, 1500, '#2f5f7f', ['#f2b53f', '#f6efdf', '#c8452f']))) +
      place(800, 600, 1, sinia(palette, 520)) +
      ring
        .map((food, index) =>
          place(
            800 + Math.cos(index * 1.0472 - 0.5) * 268,
            600 + Math.sin(index * 1.0472 - 0.5) * 268,
            1,
            steelBowl(palette, 142, food),
          ),
        )
        .join('') +
      place(
        800,
        600,
        1,
        steelBowl(
          palette,
          130,
          whole(
            palette,
            random,
            (own) =>
              disc(lit(own, '#2a211d'), 1, 2, 15) +
              disc(lit(own, '#4a3d36'), 0, 0, 13) +
              disc(lit(own, '#8f8078'), -4, -4, 4),
            '#2a211d',
            24,
          ),
        ),
      ) +
      place(170, 200, 1.5, rotate(24, spices.cinnamon(palette))) +
      place(200, 270, 1.5, rotate(10, spices.cinnamon(palette))) +
      place(1420, 1000, 1.6, chilli(palette, '#b8301f', 40)) +
      place(1350, 1060, 1.5, chilli(palette, '#cf2f27', 12)) +
      place(150, 1020, 1.6, spices.anise(palette)) +
      place(1440, 180, 1.5, rotate(30, spices.cardamom(palette))) +
      place(1500, 260, 1.5, rotate(-40, spices.cardamom(palette))) +
      place(290, 1090, 1.5, rotate(30, spices.clove(palette))) +
      scoop(palette) +
      slantLight(palette)
    );
  },
};

const powder = (palette: Palette, random: Random, own: Hex): Drawing => {
  const heap = lit(palette, own);
  const specks = Array.from({ length: 8 }, () => {
    const [angle, far] = [between(random, 0, Math.PI * 2), 100 * Math.sqrt(random())];
    return `M${(Math.cos(angle) * far).toFixed(0)} ${(Math.sin(angle) * far).toFixed(0)}h1`;
  }).join('');
  return (
    disc(mix(heap, palette.ink, 0.3), 0, 0, 121) +
    blob(heap, uneven(random, 108, 0.05)) +
    blob(mix(heap, '#ffedb0', 0.3), uneven(random, 62, 0.14)) +
    shape(mix(heap, palette.ink, 0.18), 'M20-50C60-30 70 20 40 60C100 40 100-40 20-50z') +
    stroke(mix(heap, '#fff2cc', 0.45), 6, specks)
  );
};

const whole = (
  palette: Palette,
  random: Random,
  one: (palette: Palette) => Drawing,
  ground: Hex,
  count: number,
): Drawing =>
  disc(mix(lit(palette, ground), palette.ink, 0.4), 0, 0, 119) +
  Array.from({ length: count }, (_, index) => {
    const [angle, far] = [index * 2.4, 88 * Math.sqrt((index + 0.4) / count)];
    return place(Math.cos(angle) * far, Math.sin(angle) * far, 1.1, rotate(between(random, 0, 360), one(palette)));
  }).join('');

/** A little coconut-shell spoon that lies on the turmeric. */
const scoop = (palette: Palette): Drawing =>
  place(
    1035,
    470,
    1,
    rotate(
      -36,
      faint(0.3, shape(palette.ink, 'M-30 12H280V34H-30z')) +
        stroke(lit(palette, '#8a5a34'), 20, 'M20 0H270') +
        stroke(mix(lit(palette, '#8a5a34'), palette.rim, 0.4), 5, 'M30-5H262') +
        disc(lit(palette, '#5f3820'), -10, 0, 52) +
        disc(mix(lit(palette, '#5f3820'), palette.ink, 0.4), -10, 0, 43) +
        disc(lit(palette, '#e8a52c'), -8, 2, 36) +
        disc(mix(lit(palette, '#e8a52c'), '#fff0b8', 0.4), -16, -8, 17),
    ),
  );
