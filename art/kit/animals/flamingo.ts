import { lit, type Palette } from '../light.ts';
import { type Drawing, disc, type Joint, limb, shape, stroke } from '../shapes.ts';
import { modelled, tonesOf } from './hide.ts';

const bodyLine = 'M-66-196C-62-236-10-252 34-238C76-224 112-196 136-166C104-172 78-158 46-152C-6-146-62-154-66-196z';
const necks = {
  stand: [
    [-38, -196, 40],
    [-72, -198, 24],
    [-92, -230, 15],
    [-78, -272, 12],
    [-58, -312, 11],
    [-72, -346, 12],
    [-92, -354, 20],
  ],
  feed: [
    [-38, -196, 40],
    [-84, -190, 22],
    [-122, -150, 14],
    [-126, -96, 11],
    [-106, -52, 11],
    [-112, -22, 12],
    [-104, -14, 18],
  ],
} satisfies Record<string, readonly Joint[]>;

/** A lesser flamingo about 370 high (260 when it feeds) that faces left; `id` is unique in the scene. */
export function flamingo(palette: Palette, id: string, pose: 'stand' | 'feed' = 'stand', distance = 0): Drawing {
  const tones = tonesOf(palette, '#ee9aa0', distance);
  const leg = lit(palette, '#c9435a', distance);
  const wing = lit(palette, '#d8566c', distance);
  const bill = lit(palette, '#7a1f33', distance);
  return (
    stroke(tones.shade, 6, 'M34-158L44-84L30 0l-16 2') +
    stroke(leg, 7, 'M8-156L12-80L2 0l-18 2') +
    disc(leg, 12, -80, 6) +
    limb(tones.own, necks[pose]) +
    modelled({ id, d: bodyLine, tones }, shape(tones.shade, 'M-70-176C-20-160 60-164 140-170V-140H-70z')) +
    shape(wing, 'M-20-212C20-226 80-206 130-166C100-170 74-176 50-172C20-172-10-186-20-212z') +
    shape(tones.dark, 'M72-180C96-182 116-174 138-164C112-166 92-166 78-168z') +
    stroke(tones.bright, 3, 'M0-206Q50-204 92-180') +
    (pose === 'stand'
      ? shape(bill, 'M-98-364C-116-362-128-350-131-334C-132-322-129-312-124-308C-120-318-112-330-94-344z') +
        shape(tones.dark, 'M-130-336C-132-322-129-312-124-308C-121-316-118-322-113-328z') +
        disc(tones.dark, -92, -357, 3)
      : shape(bill, 'M-100-6C-108 6-96 14-80 14C-70 14-62 10-60 6C-72 4-80-4-90-16z') + disc(tones.dark, -106, -16, 3))
  );
}

/** A flamingo about 300 wide in flight to the left, wings raised. */
export function flyingFlamingo(palette: Palette, distance = 0): Drawing {
  const { own, shade, dark } = tonesOf(palette, '#ee9aa0', distance);
  const wing = lit(palette, '#d8566c', distance);
  return (
    stroke(lit(palette, '#c9435a', distance), 5, 'M40-2L150 8M40-6L148 0') +
    shape(dark, 'M-34-10C-30-60-10-104 34-134C36-96 26-50 2-4z') +
    shape(shade, 'M-36-8C-34-46-20-76 14-98C18-66 12-34-4-2z') +
    limb(own, [
      [-20, 0, 26],
      [-60, -6, 12],
      [-110, -4, 8],
      [-140, 0, 9],
      [-150, 2, 12],
    ]) +
    shape(own, 'M-44-4C-30-22 20-20 60 2C20 16-30 16-44-4z') +
    shape(dark, 'M-30-6C0-40 40-84 98-100C82-60 56-22 18 6z') +
    shape(wing, 'M-36-4C-16-34 20-62 62-74C50-44 30-16 4 6z') +
    shape(dark, 'M-154 0C-166 4-172 12-172 20C-162 16-156 12-148 8z')
  );
}
