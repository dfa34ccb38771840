import { mix } from './colour.ts';
import { lit, type Palette, shaded } from './light.ts';
import { between, type Random } from './random.ts';
import { type Drawing, ellipse, limb, type Point, polygon, shape, stroke } from './shapes.ts';

/** A giant groundsel about 300 high: thick arms in coats of dead leaves, each with a rosette of pale green. */
export function groundsel(palette: Palette, random: Random): Drawing {
  const coat = lit(palette, '#6e5a44');
  const under = shaded(palette, '#5c4a38');
  const arms: readonly (readonly [Point, number])[] = [
    [[-84, -196], 30],
    [[78, -214], 32],
    [[-8, -268], 36],
  ];
  return (
    arms
      .map(
        ([[x, y], w]) =>
          shape(coat, 'M-40 6C-24-4-20-30-19-60H19C20-30 24-4 42 6z') +
          limb(coat, [
            [0, -30, 38],
            [x * 0.14, -90, 36],
            [x * 0.7, y * 0.62, w],
            [x, y, w + 12],
          ]) +
          stroke(
            under,
            5,
            [0.3, 0.5, 0.7, 0.86]
              .map((part) => `M${(x * part - w * 0.4).toFixed(0)} ${(y * part).toFixed(0)}q${w * 0.4} 12 ${w * 0.8} 0`)
              .join(''),
          ),
      )
      .join('') + arms.map(([[x, y]]) => rosette(palette, random, { x, y: y - 8, reach: 58 })).join('')
  );
}

/** Stiff leaves round a point, the nearer ones lit. */
function rosette(palette: Palette, random: Random, { x, y, reach }: { x: number; y: number; reach: number }): Drawing {
  const [bright, own, shade] = [mix(palette.leaf[0], palette.rim, 0.2), palette.leaf[1], palette.leaf[2]];
  const leaf = (angle: number, long: number, fill: string) => {
    const turn = (angle * Math.PI) / 180;
    const [ux, uy] = [Math.cos(turn), Math.sin(turn)];
    const at = (along: number, across: number): Point => [
      x + ux * along * long - uy * across,
      y + uy * along * long + ux * across,
    ];
    return polygon(fill, [at(0, -5), at(0.6, -11), at(1, 0), at(0.6, 11), at(0, 5)]);
  };
  const ring = (angles: readonly number[], share: number, fill: string) =>
    angles
      .map((angle) => leaf(angle + between(random, -7, 7), reach * share * between(random, 0.9, 1.08), fill))
      .join('');
  return (
    ring([-205, -180, -155, 25, 0, -25, 50, 130], 1, shade) +
    ring([-170, -140, -112, -68, -40, -10], 1, own) +
    ring([-150, -122, -90, -58, -30], 0.72, bright) +
    ellipse(own, { x, y, rx: 10, ry: 8 })
  );
}

/** A giant lobelia about 250 high: a furred column out of a rosette. */
export function lobelia(palette: Palette): Drawing {
  const column = lit(palette, '#8d9a86');
  const dark = shaded(palette, '#6f7d72');
  const rows = Array.from({ length: 13 }, (_, row) => {
    const y = -40 - row * 15;
    const half = 30 - Math.abs(row - 3) * 1.7;
    return `M${-half} ${y}q${half * 0.5} 12 ${half} 0q${half * 0.5} 12 ${half} 0`;
  });
  const blade = (lean: number) =>
    `M${lean * 0.1} 4Q${lean * 0.7} ${-52 + Math.abs(lean) * 0.2} ${lean} ${-30 + Math.abs(lean) * 0.16}Q${lean * 0.6} -8 ${lean * 0.1 + 12} 4z`;
  return (
    shape(dark, [-104, 100, -70].map(blade).join('')) +
    shape(column, 'M-26 0C-40-60-38-140-22-206C-14-250 10-254 18-214C36-150 38-60 26 0z') +
    shape(dark, 'M26 0C38-60 36-150 18-214C10-236 4-244 0-244C14-180 14-80 2 0z') +
    stroke(mix(column, palette.rim, 0.4), 4, rows.join('')) +
    shape(palette.leaf[1], [-88, 84, -46, 50].map(blade).join('')) +
    shape(palette.leaf[0], [-62, 62, -18, 22].map(blade).join(''))
  );
}
