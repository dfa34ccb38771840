import { type Hex, mix } from '../colour.ts';
import { lit, type Palette, shaded } from '../light.ts';
import { blob, type Drawing, ellipse, inside, limb, type Point, shape, stroke, through } from '../shapes.ts';

const body: readonly Point[] = [
  [-104, -190],
  [-60, -202],
  [0, -198],
  [60, -200],
  [104, -204],
  [122, -186],
  [124, -150],
  [112, -116],
  [60, -96],
  [0, -88],
  [-56, -98],
  [-98, -118],
  [-118, -150],
];

/** A dairy cow about 210 high, 300 long, facing left; grazing or with her head up. `id` is unique in the scene. */
export function cow(
  palette: Palette,
  id: string,
  { grazes = false, own = '#f1ead9' as Hex, spots = '#2f2a28' as Hex, distance = 0 } = {},
): Drawing {
  const hide = lit(palette, own, distance);
  const under = shaded(palette, own, distance);
  const patch = lit(palette, spots, distance);
  const hoof = mix(lit(palette, '#3a302a', distance), palette.ink, 0.3);
  const leg = (fill: string, hip: number, knee: number, foot: number) =>
    limb(fill, [
      [hip, -130, 40],
      [knee, -66, 20],
      [foot, -8, 15],
    ]) + shape(hoof, `M${foot - 10}-12H${foot + 9}L${foot + 12} 0H${foot - 13}z`);
  return (
    leg(under, -64, -62, -58) +
    leg(under, 80, 90, 84) +
    blob(hide, body) +
    inside(
      `${id}-hide`,
      through(body, { closed: true }),
      blob(patch, [
        [-70, -216],
        [-10, -216],
        [10, -170],
        [-20, -132],
        [-66, -140],
        [-84, -176],
      ]) +
        blob(patch, [
          [56, -216],
          [140, -216],
          [140, -130],
          [104, -116],
          [76, -150],
          [50, -180],
        ]) +
        shape(`${under}`, 'M-130-108C-60-86 60-80 130-118V-60H-130z'),
    ) +
    ellipse(mix(lit(palette, '#e0a59a', distance), palette.ink, 0.1), { x: 70, y: -94, rx: 22, ry: 15 }) +
    leg(hide, -86, -88, -90) +
    leg(hide, 102, 116, 106) +
    stroke(under, 6, 'M108-196C136-188 132-120 131-84') +
    ellipse(patch, { x: 131, y: -74, rx: 7, ry: 16 }) +
    (grazes ? grazing(hide, patch, hoof) : raised(hide, patch, hoof))
  );
}

const raised = (hide: string, patch: string, dark: string): Drawing =>
  limb(hide, [
    [-88, -160, 74],
    [-126, -184, 54],
    [-148, -198, 42],
  ]) +
  limb(patch, [
    [-146, -200, 44],
    [-172, -178, 34],
    [-188, -156, 27],
  ]) +
  ellipse(hide, { x: -191, y: -152, rx: 13, ry: 13, turn: -30 }) +
  ellipse(patch, { x: -118, y: -208, rx: 22, ry: 9, turn: -16 }) +
  stroke(dark, 6, 'M-142-218C-148-230-158-232-164-228') +
  ellipse(dark, { x: -162, y: -192, rx: 4, ry: 4 });

const grazing = (hide: string, patch: string, dark: string): Drawing =>
  limb(hide, [
    [-92, -156, 74],
    [-132, -126, 50],
    [-152, -84, 38],
  ]) +
  limb(patch, [
    [-152, -84, 42],
    [-168, -50, 34],
    [-176, -22, 26],
  ]) +
  ellipse(hide, { x: -177, y: -16, rx: 13, ry: 12 }) +
  ellipse(patch, { x: -132, y: -100, rx: 22, ry: 9, turn: 40 }) +
  stroke(dark, 6, 'M-166-98C-174-104-176-114-172-120') +
  ellipse(dark, { x: -170, y: -62, rx: 4, ry: 4 });
