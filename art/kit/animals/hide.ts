import { type Hex, mix } from '../colour.ts';
import { lit, type Palette, shaded } from '../light.ts';
import { type Drawing, inside, place, shape } from '../shapes.ts';

/** The tones of one hide or plumage: its edge towards the light, its own, its shade, and the dark of hooves and eyes. */
export interface Tones {
  bright: Hex;
  own: Hex;
  shade: Hex;
  dark: Hex;
  /** Whether the light falls from the right. */
  fromRight?: boolean;
}

export function tonesOf(palette: Palette, colour: Hex, distance = 0): Tones {
  const own = lit(palette, colour, distance);
  return {
    bright: mix(own, mix(palette.rim, palette.haze, distance * 0.8), 0.42),
    own,
    shade: shaded(palette, colour, distance),
    dark: mix(lit(palette, '#2e2823', distance * 0.8), palette.ink, 0.4),
    fromRight: palette.fromRight,
  };
}

/** An outline whose upper edge on the light's side catches it, with `inner` drawn on it; `id` is unique in the scene. */
export const modelled = (
  {
    id,
    d,
    tones: { bright, own, fromRight },
    offset: [dx, dy] = [5, 9],
  }: { id: string; d: string; tones: Pick<Tones, 'bright' | 'own' | 'fromRight'>; offset?: readonly [number, number] },
  inner: Drawing,
): Drawing => inside(id, d, shape(bright, d) + place({ x: fromRight ? -dx : dx, y: dy }, shape(own, d)) + inner);
