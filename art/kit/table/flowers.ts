import { mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { type Drawing, ellipse, place, rotate, shape, stroke } from '../shapes.ts';

/** Arum lilies in a jar seen low, 330 high; the origin is its foot. */
export function arumVase(palette: Palette): Drawing {
  const clay = lit(palette, '#2f6f9f');
  const lily = (x: number, y: number, turn: number) =>
    stroke(palette.leaf[1], 8, `M0-90Q${x * 0.4} ${y * 0.7} ${x} ${y}`) +
    place(
      { x, y },
      rotate(
        turn,
        shape(lit(palette, '#fffaf0'), 'M0 20C-44 0-46-54-8-86C8-66 44-60 40-24C34 0 14 14 0 20z') +
          shape(mix(lit(palette, '#fffaf0'), palette.ink, 0.16), 'M0 20C26-4 34-30 34-52C46-40 44-6 0 20z') +
          stroke(lit(palette, '#f0b92c'), 10, 'M2-4C0-20 2-32 6-44'),
      ),
    );
  return (
    [-70, 60, -20]
      .map((x, index) =>
        shape(
          palette.leaf[index % 2 ? 1 : 2],
          `M0-90C${x * 0.5}-150 ${x * 1.4}-190 ${x * 1.9}-${200 + index * 20}C${x * 1.4}-130 ${x * 0.6}-100 0-90z`,
        ),
      )
      .join('') +
    lily(-56, -220, -18) +
    lily(50, -210, 22) +
    lily(0, -270, 2) +
    ellipse(mix(clay, palette.ink, 0.7), { x: 14, y: 0, rx: 66, ry: 13 }) +
    shape(clay, 'M-40-110C-70-90-72-20-50 0Q0 12 50 0C72-20 70-90 40-110z') +
    shape(mix(clay, palette.ink, 0.3), 'M40-110C70-90 72-20 50 0Q34 5 14 5C36-30 34-80 20-110z') +
    stroke(lit(palette, '#f6efdf'), 6, 'M-62-60Q0-48 62-60')
  );
}
