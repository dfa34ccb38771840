import { type Hex, mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { blob, type Drawing, disc, ellipse, limb, place, polygon, rotate, shape, stroke } from '../shapes.ts';

/** A roast or stewed drumstick of a free-range chicken, 190 long, its bone to the right. */
export function drumstick(palette: Palette, turn = 0, own: Hex = '#a8602c'): Drawing {
  const meat = lit(palette, own);
  const bone = lit(palette, '#f3e6c8');
  return rotate(
    turn,
    limb(mix(bone, palette.ink, 0.2), [
      [40, 8, 20],
      [104, 10, 14],
    ]) +
      disc(bone, 108, 2, 11) +
      disc(bone, 106, 18, 11) +
      shape(
        mix(meat, palette.ink, 0.46),
        'M-84 14C-84-40-30-56 14-36C44-22 56-4 70 2V18C50 22 40 40 10 52C-34 66-84 56-84 14z',
      ) +
      shape(meat, 'M-84 4C-82-42-30-56 14-36C44-22 56-4 70 2V12C48 16 34 32 6 42C-34 54-82 46-84 4z') +
      shape(mix(meat, '#ffc070', 0.42), 'M-66-8C-54-40-18-44 10-30C26-20 36-10 44-4C16-12-20-22-66-8z') +
      stroke(mix(meat, '#fff2d8', 0.85), 6, 'M-56-16C-46-32-28-36-12-34'),
  );
}

/** A roast maize cob in its grains, 230 long. */
export function maizeCob(palette: Palette, turn = 0): Drawing {
  const grain = lit(palette, '#f0c048');
  const rows = [-26, -13, 0, 13, 26].map((y) => `M${-104 + Math.abs(y)} ${y}H${100 - Math.abs(y) * 1.2}`).join('');
  return rotate(
    turn,
    shape(
      mix(grain, palette.ink, 0.36),
      'M-116 6C-104-34-40-44 30-36C70-32 110-12 122 6C108 30 60 46 20 46C-50 48-104 40-116 6z',
    ) +
      shape(grain, 'M-116 0C-104-40-40-44 30-40C70-36 110-16 120 0C106 24 60 34 20 36C-50 38-104 34-116 0z') +
      `<g stroke-dasharray="11 5">${stroke(mix(grain, palette.ink, 0.2), 10, rows).replaceAll('round', 'butt')}${stroke(mix(grain, '#fff2b0', 0.5), 4, rows).replaceAll('round', 'butt')}</g>` +
      `<g stroke-dasharray="12 36">${stroke(mix(grain, palette.ink, 0.66), 9, 'M-70-14H60M-40 13H80M-84 0H0').replaceAll('round', 'butt')}</g>` +
      shape(palette.leaf[1], 'M-112-10C-150-24-170-20-186-6C-166-4-140 8-114 8z') +
      shape(palette.leaf[2], 'M-114 6C-146 10-164 22-172 36C-150 30-130 24-108 16z'),
  );
}

/** Half an avocado with its stone, 150 long. */
export function avocado(palette: Palette, turn = 0): Drawing {
  const flesh = lit(palette, '#dfe08a');
  const outline = 'M-76 0C-76-40-36-58 0-48C34-38 76-26 78 0C76 26 34 38 0 48C-36 58-76 40-76 0z';
  return rotate(
    turn,
    place({ x: 4, y: 7 }, shape(mix(lit(palette, '#2f4a24'), palette.ink, 0.4), outline)) +
      shape(lit(palette, '#3f6a2f'), outline) +
      place({ x: 0, y: 0, scale: 0.9 }, shape(mix(flesh, lit(palette, '#8fb84a'), 0.5), outline)) +
      place({ x: -2, y: 0, scale: 0.76 }, shape(flesh, outline)) +
      disc(lit(palette, '#5f3820'), -22, 3, 28) +
      disc(lit(palette, '#8a5630'), -24, 0, 26) +
      ellipse(mix(lit(palette, '#8a5630'), '#ffffff', 0.6), { x: -33, y: -10, rx: 8, ry: 4, turn: -40 }),
  );
}

/** A samosa, 130 wide: a crisp folded triangle. */
export function samosa(palette: Palette, turn = 0): Drawing {
  const crust = lit(palette, '#d2903f');
  return rotate(
    turn,
    polygon(mix(crust, palette.ink, 0.5), [
      [-62, 46],
      [4, -52],
      [72, 46],
    ]) +
      blob(crust, [
        [-66, 36],
        [-30, -14],
        [0, -62],
        [32, -14],
        [66, 36],
        [0, 44],
      ]) +
      polygon(mix(crust, '#ffdc96', 0.5), [
        [-50, 28],
        [-2, -46],
        [10, 30],
      ]) +
      stroke(mix(crust, palette.ink, 0.3), 4, 'M0-52L12 38M-48 32Q0 40 54 30') +
      stroke(mix(crust, '#fff4d6', 0.8), 5, 'M-34 14L-10-24'),
  );
}

/** A glass jug seen low, 150 wide and 260 high, of juice; the origin is its foot, its handle to the right. */
export function jug(palette: Palette, juice: Hex = '#e0782c'): Drawing {
  const own = lit(palette, juice);
  const clear = mix(palette.cloud[0], '#ffffff', 0.4);
  return (
    ellipse(mix(own, palette.ink, 0.6), { x: 20, y: 0, rx: 70, ry: 14 }) +
    `<g opacity="0.6">${stroke(clear, 13, 'M58-196C130-210 130-80 66-84')}</g>` +
    `<g opacity="0.36">${shape(clear, 'M-52-260C-44-220-76-170-74-100C-72-40-60-6-52 0Q0 14 52 0C60-6 72-40 74-100C76-170 44-220 52-260L-66-264z')}</g>` +
    shape(own, 'M-68-150C-76-120-74-60-56-12Q0 2 56-12C74-60 76-120 68-150z') +
    shape(mix(own, palette.ink, 0.24), 'M68-150C76-120 74-60 56-12Q40-6 20-5C44-50 46-110 36-150z') +
    ellipse(mix(own, '#ffe0a0', 0.4), { x: 0, y: -150, rx: 68, ry: 16 }) +
    `<g opacity="0.8">${stroke('#ffffff', 6, 'M-52-220C-58-180-62-120-52-60')}</g>`
  );
}
