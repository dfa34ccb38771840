import { type Hex, mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { type Drawing, disc, rotate, shape, stroke } from '../shapes.ts';
import { arc, circle } from '../table/arcs.ts';
import { cast } from './ware.ts';

/** A round metal tray from above (a sinia): brass or aluminium, its rim chased with small leaves. */
export function sinia(palette: Palette, radius: number, own: Hex = '#c99a4a'): Drawing {
  const metal = lit(palette, own);
  const [dark, bright] = [mix(metal, palette.ink, 0.34), mix(metal, '#fff6d8', 0.55)];
  const r = radius;
  const leaves = Array.from({ length: 18 }, (_, index) =>
    rotate(
      index * 20,
      shape(
        dark,
        `M${r * 0.89} ${-r * 0.05}q${r * 0.05} ${r * 0.05} 0 ${r * 0.1}q${-r * 0.05} ${-r * 0.05} 0 ${-r * 0.1}z`,
      ),
    ),
  );
  return (
    cast(palette, r, 0.07) +
    disc(dark, r * 0.01, r * 0.015, r) +
    disc(metal, 0, 0, r * 0.985) +
    stroke(mix(metal, dark, 0.6), r * 0.012, circle(r * 0.945) + circle(r * 0.835)) +
    leaves.join('') +
    disc(mix(metal, dark, 0.42), 0, 0, r * 0.8) +
    disc(mix(metal, bright, 0.2), r * 0.012, r * 0.016, r * 0.785) +
    stroke(bright, r * 0.02, arc(r * 0.97, 190, 268) + arc(r * 0.76, 24, 66)) +
    stroke(bright, r * 0.01, arc(r * 0.7, 196, 240))
  );
}

/** A small steel bowl (katori) or cup from above with what is in it. */
export const steelBowl = (palette: Palette, radius: number, food: Drawing): Drawing => {
  const steel = lit(palette, '#c3cacc');
  const r = radius;
  return (
    cast(palette, r, 0.16) +
    disc(mix(steel, palette.ink, 0.4), r * 0.02, r * 0.03, r) +
    disc(mix(steel, '#ffffff', 0.4), 0, 0, r * 0.98) +
    disc(mix(steel, palette.ink, 0.36), 0, 0, r * 0.9) +
    disc(steel, r * 0.02, r * 0.03, r * 0.87) +
    food +
    stroke('#ffffff', r * 0.04, arc(r * 0.94, 200, 252))
  );
};
