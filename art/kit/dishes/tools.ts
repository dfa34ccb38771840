import { mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { box, type Drawing, disc, faint, place, rotate, shape, stroke } from '../shapes.ts';

/** A coconut grater (mbuzi) from above: a low seat of two boards, its toothed iron tongue to the right, 500 long. */
export function coconutGrater(palette: Palette): Drawing {
  const wood = lit(palette, '#9a6238');
  const iron = lit(palette, '#aab0b2');
  const teeth = Array.from({ length: 11 }, (_, index) =>
    rotate(-75 + index * 15, shape(iron, 'M24-7L40 0L24 7z')),
  ).join('');
  return (
    faint(0.28, box(palette.ink, { x: -250, y: -50, width: 330, height: 140, round: 16 })) +
    stroke(mix(wood, palette.ink, 0.4), 26, 'M-210-80L40 90M-210 90L40-80') +
    box(mix(wood, palette.ink, 0.3), { x: -260, y: -62, width: 330, height: 128, round: 16 }) +
    box(wood, { x: -260, y: -66, width: 330, height: 122, round: 16 }) +
    stroke(mix(wood, palette.ink, 0.24), 4, 'M-230-30Q-100-40 50-28M-230 6Q-80-6 50 8M-230 34Q-120 26 40 36') +
    shape(mix(iron, palette.ink, 0.4), 'M40-20H170V24H40z') +
    shape(iron, 'M40-22H170V16H40z') +
    place({ x: 186, y: -2 }, disc(mix(iron, palette.ink, 0.3), 2, 4, 30) + teeth + disc(iron, 0, 0, 29)) +
    stroke('#ffffff', 4, 'M60-14H160')
  );
}

/** A broad kitchen knife with a wooden grip from above, 580 long, its point to the left. */
export function knife(palette: Palette): Drawing {
  const steel = lit(palette, '#c6cccd');
  const grip = lit(palette, '#4a2f20');
  const blade = 'M-250-30C-150-60 60-50 130-46V40H-60C-160 40-230 10-250-30z';
  return (
    place(
      { x: 12, y: 16 },
      faint(0.32, shape(palette.ink, blade) + box(palette.ink, { x: 130, y: -34, width: 190, height: 64, round: 20 })),
    ) +
    shape(steel, blade) +
    shape(mix(steel, '#ffffff', 0.6), 'M-250-30C-160 10-60 20 130 20V40H-60C-160 40-230 10-250-30z') +
    box(grip, { x: 126, y: -40, width: 200, height: 66, round: 22 }) +
    box(mix(grip, palette.rim, 0.3), { x: 136, y: -34, width: 180, height: 12, round: 6 }) +
    stroke(mix(steel, palette.ink, 0.2), 12, 'M170-6h1M230-6h1M286-6h1')
  );
}
