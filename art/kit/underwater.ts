import { type Hex, mix } from './colour.ts';
import { lit, type Palette } from './light.ts';
import { between, oneOf, type Random } from './random.ts';
import {
  box,
  type Drawing,
  ellipse,
  faint,
  gradient,
  type Point,
  place,
  polygon,
  shape,
  stroke,
  through,
} from './shapes.ts';

const seaColours: readonly [Hex, Hex, Hex] = ['#a8ebe2', '#2fa7b8', '#0c4f6d'];

/** The sea from within: bright under its surface, deep below, with shafts of light. */
export function underwater(palette: Palette): Drawing {
  const [bright, middle, deep] = seaColours.map((own) => lit(palette, own)) as [Hex, Hex, Hex];
  const shafts = [180, 470, 760, 1060, 1340].map((x, index) =>
    polygon(bright, [
      [x, -10],
      [x + 90 + index * 8, -10],
      [x - 40 + index * 12, 1000],
      [x - 250 + index * 8, 1000],
    ]),
  );
  return (
    gradient('under', [
      [0, bright],
      [0.3, middle],
      [1, deep],
    ]) +
    box('url(#under)', { x: 0, y: 0, width: 1600, height: 1200 }) +
    faint(0.13, shafts.join('')) +
    faint(
      0.8,
      shape(
        mix(bright, '#ffffff', 0.5),
        'M0 0H1600V30C1500 56 1420 20 1320 34S1120 62 1010 34S800 20 690 42S470 58 370 30S140 24 0 46z',
      ),
    )
  );
}

/** The colour of something under water, paler and bluer with `depth` (0 to 1). */
export const sunk = (palette: Palette, own: Hex, depth = 0): Hex =>
  mix(lit(palette, own), lit(palette, '#2b93a8'), 0.12 + depth * 0.7);

/** Sea grass along a line. */
export function seaGrass(
  palette: Palette,
  random: Random,
  { y, height, count = 50 }: { y: number; height: number; count?: number },
): Drawing {
  const blades = Array.from({ length: count }, () => {
    const [x, foot, tall, lean] = [
      between(random, -20, 1620),
      y + between(random, -10, 24),
      between(random, 0.5, 1) * height,
      between(random, 10, 60),
    ];
    return `M${x.toFixed(0)} ${foot.toFixed(0)}q${(-lean * 0.4).toFixed(0)} ${(-tall * 0.5).toFixed(0)} ${lean.toFixed(0)} ${(-tall).toFixed(0)}q${(-lean * 0.7).toFixed(0)} ${(tall * 0.4).toFixed(0)} ${(14 - lean).toFixed(0)} ${tall.toFixed(0)}z`;
  });
  const half = Math.floor(count / 2);
  return (
    shape(sunk(palette, '#1f6b4f', 0.2), blades.slice(0, half).join('')) +
    shape(sunk(palette, '#5d9a4a', 0.1), blades.slice(half).join(''))
  );
}

/** A reef fish 100 long that swims to the left; `band` crosses its body. */
export function reefFish(palette: Palette, own: Hex, band: Hex, depth = 0): Drawing {
  const [fill, stripe] = [sunk(palette, own, depth), sunk(palette, band, depth)];
  return (
    shape(stripe, 'M30 0C46-8 54-22 62-26C58-8 58 8 62 26C54 22 46 8 30 0z') +
    shape(mix(fill, stripe, 0.4), 'M-10-24C4-42 26-36 34-18zM-8 24C4 38 20 34 28 18z') +
    shape(fill, 'M-50 2C-36-26 8-34 42 0C8 32-36 26-50 2z') +
    shape(
      stripe,
      'M-22-20C-16-8-16 10-22 20C-17 22-12 24-8 24C-1 8-1-10-8-25C-12-24-17-22-22-20zM14-19C19-8 19 8 14 19C18 17 22 14 26 12C29 4 29-6 26-12C22-15 18-17 14-19z',
    ) +
    ellipse(sunk(palette, '#10222b', depth), { x: -36, y: -3, rx: 4, ry: 4 })
  );
}

/** A shoal of slim fish, all one way. */
export function shoal(
  palette: Palette,
  random: Random,
  [x, y]: Point,
  { count, size, depth = 0.4 }: { count: number; size: number; depth?: number },
): Drawing {
  const tones: readonly [Hex, Hex] = [sunk(palette, '#e9f2d8', depth), sunk(palette, '#f3c85a', depth)];
  return Array.from({ length: count }, () =>
    place(
      { x: x + between(random, -170, 170), y: y + between(random, -70, 70), scale: size * between(random, 0.8, 1.15) },
      shape(oneOf(random, tones), 'M-30 0C-16-11 8-10 22-2L38-12C34-4 34 4 38 12L22 2C8 10-16 11-30 0z'),
    ),
  ).join('');
}

/** The sandy floor with its ripples of light. */
export function seaFloor(palette: Palette, points: readonly Point[], depth = 0.1): Drawing {
  const sand = sunk(palette, '#ecd9ab', depth);
  return (
    shape(sand, `${through(points)}V1200H${points[0]?.[0] ?? 0}z`) +
    faint(0.4, stroke(sunk(palette, '#fff6d8', 0), 5, through(points.map(([x, y]): Point => [x + 30, y + 40])))) +
    faint(0.3, stroke(sunk(palette, '#fff6d8', 0), 5, through(points.map(([x, y]): Point => [x - 20, y + 86]))))
  );
}
