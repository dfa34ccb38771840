import { type Hex, mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { type Drawing, disc, ellipse, faint, shape, stroke } from '../shapes.ts';

const body =
  'M-226 6C-206-44-120-98-20-92C64-88 128-46 176-16C176 6 176 16 174 30C120 62 50 92-30 90C-120 88-200 52-226 6z';

/**
 * A whole tilapia laid on its side, 480 long, its head to the left: deep body, long back fin, slashed flanks.
 * `own` is its skin: fried golden, or grilled dark under sauce.
 */
export function wholeFish(palette: Palette, own: Hex = '#c07a34'): Drawing {
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
    // The gill cover, the slashes of the cook's knife and the side fin.
    stroke(dark, 6, 'M-128-62C-102-30-102 24-126 62') +
    shape(
      dark,
      'M-60-66C-38-30-34 20-48 66C-60 22-66-24-60-66zM10-70C34-34 38 16 24 64C10 20 6-26 10-70zM78-54C100-24 104 12 92 48C80 14 74-18 78-54z',
    ) +
    shape(
      mix(pale, '#fff4dc', 0.5),
      'M-56-54C-40-22-38 14-46 50C-54 16-58-18-56-54zM14-58C32-26 34 12 26 48C16 16 12-20 14-58zM82-42C96-18 100 8 93 34C84 10 80-12 82-42z',
    ) +
    shape(fin, 'M-104 8C-80 0-62 10-52 30C-74 34-94 28-104 8z') +
    // Eye and mouth.
    disc(mix(pale, '#ffffff', 0.4), -164, -14, 13) +
    disc(palette.ink, -165, -14, 6) +
    stroke(dark, 5, 'M-224 8C-210 12-200 14-190 12') +
    stroke(mix(pale, '#ffffff', 0.6), 6, 'M-92-68C-60-80-20-84 20-78M56-66C80-58 100-48 116-38') +
    ellipse(mix(pale, '#ffffff', 0.5), 130, -20, 12, 4, 28)
  );
}
