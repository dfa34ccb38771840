import { type Category, categoryFacts } from '#shared/categories.ts';

/** The colours of one picture, from the category's hue, turned and lit a little differently for each listing. */
export interface Palette {
  skyTop: string;
  skyLow: string;
  sun: string;
  /** From the farthest ridge to the nearest. */
  ridges: readonly [string, string, string];
  /** The motif, nearly black. */
  ink: string;
  /** Light parts of the motif. */
  paper: string;
  accent: string;
  /** 0 to 1, for small differences of composition. */
  chance: number;
}

/** The hash FNV-1a, 32 bits: neighbouring ids give distant numbers. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return hash;
}

export function paletteOf(category: Category, id: string): Palette {
  const hash = hashOf(id);
  const hue = (categoryFacts(category).hue + (hash % 49) - 24 + 360) % 360;
  const light = ((hash >>> 8) % 9) - 4;
  const warm = (hash >>> 16) % 3;
  const colour = (turn: number, saturation: number, lightness: number) =>
    `hsl(${Math.round(hue + turn + 360) % 360} ${saturation}% ${lightness + light}%)`;
  return {
    skyTop: colour(warm * 14, 52, 58),
    skyLow: `hsl(${[34, 20, 48][warm]} 88% ${84 + light / 2}%)`,
    sun: `hsl(${[42, 24, 50][warm]} 95% ${76 + light / 2}%)`,
    ridges: [colour(-6, 36, 58), colour(-10, 40, 44), colour(-16, 44, 29)],
    ink: colour(-20, 46, 14),
    paper: `hsl(${Math.round(hue)} 45% 95%)`,
    accent: `hsl(${[12, 36, 350][warm]} 78% 58%)`,
    chance: ((hash >>> 20) % 100) / 100,
  };
}

/** The whole sky, from top to bottom of the picture. */
export const sky = ({ skyTop, skyLow }: Palette): string =>
  `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${skyTop}"/><stop offset=".72" stop-color="${skyLow}"/></linearGradient></defs><path fill="url(#s)" d="M0 0h1200v800H0z"/>`;

/** A low sun with a halo. */
export const sun = ({ sun: fill }: Palette, x: number, y: number, radius: number): string =>
  `<g fill="${fill}"><circle cx="${x}" cy="${y}" r="${radius * 1.7}" opacity=".28"/><circle cx="${x}" cy="${y}" r="${radius}"/></g>`;

/** Land from a skyline of points down to the bottom edge, the corners rounded off. */
export function ridge(fill: string, points: readonly (readonly [number, number])[]): string {
  const [first = [0, 600], ...rest] = points;
  const line = rest.map(([x, y], index) => {
    const next = rest[index + 1];
    return next ? `Q${x} ${y} ${(x + next[0]) / 2} ${(y + next[1]) / 2}` : `T${x} ${y}`;
  });
  return `<path fill="${fill}" d="M0 800V${first[1]}L${first[0]} ${first[1]}${line.join('')}V800z"/>`;
}

/** A sharp skyline: mountains and roofs. */
export const peaks = (fill: string, points: readonly (readonly [number, number])[]): string =>
  `<path fill="${fill}" d="M0 800L${points.map(([x, y]) => `${x} ${y}`).join('L')}L1200 800z"/>`;

/** One filled shape. */
export const shape = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;

/** One line without a filling, with round ends. */
export const stroke = (colour: string, width: number, d: string): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

/** A broken line: `pattern` is lengths of dash and gap in turn. */
export const dashes = (colour: string, width: number, pattern: string, d: string): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="${pattern}" d="${d}"/>`;

/** A drawing that lets through what lies behind it. */
export const faint = (opacity: number, drawing: string): string => `<g opacity="${opacity}">${drawing}</g>`;

export const disc = (fill: string, x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

export const ellipse = (fill: string, x: number, y: number, rx: number, ry: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

export const box = (fill: string, x: number, y: number, width: number, height: number, round = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"${round ? ` rx="${round}"` : ''} fill="${fill}"/>`;

/** The same drawing elsewhere, larger or smaller. */
export const place = (x: number, y: number, scale: number, drawing: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;

/** Two birds far away. */
export const birds = ({ ink }: Palette, x: number, y: number): string =>
  place(x, y, 1, stroke(ink, 5, 'M0 0q14-16 26 0q12-16 26 0M70-34q11-13 21 0q10-13 21 0'));
