import { type Hex, mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { type Drawing, disc, ellipse, faint, halo, place, polygon, shape, stroke } from '../shapes.ts';
import { lowView } from '../table/arcs.ts';

/** A sufuria (a rimmed aluminium pan without handles) seen low, 300 wide and 180 high; the origin is its foot. */
export function sufuria(palette: Palette, food: Drawing, own: Hex = '#b9bec0'): Drawing {
  const metal = lit(palette, own);
  return (
    faint(0.32, ellipse(palette.ink, { x: 24, y: -6, rx: 150, ry: 34 })) +
    shape(metal, 'M-140-170L-128-30Q0 34 128-30L140-170z') +
    shape(mix(metal, palette.ink, 0.36), 'M140-170L128-30Q96-10 40-2C70-60 78-110 78-170z') +
    shape(mix(metal, '#ffffff', 0.55), 'M-112-150L-104-26L-80-16L-84-146z') +
    stroke(mix(metal, palette.ink, 0.2), 4, 'M-134-108Q0-56 134-108') +
    ellipse(mix(metal, '#ffffff', 0.3), { x: 0, y: -172, rx: 158, ry: 158 * lowView }) +
    ellipse(mix(metal, palette.ink, 0.5), { x: 0, y: -170, rx: 138, ry: 138 * lowView }) +
    place({ x: 0, y: -166, scale: lowView, scaleX: 1 }, food)
  );
}

/** A clay cooking pot on the fire, 300 wide and 240 high, round-bellied, blackened below; the origin is its foot. */
export function clayPot(palette: Palette, food: Drawing): Drawing {
  const clay = lit(palette, '#a85a34');
  return (
    shape(clay, 'M-96-214C-104-190-160-170-164-104C-166-34-100 0 0 0S166-34 164-104C160-170 104-190 96-214z') +
    shape(
      mix(clay, palette.ink, 0.62),
      'M-158-70C-144-20-86 0 0 0S144-20 158-70C120-36 70-52 20-34C-40-20-110-36-158-70z',
    ) +
    shape(
      mix(clay, palette.ink, 0.34),
      'M96-214C104-190 160-170 164-104C165-70 150-44 124-26C130-90 110-150 62-190L70-214z',
    ) +
    shape(mix(clay, '#ffd0a0', 0.4), 'M-84-192C-110-170-140-150-144-104C-126-150-100-160-66-178z') +
    stroke(mix(clay, palette.ink, 0.3), 4, 'M-112-174C-60-156 60-156 112-174') +
    ellipse(mix(clay, '#ffd0a0', 0.24), { x: 0, y: -216, rx: 106, ry: 106 * lowView }) +
    ellipse(mix(clay, palette.ink, 0.6), { x: 0, y: -214, rx: 88, ry: 88 * lowView }) +
    place({ x: 0, y: -212, scale: lowView, scaleX: 1 }, food)
  );
}

/** A charcoal stove (jiko): a flared clay-lined tin with glowing coals, 260 wide and 230 high; a pot stands at (0, -226). */
export function jiko(palette: Palette, own: Hex = '#3f6f78'): Drawing {
  const tin = lit(palette, own);
  const dark = mix(tin, palette.ink, 0.5);
  return (
    halo('jiko', [
      [0, '#ff9a3c', palette.lamps ? 0.75 : 0.36],
      [1, '#ff9a3c', 0],
    ]) +
    faint(0.32, ellipse(palette.ink, { x: 24, y: -2, rx: 140, ry: 26 })) +
    stroke(dark, 12, 'M-86-8L-96 6M86-8L96 6M0-2V10') +
    shape(tin, 'M-130-220L-78-110L-104 0H104L78-110L130-220z') +
    shape(mix(tin, palette.ink, 0.36), 'M130-220L78-110L104 0H30L24-110L60-220z') +
    shape(mix(tin, '#ffffff', 0.34), 'M-112-206L-66-110L-54-110L-96-206z') +
    polygon(dark, [
      [-46, -84],
      [38, -84],
      [46, -22],
      [-54, -22],
    ]) +
    polygon('#f0782a', [
      [-38, -50],
      [30, -50],
      [38, -26],
      [-46, -26],
    ]) +
    disc('#ffc05a', -18, -34, 8) +
    disc('#ffd98a', 12, -32, 6) +
    ellipse(mix(tin, palette.rim, 0.3), { x: 0, y: -220, rx: 132, ry: 34 }) +
    ellipse(mix(palette.ink, '#5a2a18', 0.5), { x: 0, y: -218, rx: 114, ry: 27 }) +
    [-80, -44, -6, 34, 74]
      .map((x, index) =>
        ellipse(index % 2 ? '#e8622a' : '#ff9a3c', {
          x,
          y: -218 + (index % 3) * 6 - 6,
          rx: 22,
          ry: 10,
          turn: index * 20,
        }),
      )
      .join('') +
    disc('url(#jiko)', 0, -214, 210) +
    stroke(dark, 12, 'M-70-222V-238M70-222V-238M0-236V-250')
  );
}
