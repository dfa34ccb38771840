import { type Hex, mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { box, type Drawing, inside, shape, stroke } from '../shapes.ts';

interface CottageLook {
  /** Unique in the scene. */
  id: string;
  wall: Hex;
  roof: Hex;
  /** Rough stone instead of plaster. */
  stone?: boolean;
  /** Smoke rises from its chimney. */
  hearth?: boolean;
  distance?: number;
}

/** A farm cottage with a veranda and an iron roof, 480 wide and 260 high; the origin is the middle of its front. */
export function cottage(
  palette: Palette,
  { id, wall, roof, stone = false, hearth = false, distance = 0 }: CottageLook,
): Drawing {
  const far = (colour: Hex) => mix(colour, palette.haze, distance * 0.7);
  const ink = far(palette.ink);
  const face = lit(palette, wall, distance);
  const iron = lit(palette, roof, distance);
  const wood = lit(palette, '#6d4a30', distance);
  const glow = far('#ffd489');
  const pane = palette.lamps ? glow : mix(lit(palette, '#3b5560', distance), ink, 0.2);
  const window = (x: number) =>
    box(mix(face, palette.rim, 0.5), { x: x - 5, y: -104, width: 66, height: 60 }) +
    box(pane, { x, y: -99, width: 56, height: 50 }) +
    stroke(mix(face, palette.rim, 0.5), 4, `M${x + 28}-99V-49M${x}-74H${x + 56}`);
  const ribs = Array.from({ length: 21 }, (_, index) => `M${-200 + index * 20}-222L${-250 + index * 25}-128`).join('');
  return (
    (hearth ? smoke(palette) : '') +
    shape(mix(face, ink, 0.2), 'M130-180H178V-262H130z') +
    shape(mix(face, ink, 0.36), 'M160-180H178V-262H160z') +
    box(mix(face, ink, 0.4), { x: 124, y: -268, width: 60, height: 10 }) +
    box(face, { x: -224, y: -136, width: 448, height: 136 }) +
    (stone ? masonry(id, face, ink) : '') +
    box(mix(face, ink, 0.42), { x: -224, y: -136, width: 448, height: 26 }) +
    window(-186) +
    window(-98) +
    window(122) +
    box(mix(wood, ink, 0.2), { x: 12, y: -112, width: 64, height: 112 }) +
    box(palette.lamps ? glow : mix(wood, palette.rim, 0.15), { x: 20, y: -104, width: 48, height: 46 }) +
    shape(iron, 'M-204-226H204L258-122H-258z') +
    shape(mix(iron, palette.rim, 0.3), 'M-204-226H-40L-78-122H-258z') +
    stroke(mix(iron, ink, 0.2), 2.5, ribs) +
    shape(mix(iron, ink, 0.42), 'M-258-122H258V-114H-258z') +
    stroke(wood, 9, 'M-236-114V0M-118-114V0M-6-114V0M94-114V0M236-114V0') +
    stroke(wood, 5, 'M-236-38H-6M94-38H236') +
    stroke(
      wood,
      3,
      Array.from({ length: 22 }, (_, index) => `M${-226 + index * 21}-38V0`)
        .filter((_, index) => index < 11 || index > 15)
        .join(''),
    ) +
    box(mix(face, ink, 0.3), { x: -250, y: -4, width: 500, height: 10 })
  );
}

function masonry(id: string, face: Hex, ink: Hex): Drawing {
  const courses = Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: 16 }, (_stone, column) => {
      const wide = 24 + ((row * 5 + column * 3) % 3) * 6;
      return `M${-224 + column * 30 + (row % 2) * 14} ${-132 + row * 23}h${wide}v17h${-wide}z`;
    }).join(''),
  );
  return inside(id, 'M-224-136H224V0H-224z', shape(mix(face, ink, 0.14), courses.join('')));
}

const smoke = (palette: Palette): Drawing =>
  `<path fill="${palette.cloud[0]}" fill-opacity="0.5" d="M148-266C130-300 170-320 158-356C146-396 190-410 184-452C178-490 214-504 236-530C226-496 212-480 214-446C216-404 180-392 186-354C192-318 160-304 164-266z"/>`;
