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
      whole(palette, random, spices.cardamom, { ground: '#8f9a50', count: 12 }),
      powder(palette, random, '#b8301f'),
      whole(palette, random, spices.clove, { ground: '#4a2516', count: 12 }),
      powder(palette, random, '#9a6a34'),
      whole(palette, random, spices.anise, { ground: '#5f3820', count: 8 }),
    ];
    return (
      planks(palette, random, '#4a3a34', 5) +
      place({ x: 800, y: 600 }, rotate(-14, kikoi(palette, { width: 1280, height: 1500, own: '#2f5f7f' }))) +
      place({ x: 800, y: 600 }, sinia(palette, 520)) +
      ring
        .map((food, index) =>
          place(
            { x: 800 + Math.cos(index * 1.0472 - 0.5) * 268, y: 600 + Math.sin(index * 1.0472 - 0.5) * 268 },
            steelBowl(palette, 142, food),
          ),
        )
        .join('') +
      place(
        { x: 800, y: 600 },
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
            { ground: '#2a211d', count: 24 },
          ),
        ),
      ) +
      place({ x: 170, y: 200, scale: 1.5 }, rotate(24, spices.cinnamon(palette))) +
      place({ x: 200, y: 270, scale: 1.5 }, rotate(10, spices.cinnamon(palette))) +
      place({ x: 1420, y: 1000, scale: 1.6 }, chilli(palette, '#b8301f', 40)) +
      place({ x: 1350, y: 1060, scale: 1.5 }, chilli(palette, '#cf2f27', 12)) +
      place({ x: 150, y: 1020, scale: 1.6 }, spices.anise(palette)) +
      place({ x: 1440, y: 180, scale: 1.5 }, rotate(30, spices.cardamom(palette))) +
      place({ x: 1500, y: 260, scale: 1.5 }, rotate(-40, spices.cardamom(palette))) +
      place({ x: 290, y: 1090, scale: 1.5 }, rotate(30, spices.clove(palette))) +
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
  { ground, count }: { ground: Hex; count: number },
): Drawing =>
  disc(mix(lit(palette, ground), palette.ink, 0.4), 0, 0, 119) +
  Array.from({ length: count }, (_, index) => {
    const [angle, far] = [index * 2.4, 88 * Math.sqrt((index + 0.4) / count)];
    return place(
      { x: Math.cos(angle) * far, y: Math.sin(angle) * far, scale: 1.1 },
      rotate(between(random, 0, 360), one(palette)),
    );
  }).join('');

/** A little coconut-shell spoon that lies on the turmeric. */
const scoop = (palette: Palette): Drawing =>
  place(
    { x: 1035, y: 470 },
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
