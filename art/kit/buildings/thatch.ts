import { type Hex, mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { between, type Random } from '../random.ts';
import { box, type Drawing, ellipse, inside, shape, stroke } from '../shapes.ts';

const straw: Hex = '#b08d56';

/** The ragged strokes of thatch along a slope, as path data. */
const strands = (
  random: Random,
  { left, right, top, bottom, count }: { left: number; right: number; top: number; bottom: number; count: number },
): string =>
  Array.from({ length: count }, () => {
    const x = between(random, left, right);
    const y = between(random, top, bottom);
    return `M${x.toFixed(0)} ${y.toFixed(0)}l${(x * 0.06).toFixed(0)} ${between(random, 16, 34).toFixed(0)}`;
  }).join('');

/** A house of the coast under a tall makuti roof, open veranda below, 620 wide and 400 high. `id` is unique in the scene. */
export function makutiHouse(palette: Palette, random: Random, id: string, distance = 0): Drawing {
  const far = (colour: Hex) => mix(colour, palette.haze, distance * 0.7);
  const roof = lit(palette, straw, distance);
  const ink = far(palette.ink);
  const wall = lit(palette, '#f4ead4', distance);
  const glow = palette.lamps ? far('#ffd489') : mix(wall, ink, 0.55);
  const outline =
    'M-90-400Q0-412 90-400C150-320 250-220 340-150L318-142L300-148L270-138L240-146L206-136L170-144L130-134L90-142L40-132L0-140L-40-132L-90-142L-130-134L-170-144L-206-136L-240-146L-270-138L-300-148L-318-142L-340-150C-250-220-150-320-90-400z';
  return (
    box(mix(wall, ink, 0.3), { x: -270, y: -160, width: 540, height: 160 }) +
    box(wall, { x: -180, y: -150, width: 360, height: 150 }) +
    shape(glow, 'M-150 0V-80A34 34 0 0 1-82-80V0zM-44 0V-84A44 44 0 0 1 44-84V0zM82 0V-80A34 34 0 0 1 150-80V0z') +
    shape(mix(wall, ink, 0.3), 'M-180-150H180V-124H-180z') +
    stroke(lit(palette, '#7d5a3a', distance), 13, 'M-286 0V-150M-210 0V-150M210 0V-150M286 0V-150') +
    inside(
      id,
      outline,
      box(roof, { x: -360, y: -420, width: 720, height: 300 }) +
        shape(mix(roof, palette.rim, 0.28), 'M-90-410H10C-40-300-90-210-120-120H-360z') +
        stroke(
          mix(roof, ink, 0.25),
          3,
          strands(random, { left: -330, right: 330, top: -400, bottom: -150, count: 90 }),
        ) +
        shape(mix(roof, ink, 0.4), 'M-360-152Q0-176 360-152V-120H-360z'),
    ) +
    shape(mix(roof, ink, 0.3), 'M-96-398Q0-424 96-398L84-388Q0-408-84-388z') +
    box(mix(wall, ink, 0.2), { x: -310, y: -6, width: 620, height: 12 })
  );
}

/** A round thatched banda, 250 wide and 240 high. `id` is unique in the scene. */
export function banda(
  palette: Palette,
  random: Random,
  id: string,
  { wallOwn = '#c99a68', distance = 0 }: { wallOwn?: Hex; distance?: number } = {},
): Drawing {
  const far = (colour: Hex) => mix(colour, palette.haze, distance * 0.7);
  const ink = far(palette.ink);
  const wall = lit(palette, wallOwn, distance);
  const roof = lit(palette, straw, distance);
  const glow = palette.lamps ? far('#ffd489') : mix(wall, ink, 0.62);
  const cone =
    'M0-244C40-200 96-136 142-92L126-84L104-90L80-80L52-88L24-78L-4-86L-34-78L-60-88L-86-80L-108-90L-126-84L-142-92C-96-136-40-200 0-244z';
  return (
    box(wall, { x: -98, y: -100, width: 196, height: 100 }) +
    box(mix(wall, ink, 0.26), { x: 40, y: -100, width: 58, height: 100 }) +
    ellipse(mix(wall, ink, 0.1), { x: -28, y: 0, rx: 70, ry: 6 }) +
    box(mix(wall, ink, 0.4), { x: -98, y: -100, width: 196, height: 24 }) +
    shape(glow, 'M-24 0V-74H24V0z') +
    stroke(lit(palette, '#6d4a30', distance), 6, 'M-24 0V-74H24V0') +
    box(glow, { x: 54, y: -66, width: 26, height: 26 }) +
    box(glow, { x: -80, y: -66, width: 28, height: 26 }) +
    inside(
      id,
      cone,
      box(roof, { x: -150, y: -250, width: 300, height: 180 }) +
        shape(mix(roof, palette.rim, 0.3), 'M0-250L-150-86H-54z') +
        shape(mix(roof, ink, 0.24), 'M0-250L150-86H62z') +
        stroke(mix(roof, ink, 0.25), 3, strands(random, { left: -130, right: 130, top: -220, bottom: -96, count: 46 })),
    ) +
    ellipse(mix(roof, ink, 0.35), { x: 0, y: -242, rx: 12, ry: 8 })
  );
}

/** A Turkana home of bent boughs, palm leaves and hide, a dome 260 wide and 150 high. `id` is unique in the scene. */
export function domeHut(palette: Palette, random: Random, id: string, distance = 0): Drawing {
  const far = (colour: Hex) => mix(colour, palette.haze, distance * 0.7);
  const ink = far(palette.ink);
  const leaf = lit(palette, '#a98a58', distance);
  const outline = 'M-130 0C-136-80-80-150 4-152C90-150 138-80 130 0z';
  const ribs = [-100, -60, -20, 24, 66, 104]
    .map((x) => `M${x * 1.2} 0C${x * 1.1}-80 ${x * 0.6}-130 ${x * 0.1}-152`)
    .join('');
  return (
    inside(
      id,
      outline,
      box(leaf, { x: -150, y: -160, width: 300, height: 160 }) +
        shape(mix(leaf, palette.rim, 0.28), 'M-150 0C-150-90-90-150 4-156C-50-120-80-60-70 0z') +
        shape(mix(leaf, ink, 0.28), 'M150 0C150-90 100-140 20-154C80-110 96-50 86 0z') +
        stroke(mix(leaf, ink, 0.3), 3, strands(random, { left: -130, right: 130, top: -140, bottom: -20, count: 60 })) +
        shape(
          mix(lit(palette, '#7a4f36', distance), ink, 0.1),
          'M-60-130C-20-160 60-156 84-124C60-96 10-108-18-96C-44-90-66-104-60-130z',
        ),
    ) +
    stroke(mix(leaf, ink, 0.45), 3, ribs) +
    stroke(mix(leaf, ink, 0.3), 4, 'M-118-52C-40-66 60-66 122-52M-98-96C-40-106 50-106 104-96') +
    shape(palette.lamps ? far('#f0a552') : mix(leaf, ink, 0.75), 'M-34 0C-36-44-20-66 2-66S38-44 36 0z')
  );
}
