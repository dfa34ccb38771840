import { mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { type Drawing, disc, faint, limb, shape, stroke } from '../shapes.ts';
import { modelled, tonesOf } from './hide.ts';

const top = 'M-150 4C-158-30-140-62-108-66C-84-68-66-52-40-56C-20-60-8-84 14-86C34-88 44-70 62-72C90-72 130-60 160 4z';

/** A hippo's head about 100 high above the water at the origin, looking left; `id` is unique in the scene. */
export function hippoHead(palette: Palette, id: string, distance = 0): Drawing {
  const tones = tonesOf(palette, '#857068', distance);
  const pink = lit(palette, '#c08a80', distance);
  return (
    shape(tones.shade, 'M70-66C72-86 86-94 96-88C102-80 98-66 90-58z') +
    modelled(
      { id, d: top, tones },
      shape(tones.shade, 'M-160-16C-90-6 40-20 170-50V10H-160z') +
        shape(mix(tones.own, pink, 0.6), 'M-154 4C-150-16-110-22-60-14C-70-4-80 2-90 6z') +
        faint(0.6, stroke(tones.shade, 5, 'M-36-52Q-30-30-44-18')),
    ) +
    shape(tones.own, 'M44-70C42-92 56-104 68-100C76-92 74-76 66-66z') +
    shape(pink, 'M50-72C50-86 58-94 65-93C69-86 67-78 62-70z') +
    shape(tones.own, 'M-2-74C0-94 24-98 34-82C30-70 8-66-2-74z') +
    disc(tones.dark, 12, -78, 6) +
    shape(tones.dark, 'M-122-62C-116-68-106-66-102-60C-108-56-118-56-122-62z')
  );
}

/** A hippo's wet back, about 60 high above the water. */
export const hippoBack = (palette: Palette, id: string, distance = 0): Drawing => {
  const tones = tonesOf(palette, '#857068', distance);
  const d = 'M-170 4C-150-46-80-66-10-62C60-60 130-44 160 4z';
  return modelled({ id, d, tones }, shape(tones.shade, 'M-180-10C-80-14 60-14 180-36V10H-180z'));
};

/** A whole hippo about 250 high that walks to the left, as one sees it through clear water; `id` is unique in the scene. */
export function hippo(palette: Palette, id: string, distance = 0): Drawing {
  const tones = tonesOf(palette, '#857068', distance);
  const { own, shade, dark } = tones;
  const pink = lit(palette, '#c08a80', distance);
  const leg = (fill: string, x: number, foot: number) =>
    limb(fill, [
      [x, -110, 88],
      [x + foot * 0.5, -60, 62],
      [x + foot, -26, 50],
    ]) + shape(fill, `M${x + foot - 26}-34L${x + foot - 36} 0H${x + foot + 28}L${x + foot + 25}-34z`);
  const trunk = 'M-150-196C-110-240 60-246 150-206C212-176 226-110 200-66C150-30-40-24-112-50C-156-80-176-140-150-196z';
  const skull =
    'M-124-206C-156-232-204-236-236-206C-262-190-300-168-330-132C-354-100-344-54-310-46C-268-40-218-58-180-78C-140-104-112-160-124-206z';
  return (
    leg(shade, -66, 24) +
    leg(shade, 104, -38) +
    stroke(shade, 10, 'M206-150q20 20 14 50') +
    modelled(
      { id: `${id}-trunk`, d: trunk, tones },
      shape(mix(shade, pink, 0.3), 'M-180-90C-80-60 80-60 230-120V-10H-180z'),
    ) +
    leg(own, -110, -26) +
    leg(own, 156, 4) +
    shape(shade, 'M-160-218C-166-240-156-252-144-248C-136-238-140-224-146-214z') +
    modelled(
      { id: `${id}-skull`, d: skull, tones },
      shape(mix(shade, pink, 0.4), 'M-346-84C-300-90-220-100-170-140L-110-200V-30H-346z') +
        stroke(shade, 5, 'M-336-84Q-280-92-232-78'),
    ) +
    shape(own, 'M-186-222C-196-246-184-258-172-254C-164-244-168-226-174-218z') +
    disc(dark, -226, -196, 6) +
    shape(dark, 'M-322-138C-316-146-304-146-300-140C-306-134-316-132-322-138z')
  );
}
