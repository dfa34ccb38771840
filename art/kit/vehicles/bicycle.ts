import type { Hex } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { type Drawing, disc, stroke } from '../shapes.ts';

/** A mountain bicycle about 195 high that faces left; it fits somebody in the pose `cycling`. */
export function bicycle(palette: Palette, own: Hex = '#d0502f', distance = 0): Drawing {
  const frame = lit(palette, own, distance);
  const dark = lit(palette, '#2b2a2a', distance);
  const metal = lit(palette, '#b8b6ae', distance);
  const wheel = (x: number) => {
    const spokes = [0, 30, 60, 90, 120, 150].map((angle) => {
      const turn = (angle * Math.PI) / 180;
      const [dx, dy] = [Math.cos(turn) * 48, Math.sin(turn) * 48];
      return `M${(x - dx).toFixed(1)} ${(-54 - dy).toFixed(1)}L${(x + dx).toFixed(1)} ${(-54 + dy).toFixed(1)}`;
    });
    return (
      stroke(metal, 1.4, spokes.join('')) +
      `<circle cx="${x}" cy="-54" r="50" fill="none" stroke="${dark}" stroke-width="8"/>` +
      disc(dark, x, -54, 6)
    );
  };
  return (
    wheel(-74) +
    wheel(104) +
    stroke(metal, 6, 'M-74-54C-72-90-62-116-54-142') +
    stroke(frame, 8, 'M-54-142L-50-158L38-140L16-58L-52-146M16-58L104-54L38-140') +
    stroke(metal, 5, 'M38-140L44-166M-50-158L-46-178') +
    stroke(dark, 8, 'M28-170Q46-174 66-170') +
    stroke(dark, 6, 'M-46-178L-64-188') +
    disc(dark, 16, -58, 13) +
    stroke(dark, 5, 'M16-58L4-36M-6-34H14M16-58L28-82M20-84H38') +
    stroke(dark, 2, 'M16-70L104-60M16-46L104-49')
  );
}
