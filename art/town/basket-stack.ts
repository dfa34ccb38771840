import { kiondo, kiondoRows } from '../kit/basket.ts';
import { mix } from '../kit/colour.ts';
import { lit, shaded } from '../kit/light.ts';
import type { Scene } from '../kit/scene.ts';
import { box, ellipse, faint, gradient, place, polygon, stroke } from '../kit/shapes.ts';

export const basketStack: Scene = {
  alt: {
    en: 'Striped sisal baskets with leather handles stand against a wall.',
    sw: 'Vyondo vya mkonge vyenye mistari na mikanda ya ngozi vimesimama mbele ya ukuta.',
  },
  lights: ['day', 'gold', 'dawn'],
  close: { x: 640, y: 660, width: 860 },
  draw: ({ palette }) => {
    const wall = lit(palette, '#e6a067');
    const mat = lit(palette, '#d9c08a');
    const shade = (x: number, y: number, wide: number) =>
      faint(0.32, ellipse(palette.ink, { x: x + 30, y: y + 4, rx: wide, ry: wide * 0.12 }));
    return (
      gradient('wall', [
        [0, mix(wall, palette.rim, 0.2)],
        [1, wall],
      ]) +
      box('url(#wall)', { x: 0, y: 0, width: 1600, height: 1200 }) +
      faint(
        0.3,
        polygon(shaded(palette, '#a8643a'), [
          [1600, 0],
          [1600, 900],
          [1130, 900],
          [760, 0],
        ]),
      ) +
      box(mat, { x: 0, y: 890, width: 1600, height: 310 }) +
      stroke(
        mix(mat, shaded(palette, '#a8803f'), 0.5),
        5,
        'M0 930H1600M0 976H1600M0 1030H1600M0 1090H1600M0 1156H1600',
      ) +
      shade(1220, 940, 250) +
      place({ x: 1220, y: 940, scale: 1.2 }, kiondo(palette, { id: 'tall', rows: kiondoRows.sea })) +
      shade(330, 960, 240) +
      place({ x: 330, y: 960, scale: 1.1 }, kiondo(palette, { id: 'left', rows: kiondoRows.sun })) +
      shade(760, 1080, 330) +
      place({ x: 760, y: 1080, scale: 1.5 }, kiondo(palette, { id: 'big', rows: kiondoRows.earth })) +
      shade(1350, 1120, 170) +
      place({ x: 1350, y: 1120, scale: 0.72 }, kiondo(palette, { id: 'small', rows: kiondoRows.earth, handles: false }))
    );
  },
};
