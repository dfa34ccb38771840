import { type Hex, mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { type Drawing, disc, ellipse, faint, place, shape, stroke } from '../shapes.ts';
import { arc, circle, lowView } from '../table/arcs.ts';

/** A plate or bowl. */
export interface Ware {
  radius: number;
  own?: Hex;
  /** The coloured edge, as enamel has it. */
  rim?: Hex;
}

/** The shadow of something round that stands on the table, from above; the light comes from the upper left. */
export const cast = ({ ink }: Palette, radius: number, reach = 0.12): Drawing =>
  faint(0.26, disc(ink, radius * reach, radius * reach * 1.3, radius * 1.01));

/** A plate from above. */
export const plate = (palette: Palette, ware: Ware): Drawing => cast(palette, ware.radius) + face(palette, ware);

function face(palette: Palette, { radius: r, own = '#f6efdf', rim }: Ware): Drawing {
  const body = lit(palette, own);
  const shade = mix(body, palette.ink, 0.16);
  return (
    disc(shade, r * 0.012, r * 0.018, r) +
    disc(body, 0, 0, r * 0.985) +
    (rim ? stroke(lit(palette, rim), r * 0.05, circle(r * 0.955)) : '') +
    disc(shade, -r * 0.012, -r * 0.016, r * 0.73) +
    disc(mix(body, palette.ink, 0.05), r * 0.012, r * 0.016, r * 0.71) +
    stroke(mix(body, '#ffffff', 0.6), r * 0.022, arc(r * 0.85, 192, 262) + arc(r * 0.85, 20, 44))
  );
}

/** A bowl from above with what is in it, drawn for the bowl's radius. */
export function bowl(palette: Palette, { radius: r, own = '#f6efdf', rim }: Ware, food: Drawing): Drawing {
  const body = lit(palette, own);
  return (
    cast(palette, r, 0.2) +
    disc(mix(body, palette.ink, 0.2), r * 0.02, r * 0.03, r) +
    disc(body, 0, 0, r * 0.985) +
    (rim ? stroke(lit(palette, rim), r * 0.06, circle(r * 0.95)) : '') +
    disc(mix(body, palette.ink, 0.3), 0, 0, r * 0.87) +
    disc(mix(body, palette.ink, 0.12), r * 0.03, r * 0.04, r * 0.83) +
    food +
    stroke(mix(body, '#ffffff', 0.65), r * 0.03, arc(r * 0.95, 196, 250))
  );
}

/** A bowl or pot seen low, its rim about the origin; `depth` is how high its wall is. */
export function lowBowl(
  palette: Palette,
  { radius: r, own = '#f6efdf', rim }: Ware,
  depth: number,
  food: Drawing,
): Drawing {
  const body = lit(palette, own);
  const foot = depth + r * 0.16;
  const wall = `M${-r} 0C${-r} ${depth * 0.7} ${-r * 0.6} ${foot} 0 ${foot}S${r} ${depth * 0.7} ${r} 0z`;
  return (
    faint(0.3, ellipse(palette.ink, { x: r * 0.16, y: foot - r * 0.04, rx: r * 0.84, ry: r * 0.15 })) +
    shape(body, wall) +
    shape(
      mix(body, palette.ink, 0.24),
      `M${r} 0C${r} ${depth * 0.7} ${r * 0.6} ${foot} 0 ${foot}C${r * 0.46} ${depth * 0.92} ${r * 0.62} ${depth * 0.6} ${r * 0.64} ${r * 0.2}z`,
    ) +
    shape(
      mix(body, '#ffffff', 0.45),
      `M${-r * 0.86} ${r * 0.32}C${-r * 0.8} ${depth * 0.66} ${-r * 0.66} ${depth * 0.8} ${-r * 0.5} ${depth * 0.94}C${-r * 0.66} ${depth * 0.72} ${-r * 0.74} ${depth * 0.55} ${-r * 0.77} ${r * 0.35}z`,
    ) +
    ellipse(rim ? lit(palette, rim) : mix(body, palette.rim, 0.4), { x: 0, y: 0, rx: r, ry: r * lowView }) +
    ellipse(mix(body, palette.ink, 0.34), { x: 0, y: r * 0.01, rx: r * 0.91, ry: r * lowView * 0.88 }) +
    place({ x: 0, y: r * 0.02, scale: lowView, scaleX: 1 }, food)
  );
}

/** A plate seen low, with flat food drawn as from above. */
export const lowPlate = (palette: Palette, ware: Ware, food: Drawing): Drawing =>
  faint(
    0.28,
    ellipse(palette.ink, { x: ware.radius * 0.1, y: ware.radius * 0.1, rx: ware.radius, ry: ware.radius * lowView }),
  ) +
  ellipse(mix(lit(palette, ware.own ?? '#f6efdf'), palette.ink, 0.3), {
    x: 0,
    y: ware.radius * 0.045,
    rx: ware.radius * 0.97,
    ry: ware.radius * lowView,
  }) +
  place({ x: 0, y: 0, scale: lowView, scaleX: 1 }, face(palette, ware) + food);
