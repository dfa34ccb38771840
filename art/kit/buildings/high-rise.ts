import { type Hex, mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { between, type Random } from '../random.ts';
import { box, type Drawing, shape } from '../shapes.ts';

interface HighRise {
  width: number;
  height: number;
  own: Hex;
  /** How its windows lie: single panes, long bands, or tall glass between fins. */
  face?: 'panes' | 'bands' | 'fins';
  distance?: number;
}

/** An office or apartment tower; the origin is its lower left corner. The left face is lit, the right in shade. */
export function highRise(palette: Palette, random: Random, look: HighRise): Drawing {
  const { width, height, own, face = 'panes', distance = 0 } = look;
  const wall = lit(palette, own, distance);
  const far = (colour: Hex) => mix(colour, palette.haze, distance * 0.8);
  const glass = far(mix(mix('#3c6475', palette.sky[1], 0.3), palette.ink, palette.lamps ? 0.5 : 0.12));
  const lamp = mix(far('#ffd489'), palette.haze, 0.1);
  const front = width * 0.74;
  const storey = face === 'panes' ? 30 : 34;
  const floors = Math.floor((height - 24) / storey);
  const columns = face === 'bands' ? 1 : Math.max(2, Math.floor(front / (face === 'fins' ? 18 : 28)));
  const gap = face === 'bands' ? 0.02 : 0.16;
  const step = (front - 12) / columns;
  const cell = (column: number, floor: number, offset: number, wide: number): string =>
    `M${(offset + column * wide + wide * gap).toFixed(0)} ${-height + 16 + floor * storey}h${(wide * (1 - gap * 2)).toFixed(0)}v${face === 'fins' ? storey - 5 : storey * 0.56}h${(-wide * (1 - gap * 2)).toFixed(0)}z`;
  const panes: string[] = [];
  const glowing: string[] = [];
  for (let floor = 0; floor < floors; floor++)
    for (let column = 0; column < columns; column++) {
      const target = palette.lamps && random() < (face === 'bands' ? 0.4 : 0.34) ? glowing : panes;
      target.push(cell(column, floor, 6, step));
    }
  const side = Array.from({ length: floors }, (_, floor) => cell(0, floor, front + 2, width - front - 6));
  return (
    box(wall, { x: 0, y: -height, width: front, height }) +
    box(mix(wall, far(palette.ink), 0.32), { x: front, y: -height, width: width - front, height }) +
    shape(glass, panes.join('')) +
    shape(mix(glass, far(palette.ink), 0.3), side.join('')) +
    shape(lamp, glowing.join('')) +
    box(mix(wall, palette.rim, 0.4), { x: 0, y: -height - 6, width: front, height: 6 }) +
    box(mix(wall, far(palette.ink), 0.2), {
      x: width * 0.2,
      y: -height - 22,
      width: width * between(random, 0.2, 0.4),
      height: 18,
    })
  );
}
