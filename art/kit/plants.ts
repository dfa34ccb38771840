import { mix } from './colour.ts';
import type { Palette } from './light.ts';
import { between, type Random } from './random.ts';
import { type Drawing, ellipse, type Joint, limb, type Point, place, shape, stroke, through } from './shapes.ts';

/** An umbrella acacia about 400 wide and 330 high, standing at the origin; `distance` pales it. */
export function acacia(palette: Palette, random: Random, distance = 0): Drawing {
  const trunk = mix(palette.ink, palette.haze, distance * 0.75);
  const dark = mix(mix(palette.leaf[2], palette.ink, 0.35), palette.haze, distance * 0.75);
  const bright = mix(palette.leaf[1], palette.haze, distance * 0.75);
  const edge = mix(palette.leaf[0], palette.haze, distance * 0.75);
  const lean = between(random, -26, 26);
  const branch = (joints: readonly Joint[]) => limb(trunk, joints);
  const shelves = [
    { x: lean - 96, y: -236, w: 132, h: 30 },
    { x: lean + 104, y: -250, w: 140, h: 32 },
    { x: lean - 6, y: -290, w: 176, h: 40 },
  ];
  return (
    shape(trunk, `M-34 8C-19 0-15-22-14-52L${lean * 0.2 - 14}-72H${lean * 0.2 + 6}L10-52C11-22 18 0 36 8z`) +
    branch([
      [0, -40, 22],
      [lean * 0.2 - 4, -70, 21],
      [lean * 0.6, -150, 17],
    ]) +
    branch([
      [lean * 0.5, -130, 15],
      [lean - 50, -196, 10],
      [lean - 110, -236, 6],
    ]) +
    branch([
      [lean * 0.55, -144, 15],
      [lean + 46, -206, 10],
      [lean + 116, -246, 6],
    ]) +
    branch([
      [lean * 0.6, -150, 12],
      [lean, -220, 8],
      [lean - 6, -270, 5],
    ]) +
    shelves.map(({ x, y, w, h }) => shelf(random, [x, y], { width: w, height: h, dark, bright, edge })).join('')
  );
}

/** One flat cushion of leaves: billowed above, ragged below, lit along its top. */
function shelf(
  random: Random,
  [x, y]: Point,
  { width, height, dark, bright, edge }: { width: number; height: number; dark: string; bright: string; edge: string },
): Drawing {
  // Seven billows of unequal width and height along a flat dome.
  const billows = [-1, -0.72, -0.42, -0.14, 0.16, 0.46, 0.74, 1.02].map((part, index): Point => {
    const chance = index < 7 ? between(random, -1, 1) : 0;
    return [
      x + (part + (index > 0 ? chance * 0.05 : 0)) * width,
      y - height * 1.05 * Math.max(0, 1 - part * part) ** 0.7 + chance * height * 0.1,
    ];
  });
  const below: Point[] = [0.9, 0.62, 0.3, 0, -0.3, -0.62, -0.9].map((part) => [
    x + part * width,
    y + height * 0.3 * between(random, 0.2, 1.2),
  ]);
  const shade = through(billows.map(([bx, by]): Point => [bx - width * 0.02, by + height * 0.34]).reverse()).replace(
    'M',
    'L',
  );
  return (
    shape(dark, `${billowed(billows, height * 0.27)}${through(below).replace('M', 'L')}z`) +
    shape(bright, `${billowed(billows, height * 0.27)}${shade}z`) +
    shape(
      edge,
      `${billowed(billows, height * 0.27)}${billowed(billows.map(([bx, by]): Point => [bx, by + height * 0.13]).reverse(), height * 0.23).replace('M', 'L')}z`,
    )
  );
}

/** A line of round billows between the points, each `lift` high, as path data that begins with M. */
function billowed(points: readonly Point[], lift: number): string {
  const at = ([px, py]: Point) => `${px.toFixed(1)} ${py.toFixed(1)}`;
  const arcs = points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const third: Point = [from[0] * 0.8 + to[0] * 0.2, Math.min(from[1], to[1]) - lift];
    return `C${at(third)} ${at([from[0] * 0.2 + to[0] * 0.8, third[1]])} ${at(to)}`;
  });
  return `M${at(points[0] ?? [0, 0])}${arcs.join('')}`;
}

/** A coconut palm about 420 high that leans with the sea wind. */
export function palm(palette: Palette, random: Random, lean = 90, distance = 0): Drawing {
  const trunk = mix(mix(palette.ink, palette.glow, 0.16), palette.haze, distance * 0.7);
  const dark = mix(mix(palette.leaf[2], palette.ink, 0.3), palette.haze, distance * 0.7);
  const bright = mix(palette.leaf[1], palette.haze, distance * 0.7);
  const [x, y] = [lean, -390];
  const fronds = [-205, -172, -140, -100, -62, -30, 4, 34].map((angle, index) =>
    frond([x, y], angle + between(random, -8, 8), between(random, 150, 200), index % 2 === 0 ? dark : bright),
  );
  return (
    limb(trunk, [
      [0, 6, 30],
      [lean * 0.16, -120, 20],
      [lean * 0.52, -270, 16],
      [x, y, 14],
    ]) +
    fronds.join('') +
    ellipse(trunk, { x: x - 12, y: y + 16, rx: 13, ry: 15 }) +
    ellipse(trunk, { x: x + 12, y: y + 18, rx: 12, ry: 14 })
  );
}

/** One frond: a drooping blade whose lower edge is cut into leaflets. */
function frond([x, y]: Point, angle: number, length: number, fill: string): Drawing {
  const turn = (angle * Math.PI) / 180;
  const spine = Array.from({ length: 9 }, (_, step): Point => {
    const along = (step / 8) * length;
    return [x + Math.cos(turn) * along, y + Math.sin(turn) * along + (along / length) ** 2 * length * 0.55];
  });
  const leaflets = spine.slice(1).map(([sx, sy], step) => {
    const size = length * 0.2 * (1 - step / 10);
    return `L${sx.toFixed(0)} ${(sy + size).toFixed(0)}L${sx.toFixed(0)} ${(sy + size * 0.25).toFixed(0)}`;
  });
  return shape(fill, `${through([...spine].reverse())}${leaflets.join('')}z`);
}

/** A low bush, lit from the left. */
export function bush(palette: Palette, random: Random, width: number, distance = 0): Drawing {
  const tone = (fill: Palette['leaf'][number]) => mix(fill, palette.haze, distance * 0.7);
  const mound = (w: number, h: number, dx: number): Point[] =>
    [-1, -0.7, -0.35, 0, 0.35, 0.7, 1].map((part) => [
      dx + part * w,
      -h * (1 - part * part) * between(random, 0.8, 1.2),
    ]);
  return (
    shape(tone(palette.leaf[2]), `${through(mound(width / 2, width * 0.36, 0))}z`) +
    shape(tone(palette.leaf[1]), `${through(mound(width * 0.3, width * 0.28, -width * 0.12))}z`)
  );
}

/** Broad leaves that reach into the picture from an edge; the origin is their root. */
export const leaves = (palette: Palette, random: Random, count = 5, reach = 260): Drawing =>
  Array.from({ length: count }, (_, index) => {
    const angle = -150 + (120 / Math.max(1, count - 1)) * index + between(random, -8, 8);
    const long = reach * between(random, 0.75, 1.1);
    const blade = `M0 0C${long * 0.3}${-long * 0.22} ${long * 0.75}${-long * 0.16} ${long} 0C${long * 0.7} ${long * 0.14} ${long * 0.3} ${long * 0.12} 0 0z`;
    const fill = index % 2 === 0 ? palette.leaf[2] : palette.leaf[1];
    return place(
      { x: 0, y: 0 },
      `<g transform="rotate(${angle.toFixed(0)})">${shape(fill, blade)}${stroke(palette.leaf[0], 3, `M0 0Q${long / 2} ${-long * 0.05} ${long * 0.94} 0`)}</g>`,
    );
  }).join('');
