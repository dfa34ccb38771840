import type { Palette } from '../light.ts';
import { type Drawing, inside, limb, place, shape, stroke, through } from '../shapes.ts';
import { catHead, spots } from './cat-head.ts';
import { modelled, tonesOf } from './hide.ts';

const seated =
  'M-74-252C-44-268-4-254 14-220C44-172 104-134 122-74C132-30 116 0 84 0H14C2-30-8-64-14-96C-44-120-70-170-78-206C-82-226-82-242-74-252z';

/** A cheetah about 340 high that sits upright and looks left; `id` is unique in the scene. */
export function cheetah(palette: Palette, id: string): Drawing {
  const tones = tonesOf(palette, '#e0b068');
  const { own, shade, dark } = tones;
  const tail = through([
    [104, -16],
    [150, -6],
    [196, -12],
    [226, -40],
    [220, -66],
  ]);
  return (
    stroke(own, 15, tail) +
    `<path fill="none" stroke="${dark}" stroke-width="15" stroke-dasharray="8 15" stroke-dashoffset="-70" d="${tail}"/>` +
    limb(shade, [
      [-20, -170, 40],
      [-18, -90, 20],
      [-24, -12, 17],
      [-34, -8, 17],
    ]) +
    modelled(
      { id, d: seated, tones },
      shape(shade, 'M-80-190C-50-120-10-60 20 10H-20L-90-180zM60-130C30-90 30-40 54 10H20C6-40 10-100 30-150z') +
        spots(dark, { from: [-84, -262], to: [140, 10], step: 19, size: 3.6 }),
    ) +
    limb(own, [
      [64, -30, 46],
      [30, -14, 24],
      [-2, -10, 20],
    ]) +
    limb(own, [
      [-50, -186, 50],
      [-48, -96, 23],
      [-54, -12, 19],
      [-66, -9, 18],
    ]) +
    inside(
      `${id}-leg`,
      'M-72-186C-66-206-34-206-28-184L-40-96V-70H-56V-96z',
      spots(dark, { from: [-78, -210], to: [-20, -50], step: 17, size: 3 }),
    ) +
    stroke(dark, 3, 'M-70-4v-8M-62-3v-9M-8-4v-8') +
    place({ x: 52, y: -92, scale: 0.84 }, catHead(palette, `${id}-face`, { tears: true }))
  );
}
