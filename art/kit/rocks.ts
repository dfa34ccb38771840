import { mix } from './colour.ts';
import { lit, type Palette, shaded } from './light.ts';
import { type Drawing, inside, type Point, place, shape, stroke, through } from './shapes.ts';

/** A weathered boulder with a lit top and a cracked, shaded foot through these outline points; `id` is unique. */
export function boulder(
  palette: Palette,
  id: string,
  points: readonly Point[],
  { colour = '#a8876a', distance = 0 }: { colour?: `#${string}`; distance?: number } = {},
): Drawing {
  const own = lit(palette, colour, distance);
  const d = through(points, { closed: true });
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [w, h] = [right - left, foot - top];
  return inside(
    id,
    d,
    shape(mix(own, palette.rim, 0.4), d) +
      place({ x: palette.fromRight ? -w * 0.02 : w * 0.02, y: h * 0.06 }, shape(own, d)) +
      place(
        { x: palette.fromRight ? left + right : 0, y: 0, scaleX: palette.fromRight ? -1 : 1 },
        shape(
          shaded(palette, colour, distance),
          `M${left - 9} ${top + h * 0.62}C${left + w * 0.3} ${top + h * 0.5} ${left + w * 0.56} ${top + h * 0.7} ${left + w * 0.72} ${top + h * 0.3}L${right + 9} ${top - 9}V${foot + 9}H${left - 9}z`,
        ),
      ) +
      stroke(
        shaded(palette, colour, distance),
        4,
        `M${left + w * 0.34} ${top - 5}q${w * 0.05} ${h * 0.3} ${-w * 0.03} ${h * 0.6}M${left + w * 0.12} ${top + h * 0.3}q${w * 0.1} ${h * 0.1} ${w * 0.2} ${h * 0.06}`,
      ),
  );
}

/** A round boulder of that size, standing at the origin. */
export const stone = (
  palette: Palette,
  id: string,
  { width, height, colour, distance = 0 }: { width: number; height: number; colour?: `#${string}`; distance?: number },
): Drawing =>
  boulder(
    palette,
    id,
    [
      [-width * 0.5, -height * 0.12],
      [-width * 0.46, -height * 0.6],
      [-width * 0.2, -height * 0.97],
      [width * 0.2, -height],
      [width * 0.46, -height * 0.62],
      [width * 0.5, -height * 0.1],
      [width * 0.3, height * 0.06],
      [-width * 0.3, height * 0.06],
    ],
    { colour, distance },
  );
