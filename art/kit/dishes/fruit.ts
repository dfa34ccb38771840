import { type Hex, mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { type Drawing, disc, ellipse, faint, place, rotate, shape, stroke } from '../shapes.ts';

/** A ripe banana, 260 long, lying curved. */
export function banana(palette: Palette, turn = 0): Drawing {
  const skin = lit(palette, '#f2c53d');
  return rotate(
    turn,
    place({ x: 10, y: 16 }, faint(0.26, shape(palette.ink, 'M-130-40C-84 30 60 48 128-26L118-44C50 4-60-8-112-56z'))) +
      shape(skin, 'M-130-40C-90 40 60 56 128-26L116-46C50 4-60-8-110-58z') +
      shape(mix(skin, palette.ink, 0.2), 'M-130-40C-90 40 60 56 128-26C54 34-78 20-130-40z') +
      shape(mix(skin, '#fff6c8', 0.55), 'M-104-46C-56-6 40 4 100-28C42-4-50-16-100-54z') +
      shape(lit(palette, '#6b4a22'), 'M-130-40L-144-58L-130-70L-110-58zM128-26L140-40L132-50L116-46z'),
  );
}

/** A mango about 170 long, from red shoulder over gold to its pointed end. */
export function mango(palette: Palette, blush: Hex = '#d9542f', turn = 0): Drawing {
  const skin = lit(palette, '#f0ac32');
  // From gold to red in four steps, each nearer to the shoulder.
  const band = (step: number) => {
    const t = 1 - step / 3;
    return shape(
      mix(skin, lit(palette, blush), 0.2 + step * 0.19),
      `M-80-12C-78-52-34-66 10-58C${20 + t * 14}-54 ${32 + t * 30} ${-50 + t * 14} ${38 + t * 42} ${-46 + t * 40}C${8 + t * 52} ${-40 + t * 42} ${-16 + t * 40} ${-20 + t * 46} ${-26 + t * 36} ${6 + t * 36}C${-32 + t * 20} ${20 + t * 22}-40 32-52 28C-70 22-79 6-80-12z`,
    );
  };
  return rotate(
    turn,
    shape(
      mix(skin, palette.ink, 0.28),
      'M-80-8C-80-50-34-66 10-56C52-46 88-14 90 26C84 46 60 46 34 52C-20 62-78 44-80-8z',
    ) +
      shape(skin, 'M-80-12C-78-52-34-66 10-58C50-48 84-18 87 20C76 34 54 34 32 40C-22 50-74 32-80-12z') +
      [0, 1, 2, 3].map(band).join('') +
      ellipse(mix(skin, '#ffffff', 0.7), { x: -44, y: -32, rx: 8, ry: 17, turn: 46 }) +
      ellipse(mix(skin, '#fff3c0', 0.6), { x: 8, y: -40, rx: 20, ry: 5, turn: 24 }) +
      stroke(lit(palette, '#6b4a2a'), 8, 'M-74-30C-84-36-90-44-92-52'),
  );
}

/** Half a coconut from above, 100 in radius: husk, shell, white flesh, its hollow. */
export function coconutHalf(palette: Palette, radius = 100): Drawing {
  const white = lit(palette, '#fdf8ea');
  const r = radius;
  return (
    faint(0.28, disc(palette.ink, r * 0.14, r * 0.18, r)) +
    disc(lit(palette, '#5f3c22'), 0, 0, r) +
    disc(lit(palette, '#7d5430'), -r * 0.02, -r * 0.02, r * 0.94) +
    disc(white, 0, 0, r * 0.86) +
    disc(mix(white, palette.ink, 0.2), 0, 0, r * 0.6) +
    ellipse(mix(white, palette.ink, 0.08), { x: r * 0.07, y: r * 0.09, rx: r * 0.5, ry: r * 0.48 }) +
    ellipse(mix(white, '#ffffff', 0.8), { x: -r * 0.56, y: -r * 0.46, rx: r * 0.07, ry: r * 0.18, turn: 44 })
  );
}

/** A young coconut (dafu), cut open at the top, seen low: 220 wide and 250 high; the origin is its foot. */
export function dafu(palette: Palette, straw: Hex = '#d8b36a'): Drawing {
  const green = lit(palette, '#6fa03c');
  const white = lit(palette, '#f7f3da');
  return (
    faint(0.3, ellipse(palette.ink, { x: 20, y: 0, rx: 116, ry: 22 })) +
    shape(green, 'M-70-200C-120-170-128-70-84-14C-50 10 50 10 84-14C128-70 120-170 70-200z') +
    shape(mix(green, palette.ink, 0.3), 'M70-200C120-170 128-70 84-14C60 4 24 8 4 6C52-30 66-110 46-200z') +
    shape(mix(green, '#f4f6a0', 0.4), 'M-78-186C-110-150-112-84-90-40C-92-90-84-140-62-190z') +
    shape(white, 'M-76-196L-46-238C-20-250 20-250 46-238L76-196C40-182-40-182-76-196z') +
    shape(mix(white, palette.ink, 0.16), 'M76-196L46-238C34-242 22-245 10-246L24-187C44-188 62-190 76-196z') +
    ellipse(mix(white, '#ffffff', 0.4), { x: 0, y: -238, rx: 47, ry: 12 }) +
    ellipse(mix(white, palette.ink, 0.4), { x: 2, y: -238, rx: 30, ry: 7 }) +
    stroke(lit(palette, straw), 9, 'M6-236L44-330') +
    stroke(mix(lit(palette, straw), '#ffffff', 0.5), 3, 'M3-238L41-330')
  );
}
