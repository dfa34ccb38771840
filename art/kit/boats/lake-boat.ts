import { type Hex, mix } from '../colour.ts';
import { lit, type Palette, shaded } from '../light.ts';
import { type Drawing, shape, stroke } from '../shapes.ts';

/** A planked wooden boat of Lake Victoria, 640 long with a high prow to the left, painted in three bands; it floats at the origin. */
export function lakeBoat(palette: Palette, bands: readonly [Hex, Hex, Hex], distance = 0): Drawing {
  const [top, middle, low] = bands.map((own) => lit(palette, own, distance)) as [Hex, Hex, Hex];
  const dark = shaded(palette, '#5a3d28', distance);
  const under = mix(low, shaded(palette, bands[2], distance), 0.6);
  return (
    shape(dark, 'M-330-136C-240-74-100-54 40-54C150-54 240-62 302-78L286-48H-240C-280-70-310-100-330-136z') +
    shape(
      top,
      'M-340-146C-250-76-100-50 40-50C150-50 240-58 306-76L300-44C200-30 120-26 40-26C-90-26-220-44-296-104z',
    ) +
    shape(middle, 'M-306-114C-220-50-90-28 40-28C120-28 200-32 302-48L296-22C200-10 120-8 40-8C-80-8-190-20-262-72z') +
    shape(
      low,
      'M-266-76C-190-24-80-10 40-10C120-10 200-12 297-26L290 6C282 12 276 14 270 14H-170C-210 2-244-32-266-76z',
    ) +
    shape(under, 'M-222-34C-150-4-60 0 60 0C140 0 220-2 293-10L290 6C282 12 276 14 270 14H-170C-190 6-208-10-222-34z') +
    stroke(mix(palette.rim, top, 0.2), 4, 'M-340-146C-250-76-100-50 40-50C150-50 240-58 306-76') +
    // The prow's painted diamonds.
    shape(lit(palette, '#f7efd8', distance), 'M-262-66l14-10l14 18l-14 8zM-226-42l15-9l14 16l-15 8z')
  );
}
