import { type Hex, mix } from '../colour.ts';
import type { Palette } from '../light.ts';
import { blob, type Drawing, ellipse, inside, limb, type Point, polygon, shape, stroke, through } from '../shapes.ts';
import { sunk } from '../underwater.ts';

const shell: readonly Point[] = [
  [-168, -14],
  [-130, -76],
  [-50, -112],
  [50, -112],
  [140, -70],
  [206, 6],
  [140, 46],
  [40, 66],
  [-70, 58],
  [-146, 30],
];

/** A green turtle about 560 long that swims to the left, seen from the side and a little above; `id` is unique. */
export function turtle(palette: Palette, id: string): Drawing {
  const skin = sunk(palette, '#8f9a5c');
  const under = sunk(palette, '#e5dcae', 0.1);
  const dark = sunk(palette, '#3f4a33', 0.1);
  const back = sunk(palette, '#7d6a36');
  const scale = mix(skin, dark, 0.62);
  const edge = sunk(palette, '#d6c98a');
  return (
    flipper(mix(skin, dark, 0.4), mix(skin, dark, 0.8), [-96, 30], -34) +
    limb(mix(skin, dark, 0.35), [
      [164, 30, 46],
      [216, 66, 40],
      [258, 96, 14],
    ]) +
    blob(under, [
      [-150, 16],
      [-60, 66],
      [60, 76],
      [150, 46],
      [120, 88],
      [20, 106],
      [-90, 88],
    ]) +
    head(skin, scale, dark, under) +
    blob(back, shell) +
    inside(`${id}-shell`, through(shell, { closed: true }), scutes(back, edge, dark)) +
    stroke(edge, 5, through(shell.slice(0, 6))) +
    limb(skin, [
      [176, 22, 44],
      [236, 30, 40],
      [286, 42, 12],
    ]) +
    flipper(skin, scale, [-110, 20], 0)
  );
}

function scutes(back: Hex, edge: Hex, dark: Hex): Drawing {
  const plates: readonly (readonly Point[])[] = [
    [
      [-120, -70],
      [-64, -104],
      [-40, -62],
      [-66, -20],
      [-116, -26],
    ],
    [
      [-58, -106],
      [20, -114],
      [40, -66],
      [10, -18],
      [-56, -20],
      [-34, -62],
    ],
    [
      [28, -114],
      [110, -90],
      [108, -40],
      [76, -10],
      [18, -18],
      [48, -66],
    ],
    [
      [118, -86],
      [200, -6],
      [150, 8],
      [84, -8],
      [116, -40],
    ],
    [
      [-156, -18],
      [-122, -20],
      [-70, -12],
      [-80, 34],
      [-140, 22],
    ],
    [
      [-62, -12],
      [14, -10],
      [20, 44],
      [-72, 38],
    ],
    [
      [24, -10],
      [80, -2],
      [96, 34],
      [30, 44],
    ],
    [
      [90, 0],
      [150, 16],
      [184, 8],
      [130, 38],
      [104, 34],
    ],
  ];
  return (
    shape(mix(back, dark, 0.55), 'M-180 10C-80 60 80 60 210 0V80H-180z') +
    plates.map((plate, index) => polygon(mix(back, index % 2 ? edge : dark, index % 2 ? 0.16 : 0.2), plate)).join('') +
    stroke(edge, 3.5, plates.map((plate) => `M${plate.map(([x, y]) => `${x} ${y}`).join('L')}z`).join(''))
  );
}

function head(skin: Hex, scale: Hex, dark: Hex, under: Hex): Drawing {
  return (
    shape(skin, 'M-138-34C-180-44-214-58-250-48C-276-40-290-22-292-4C-286 8-270 16-246 18C-206 22-170 24-132 40z') +
    shape(under, 'M-291-2C-284 8-270 16-246 18C-216 22-180 22-150 32C-190 10-240 12-291-2z') +
    shape(
      scale,
      'M-252-46C-236-52-220-52-208-48C-214-38-232-34-246-36zM-202-48C-190-46-182-42-176-38C-182-28-198-28-208-34zM-240-30C-230-28-222-26-216-22C-224-14-236-14-242-18zM-208-26C-198-22-190-18-184-12C-194-6-206-8-212-14z',
    ) +
    ellipse(dark, { x: -262, y: -22, rx: 8, ry: 9 }) +
    ellipse(under, { x: -264, y: -25, rx: 2.5, ry: 2.5 }) +
    stroke(dark, 2.5, 'M-291-4C-276 2-262 2-250 0')
  );
}

/** One long front flipper, stroking down and back. */
function flipper(skin: Hex, scale: Hex, [x, y]: Point, turn: number): Drawing {
  const spots = [
    [-6, 56, 15, 9],
    [-18, 96, 14, 9],
    [-4, 130, 13, 9],
    [14, 166, 12, 8],
    [40, 198, 10, 7],
    [22, 92, 10, 7],
    [34, 134, 9, 7],
  ] as const;
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${shape(skin, 'M-38 0C-34-34 26-40 40-8C46 40 52 104 60 150C68 184 78 214 92 252C20 226-22 184-40 140C-62 90-50 40-38 0z')}${spots.map(([sx, sy, rx, ry]) => ellipse(scale, { x: sx, y: sy, rx, ry, turn: 64 })).join('')}</g>`;
}
