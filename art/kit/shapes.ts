/** Drawings are SVG text; a scene's canvas is 1600 by 1200, and the origin of a motif is where it stands. */
export type Drawing = string;
export type Point = readonly [x: number, y: number];

const short = (value: number): string => String(Math.round(value * 10) / 10);
const pair = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

export const shape = (fill: string, d: string): Drawing => `<path fill="${fill}" d="${d}"/>`;

export const stroke = (colour: string, width: number, d: string): Drawing =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

export const disc = (fill: string, x: number, y: number, radius: number): Drawing =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"/>`;

export const ellipse = (
  fill: string,
  { x, y, rx, ry, turn = 0 }: { x: number; y: number; rx: number; ry: number; turn?: number },
): Drawing =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${turn ? ` transform="rotate(${short(turn)} ${pair([x, y])})"` : ''}/>`;

export const box = (
  fill: string,
  { x, y, width, height, round = 0 }: { x: number; y: number; width: number; height: number; round?: number },
): Drawing =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${round ? ` rx="${round}"` : ''} fill="${fill}"/>`;

/** The same drawing elsewhere, larger or smaller; a negative `scaleX` turns it round. */
export const place = (
  { x, y, scale = 1, scaleX = scale }: { x: number; y: number; scale?: number; scaleX?: number },
  drawing: Drawing,
): Drawing => `<g transform="translate(${pair([x, y])}) scale(${scaleX} ${scale})">${drawing}</g>`;

export const rotate = (degrees: number, drawing: Drawing, [x, y]: Point = [0, 0]): Drawing =>
  `<g transform="rotate(${short(degrees)} ${pair([x, y])})">${drawing}</g>`;

/** Lets through what lies behind it. */
export const faint = (opacity: number, drawing: Drawing): Drawing => `<g opacity="${opacity}">${drawing}</g>`;

/** Only what lies inside the outline. `id` is unique in the scene. */
export const inside = (id: string, d: string, drawing: Drawing): Drawing =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${drawing}</g>`;

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]): string =>
  list
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
    )
    .join('');

/** A fill from top to bottom of what it fills (or along `to`); use it as `url(#id)`. `id` is unique in the scene. */
export const gradient = (id: string, list: readonly Stop[], [x, y]: Point = [0, 1]): Drawing =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${x}" y2="${y}">${stops(list)}</linearGradient>`;

export const halo = (id: string, list: readonly Stop[]): Drawing =>
  `<radialGradient id="${id}">${stops(list)}</radialGradient>`;

/** A smooth line through the points (Catmull-Rom as Béziers), as path data that begins with M. */
export function through(points: readonly Point[], { closed = false }: { closed?: boolean } = {}): string {
  const at = (index: number): Point => {
    const last = points.length - 1;
    const wrapped = closed ? (index + points.length) % points.length : Math.min(Math.max(index, 0), last);
    return points[wrapped] ?? [0, 0];
  };
  const pieces = Array.from({ length: closed ? points.length : points.length - 1 }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const out: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const into: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${pair(out)} ${pair(into)} ${pair(to)}`;
  });
  return `M${pair(at(0))}${pieces.join('')}${closed ? 'z' : ''}`;
}

/** A smooth closed shape through the points. */
export const blob = (fill: string, points: readonly Point[]): Drawing => shape(fill, through(points, { closed: true }));

/** A closed shape with straight edges. */
export const polygon = (fill: string, points: readonly Point[]): Drawing =>
  shape(fill, `M${points.map(pair).join('L')}z`);

export type Joint = readonly [x: number, y: number, width: number];

/**
 * A limb, neck, trunk or branch: a smooth line whose width changes from joint to joint, with round ends.
 * Bodies built of such limbs keep one manner of drawing.
 */
export function limb(fill: string, joints: readonly Joint[]): Drawing {
  const sides = joints.map(([x, y, width], index) => {
    const [before, after] = [joints[index - 1] ?? joints[index], joints[index + 1] ?? joints[index]];
    const [dx, dy] = [(after?.[0] ?? x) - (before?.[0] ?? x), (after?.[1] ?? y) - (before?.[1] ?? y)];
    const length = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [(-dy / length) * (width / 2), (dx / length) * (width / 2)];
    return { left: [x + nx, y + ny] as Point, right: [x - nx, y - ny] as Point };
  });
  const [first, last] = [joints[0], joints.at(-1)];
  const outline = [...sides.map(({ left }) => left), ...sides.map(({ right }) => right).reverse()];
  const ends = [first, last].map((joint) => (joint ? disc(fill, joint[0], joint[1], joint[2] / 2) : '')).join('');
  return polygonSmooth(fill, outline, sides.length) + ends;
}

// The two sides are smoothed apart, so that the ends do not swing out.
function polygonSmooth(fill: string, outline: readonly Point[], half: number): Drawing {
  const back = through(outline.slice(half)).replace('M', 'L');
  return shape(fill, `${through(outline.slice(0, half))}${back}z`);
}
