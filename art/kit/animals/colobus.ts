import { lit, type Palette } from '../light.ts';
import { type Drawing, ellipse, limb, shape } from '../shapes.ts';
import { tonesOf } from './hide.ts';

/** A black-and-white colobus that sits on a branch at the origin, about 190 high, its white tail 240 below. */
export function colobus(palette: Palette): Drawing {
  const black = tonesOf(palette, '#26252a');
  const white = lit(palette, '#f4efe4');
  const pale = lit(palette, '#cfc8ba');
  return (
    limb(white, [
      [46, -10, 20],
      [60, 60, 22],
      [52, 140, 34],
      [58, 210, 48],
    ]) +
    shape(white, 'M34 190C40 250 84 256 82 196z') +
    shape(black.own, 'M-44-120C-20-150 30-140 48-96C62-60 64-20 50 4H-30C-50-30-56-80-44-120z') +
    shape(white, 'M-10-132C30-140 62-96 66-40C72 0 78 30 66 64C52 40 40 50 32 22C30-30 20-80-10-132z') +
    shape(pale, 'M40-60C50-20 54 20 60 54C50 40 42 44 34 22z') +
    limb(black.own, [
      [-26, -106, 32],
      [-54, -60, 20],
      [-50, -4, 17],
    ]) +
    limb(black.own, [
      [10, -24, 50],
      [-30, -30, 28],
      [-34, 4, 20],
    ]) +
    shape(white, 'M-70-146C-80-184-50-204-26-196C0-190 8-160-6-138C-24-118-60-122-70-146z') +
    shape(
      black.own,
      'M-62-176C-50-206-14-202-10-172C-24-182-40-182-46-172C-44-152-50-134-64-136C-72-144-70-160-62-176z',
    ) +
    ellipse(black.shade, { x: -62, y: -152, rx: 9, ry: 14 }) +
    ellipse(pale, { x: -64, y: -164, rx: 2.5, ry: 2 })
  );
}
