import { lit, type Palette } from '../light.ts';
import { type Drawing, disc, ellipse, limb, shape, stroke } from '../shapes.ts';
import { modelled, tonesOf } from './hide.ts';

/** A fish eagle about 300 high that perches (its feet at the origin) and looks left; `id` is unique in the scene. */
export function fishEagle(palette: Palette, id: string): Drawing {
  const white = tonesOf(palette, '#f6f0e2');
  const chestnut = tonesOf(palette, '#8a4526');
  const wing = tonesOf(palette, '#2f2a28');
  const yellow = lit(palette, '#e8b23a');
  const breast = 'M-72-236C-40-262 10-250 30-210C44-170 20-110-20-84C-60-110-90-170-72-236z';
  const belly = 'M-76-176C-50-150 0-150 30-170C40-110 30-60 6-18L-22-8C-50-50-76-110-76-176z';
  const folded = 'M-20-222C20-236 50-214 64-170C84-110 96-50 110 30C84 20 56-10 30-50C0-100-20-160-20-222z';
  return (
    shape(white.own, 'M36-20L96 64L70 76L28 10z') +
    shape(white.shade, 'M60 20L96 64L70 76z') +
    modelled(
      { id: `${id}-belly`, d: belly, tones: chestnut },
      shape(chestnut.shade, 'M-40-160C-20-100-20-50-10 0H40V-180z'),
    ) +
    modelled(
      { id: `${id}-breast`, d: breast, tones: white },
      shape(white.shade, 'M-20-90C0-130 10-180 0-230L60-240V-80z'),
    ) +
    modelled(
      { id: `${id}-wing`, d: folded, tones: wing },
      stroke(wing.shade, 4, 'M10-170C30-110 60-50 90 0M24-190C50-130 70-70 98 0') +
        shape(chestnut.own, 'M-22-224C10-238 44-222 56-190C30-200 0-204-20-196z'),
    ) +
    modelled(
      {
        id: `${id}-head`,
        d: 'M-92-284C-92-318-60-332-30-320C-2-308 6-276 14-240C-10-226-54-226-76-240C-84-254-92-266-92-284z',
        tones: white,
      },
      shape(white.shade, 'M-70-240C-30-240-10-270-14-320L30-300V-220H-70z'),
    ) +
    shape(yellow, 'M-88-296C-98-298-108-294-112-286L-86-278z') +
    shape(wing.own, 'M-98-294C-118-296-130-284-130-264C-122-272-112-276-94-276z') +
    disc(wing.dark, -74, -292, 5.5) +
    limb(yellow, [
      [-24, -16, 16],
      [-28, 0, 12],
    ]) +
    limb(yellow, [
      [4, -20, 16],
      [2, 0, 12],
    ]) +
    stroke(yellow, 9, 'M-40 2h26M-8 2h24')
  );
}

/** A black-and-white-casqued hornbill about 250 long that perches and looks left. */
export function hornbill(palette: Palette): Drawing {
  const black = tonesOf(palette, '#2a2a30');
  const white = lit(palette, '#f3efe4');
  const horn = lit(palette, '#d9c7a0');
  return (
    shape(white, 'M60-30L150 60L118 84L34 0z') +
    shape(black.own, 'M76-16L134 44L116 60L52-4z') +
    shape(black.own, 'M-70-150C-30-176 30-140 62-84C84-46 80-10 50 0C0 8-44-20-60-70C-70-100-80-130-70-150z') +
    shape(white, 'M-40-60C-20-20 20 4 50 0C30 20-10 14-30-10C-44-28-46-44-40-60z') +
    shape(black.bright, 'M-60-150C-30-166 20-140 52-90C30-120-10-144-60-150z') +
    shape(
      black.own,
      'M-104-190C-96-222-60-228-40-206C-24-184-30-150-44-132C-64-124-84-130-92-146C-100-160-108-174-104-190z',
    ) +
    shape(horn, 'M-92-188C-130-196-168-180-186-146C-156-160-120-162-94-158z') +
    shape(horn, 'M-70-212C-100-240-146-234-166-206C-136-214-110-206-92-188z') +
    shape(black.shade, 'M-94-170C-124-176-156-168-186-146C-152-162-120-164-94-160z') +
    disc(lit(palette, '#c94f3a'), -84, -184, 6) +
    disc(black.dark, -84, -184, 3) +
    stroke(horn, 8, 'M0-6v10h-16M24-4v10h-16')
  );
}

/** A swallowtail butterfly about 60 wide. */
export const butterfly = (palette: Palette, own: `#${string}`): Drawing =>
  shape(
    lit(palette, own),
    'M0 0C-10-30-34-40-40-24C-42-10-24 0 0 4C-18 8-26 20-18 28C-8 32-2 18 0 8C2 18 8 32 18 28C26 20 18 8 0 4C24 0 42-10 40-24C34-40 10-30 0 0z',
  ) + ellipse(palette.ink, { x: 0, y: 4, rx: 3, ry: 12 });
