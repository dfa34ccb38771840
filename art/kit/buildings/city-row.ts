import { type Hex, mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { between, oneOf, type Random } from '../random.ts';
import { box, type Drawing, place, polygon, shape, stroke } from '../shapes.ts';
import { highRise } from './high-rise.ts';

interface CityRow {
  from: number;
  to: number;
  /** The ground they stand on. */
  y: number;
  low: number;
  high: number;
  distance: number;
}

/** A row of towers side by side, in the warm stone, brick and glass of Nairobi. */
export function cityRow(palette: Palette, random: Random, { from, to, y, low, high, distance }: CityRow): Drawing {
  const towers: Drawing[] = [];
  for (let x = from; x < to; ) {
    const width = between(random, 90, 170);
    const look = {
      width,
      height: between(random, low, high),
      own: oneOf<Hex>(random, ['#d8cdb8', '#b98a6a', '#8fa3a0', '#e6dcc6', '#6f8f99', '#c9a884']),
      face: oneOf<'panes' | 'bands' | 'fins'>(random, ['panes', 'bands', 'fins']),
      distance,
    };
    towers.push(place({ x, y }, highRise(palette, random, look)));
    x += width + between(random, -14, 34);
  }
  return towers.join('');
}

/** Nairobi's round conference tower, 120 wide and 430 high, with its saucer on top; the origin is its foot. */
export function roundTower(palette: Palette, distance = 0): Drawing {
  const far = (colour: Hex) => mix(colour, palette.haze, distance * 0.8);
  const wall = lit(palette, '#c9a98a', distance);
  const dark = mix(wall, far(palette.ink), 0.3);
  const fins = [-46, -34, -20, -6, 8, 22, 36, 47].map((x) => `M${x}-372V0`).join('');
  return (
    box(wall, { x: -54, y: -380, width: 108, height: 380 }) +
    box(dark, { x: 14, y: -380, width: 40, height: 380 }) +
    stroke(mix(wall, far(palette.ink), 0.22), 5, fins) +
    (palette.lamps
      ? stroke(far('#ffd489'), 4, 'M-40-300h8M-26-240h8M-40-180h8M2-260h8M-12-330h8M2-120h8M28-210h8')
      : '') +
    shape(dark, 'M-50-392H50L42-380H-42z') +
    polygon(wall, [
      [-62, -404],
      [62, -404],
      [50, -390],
      [-50, -390],
    ]) +
    shape(mix(wall, palette.rim, 0.3), 'M-62-404H62L40-412H-40z') +
    box(dark, { x: -16, y: -430, width: 32, height: 18 }) +
    stroke(dark, 4, 'M0-430V-478')
  );
}
