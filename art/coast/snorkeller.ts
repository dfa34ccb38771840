import { mix } from '../kit/colour.ts';
import type { Palette } from '../kit/light.ts';
import { type Drawing, ellipse, limb, shape, stroke } from '../kit/shapes.ts';
import { sunk } from '../kit/underwater.ts';

/** Somebody who floats at the surface and looks down, 420 long with the fins, the head to the left. */
export function snorkeller(palette: Palette): Drawing {
  const skin = sunk(palette, '#7a4a30');
  const far = mix(skin, sunk(palette, '#0b3a52'), 0.4);
  const suit = sunk(palette, '#e07a2f');
  const fold = mix(suit, sunk(palette, '#5a2a20'), 0.4);
  const fin = sunk(palette, '#f0c23c');
  const dark = sunk(palette, '#1b2a33');
  return (
    limb(far, [
      [-62, 14, 22],
      [-96, 54, 16],
      [-140, 66, 10],
    ]) +
    limb(far, [
      [70, 16, 30],
      [136, 34, 23],
      [196, 54, 13],
    ]) +
    shape(mix(fin, dark, 0.3), 'M190 44C216 50 250 66 292 96C262 100 222 84 188 66z') +
    limb(suit, [
      [-74, 0, 46],
      [-20, 2, 52],
      [36, 4, 44],
      [76, 8, 42],
    ]) +
    shape(fold, 'M-80 16C-30 30 30 28 92 20C86 30 60 34 30 30C-10 34-56 32-80 16z') +
    limb(skin, [
      [74, 6, 36],
      [140, 8, 27],
      [208, 2, 14],
    ]) +
    limb(sunk(palette, '#24414f'), [
      [58, 6, 42],
      [118, 9, 34],
    ]) +
    shape(fin, 'M200-8C232-18 270-18 312-4C282 12 238 16 202 10z') +
    limb(skin, [
      [-96, 4, 24],
      [-116, 18, 20],
    ]) +
    ellipse(skin, { x: -132, y: 22, rx: 25, ry: 21, turn: 24 }) +
    shape(sunk(palette, '#1d1512'), 'M-116-2C-140-6-156 8-152 20C-140 10-128 16-118 36C-104 30-102 8-116-2z') +
    shape(dark, 'M-158 20C-154 34-146 42-132 44L-130 36C-140 32-148 26-150 16z') +
    shape(sunk(palette, '#a8ebe2'), 'M-160 22C-158 32-150 42-140 45L-148 46C-156 42-162 32-160 22z') +
    stroke(fin, 7, 'M-122 46C-104 44-100 20-104-6L-110-50') +
    limb(skin, [
      [-58, 8, 24],
      [-58, 56, 18],
      [-100, 84, 11],
    ]) +
    limb(suit, [
      [-58, 8, 27],
      [-58, 34, 24],
    ])
  );
}
