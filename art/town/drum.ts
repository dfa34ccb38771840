import { type Hex, mix } from '../kit/colour.ts';
import { lit, type Palette, shaded } from '../kit/light.ts';
import { type Drawing, ellipse, shape, stroke } from '../kit/shapes.ts';

/** A tall skin drum 150 wide and 250 high that stands on the origin. */
export function drum(palette: Palette, own: Hex = '#8a4a28'): Drawing {
  const wood = lit(palette, own);
  const dark = mix(wood, shaded(palette, own), 0.7);
  const skin = lit(palette, '#efdcb8');
  const cords = [-64, -40, -14, 14, 40, 64]
    .map((x, index) => `M${x}-232L${x * 0.86 + (index % 2 ? 12 : -12)}-130`)
    .join('');
  return (
    ellipse(mix(dark, palette.ink, 0.5), { x: 0, y: 2, rx: 62, ry: 12 }) +
    shape(wood, 'M-76-236C-78-160-60-80-50 2H50C60-80 78-160 76-236z') +
    shape(dark, 'M28-236C34-160 26-80 20 2H50C60-80 78-160 76-236z') +
    stroke(skin, 4, `${cords}M-70-134Q0-116 70-134`) +
    stroke(lit(palette, '#d9a441'), 8, 'M-62-70Q0-56 62-70') +
    ellipse(mix(skin, dark, 0.3), { x: 0, y: -236, rx: 78, ry: 20 }) +
    ellipse(skin, { x: 0, y: -240, rx: 74, ry: 17 })
  );
}
