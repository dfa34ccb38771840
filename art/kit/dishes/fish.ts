import { type Hex, mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { type Drawing, disc, ellipse, faint, shape, stroke } from '../shapes.ts';

const body =
  'M-226 6C-206-44-120-98-20-92C64-88 128-46 176-16C176 6 176 16 174 30C120 62 50 92-30 90C-120 88-200 52-226 6z';

/**
 * A whole tilapia laid on its side, 480 long, its head to the left: deep body, long back fin, flanks `slashed` by the cook.
 * `own` is its skin: fried golden, or grilled dark under sauce.
 */
export function wholeFish(
  palette: Palette,
  { own = '#c07a34', slashed = true }: { own?: Hex; slashed?: boolean } = {},
): Drawing {
  const skin = lit(palette, own);
  const dark = mix(skin, palette.ink, 0.42);
  const pale = mix(skin, '#ffe0a0', 0.44);
  const fin = mix(skin, palette.ink, 0.26);
  return (
    faint(
      0.3,
      shape(
        palette.ink,
        'M-206 34C-186-10-100-60 0-56C84-52 160-10 200 14L262-30C256 20 258 60 270 104L192 62C140 92 70 122-10 120C-100 118-190 82-206 34z',
      ),
    ) +
    shape(fin, 'M-110-74C-76-128 30-136 108-96C126-88 140-78 152-64C136-54 116-48 96-52C40-74-40-84-110-74z') +
    stroke(dark, 4, 'M-70-84L-62-110M-36-90L-26-120M0-90L12-122M36-84L50-116M70-72L88-104M98-58L120-90') +
    shape(fin, 'M-60 82C-50 116-20 128 6 128C0 110-4 98-6 84zM40 80C60 104 96 108 128 90C122 74 116 62 106 54z') +
    shape(fin, 'M164-16C196-30 224-58 250-74C240-30 240 34 254 84C226 66 196 40 164 32z') +
    stroke(dark, 4, 'M182-6L232-44M186 8L236 8M182 20L232 58') +
    shape(mix(skin, palette.ink, 0.24), body) +
    shape(
      skin,
      'M-222 2C-200-44-118-94-20-90C62-86 126-44 174-16C174 0 174 8 173 14C110 44 50 62-30 60C-120 56-196 34-222 2z',
    ) +
    shape(pale, 'M-186-22C-140-62-80-82-20-78C40-74 100-44 140-22C90-40 40-48-20-46C-80-46-140-38-186-22z') +
    // The gill cover, the cook's cuts and the side fin.
    stroke(dark, 6, 'M-128-62C-102-30-102 24-126 62') +
    (slashed ? slashes(dark, mix(pale, '#fff4dc', 0.5)) : '') +
    shape(fin, 'M-104 8C-80 0-62 10-52 30C-74 34-94 28-104 8z') +
    // Eye and mouth.
    disc(mix(pale, '#ffffff', 0.4), -164, -14, 13) +
    disc(palette.ink, -165, -14, 6) +
    stroke(dark, 5, 'M-224 8C-210 12-200 14-190 12') +
    stroke(mix(pale, '#ffffff', 0.6), 6, 'M-92-68C-60-80-20-84 20-78M56-66C80-58 100-48 116-38') +
    ellipse(mix(pale, '#ffffff', 0.5), { x: 130, y: -20, rx: 12, ry: 4, turn: 28 })
  );
}

/** What the cook's knife has opened: the skin in `dark`, the flesh in `pale`. */
const slashes = (dark: Hex, pale: Hex): Drawing =>
  shape(
    dark,
    'M-60-66C-38-30-34 20-48 66C-60 22-66-24-60-66zM10-70C34-34 38 16 24 64C10 20 6-26 10-70zM78-54C100-24 104 12 92 48C80 14 74-18 78-54z',
  ) +
  shape(
    pale,
    'M-56-54C-40-22-38 14-46 50C-54 16-58-18-56-54zM14-58C32-26 34 12 26 48C16 16 12-20 14-58zM82-42C96-18 100 8 93 34C84 10 80-12 82-42z',
  );

/** A grilled rainbow trout on its side, 520 long and slender, its head to the left: speckled, a rose band along it. */
export function trout(palette: Palette): Drawing {
  const skin = lit(palette, '#d9b878');
  const dark = mix(skin, palette.ink, 0.5);
  const outline = 'M-256 4C-230-30-160-58-70-60C40-60 130-40 200-14L206 16C140 42 50 60-60 58C-160 56-232 34-256 4z';
  const specks = [
    [-120, -34],
    [-80, -44],
    [-40, -36],
    [0, -46],
    [40, -36],
    [84, -36],
    [124, -26],
    [-100, -18],
    [-60, -24],
    [-16, -22],
    [24, -24],
    [66, -22],
    [108, -14],
    [150, -18],
    [-140, -14],
    [170, -6],
  ]
    .map(([x = 0, y = 0]) => `M${x} ${y}h1`)
    .join('');
  return (
    faint(0.3, shape(palette.ink, 'M-240 30C-160 80 60 84 212 34L290 70C276 30 270 10 280-20L220 0z')) +
    shape(
      dark,
      'M-40-56C-20-92 30-96 60-92C56-76 56-64 60-52zM110-44C126-62 146-64 158-60C154-50 152-42 152-32zM-60 54C-46 82-24 92 0 92C-6 76-8 66-6 56zM70 48C82 70 104 76 122 70C114 60 112 50 112 40z',
    ) +
    shape(dark, 'M192-14C222-26 250-50 276-60C264-24 264 24 280 62C252 50 226 28 196 16z') +
    shape(mix(skin, palette.ink, 0.2), outline) +
    shape(skin, 'M-252 0C-228-30-160-56-70-58C40-58 130-38 198-12L200 2C130 22 50 34-60 32C-150 30-220 20-252 0z') +
    shape(
      mix(skin, palette.ink, 0.34),
      'M-236-12C-200-38-140-56-70-58C40-58 130-38 198-12C130-26 40-36-50-36C-120-36-190-26-236-12z',
    ) +
    shape(mix(skin, lit(palette, '#d9705a'), 0.55), 'M-150-4C-60-16 80-14 190-2C90 8-60 12-150 8z') +
    shape(mix(skin, '#fff4d8', 0.5), 'M-170 30C-100 44 40 44 130 22C60 50-90 58-170 30z') +
    stroke(mix(dark, palette.ink, 0.3), 7, specks) +
    stroke(dark, 5, 'M-176-44C-154-20-154 20-174 40') +
    stroke(mix(dark, palette.ink, 0.4), 7, 'M-100-50L-60 52M-20-54L20 54M60-48L94 46') +
    disc(mix(skin, '#ffffff', 0.6), -206, -12, 10) +
    disc(palette.ink, -207, -12, 5) +
    stroke(dark, 4, 'M-254 6C-240 10-226 10-214 6') +
    stroke(mix(skin, '#ffffff', 0.75), 5, 'M-150-48C-110-54-60-56-20-54M40-50L90-42')
  );
}
