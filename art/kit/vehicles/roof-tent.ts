import { lit, type Palette, shaded } from '../light.ts';
import { type Drawing, polygon, shape, stroke } from '../shapes.ts';
import { tones } from './coachwork.ts';

/** A tent unfolded on a car's roof, 300 long and 120 high above its floor at 0, its ladder to the right down to `ground`. */
export function roofTent(palette: Palette, ground: number): Drawing {
  const cloth = lit(palette, '#b99a63');
  const { dark, warm, metal } = tones(palette, '#b99a63');
  const rungs = [0.2, 0.4, 0.6, 0.8].map((share) => `M${170 + share * 40} ${ground * share}h26`).join('');
  return (
    stroke(metal, 5, `M168 0L208 ${ground}M194 0L236 ${ground}${rungs}`) +
    shape(dark, 'M-140-8H210V4H-140z') +
    shape(cloth, 'M-128-8L-104-96C-60-112 120-112 170-98L196-8z') +
    shape(shaded(palette, '#b99a63'), 'M96-108C130-106 156-102 170-98L196-8H118z') +
    polygon(palette.lamps ? warm : dark, [
      [-58, -12],
      [-40, -78],
      [56, -78],
      [64, -12],
    ]) +
    polygon(cloth, [
      [4, -12],
      [2, -78],
      [14, -78],
      [16, -12],
    ]) +
    shape(lit(palette, '#d9c08a'), 'M-118-92C-60-124 130-124 190-96L170-88C110-108-40-108-100-84z')
  );
}
