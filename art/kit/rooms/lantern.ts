import { mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { box, type Drawing, disc, halo, shape, stroke } from '../shapes.ts';

/** A storm lantern with its handle, 170 high; its flame lights the dark. `id` is unique in the scene. */
export function lantern(palette: Palette, id: string): Drawing {
  const brass = lit(palette, '#b07a3a');
  const dark = mix(brass, palette.ink, 0.4);
  const bright = mix(brass, palette.rim, 0.5);
  return (
    halo(id, [
      [0, '#ffcf7d', palette.lamps ? 0.75 : 0.28],
      [1, '#ffcf7d', 0],
    ]) +
    disc(`url(#${id})`, 0, -74, palette.lamps ? 260 : 150) +
    stroke(dark, 5, 'M-36-120C-44-186 44-186 36-120') +
    shape(brass, 'M-44 0H44L38-26H-38z') +
    shape(
      palette.lamps ? '#ffdf9a' : mix('#fff0cf', palette.sky[1], 0.25),
      'M-30-28C-44-60-34-96-24-104H24C34-96 44-60 30-28z',
    ) +
    shape('#f59a3c', 'M-9-34C-14-54-3-62 0-80C8-62 14-50 9-34z') +
    shape('#fff1c4', 'M-4-34C-6-46-1-50 0-60C4-50 6-44 4-34z') +
    shape(brass, 'M-30-104H30L20-124H-20zM-12-124H12V-138H-12z') +
    stroke(dark, 4, 'M-38-26C-50-70-40-104-30-112M38-26C50-70 40-104 30-112') +
    box(bright, { x: -38, y: -24, width: 76, height: 4 })
  );
}

/** A pierced brass lamp that hangs on a chain `drop` long from the origin. `id` is unique in the scene. */
export function hangingLamp(palette: Palette, id: string, drop: number): Drawing {
  const brass = lit(palette, '#a8742f');
  const dots = [-60, -46, -32].flatMap((y, row) =>
    [-24, -12, 0, 12, 24].map((x) =>
      disc(palette.lamps ? '#ffe7b0' : mix(brass, palette.rim, 0.6), x + (row % 2) * 5 - 2, drop + 70 + y + 20, 3.4),
    ),
  );
  return (
    stroke(mix(palette.ink, brass, 0.4), 3, `M0 0V${drop}`) +
    halo(id, [
      [0, '#ffcf7d', palette.lamps ? 0.8 : 0.2],
      [1, '#ffcf7d', 0],
    ]) +
    disc(`url(#${id})`, 0, drop + 46, palette.lamps ? 200 : 110) +
    shape(
      brass,
      `M-8 ${drop}H8L14 ${drop + 16}C44 ${drop + 24} 48 ${drop + 64} 0 ${drop + 96}C-48 ${drop + 64}-44 ${drop + 24}-14 ${drop + 16}z`,
    ) +
    dots.join('')
  );
}
