import { type Hex, mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { type Drawing, disc, type Joint, limb, shape, stroke } from '../shapes.ts';
import { modelled, tonesOf } from './hide.ts';

const plumage =
  'M-74-236C-60-286-6-300 46-286C104-276 150-250 168-214C172-190 150-176 128-170C90-144 20-140-26-158C-62-172-84-200-74-236z';

/** A Somali ostrich about 470 high that walks left: the cock black with a blue neck, the hen brown. `id` is unique. */
export function ostrich(palette: Palette, id: string, { hen = false, distance = 0 } = {}): Drawing {
  const feather: Hex = hen ? '#8a7360' : '#2c2a2e';
  const tones = tonesOf(palette, feather, distance);
  const skin = lit(palette, hen ? '#b39a80' : '#6f8ba6', distance);
  const dim = mix(skin, tones.dark, 0.36);
  const white = lit(palette, hen ? '#d6c7b0' : '#f4efe4', distance);
  const near: readonly Joint[] = [
    [14, -176, 66],
    [-4, -128, 30],
    [30, -86, 15],
    [6, -8, 14],
  ];
  const far: readonly Joint[] = [
    [40, -176, 60],
    [44, -128, 28],
    [84, -92, 14],
    [96, -14, 12],
  ];
  const toes = (fill: string, x: number, y: number) =>
    shape(
      fill,
      `M${x + 8} ${y - 8}L${x - 38} ${y + 4}C${x - 44} ${y + 8} ${x - 42} ${y + 10} ${x - 34} ${y + 10}H${x + 8}z`,
    );
  return (
    limb(dim, far) +
    toes(dim, 96, -10) +
    shape(white, 'M128-250C170-262 206-244 216-208C200-196 170-190 140-196z') +
    shape(mix(white, tones.dark, 0.2), 'M150-216C180-216 204-210 216-206C200-190 170-184 144-190z') +
    limb(skin, near) +
    toes(skin, 4, -6) +
    limb(skin, [
      [-54, -226, 44],
      [-92, -240, 24],
      [-108, -292, 17],
      [-102, -360, 14],
      [-104, -430, 15],
    ]) +
    modelled(
      { id, d: plumage, tones },
      shape(tones.shade, 'M-80-190C-20-160 80-160 180-206V-130H-80z') +
        stroke(tones.shade, 4, 'M-30-262Q30-250 70-210M10-276Q80-262 120-214M-50-226Q0-206 40-176'),
    ) +
    shape(white, 'M30-176C60-150 110-150 140-172C132-190 120-196 110-198C90-176 60-170 30-176z') +
    limb(skin, [
      [-102, -440, 30],
      [-122, -440, 24],
    ]) +
    shape(lit(palette, '#c9a07a', distance), 'M-126-450C-140-446-150-438-154-431C-144-428-134-428-124-430z') +
    stroke(tones.dark, 2.5, 'M-153-432Q-142-436-128-437') +
    disc(tones.dark, -114, -444, 4.6)
  );
}
