import { type Hex, mix } from './colour.ts';
import { lit, type Palette } from './light.ts';
import { between, type Random } from './random.ts';
import { type Drawing, disc, inside, limb, type Point, place, shape, stroke, through } from './shapes.ts';

/**
 * A slope planted in rows that follow its crest, as tea is; the crest runs through the points and the slope reaches
 * the foot of the canvas. `id` is unique in the scene.
 */
export function rows(
  palette: Palette,
  id: string,
  crest: readonly Point[],
  { own, gap = 26, distance = 0 }: { own: Hex; gap?: number; distance?: number },
): Drawing {
  const green = lit(palette, own, distance);
  const far = mix(palette.ink, palette.haze, distance * 0.75);
  const outline = `${through(crest)}V1220H${crest[0]?.[0] ?? 0}z`;
  const line = (drop: number) =>
    through(crest.map(([x, y], index): Point => [x, y + drop + Math.sin(index * 1.7 + drop / 60) * gap * 0.16]));
  const drops = Array.from({ length: 16 }, (_, index) => gap * (0.75 + index * (1 + index * 0.05)));
  return (
    inside(
      id,
      outline,
      shape(green, outline) +
        stroke(mix(green, far, 0.34), gap * 0.2, drops.map(line).join('')) +
        stroke(mix(green, palette.rim, 0.3), gap * 0.16, drops.map((drop) => line(drop + gap * 0.22)).join('')),
    ) + stroke(mix(green, palette.rim, 0.45), 4, through(crest))
  );
}

/** A coffee bush about 260 high with red cherries along its boughs. */
export function coffeeBush(palette: Palette, random: Random): Drawing {
  const red = lit(palette, '#c42f2c');
  const bough = (angle: number): Drawing => {
    const leaves = Array.from({ length: 6 }, (_, index) => {
      const [x, side] = [40 + index * 26, index % 2 ? 1 : -1];
      const fill =
        [palette.leaf[2], palette.leaf[1], palette.leaf[0]][(index + (angle < -90 ? 1 : 0)) % 3] ?? palette.leaf[1];
      return shape(
        fill,
        `M${x} 0C${x + 10} ${side * 26} ${x + 34} ${side * 40} ${x + 56} ${side * 34}C${x + 44} ${side * 12} ${x + 22} ${side * 2} ${x} 0z`,
      );
    });
    const cherries = [52, 62, 80, 104, 114, 134].map((x, index) =>
      disc(index % 3 === 2 ? mix(red, palette.rim, 0.3) : red, x, index % 2 ? 7 : -7, 8),
    );
    return `<g transform="translate(0-60) rotate(${angle.toFixed(0)})">${stroke(mix(palette.ink, palette.glow, 0.2), 5, 'M0 0H170')}${leaves.join('')}${cherries.join('')}</g>`;
  };
  return (
    limb(mix(palette.ink, palette.glow, 0.18), [
      [0, 6, 16],
      [0, -120, 8],
    ]) + [-170, -10, -148, -32, -120, -60, -92].map((angle) => bough(angle + between(random, -6, 6))).join('')
  );
}

/** A mango tree's hanging fruit: a stalk with `count` mangoes, 90 long, from the origin down. */
export const mangoes = (palette: Palette, count = 2): Drawing =>
  Array.from({ length: count }, (_, index) => {
    const x = (index - (count - 1) / 2) * 26;
    const skin = lit(palette, index % 2 ? '#e9a13a' : '#d8b23f');
    return place(
      { x, y: 0 },
      stroke(palette.leaf[2], 3, 'M0-10V34') +
        shape(skin, 'M0 30C18 30 24 50 20 68C16 86 2 92-8 84C-20 74-18 32 0 30z') +
        shape(mix(skin, lit(palette, '#c8472f'), 0.6), 'M0 30C-18 32-20 74-8 84C-12 66-8 44 0 30z'),
    );
  }).join('');
