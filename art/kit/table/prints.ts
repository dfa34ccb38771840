import { type Hex, mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { box, type Drawing, place, shape } from '../shapes.ts';

/** Printed cotton over the whole canvas: crescents of leaves in rows. */
export const printedCotton = (palette: Palette): Drawing => {
  const ground = lit(palette, '#7a1f3d');
  const [gold, rose] = [lit(palette, '#e0a23c'), lit(palette, '#c8586a')];
  const motif =
    shape(gold, 'M0-46C26-30 26 10 0 34C-26 10-26-30 0-46z') +
    shape(ground, 'M0-26C12-16 12 4 0 16C-12 4-12-16 0-26z') +
    shape(rose, 'M-12 30C-44 34-62 14-64-16C-36-10-20 8-12 30zM12 30C44 34 62 14 64-16C36-10 20 8 12 30z');
  return (
    box(ground, { x: 0, y: 0, width: 1600, height: 1200 }) +
    Array.from({ length: 24 }, (_, index) =>
      place(
        {
          x: (index % 6) * 320 + (Math.floor(index / 6) % 2) * 160 - 20,
          y: Math.floor(index / 6) * 310 + 120,
          scale: 1.6,
        },
        motif,
      ),
    ).join('')
  );
};

/** Stars inlaid over a ground that covers the canvas. */
export const starTiles = (palette: Palette, ground: Hex): Drawing => {
  const star = 'M0-60L18-18L60 0L18 18L0 60L-18 18L-60 0L-18-18z';
  const pale = mix(ground, lit(palette, '#f2e6cc'), 0.2);
  return Array.from({ length: 48 }, (_, index) =>
    place({ x: (index % 8) * 220 + 30, y: Math.floor(index / 8) * 220 + 50 }, shape(pale, star)),
  ).join('');
};
