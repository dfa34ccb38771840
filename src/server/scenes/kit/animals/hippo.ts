import { mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { type Drawing, disc, faint, shape, stroke } from '../shapes.ts';
import { modelled, tonesOf } from './hide.ts';

const top = 'M-150 4C-158-30-140-62-108-66C-84-68-66-52-40-56C-20-60-8-84 14-86C34-88 44-70 62-72C90-72 130-60 160 4z';

/** A hippo's head about 100 high above the water at the origin, looking left; `id` is unique in the scene. */
export function hippoHead(palette: Palette, id: string, distance = 0): Drawing {
  const tones = tonesOf(palette, '#857068', distance);
  const pink = lit(palette, '#c08a80', distance);
  return (
    shape(tones.shade, 'M70-66C72-86 86-94 96-88C102-80 98-66 90-58z') +
    modelled(
      id,
      top,
      tones,
      shape(tones.shade, 'M-160-16C-90-6 40-20 170-50V10H-160z') +
        shape(mix(tones.own, pink, 0.6), 'M-154 4C-150-16-110-22-60-14C-70-4-80 2-90 6z') +
        faint(0.6, stroke(tones.shade, 5, 'M-36-52Q-30-30-44-18')),
    ) +
    shape(tones.own, 'M44-70C42-92 56-104 68-100C76-92 74-76 66-66z') +
    shape(pink, 'M50-72C50-86 58-94 65-93C69-86 67-78 62-70z') +
    shape(tones.own, 'M-2-74C0-94 24-98 34-82C30-70 8-66-2-74z') +
    disc(tones.dark, 12, -78, 6) +
    shape(tones.dark, 'M-122-62C-116-68-106-66-102-60C-108-56-118-56-122-62z')
  );
}

/** A hippo's wet back, about 60 high above the water. */
export const hippoBack = (palette: Palette, id: string, distance = 0): Drawing => {
  const tones = tonesOf(palette, '#857068', distance);
  const d = 'M-170 4C-150-46-80-66-10-62C60-60 130-44 160 4z';
  return modelled(id, d, tones, shape(tones.shade, 'M-180-10C-80-14 60-14 180-36V10H-180z'));
};
