import { mix } from '../colour.ts';
import { lit, type Palette, shaded } from '../light.ts';
import {
  blob,
  type Drawing,
  ellipse,
  inside,
  type Joint,
  limb,
  type Point,
  rotate,
  shape,
  stroke,
  through,
} from '../shapes.ts';

const body: readonly Point[] = [
  [-86, -262],
  [-60, -286],
  [-10, -290],
  [44, -276],
  [84, -250],
  [98, -214],
  [92, -176],
  [60, -160],
  [0, -158],
  [-56, -168],
  [-88, -196],
  [-98, -232],
];

const farFore: readonly Joint[] = [
  [-52, -180, 38],
  [-44, -96, 20],
  [-52, -46, 13],
  [-50, -4, 14],
];
const farHind: readonly Joint[] = [
  [72, -190, 42],
  [62, -104, 22],
  [74, -52, 13],
  [68, -4, 14],
];
const nearFore: readonly Joint[] = [
  [-78, -190, 42],
  [-84, -100, 22],
  [-80, -48, 13],
  [-90, -2, 14],
];
const nearHind: readonly Joint[] = [
  [84, -200, 48],
  [92, -110, 24],
  [82, -54, 14],
  [94, -2, 15],
];

/** How a giraffe holds itself, in degrees from its rest; the film moves them. */
interface GiraffePose {
  neck: number;
  tail: number;
}

/** A giraffe about 560 high, facing left; `id` is unique in the scene. */
export function giraffe(palette: Palette, id: string, distance = 0, pose: GiraffePose = { neck: 0, tail: 0 }): Drawing {
  const hide = lit(palette, '#e0a658', distance);
  const under = shaded(palette, '#c98a44', distance);
  const patch = mix(lit(palette, '#8a4a22', distance), palette.ink, 0.25);
  const rim = mix(palette.rim, palette.haze, distance * 0.8);
  const hoof = mix(palette.ink, palette.haze, distance * 0.6);
  const neck = 'M-104-250C-122-330-150-420-176-500L-144-514C-116-440-84-350-40-284z';
  return (
    limb(under, farFore) +
    limb(under, farHind) +
    rotate(
      pose.neck,
      shape(hide, neck) +
        inside(`${id}-neck`, neck, patches(patch)) +
        head(hide, patch, hoof) +
        stroke(patch, 7, 'M-150-512C-120-440-92-360-48-292') +
        stroke(rim, 4, palette.fromRight ? 'M-144-512C-114-442-86-362-44-296' : 'M-178-498C-152-420-124-330-106-252'),
      [-66, -240],
    ) +
    blob(hide, body) +
    inside(`${id}-hide`, through(body, { closed: true }), patches(patch)) +
    shape(under, 'M-97-206C-62-172 42-166 95-192C86-170 44-148 0-149S-84-166-97-206z') +
    limb(hide, nearFore) +
    limb(hide, nearHind) +
    [-50, 68, -90, 94].map((x) => shape(hoof, `M${x - 9}-8h18l4 12h-26z`)).join('') +
    rotate(
      pose.tail,
      stroke(patch, 5, 'M96-236C112-210 112-170 108-136') + ellipse(hoof, { x: 107, y: -128, rx: 7, ry: 15 }),
      [96, -236],
    )
  );
}

function head(hide: string, patch: string, dark: string): Drawing {
  return (
    limb(hide, [
      [-150, -512, 40],
      [-186, -508, 32],
      [-226, -490, 20],
    ]) +
    ellipse(hide, { x: -134, y: -534, rx: 20, ry: 8, turn: -24 }) +
    stroke(dark, 7, 'M-152-530L-154-552M-166-532L-172-552') +
    ellipse(dark, { x: -154, y: -554, rx: 6, ry: 5 }) +
    ellipse(dark, { x: -173, y: -554, rx: 6, ry: 5 }) +
    ellipse(dark, { x: -176, y: -514, rx: 5, ry: 5 }) +
    stroke(patch, 4, 'M-234-486Q-226-480-214-482')
  );
}

/** The hide's net: rows of rough polygons, smaller towards the head. */
function patches(fill: string): Drawing {
  const rows = Array.from({ length: 15 }, (_, row) => {
    const y = -172 - row * 25;
    const size = 15 - row * 0.55;
    return Array.from({ length: 9 }, (_, column) => {
      const x = -176 + column * (row < 5 ? 34 : 26) + (row % 2) * 15;
      const jitter = ((row * 7 + column * 13) % 9) - 4;
      return `M${x - size} ${y + jitter}l${size * 0.7} ${-size * 0.85}l${size} ${size * 0.15}l${size * 0.45} ${size}l${-size * 0.9} ${size * 0.7}z`;
    }).join('');
  });
  return shape(fill, rows.join(''));
}
