import { mix } from './colour.ts';
import { lit, type Palette } from './light.ts';
import { type Drawing, faint, gradient, inside, shape } from './shapes.ts';

const massif =
  'M-960 0C-760-28-560-74-420-116C-340-140-270-160-214-184L-190-206L-172-202L-150-226L-134-222L-112-266L-98-260L-84-304L-70-330L-58-346L-48-334L-40-340L-30-328L-14-286L2-262L16-268L34-240L52-246L70-222L92-232L104-216L128-206L150-190C220-164 330-138 440-112C600-74 780-28 960 0z';

/**
 * Mount Kenya as one sees it from the plains about it: a very wide, gentle base with the crown of rock and ice on top,
 * about 1900 wide and 350 high.
 */
export function mountKenyaFar(palette: Palette): Drawing {
  const rock = lit(palette, '#676a78', 0.45);
  const slope = mix(mix(palette.land[1], palette.sky[0], 0.35), palette.haze, 0.2);
  const bright = mix(lit(palette, '#a89f9a', 0.42), palette.rim, 0.25);
  const dark = mix(rock, palette.ink, 0.26);
  const ice = mix(palette.cloud[0], palette.sun, 0.4);
  return (
    gradient('mount-kenya-far', [
      [0, rock],
      [0.36, mix(rock, slope, 0.7)],
      [0.6, slope],
      [1, mix(slope, palette.haze, 0.75)],
    ]) +
    shape('url(#mount-kenya-far)', massif) +
    inside(
      'mount-kenya-crown',
      massif,
      // Long spurs run out from the crown and lose themselves in the haze.
      faint(
        0.4,
        shape(
          mix(slope, palette.haze, 0.6),
          'M-214-190C-300-130-420-70-640-10H-420C-300-60-220-110-150-176zM-60-180C-90-120-160-60-260-10H-110C-60-70-30-120-20-180zM90-200C120-140 200-70 340-10H520C380-70 240-130 160-190z',
        ),
      ) +
        shape(
          bright,
          'M-58-350L-84-300L-112-264L-150-224L-214-180L-150-196L-122-214L-104-190L-84-226L-78-200L-60-250L-66-290zM-40-344L-44-310L-30-270L-42-230L-20-206L-8-240L-20-290zM34-244L16-232L22-206L8-186L36-196L46-222zM92-236L76-214L84-192L70-178L100-186L106-212z',
        ) +
        shape(
          dark,
          'M-58-350L-50-330L-58-296L-46-262L-60-224L-40-196L-26-222L-36-270L-40-310zM-14-290L-6-256L-18-220L4-190L14-226L2-262zM52-250L60-222L50-198L76-182L80-210L70-224z',
        ) +
        shape(
          ice,
          'M-46-334L-42-304L-50-268L-40-236L-32-266L-36-300zM-108-262L-98-236L-112-206L-92-216L-86-244zM2-260L14-232L6-204L34-186L44-200L26-226L18-250zM92-230L98-210L88-190L116-184L118-200zM-150-222L-140-204L-160-188L-132-196L-128-210z',
        ),
    )
  );
}
