import { type Hex, mix } from '../colour.ts';
import { lit, type Palette, shaded } from '../light.ts';
import { blob, type Drawing, ellipse, limb, shape, stroke } from '../shapes.ts';

/** A humped cow of the plains about 190 high to its horns that faces left; with its head down when it grazes. */
export function zebu(
  palette: Palette,
  own: Hex,
  { grazes = false, distance = 0 }: { grazes?: boolean; distance?: number } = {},
): Drawing {
  const hide = lit(palette, own, distance);
  const under = mix(hide, shaded(palette, own, distance), 0.7);
  const horn = lit(palette, '#e9dcc0', distance);
  const dark = mix(palette.ink, palette.haze, distance * 0.6);
  const neck = grazes
    ? limb(hide, [
        [-70, -112, 54],
        [-112, -84, 38],
        [-136, -48, 28],
      ])
    : limb(hide, [
        [-70, -116, 56],
        [-108, -132, 42],
        [-128, -144, 34],
      ]);
  return (
    limb(under, [
      [-52, -74, 24],
      [-54, -40, 13],
      [-46, -4, 12],
    ]) +
    limb(under, [
      [66, -82, 30],
      [58, -44, 14],
      [70, -4, 12],
    ]) +
    stroke(under, 6, 'M104-118C118-100 114-70 112-52') +
    ellipse(dark, { x: 112, y: -44, rx: 6, ry: 13 }) +
    blob(hide, [
      [-88, -108],
      [-62, -134],
      [-20, -130],
      [30, -126],
      [84, -132],
      [106, -116],
      [102, -82],
      [70, -62],
      [0, -54],
      [-54, -60],
      [-84, -80],
    ]) +
    shape(hide, 'M-84-120C-78-148-66-164-46-160C-28-154-22-140-10-128z') +
    shape(under, 'M-78-76C-40-50 40-50 94-76C84-62 60-52 20-48C-24-46-62-54-78-76z') +
    neck +
    shape(
      under,
      grazes
        ? 'M-128-44C-110-44-84-60-70-76L-58-64C-76-44-104-32-128-44z'
        : 'M-122-118C-108-96-90-72-66-62L-60-80C-80-92-96-110-110-128z',
    ) +
    limb(hide, [
      [-66, -78, 28],
      [-70, -42, 14],
      [-80, -4, 12],
    ]) +
    limb(hide, [
      [80, -92, 38],
      [88, -46, 15],
      [82, -4, 13],
    ]) +
    [-46, 70, -80, 82].map((x) => shape(dark, `M${x - 8}-9h15l4 11h-23z`)).join('') +
    head({ hide, under, horn, dark }, { grazes })
  );
}

interface HeadTones {
  hide: Hex;
  under: Hex;
  horn: Hex;
  dark: Hex;
}

function head({ hide, under, horn, dark }: HeadTones, { grazes }: { grazes: boolean }): Drawing {
  const drawing =
    stroke(horn, 8, 'M-2-16C-6-38 6-54 18-60M-14-16C-30-32-30-52-20-64') +
    shape(under, 'M6-8C22-20 36-20 44-14C36-4 22 0 8 0z') +
    limb(hide, [
      [0, 0, 42],
      [-30, 18, 30],
      [-52, 36, 24],
    ]) +
    ellipse(mix(under, dark, 0.45), { x: -54, y: 38, rx: 15, ry: 11, turn: 40 }) +
    ellipse(dark, { x: -22, y: 4, rx: 4.5, ry: 4.5 });
  return grazes
    ? `<g transform="translate(-138 -52) rotate(-18)">${drawing}</g>`
    : `<g transform="translate(-132 -146)">${drawing}</g>`;
}
