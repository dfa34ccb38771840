import { type Hex, mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { box, type Drawing, disc, stroke } from '../shapes.ts';

/** A suitcase on wheels, 150 high with its handle drawn out; the same scale as people. */
export function suitcase(palette: Palette, own: Hex = '#b5482f'): Drawing {
  const body = lit(palette, own);
  const dark = mix(body, palette.ink, 0.5);
  return (
    stroke(dark, 5, 'M-20-100V-148H20V-100') +
    box(body, { x: -38, y: -106, width: 76, height: 98, round: 10 }) +
    box(mix(body, palette.ink, 0.22), { x: 16, y: -106, width: 22, height: 98, round: 10 }) +
    stroke(mix(body, palette.rim, 0.35), 4, 'M-24-96V-18M-6-96V-18M12-96V-18') +
    disc(dark, -26, -5, 6) +
    disc(dark, 26, -5, 6)
  );
}
