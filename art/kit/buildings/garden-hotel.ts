import { type Hex, mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { box, type Drawing, shape, stroke } from '../shapes.ts';

interface GardenHotelLook {
  wall: Hex;
  roof: Hex;
  /** How many bays of 150 it is wide. */
  bays?: number;
  distance?: number;
}

/** A two-storey hotel of arches below and balconies above, 300 high; the origin is its lower left corner. */
export function gardenHotel(palette: Palette, { wall, roof, bays = 6, distance = 0 }: GardenHotelLook): Drawing {
  const far = (colour: Hex) => mix(colour, palette.haze, distance * 0.7);
  const ink = far(palette.ink);
  const face = lit(palette, wall, distance);
  const dim = mix(face, ink, 0.22);
  const tiles = lit(palette, roof, distance);
  const wide = bays * 150;
  const glass = palette.lamps ? far('#ffd489') : mix(lit(palette, '#4d7480', distance), ink, 0.16);
  const hall = palette.lamps ? far('#f6b866') : mix(face, ink, 0.55);
  const each = (draw: (x: number, index: number) => string) =>
    Array.from({ length: bays }, (_, index) => draw(index * 150, index)).join('');
  return (
    box(face, { x: 0, y: -220, width: wide, height: 220 }) +
    shape(
      dim,
      each((x) => `M${x + 14}-112H${x + 136}V-206H${x + 14}z`),
    ) +
    shape(
      glass,
      each((x) => `M${x + 36}-112H${x + 72}V-190H${x + 36}zM${x + 78}-112H${x + 114}V-190H${x + 78}z`),
    ) +
    shape(
      hall,
      each((x) => `M${x + 22} 0V-54A53 46 0 0 1 ${x + 128}-54V0z`),
    ) +
    shape(mix(face, palette.rim, 0.4), `M0-112H${wide}V-102H0z`) +
    stroke(
      lit(palette, '#f4ecd8', distance),
      4,
      each((x) => `M${x + 14}-140H${x + 136}`),
    ) +
    stroke(
      lit(palette, '#f4ecd8', distance),
      2.5,
      each((x) => Array.from({ length: 9 }, (_, index) => `M${x + 20 + index * 14}-140V-112`).join('')),
    ) +
    shape(face, each((x) => `M${x - 8}-220H${x + 12}V0H${x - 8}z`).replace('M-8', 'M0')) +
    shape(
      dim,
      each((x) => `M${x + 12}-112H${x + 18}V0H${x + 12}z`),
    ) +
    shape(tiles, `M-34-214L26-300H${wide - 26}L${wide + 34}-214z`) +
    shape(mix(tiles, palette.rim, 0.28), `M-34-214L26-300H${wide * 0.42}L${wide * 0.36}-214z`) +
    stroke(
      mix(tiles, ink, 0.22),
      2,
      Array.from({ length: Math.floor(wide / 26) }, (_, index) => `M${30 + index * 26}-298L${index * 26 + 8}-216`).join(
        '',
      ),
    ) +
    box(mix(tiles, ink, 0.4), { x: -36, y: -216, width: wide + 72, height: 9 })
  );
}
