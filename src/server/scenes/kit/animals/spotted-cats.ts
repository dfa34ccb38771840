import { lit, type Palette } from '../light.ts';
import {
  type Drawing,
  ellipse,
  inside,
  type Joint,
  limb,
  type Point,
  place,
  shape,
  stroke,
  through,
} from '../shapes.ts';
import { modelled, tonesOf } from './hide.ts';

/** Spots over an area: small solid ones, or broken rings. */
function spots(fill: string, from: Point, to: Point, step: number, size: number, rings: boolean): Drawing {
  const marks: string[] = [];
  for (let row = 0, y = from[1]; y < to[1]; row++, y += step * 0.8)
    for (let column = 0, x = from[0] + (row % 2) * step * 0.5; x < to[0]; column++, x += step) {
      const [dx, dy] = [((row * 7 + column * 5) % 7) - 3, ((row * 5 + column * 11) % 7) - 3];
      const at = `${(x + dx).toFixed(0)} ${(y + dy).toFixed(0)}`;
      marks.push(
        rings
          ? `M${at}m${-size} 0a${size} ${size} 0 0 1 ${size * 1.7} ${-size * 0.7}M${at}m${size} ${size * 0.3}a${size} ${size} 0 0 1 ${-size * 1.4} ${size * 0.5}`
          : `M${at}h.1`,
      );
    }
  return stroke(fill, rings ? size * 0.8 : size * 2, marks.join(''));
}

const reclined =
  'M-168-104C-130-124-90-108-40-98C30-90 90-112 140-104C188-94 208-56 200-20C194 6 170 10 140 8H-150C-186 4-196-70-168-104z';

/** A leopard about 440 long that rests along a branch (its top is y = 0), legs and tail hanging; it looks left. */
export function leopard(palette: Palette, id: string): Drawing {
  const tones = tonesOf(palette, '#d8a55c');
  const { own, shade, dark } = tones;
  const tail = through([
    [190, -50],
    [232, -10],
    [226, 80],
    [222, 150],
    [246, 186],
    [266, 168],
  ]);
  return (
    stroke(own, 17, tail) +
    `<path fill="none" stroke="${dark}" stroke-width="17" stroke-dasharray="9 17" d="${tail}"/>` +
    modelled(
      id,
      reclined,
      tones,
      shape(shade, 'M-200-26C-100-6 100-14 220-56V20H-200z') + spots(dark, [-180, -112], [200, 10], 27, 8, true),
    ) +
    hanging(own, shade, dark, id) +
    place(20, 96, 1, catHead(palette, `${id}-face`, false))
  );
}

function hanging(own: string, shade: string, dark: string, id: string): Drawing {
  const hind: readonly Joint[] = [
    [158, -44, 84],
    [142, 26, 42],
    [164, 84, 24],
    [152, 116, 28],
  ];
  const fore: readonly Joint[] = [
    [-136, -50, 66],
    [-140, 20, 34],
    [-128, 80, 25],
    [-136, 108, 30],
  ];
  return (
    limb(own, hind) +
    limb(own, fore) +
    [hind, fore]
      .map((joints) =>
        limb(
          shade,
          joints.slice(1).map(([x, y, w]): Joint => [x + w * 0.3, y, w * 0.4]),
        ),
      )
      .join('') +
    inside(
      `${id}-legs`,
      'M122-44C126-84 190-84 196-40C190-10 168 16 160 44H126zM-164-50C-160-80-112-80-108-48L-124 22L-128 60H-146L-156 22z',
      spots(dark, [116, -70], [200, 50], 22, 5, false) + spots(dark, [-170, -70], [-104, 60], 20, 4.5, false),
    ) +
    stroke(dark, 3, 'M-142 116v8M-134 117v8M146 124v8M154 125v8')
  );
}

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
      id,
      seated,
      tones,
      shape(shade, 'M-80-190C-50-120-10-60 20 10H-20L-90-180zM60-130C30-90 30-40 54 10H20C6-40 10-100 30-150z') +
        spots(dark, [-84, -262], [140, 10], 19, 3.6, false),
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
      spots(dark, [-78, -210], [-20, -50], 17, 3, false),
    ) +
    stroke(dark, 3, 'M-70-4v-8M-62-3v-9M-8-4v-8') +
    place(52, -92, 0.84, catHead(palette, `${id}-face`, true))
  );
}

const face =
  'M-118-232C-132-256-160-268-186-258C-206-250-214-232-222-222C-236-212-248-206-250-194C-250-180-242-170-232-164C-214-154-190-152-168-160C-138-170-114-196-118-232z';

/** A round cat's head on its neck, in the place where the lion has it; `tears` are the cheetah's. */
function catHead(palette: Palette, id: string, tears: boolean): Drawing {
  const tones = tonesOf(palette, tears ? '#e0b068' : '#d8a55c');
  const { own, shade, dark } = tones;
  const pale = lit(palette, '#f2e2c2');
  return (
    limb(own, [
      [-156, -196, 84],
      [-140, -150, 82],
      [-150, -110, 96],
    ]) +
    inside(
      `${id}-neck`,
      'M-192-180H-102V-150L-106-70H-190L-178-140z',
      spots(dark, [-200, -164], [-90, -84], 20, 4, false),
    ) +
    ellipse(shade, -124, -250, 17, 18) +
    modelled(
      id,
      face,
      tones,
      shape(shade, 'M-240-166C-190-166-150-180-136-216L-110-236V-140H-240z') +
        spots(dark, [-190, -262], [-120, -180], 17, 3, false),
    ) +
    ellipse(own, -150, -260, 19, 20) +
    ellipse(dark, -149, -260, 11, 12) +
    ellipse(own, -151, -252, 9, 9) +
    shape(pale, 'M-248-186C-240-170-226-162-208-160C-198-170-200-186-216-194C-230-198-242-196-248-186z') +
    shape(dark, 'M-251-198C-246-206-236-208-230-204C-232-194-241-188-249-188z') +
    stroke(dark, 3.5, 'M-246-190Q-244-180-234-176Q-222-172-212-168') +
    shape(dark, 'M-216-220C-208-228-198-226-192-218C-200-213-210-214-216-220z') +
    (tears ? stroke(dark, 5, 'M-212-216C-220-204-216-190-206-176') : '')
  );
}
