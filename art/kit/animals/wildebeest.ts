import { lit, type Palette } from '../light.ts';
import { type Drawing, disc, faint, type Joint, limb, shape, stroke } from '../shapes.ts';
import { modelled, tonesOf } from './hide.ts';

type Legs = readonly [readonly Joint[], readonly Joint[], readonly Joint[], readonly Joint[]];

/** Near fore, near hind, far fore, far hind. */
const gaits: Record<'stand' | 'run' | 'leap', Legs> = {
  stand: [
    [
      [-86, -150, 40],
      [-92, -92, 20],
      [-88, -48, 13],
      [-94, -4, 13],
    ],
    [
      [96, -160, 52],
      [88, -104, 24],
      [108, -66, 13],
      [100, -4, 13],
    ],
    [
      [-60, -146, 38],
      [-54, -92, 19],
      [-58, -48, 12],
      [-60, -4, 12],
    ],
    [
      [74, -150, 46],
      [60, -100, 22],
      [78, -64, 12],
      [66, -4, 12],
    ],
  ],
  run: [
    [
      [-84, -150, 42],
      [-136, -112, 20],
      [-172, -86, 12],
      [-206, -46, 12],
    ],
    [
      [98, -160, 54],
      [142, -106, 24],
      [178, -92, 13],
      [216, -40, 12],
    ],
    [
      [-64, -146, 38],
      [-108, -92, 19],
      [-96, -52, 12],
      [-66, -30, 12],
    ],
    [
      [80, -150, 46],
      [98, -96, 22],
      [132, -74, 12],
      [138, -22, 12],
    ],
  ],
  leap: [
    [
      [-84, -150, 42],
      [-130, -128, 20],
      [-116, -92, 13],
      [-142, -66, 12],
    ],
    [
      [98, -160, 54],
      [136, -116, 24],
      [176, -98, 13],
      [206, -50, 12],
    ],
    [
      [-64, -146, 38],
      [-108, -118, 19],
      [-84, -86, 12],
      [-104, -54, 12],
    ],
    [
      [80, -150, 46],
      [112, -106, 22],
      [148, -82, 12],
      [170, -34, 12],
    ],
  ],
};

const torso =
  'M-96-262C-62-276-30-262 6-250C50-240 92-244 116-218C134-196 132-168 118-146C98-128 60-132 30-122C-10-112-50-112-84-116C-120-122-140-146-150-172C-160-190-170-196-176-206C-176-240-150-256-96-262z';

/** A white-bearded wildebeest about 280 high that goes to the left; `id` is unique in the scene. */
export function wildebeest(palette: Palette, id: string, gait: keyof typeof gaits = 'stand', distance = 0): Drawing {
  const tones = tonesOf(palette, '#7d7166', distance);
  const { own, shade, dark } = tones;
  const beard = lit(palette, '#d9cbb0', distance);
  const [nearFore, nearHind, farFore, farHind] = gaits[gait];
  const tail = gait === 'stand' ? 'M116-214C136-196 134-150 130-110' : 'M116-214C150-232 176-212 200-180';
  return (
    limb(shade, farFore) +
    limb(shade, farHind) +
    stroke(dark, 9, tail) +
    shape(beard, 'M-186-190C-176-160-160-120-128-112C-132-140-112-160-100-180L-150-220z') +
    modelled(
      { id, d: torso, tones },
      shape(shade, 'M-190-150C-120-140 40-150 140-190V-90H-190z') +
        faint(
          0.75,
          stroke(
            shade,
            6,
            [-104, -82, -60, -38, -16].map((x, i) => `M${x}-${250 - i * 4}q10 40-4 ${84 - i * 6}`).join(''),
          ),
        ),
    ) +
    limb(own, nearFore) +
    limb(own, nearHind) +
    [nearFore, nearHind].map((joints) => hoof(dark, joints.at(-1))).join('') +
    shape(dark, 'M-80-268C-110-286-150-284-172-270C-160-250-140-232-118-190C-108-206-112-236-80-268z') +
    head(tones.dark, own, palette, distance)
  );
}

const hoof = (fill: string, joint: Joint | undefined): Drawing =>
  joint ? shape(fill, `M${joint[0] - 8} ${joint[1] - 6}h14l3 12h-20z`) : '';

function head(dark: string, own: string, palette: Palette, distance: number): Drawing {
  const horn = lit(palette, '#4a4238', distance);
  return (
    stroke(own, 11, 'M-152-252L-122-240') +
    limb(dark, [
      [-166, -258, 40],
      [-184, -222, 44],
      [-198, -170, 30],
      [-204, -138, 32],
    ]) +
    stroke(horn, 11, 'M-164-272C-142-262-128-276-136-304') +
    stroke(horn, 12, 'M-172-272C-198-262-214-280-198-312') +
    disc(lit(palette, '#8d8379', distance), -190, -226, 4)
  );
}
