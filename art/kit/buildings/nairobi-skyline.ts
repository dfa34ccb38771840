import { type Hex, mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { between, type Random } from '../random.ts';
import { box, type Drawing, polygon, shape, stroke } from '../shapes.ts';

/** Where plain towers stand: left edge, width, height. */
const back: readonly (readonly [number, number, number])[] = [
  [-560, 60, 90],
  [-496, 46, 128],
  [-446, 70, 104],
  [-372, 40, 150],
  [-328, 62, 118],
  [-262, 44, 176],
  [-214, 70, 132],
  [-140, 52, 190],
  [-84, 60, 146],
  [-20, 46, 168],
  [30, 64, 120],
  [98, 48, 182],
  [150, 66, 138],
  [220, 44, 160],
  [268, 70, 112],
  [342, 48, 142],
  [394, 60, 96],
  [458, 50, 122],
  [512, 66, 84],
];

/** Nairobi's towers from the plains, about 1200 wide and 330 high, hazy with distance; lamps in its windows by night. */
export function nairobiSkyline(palette: Palette, random: Random, distance = 0.6): Drawing {
  const far = (colour: Hex, share = 0) => mix(lit(palette, colour, distance), palette.land[1], share);
  const plain = far('#7d93a0', 0.35);
  const [bright, dim] = [far('#e2d6c2', 0.12), far('#5f7488', 0.15)];
  const lamp = mix('#ffd489', palette.haze, 0.15);
  const towers = back.map(([x, width, height]) => box(plain, { x, y: -height, width, height })).join('');
  const side = back
    .map(([x, width, height]) => box(dim, { x: x + width * 0.7, y: -height, width: width * 0.3, height }))
    .join('');
  const windows = Array.from({ length: palette.lamps ? 150 : 0 }, () => {
    const [x, , height] = back[Math.floor(random() * back.length)] ?? [0, 0, 0];
    return `M${(x + between(random, 6, 36)).toFixed(0)} ${(-height * between(random, 0.1, 0.94)).toFixed(0)}h6v5h-6z`;
  });
  return (
    towers +
    side +
    conference(bright, dim) +
    // The tapering sail tower with its mast, the tall stepped one with two spires, and the twin drums.
    polygon(bright, [
      [-420, 0],
      [-420, -250],
      [-396, -292],
      [-366, -246],
      [-366, 0],
    ]) +
    polygon(dim, [
      [-396, 0],
      [-396, -292],
      [-366, -246],
      [-366, 0],
    ]) +
    stroke(bright, 3, 'M-396-290V-336') +
    polygon(bright, [
      [176, 0],
      [176, -218],
      [186, -232],
      [222, -232],
      [232, -218],
      [232, 0],
    ]) +
    polygon(dim, [
      [208, 0],
      [208, -232],
      [222, -232],
      [232, -218],
      [232, 0],
    ]) +
    stroke(dim, 4, 'M192-232V-266M216-232V-266') +
    box(bright, { x: 306, y: -196, width: 30, height: 196, round: 6 }) +
    box(dim, { x: 342, y: -196, width: 30, height: 196, round: 6 }) +
    box(bright, { x: 298, y: -206, width: 82, height: 12 }) +
    shape(dim, 'M-250 0V-206L-222-222L-194-206V0z') +
    (palette.lamps ? shape(lamp, windows.join('')) : '')
  );
}

/** The round conference tower with its wide crown and helipad, and the folded cone beside it. */
function conference(bright: string, dim: string): Drawing {
  return (
    box(bright, { x: -42, y: -226, width: 60, height: 226 }) +
    box(dim, { x: -8, y: -226, width: 26, height: 226 }) +
    shape(bright, 'M-42-226L-62-250H38L18-226z') +
    shape(dim, 'M-8-226L-2-250H38L18-226z') +
    box(bright, { x: -50, y: -262, width: 76, height: 12 }) +
    stroke(dim, 3, 'M-12-262V-296') +
    shape(bright, 'M36 0L62-64L84-78L106-64L132 0z') +
    shape(dim, 'M84 0V-78L106-64L132 0z')
  );
}
