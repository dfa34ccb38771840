import type { Palette } from '../light.ts';
import { type Drawing, disc, faint, type Joint, limb, shape, stroke } from '../shapes.ts';
import { modelled, tonesOf } from './hide.ts';

const torso =
  'M-146-296C-120-312-86-300-60-284C-10-268 40-280 92-288C154-292 200-264 216-214C226-176 218-146 200-126C150-92 20-84 -80-100C-140-110-186-150-196-196C-196-240-176-276-146-296z';
const skull =
  'M-150-292C-196-272-232-232-262-212C-296-190-330-164-356-142C-372-126-376-98-368-80C-352-66-330-70-306-82C-270-100-232-124-200-140C-170-160-140-230-150-292z';

/** A white rhinoceros about 310 high that walks to the left, its head low; `id` is unique in the scene. */
export function rhino(palette: Palette, id: string, distance = 0): Drawing {
  const tones = tonesOf(palette, '#948d83', distance);
  const { own, shade, bright, dark } = tones;
  return (
    leg(shade, { x: -70, step: 30 }) +
    leg(shade, { x: 100, step: -42, hind: true }) +
    stroke(shade, 8, 'M214-226C226-200 222-170 214-142') +
    modelled(
      { id: `${id}-torso`, d: torso, tones },
      shape(shade, 'M-210-140C-120-118 80-122 230-180V-70H-210z') +
        faint(0.5, stroke(shade, 7, 'M96-282C74-230 70-180 92-140M-74-282C-96-240-96-190-82-150')),
    ) +
    leg(own, { x: -128, step: -26 }) +
    leg(own, { x: 160, step: 22, hind: true }) +
    toes(bright, -150) +
    toes(bright, 178) +
    modelled(
      { id: `${id}-head`, d: skull, tones },
      shape(shade, 'M-376-84C-330-100-240-140-196-190C-180-210-170-250-160-292H-120V-60H-376z') +
        faint(0.7, stroke(shade, 5, 'M-372-100Q-352-92-338-98M-214-238Q-204-200-214-172')),
    ) +
    shape(shade, 'M-190-268C-188-296-180-312-168-316C-156-304-158-280-166-262z') +
    shape(own, 'M-214-258C-222-290-218-308-208-316C-194-306-186-284-186-260z') +
    shape(shade, 'M-208-262C-212-284-210-298-206-306C-198-296-196-280-196-264z') +
    horns(palette, distance) +
    disc(dark, -272, -178, 5.5) +
    disc(dark, -360, -112, 4.5)
  );
}

function horns(palette: Palette, distance: number): Drawing {
  const { own, bright } = tonesOf(palette, '#6d665c', distance);
  return (
    shape(own, 'M-372-126C-386-168-400-206-418-248C-380-230-338-196-316-158C-334-140-354-128-372-126z') +
    shape(bright, 'M-372-126C-386-168-400-206-418-248C-396-208-378-172-360-130z') +
    shape(own, 'M-316-168C-318-194-324-210-338-228C-308-216-284-202-268-188C-282-176-300-168-316-168z') +
    shape(bright, 'M-316-168C-318-194-324-210-338-228C-320-208-308-190-304-168z')
  );
}

function leg(fill: string, { x, step, hind = false }: { x: number; step: number; hind?: boolean }): Drawing {
  const foot = x + step;
  const column: readonly Joint[] = hind
    ? [
        [x, -200, 122],
        [x + 14, -130, 84],
        [foot + 10, -72, 56],
        [foot, -36, 54],
      ]
    : [
        [x, -190, 96],
        [x - 2, -120, 74],
        [foot, -70, 52],
        [foot, -36, 54],
      ];
  return (
    limb(fill, column) +
    shape(
      fill,
      `M${foot - 26}-42C${foot - 28}-24 ${foot - 38}-10 ${foot - 38} 0H${foot + 32}C${foot + 34}-14 ${foot + 26}-30 ${foot + 28}-42z`,
    )
  );
}

const toes = (fill: string, x: number): Drawing =>
  [-26, -6, 14].map((dx) => shape(fill, `M${x + dx} 0c-2-15 17-15 15 0z`)).join('');
