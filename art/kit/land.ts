import { mix } from './colour.ts';
import type { Palette } from './light.ts';
import { between, type Random } from './random.ts';
import { type Drawing, faint, gradient, type Point, shape, stroke, through } from './shapes.ts';

/** A skyline of points down to the bottom of the canvas, rounded. */
export const ridge = (fill: string, points: readonly Point[]): Drawing =>
  shape(fill, `${through(points)}V1200H${points[0]?.[0] ?? 0}z`);

/** Rolling land at about `y`, whose swells are `swell` high; different for each generator. */
export function hills(
  fill: string,
  random: Random,
  { y, swell, steps = 7 }: { y: number; swell: number; steps?: number },
): Drawing {
  return ridge(fill, skyline(random, y, swell, steps));
}

function skyline(random: Random, y: number, swell: number, steps: number): Point[] {
  return Array.from(
    { length: steps + 1 },
    (_, index): Point => [-40 + (1680 / steps) * index, y + between(random, -swell, swell)],
  );
}

/**
 * One of the five layers of land, 0 the farthest: hills whose crest catches the light and whose foot lies in haze, so
 * that the layer before it stands out.
 */
export function layer(
  palette: Palette,
  random: Random,
  { depth, y, swell, steps = 7 }: { depth: 0 | 1 | 2 | 3 | 4; y: number; swell: number; steps?: number },
): Drawing {
  const base = palette.land[depth];
  const id = `land-${depth}-${Math.round(y)}`;
  const crest = skyline(random, y, swell, steps);
  const shade = mix(base, palette.ink, 0.1 + depth * 0.05);
  return (
    gradient(id, [
      [0, mix(base, palette.glow, 0.22 - depth * 0.03)],
      [0.16, base],
      [0.5, depth < 3 ? mix(base, palette.haze, 0.3) : shade],
      [1, shade],
    ]) +
    ridge(`url(#${id})`, crest) +
    faint(0.5, stroke(mix(base, palette.rim, 0.6), 2.5, through(crest)))
  );
}

/** A meadow along a line: clumps of fine blades that lean with the wind, denser than one can count. */
export function grass(
  palette: Palette,
  random: Random,
  { y, height, count = 90 }: { y: number; height: number; count?: number },
): Drawing {
  const clumps = Array.from({ length: count }, () => {
    const [x, foot] = [between(random, -20, 1620), y + between(random, -height * 0.35, height * 0.45)];
    const size = between(random, 0.45, 1) * height;
    return {
      bright: random() > 0.45,
      d: [-0.5, -0.2, 0.1, 0.34, 0.6]
        .map((lean) => blade(x + lean * 16, foot, lean * size * 0.55, size * (1 - Math.abs(lean) * 0.5)))
        .join(''),
    };
  });
  const all = ({ bright }: { bright: boolean }) =>
    clumps
      .filter((clump) => clump.bright === bright)
      .map(({ d }) => d)
      .join('');
  const [lightBlade, darkBlade] = palette.grass;
  return shape(darkBlade, all({ bright: false })) + shape(lightBlade, all({ bright: true }));
}

/** One blade as a thin curved sickle. */
const blade = (x: number, y: number, lean: number, tall: number): string =>
  `M${x.toFixed(0)} ${y.toFixed(0)}q${(lean * 0.15).toFixed(1)} ${(-tall * 0.6).toFixed(1)} ${lean.toFixed(1)} ${(-tall).toFixed(1)}q${(-lean * 0.45).toFixed(1)} ${(tall * 0.5).toFixed(1)} ${(4 - lean).toFixed(1)} ${tall.toFixed(1)}z`;

/** The last, nearest edge of the picture: dark ground with tall blades that frame the view. */
export function foreground(palette: Palette, random: Random, y: number): Drawing {
  const fill = mix(palette.land[4], palette.ink, 0.6);
  const blades = Array.from({ length: 46 }, () => {
    // More of them near the two edges, so that the middle stays open.
    const side = random() < 0.5 ? 0 : 1600;
    const x = side + (side === 0 ? 1 : -1) * 760 * random() ** 1.7;
    return blade(x, y + 40, between(random, -40, 60), between(random, 50, 190));
  });
  return hills(fill, random, { y, swell: 16 }) + shape(fill, blades.join(''));
}

/** The long shadow of something that stands at the origin of the light's side. */
export function shadow(
  palette: Palette,
  { x, y, width, lean = -1 }: { x: number; y: number; width: number; lean?: number },
): Drawing {
  return faint(
    0.28,
    shape(
      palette.ink,
      `M${x - width * 0.2} ${y}Q${x + lean * width} ${y + width * 0.1} ${x + lean * width * 2.2} ${y + width * 0.34}Q${x + lean * width * 0.6} ${y + width * 0.22} ${x + width * 0.3} ${y + width * 0.03}z`,
    ),
  );
}

/** Light that lies on the ground or water as thin bars, widest near the eye. */
export function glints(
  fill: string,
  random: Random,
  { x, top, bottom, spread, count = 16 }: { x: number; top: number; bottom: number; spread: number; count?: number },
): Drawing {
  const bars = Array.from({ length: count }, (_, index) => {
    const near = (index + 1) / count;
    const y = top + (bottom - top) * near;
    const width = spread * (0.25 + near * 0.75) * between(random, 0.35, 1);
    const from = x - width / 2 + between(random, -spread, spread) * 0.25 * near;
    return `M${from.toFixed(0)} ${y.toFixed(0)}h${width.toFixed(0)}`;
  });
  return faint(0.75, stroke(fill, 6, bars.join('')));
}
