import { mix } from '../colour.ts';
import { lit, type Palette, shaded } from '../light.ts';
import { blob, type Drawing, ellipse, limb, shape, stroke } from '../shapes.ts';

/** A Lamu donkey about 210 high to its ears that walks to the left, with a load of sacks when asked. */
export function donkey(
  palette: Palette,
  { load = false, distance = 0 }: { load?: boolean; distance?: number } = {},
): Drawing {
  const coat = lit(palette, '#9a8672', distance);
  const far = shaded(palette, '#857260', distance);
  const pale = lit(palette, '#e3d6c0', distance);
  const dark = mix(palette.ink, palette.haze, distance * 0.6);
  return (
    limb(far, [
      [-48, -84, 22],
      [-52, -46, 12],
      [-44, -4, 11],
    ]) +
    limb(far, [
      [58, -90, 28],
      [50, -48, 13],
      [62, -4, 11],
    ]) +
    stroke(far, 5, 'M80-116C98-106 98-80 94-56') +
    ellipse(dark, { x: 94, y: -50, rx: 5, ry: 14 }) +
    limb(coat, [
      [-58, -112, 50],
      [-92, -146, 36],
      [-110, -164, 30],
    ]) +
    blob(coat, [
      [-76, -118],
      [-40, -134],
      [20, -130],
      [64, -136],
      [86, -114],
      [84, -84],
      [56, -70],
      [-10, -66],
      [-56, -74],
      [-78, -92],
    ]) +
    shape(pale, 'M-56-76C-20-62 30-62 62-74C40-56-30-54-56-76z') +
    limb(coat, [
      [-66, -88, 25],
      [-70, -46, 13],
      [-82, -4, 11],
    ]) +
    limb(coat, [
      [70, -96, 36],
      [78, -50, 14],
      [74, -4, 11],
    ]) +
    limb(coat, [
      [-104, -168, 38],
      [-132, -150, 28],
      [-156, -128, 20],
    ]) +
    ellipse(pale, { x: -156, y: -126, rx: 13, ry: 11, turn: -40 }) +
    shape(coat, 'M-104-178C-112-204-112-218-104-228C-94-216-90-200-92-180z') +
    shape(far, 'M-94-178C-96-202-92-216-82-224C-76-212-78-196-84-178z') +
    stroke(dark, 7, 'M-92-184C-78-170-66-150-54-132') +
    stroke(dark, 4, 'M-52-130C-46-118-48-108-54-98') +
    ellipse(dark, { x: -124, y: -162, rx: 4, ry: 4.5 }) +
    ellipse(dark, { x: -162, y: -128, rx: 3, ry: 2.5 }) +
    [-44, 62, -82, 74].map((x) => shape(dark, `M${x - 7}-8h13l4 10h-20z`)).join('') +
    (load ? sacks(palette, distance) : '')
  );
}

function sacks(palette: Palette, distance: number): Drawing {
  const jute = lit(palette, '#d0aa6a', distance);
  const fold = shaded(palette, '#a37c45', distance);
  return (
    shape(lit(palette, '#a8432e', distance), 'M-46-136C-10-150 40-148 60-136L64-92C30-84-20-84-48-92z') +
    blob(jute, [
      [-40, -152],
      [-8, -162],
      [46, -160],
      [60, -130],
      [54, -92],
      [10, -82],
      [-36, -90],
      [-46, -122],
    ]) +
    blob(mix(jute, fold, 0.7), [
      [30, -154],
      [50, -158],
      [60, -130],
      [54, -92],
      [26, -84],
      [40, -116],
    ]) +
    stroke(fold, 3, 'M-30-150C-20-130-22-106-30-92M8-160C14-130 12-100 8-84')
  );
}
