import { type Hex, mix } from './colour.ts';
import { lit, type Palette, shaded } from './light.ts';
import { type Drawing, ellipse, inside, shape, stroke } from './shapes.ts';

/** What a kiondo is woven of. */
interface Basket {
  /** Rows from the rim down; each is a colour and, if two, the second one as blocks in it. */
  rows: readonly (readonly [Hex, Hex?])[];
  handles?: boolean;
  id: string;
}

/** A kiondo, the sisal basket of the Kamba, about 400 wide and 400 high, standing on the origin; `id` is unique. */
export function kiondo(palette: Palette, { rows, handles = true, id }: Basket): Drawing {
  const outline = 'M-205-380C-214-250-196-110-150-28C-110 22 110 22 150-28C196-110 214-250 205-380Q0-330-205-380z';
  const step = 410 / rows.length;
  const band = (index: number, tone: string, dash = '') => {
    const y = -372 + step * (index + 0.5);
    return `<path fill="none" stroke="${tone}" stroke-width="${(step + 1).toFixed(1)}"${dash ? ` stroke-dasharray="${dash}"` : ''} d="M-230 ${y.toFixed(0)}Q0 ${(y + 66).toFixed(0)} 230 ${y.toFixed(0)}"/>`;
  };
  const inner = mix(shaded(palette, '#8a6a40'), palette.ink, 0.2);
  const leather = lit(palette, '#7a4524');
  return (
    (handles ? stroke(mix(leather, palette.ink, 0.35), 16, 'M-130-366C-120-560 120-560 130-366') : '') +
    ellipse(inner, { x: 0, y: -378, rx: 205, ry: 46 }) +
    inside(
      id,
      outline,
      rows
        .map(
          ([own, second], index) =>
            band(index, lit(palette, own)) + (second ? band(index, lit(palette, second), '44 40') : ''),
        )
        .join('') +
        weave(palette, rows.length * 2) +
        shape(mix(palette.ink, lit(palette, '#5a3d22'), 0.4), 'M110-360C130-220 110-80 60 20H220V-400z').replace(
          'fill=',
          'fill-opacity="0.3" fill=',
        ),
    ) +
    `<path fill="none" stroke="${lit(palette, rows[0]?.[0] ?? '#d9bf8a')}" stroke-width="16" d="M-205-378Q0-328 205-378"/>` +
    stroke(mix(palette.rim, lit(palette, '#f0dcae'), 0.4), 4, 'M-205-386Q0-336 205-386') +
    (handles
      ? stroke(leather, 18, 'M-150-352C-150-600 150-600 150-352') +
        stroke(mix(leather, palette.rim, 0.35), 4, 'M-156-380C-146-600 146-600 150-400')
      : '')
  );
}

/** The fine twist of the sisal: short slanting marks row by row. */
const weave = (palette: Palette, count: number): Drawing =>
  Array.from({ length: count }, (_, index) => {
    const y = -380 + (420 / count) * (index + 0.5);
    return `<path fill="none" stroke="${palette.ink}" stroke-opacity="0.16" stroke-width="${(420 / count) * 0.8}" stroke-dasharray="3 ${9 + (index % 2)}" d="M-220 ${y.toFixed(0)}Q0 ${(y + 66).toFixed(0)} 220 ${y.toFixed(0)}"/>`;
  }).join('');

const [sisal, ochre, brown, indigo, rust, green] = [
  '#e3cb98',
  '#c98a3a',
  '#6b3f26',
  '#2f4a7a',
  '#b8472f',
  '#4f7a4a',
] as const;

/** Stripes that weavers of Machakos like. */
export const kiondoRows = {
  earth: [
    [sisal],
    [sisal],
    [brown],
    [sisal, rust],
    [sisal, rust],
    [brown],
    [sisal],
    [ochre],
    [ochre, brown],
    [ochre],
    [sisal],
    [rust],
    [sisal],
  ],
  sea: [
    [sisal],
    [indigo],
    [sisal],
    [indigo, sisal],
    [sisal, indigo],
    [indigo, sisal],
    [sisal],
    [green],
    [sisal],
    [indigo],
    [indigo],
    [sisal],
  ],
  sun: [
    [ochre],
    [sisal],
    [rust],
    [sisal, ochre],
    [rust],
    [sisal],
    [ochre],
    [brown],
    [ochre],
    [sisal],
    [rust, sisal],
    [rust],
    [brown],
  ],
} as const satisfies Record<string, Basket['rows']>;
