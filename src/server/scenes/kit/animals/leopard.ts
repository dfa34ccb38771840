import type { Palette } from '../light.ts';
import { type Drawing, inside, type Joint, limb, place, shape, stroke, through } from '../shapes.ts';
import { catHead, spots } from './cat-head.ts';
import { modelled, tonesOf } from './hide.ts';

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
