import { mix } from '../kit/colour.ts';
import { layer, ridge } from '../kit/land.ts';
import { lit, type Palette, shaded } from '../kit/light.ts';
import { looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import type { Scene } from '../kit/scene.ts';
import { mirrored, sea } from '../kit/sea.ts';
import { type Drawing, ellipse, type Point, place, polygon, stroke } from '../kit/shapes.ts';
import { birds, cloud, sky, sun } from '../kit/sky.ts';
import { mangrove } from './mangrove.ts';

export const mangroveCreek: Scene = {
  alt: {
    en: 'A boardwalk leads through the mangroves of Mida creek.',
    sw: 'Daraja la mbao linapita kati ya mikoko ya hori la Mida.',
  },
  lights: ['day', 'dawn', 'gold', 'mist'],
  close: { x: 760, y: 700, width: 900 },
  sunOnRight: true,
  draw: ({ palette, random }) => {
    const mud = mix(lit(palette, '#8d7a5c'), palette.water[1], 0.25);
    const trees = [
      [300, 650, 0.5, 0.55],
      [520, 648, 0.42, 0.6],
      [1140, 650, 0.46, 0.6],
      [1400, 654, 0.55, 0.55],
      [90, 660, 0.5, 0.5],
    ] as const;
    const ridgeIsland = ellipse(mix(mud, palette.haze, 0.3), { x: 764, y: 768, rx: 250, ry: 14 });
    return (
      sky(palette, 600) +
      sun(palette, 1060, 360, 84) +
      cloud(palette, 420, 200, 520) +
      layer(palette, random, { depth: 1, y: 610, swell: 10, steps: 9 }) +
      trees.map(([x, y, size, far]) => place({ x, y, scale: size }, mangrove(palette, random, far))).join('') +
      sea(palette, random, { top: 650, count: 26 }) +
      mirrored({ x: 240, y: 780, scale: 1.1, strength: 0.2 }, mangrove(palette, random, 0.25)) +
      place({ x: 240, y: 776, scale: 1.1 }, mangrove(palette, random, 0.25)) +
      place({ x: 1330, y: 760 }, mangrove(palette, random, 0.3)) +
      ridgeIsland +
      place({ x: 640, y: 762, scale: 0.62 }, mangrove(palette, random, 0.4)) +
      place({ x: 880, y: 764, scale: 0.56 }, mangrove(palette, random, 0.42)) +
      boardwalk(palette) +
      place({ x: 742, y: 776, scale: 0.42 }, person(palette, looks.guest, poses['walking-behind'], 0.1)) +
      place({ x: 782, y: 778, scale: 0.45 }, person(palette, looks.fundi, poses['walking-behind'], 0.1)) +
      ridge(mud, [
        [980, 1220],
        [1140, 1080],
        [1400, 1010],
        [1660, 980],
      ]) +
      place({ x: 1390, y: 1060, scale: 2 }, mangrove(palette, random)) +
      ridge(mud, [
        [-40, 1090],
        [180, 1110],
        [330, 1150],
        [420, 1220],
      ]) +
      place({ x: 20, y: 1130, scale: 1.6 }, mangrove(palette, random)) +
      birds(palette, random, { x: 640, y: 300, size: 0.8 })
    );
  },
};

/** Planks on poles that run away from the eye and bend towards the trees. */
function boardwalk(palette: Palette): Drawing {
  const plank = lit(palette, '#c39c6b');
  const dark = shaded(palette, '#7d5c3a');
  const left: readonly Point[] = [
    [420, 1210],
    [600, 960],
    [690, 830],
    [730, 766],
  ];
  const right: readonly Point[] = [
    [1010, 1210],
    [900, 960],
    [830, 830],
    [796, 766],
  ];
  const at = (side: readonly Point[], share: number): Point => {
    const place = share * (side.length - 1);
    const [from, to] = [
      side[Math.floor(place)] ?? [0, 0],
      side[Math.min(side.length - 1, Math.floor(place) + 1)] ?? [0, 0],
    ];
    const part = place - Math.floor(place);
    return [Math.round(from[0] + (to[0] - from[0]) * part), Math.round(from[1] + (to[1] - from[1]) * part)];
  };
  const joints = Array.from({ length: 20 }, (_, index) => {
    const share = index / 20;
    return `M${at(left, share).join(' ')}L${at(right, share).join(' ')}`;
  });
  const rail = (side: readonly Point[], high: number) =>
    `M${side.map(([x, y]) => `${x} ${Math.round(y - (y - 640) * high)}`).join('L')}`;
  const posts = (side: readonly Point[]) =>
    side.map(([x, y]) => `M${x} ${Math.round(y + (y - 640) * 0.16)}V${Math.round(y - (y - 640) * 0.44)}`).join('');
  return (
    stroke(dark, 10, posts(left) + posts(right)) +
    polygon(plank, [...left, ...[...right].reverse()]) +
    polygon(mix(plank, palette.rim, 0.2), [...left.slice(0, 4), at(right, 1), [860, 1000], [760, 1210]]) +
    stroke(mix(plank, dark, 0.5), 3, joints.join('')) +
    stroke(dark, 6, rail(left, 0) + rail(right, 0)) +
    stroke(mix(plank, dark, 0.3), 8, rail(left, 0.42) + rail(right, 0.42)) +
    stroke(mix(plank, dark, 0.3), 5, rail(left, 0.22) + rail(right, 0.22))
  );
}
