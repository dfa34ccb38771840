import { type Hex, mix } from '../kit/colour.ts';
import { lit, type Palette, shaded } from '../kit/light.ts';
import { type Drawing, ellipse, faint, place, rotate, shape, stroke } from '../kit/shapes.ts';

/** A cowrie 220 long from above. */
export function cowrie(palette: Palette, own: Hex): Drawing {
  const shell = lit(palette, own);
  const dark = mix(shell, shaded(palette, own), 0.7);
  const spots = [
    [-50, -20],
    [-20, -40],
    [14, -24],
    [44, -40],
    [-34, 14],
    [0, 6],
    [36, 8],
    [62, -6],
    [-66, 4],
    [18, 34],
    [-14, 40],
    [50, 32],
  ] as const;
  return (
    faint(0.3, ellipse(palette.ink, { x: 12, y: 24, rx: 112, ry: 74 })) +
    ellipse(dark, { x: 0, y: 0, rx: 110, ry: 74 }) +
    ellipse(shell, { x: -6, y: -6, rx: 100, ry: 64 }) +
    spots.map(([x, y]) => ellipse(dark, { x, y, rx: 8, ry: 7 })).join('') +
    faint(0.6, ellipse(mix(shell, palette.rim, 0.7), { x: -40, y: -34, rx: 34, ry: 9, turn: -20 }))
  );
}

/** A ribbed scallop shell 240 wide. */
export function scallop(palette: Palette, own: Hex): Drawing {
  const shell = lit(palette, own);
  const dark = mix(shell, shaded(palette, own), 0.6);
  const ribs = [-45, -30, -15, 0, 15, 30, 45].map((angle) => {
    const turn = ((angle - 90) * Math.PI) / 180;
    return `M0 84L${(Math.cos(turn) * 152).toFixed(0)} ${(84 + Math.sin(turn) * 152).toFixed(0)}`;
  });
  return (
    faint(0.3, ellipse(palette.ink, { x: 14, y: 20, rx: 118, ry: 92 })) +
    shape(dark, 'M-40 96L-30 70H30L40 96z') +
    shape(
      shell,
      'M0 92C-60 70-130 10-124-34C-110-58-92-54-84-66C-70-84-48-78-38-90C-22-102-10-94 0-100C10-94 22-102 38-90C48-78 70-84 84-66C92-54 110-58 124-34C130 10 60 70 0 92z',
    ) +
    stroke(dark, 7, ribs.join('')) +
    stroke(mix(shell, palette.rim, 0.6), 5, 'M-112-30C-70-74 70-74 112-30M-84 6C-50-26 50-26 84 6')
  );
}

/** A tall turret shell 300 long that points to the right. */
export function turretShell(palette: Palette, own: Hex): Drawing {
  const shell = lit(palette, own);
  const dark = mix(shell, shaded(palette, own), 0.6);
  const whorls = [0, 46, 86, 120, 150, 176, 198];
  return (
    faint(0.3, ellipse(palette.ink, { x: 40, y: 30, rx: 150, ry: 40, turn: 4 })) +
    shape(shell, 'M-120 0C-118-50-80-66-50-62C20-54 120-24 190 4C120 24 20 56-50 62C-90 64-118 40-120 0z') +
    shape(dark, 'M-116 20C-60 40 60 26 190 4C120 24 20 56-50 62C-90 64-112 44-116 20z') +
    stroke(
      dark,
      6,
      whorls.map((x, index) => `M${x - 56} ${-60 + index * 8}Q${x - 34} 0 ${x - 60} ${60 - index * 8}`).join(''),
    ) +
    shape(mix(dark, palette.ink, 0.4), 'M-112-8C-110-36-84-44-66-38C-84-16-88 16-70 40C-96 40-112 20-112-8z')
  );
}

/** A five-armed starfish 300 wide. */
export function starfish(palette: Palette, own: Hex): Drawing {
  const skin = lit(palette, own);
  const dark = mix(skin, shaded(palette, own), 0.55);
  const cast = [0, 72, 144, 216, 288].map((turn) =>
    rotate(turn, shape(palette.ink, 'M-46 0C-36-60-24-120 0-156C24-120 36-60 46 0z')),
  );
  const arms = [0, 72, 144, 216, 288].map(
    (turn) =>
      `<g transform="rotate(${turn})">${shape(skin, 'M-46 0C-36-60-24-120 0-156C24-120 36-60 46 0z')}${shape(dark, 'M0 0C4-60 6-110 0-156C24-120 36-60 46 0z')}${[40, 70, 98, 122].map((y) => ellipse(mix(skin, palette.rim, 0.6), { x: -4, y: -y, rx: 6, ry: 6 })).join('')}</g>`,
  );
  return (
    faint(0.3, place({ x: 16, y: 20 }, cast.join(''))) +
    arms.join('') +
    ellipse(mix(skin, dark, 0.3), { x: 0, y: 0, rx: 44, ry: 44 })
  );
}
