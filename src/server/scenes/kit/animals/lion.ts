import { lit, type Palette } from '../light.ts';
import { type Drawing, disc, ellipse, faint, limb, place, shape, stroke } from '../shapes.ts';
import { modelled, tonesOf } from './hide.ts';

const torso =
  'M-126-150C-80-170-20-136 40-134C80-134 110-150 150-146C196-140 228-104 230-56C230-22 214 0 180 0H-96C-140 0-168-26-172-66C-172-104-156-136-126-150z';
const haunch = 'M70-110C110-146 170-146 204-112C232-84 232-30 206-6C180 2 140 2 110 0C70-10 40-70 70-110z';
const neck = 'M-116-232C-90-210-70-170-60-146C-70-90-110-60-150-60C-176-80-180-130-178-176z';
const face =
  'M-118-232C-132-252-160-262-186-252C-204-244-210-230-222-220C-238-212-256-206-260-194C-262-178-252-168-240-162C-222-154-196-152-172-158C-138-166-114-196-118-232z';
const mane =
  'M-150-282C-112-298-74-284-54-250L-36-256C-30-228-20-206-14-182L-28-180C-18-146-22-112-32-84L-46-94C-54-66-74-48-98-34L-106-52C-124-36-150-38-170-54L-166-70C-186-90-202-120-196-150C-176-150-160-170-158-196C-170-216-186-236-196-250C-186-270-170-278-150-282z';

/** A lioness (or a lion with his mane, or a cub) about 270 high that rests and looks left; `id` is unique in the scene. */
export function lion(palette: Palette, id: string, { distance = 0, maned = false, young = false } = {}): Drawing {
  const tones = tonesOf(palette, '#d0a061', distance);
  const { own, shade, bright } = tones;
  const hair = tonesOf(palette, '#7c4e28', distance);
  return (
    limb(shade, [
      [-130, -50, 50],
      [-180, -22, 34],
      [-262, -16, 30],
    ]) +
    modelled(
      `${id}-torso`,
      torso,
      tones,
      shape(shade, 'M-180-40C-60-50 40-60 90-20L60 10H-180zM20-130C60-110 60-60 50 0H96C60-40 60-110 90-146z'),
    ) +
    modelled(`${id}-haunch`, haunch, tones, shape(shade, 'M60-30C120-40 200-40 240-90V10H60z')) +
    limb(own, [
      [150, -18, 36],
      [84, -15, 30],
      [40, -14, 30],
    ]) +
    tail(own, maned ? hair.own : tones.dark) +
    modelled(`${id}-neck`, neck, tones, shape(shade, 'M-190-110C-150-110-100-130-84-190L-40-150V-40H-190z')) +
    limb(own, [
      [-108, -70, 72],
      [-140, -26, 42],
      [-220, -16, 32],
      [-240, -15, 30],
    ]) +
    stroke(shade, 3.5, 'M-252-8v-8M-242-6v-10M30-6v-10M40-4v-10') +
    (maned ? modelled(`${id}-mane`, mane, hair, faint(0.7, locks(hair.shade))) : '') +
    place(
      // A cub's head is large for its body.
      young ? 52 : 0,
      young ? 50 : 0,
      young ? 1.34 : 1,
      (maned ? '' : ear(shade, hair.own, -108)) +
        modelled(
          `${id}-face`,
          face,
          tones,
          shape(shade, 'M-244-164C-200-164-160-176-140-206L-116-236L-100-150H-240z'),
        ) +
        ear(maned ? bright : own, hair.own, -136) +
        features(palette, tones.dark, distance),
    )
  );
}

const ear = (fill: string, within: string, x: number): Drawing =>
  shape(fill, `M${x - 20}-240C${x - 26}-272 ${x - 4}-284 ${x + 10}-270C${x + 20}-258 ${x + 16}-236 ${x + 8}-226z`) +
  shape(within, `M${x - 12}-242C${x - 14}-262 ${x - 2}-270 ${x + 5}-262C${x + 11}-254 ${x + 8}-240 ${x + 4}-234z`);

const locks = (fill: string): Drawing =>
  stroke(
    fill,
    6,
    'M-120-276C-90-250-70-220-66-180M-90-270C-50-240-40-200-44-160M-150-210C-130-170-130-130-150-90M-110-220C-90-180-90-120-120-70M-60-200C-56-160-70-110-90-80',
  );

const tail = (own: string, tuft: string): Drawing =>
  stroke(own, 15, 'M212-26C250-20 268 14 262 62') +
  shape(tuft, 'M256 52C270 50 276 74 270 100C264 112 254 104 252 88C250 74 250 56 256 52z');

function features(palette: Palette, dark: string, distance: number): Drawing {
  return (
    shape(
      lit(palette, '#efdcb6', distance),
      'M-258-186C-250-172-236-164-216-162C-206-172-210-188-226-194C-240-198-252-196-258-186z',
    ) +
    shape(dark, 'M-262-198C-256-206-246-208-240-204C-242-194-252-188-260-188z') +
    stroke(dark, 3.5, 'M-254-190Q-252-182-242-179Q-230-175-218-169') +
    shape(dark, 'M-220-216C-212-224-202-222-196-214C-204-210-214-210-220-216z') +
    ellipse(dark, -222, -186, 1.6, 1.6) +
    disc(dark, -216, -182, 1.4) +
    disc(dark, -226, -181, 1.4)
  );
}
