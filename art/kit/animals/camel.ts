import { lit, type Palette } from '../light.ts';
import { type Drawing, disc, type Joint, limb, shape, stroke } from '../shapes.ts';
import { modelled, tonesOf } from './hide.ts';

const torso =
  'M-116-232C-90-256-56-258-36-286C-14-334 30-340 58-300C78-266 112-262 132-230C146-198 136-170 114-158C60-140 0-146-62-140C-104-146-126-172-128-204z';

/** A dromedary about 350 high that walks to the left; `loaded` with bundles and mats. `id` is unique in the scene. */
export function camel(palette: Palette, id: string, { loaded = true, distance = 0 } = {}): Drawing {
  const tones = tonesOf(palette, '#c59a66', distance);
  const { own, shade, dark } = tones;
  const fore = (x: number, step: number): Joint[] => [
    [x + 4, -176, 52],
    [x + step * 0.4, -112, 26],
    [x + step * 0.5, -92, 25],
    [x + step * 0.8, -50, 15],
    [x + step, -8, 17],
  ];
  const hind = (x: number, step: number): Joint[] => [
    [x - 4, -196, 74],
    [x - 8 + step * 0.3, -124, 34],
    [x + 8 + step * 0.6, -86, 20],
    [x + 2 + step * 0.9, -46, 15],
    [x + step, -8, 17],
  ];
  const feet = [-88 - 30, 108 + 26].map((x) => foot(own, x)).join('');
  return (
    limb(shade, fore(-66, 34)) +
    limb(shade, hind(86, -34)) +
    foot(shade, -32) +
    foot(shade, 52) +
    stroke(shade, 7, 'M134-214C150-190 146-160 140-136') +
    modelled({ id, d: torso, tones }, shape(shade, 'M-140-164C-60-176 60-176 150-206V-120H-140z')) +
    limb(own, fore(-88, -30)) +
    limb(own, hind(108, 26)) +
    feet +
    limb(own, [
      [-100, -202, 74],
      [-150, -178, 50],
      [-192, -206, 38],
      [-208, -262, 31],
      [-214, -318, 32],
    ]) +
    limb(own, [
      [-206, -332, 36],
      [-240, -334, 32],
      [-272, -320, 24],
    ]) +
    shape(shade, 'M-206-346C-200-362-188-364-186-358C-186-348-194-340-202-338z') +
    stroke(dark, 3, 'M-282-312Q-272-306-258-310') +
    disc(dark, -238, -340, 4) +
    shape(dark, 'M-280-326l8-3l-2 6z') +
    (loaded ? load(palette, distance) : '')
  );
}

const foot = (fill: string, x: number): Drawing =>
  shape(
    fill,
    `M${x - 9}-16H${x + 8}C${x + 14}-8 ${x + 16}-2 ${x + 16} 0H${x - 22}C${x - 20}-8 ${x - 12}-10 ${x - 9}-16z`,
  );

/** Rolled mats and bent poles of a house on the move, tied across the hump. */
function load(palette: Palette, distance: number): Drawing {
  const mat = lit(palette, '#a8623a', distance);
  const cloth = lit(palette, '#8a2f34', distance);
  const pole = lit(palette, '#6b4b30', distance);
  return (
    stroke(pole, 6, 'M-70-170C-20-330 60-380 140-330M-50-160C0-320 80-370 160-310') +
    shape(cloth, 'M-44-292C-20-330 40-336 68-296C86-250 84-200 70-176C30-166-20-170-50-182C-62-220-60-262-44-292z') +
    shape(mat, 'M-66-252C-30-266 50-264 90-244C94-226 92-212 88-204C40-218-20-220-64-210C-70-224-70-240-66-252z') +
    stroke(
      lit(palette, '#d8b27c', distance),
      4,
      'M-62-244Q10-258 88-238M-64-218Q10-232 90-214M-20-326Q-26-250-14-174M40-326Q52-250 42-174',
    )
  );
}
