import { mix } from './colour.ts';
import { lit, type Palette } from './light.ts';
import { type Drawing, faint, gradient, inside, shape, stroke } from './shapes.ts';

/** Kilimanjaro from the north, about 1900 wide and 400 high: Kibo's broad dome with its ice, Mawenzi's crags at its left. */
export function kilimanjaro(palette: Palette): Drawing {
  const rock = mix(palette.land[1], palette.sky[0], 0.45);
  const side = mix(palette.land[0], palette.haze, 0.2);
  const ice = mix(palette.cloud[0], palette.sun, 0.4);
  const kibo =
    'M-1000 0C-820-36-680-84-580-132L-556-166L-536-160L-514-206L-492-194L-472-232L-448-206L-430-214L-410-182L-382-170C-330-158-280-172-220-212C-150-262-100-318-40-352C10-378 60-372 120-386C180-396 250-384 310-388C360-384 392-362 430-330C520-258 720-110 1000 0z';
  return (
    gradient('kilimanjaro', [
      [0, rock],
      [0.55, mix(rock, side, 0.6)],
      [1, mix(side, palette.haze, 0.75)],
    ]) +
    shape('url(#kilimanjaro)', kibo) +
    inside(
      'kibo',
      kibo,
      faint(
        0.5,
        shape(
          side,
          'M-480-240C-470-180-540-100-700 0H-1060V-300zM-60-400C-110-320-170-240-250-180C-220-120-300-60-440 0H-60C-100-80-150-120-90-190C-40-240 0-280 30-320z',
        ),
      ) +
        shape(
          ice,
          'M-100-300C-40-366 20-400 60-420H340C390-390 440-350 462-312C444-318 428-330 414-326C398-318 390-296 378-300C366-306 360-324 344-326C322-326 318-296 308-262C300-244 294-262 290-286C282-316 262-326 240-322C218-316 206-330 188-326C168-320 168-290 158-262C152-236 144-220 136-238C128-268 124-300 106-310C86-316 72-298 58-300C40-304 30-320 12-314C-6-306-14-282-26-276C-36-278-34-296-46-300C-60-302-70-276-84-262C-90-272-88-288-100-300z',
        ) +
        shape(
          ice,
          'M-150-236C-140-252-124-262-108-262C-112-248-128-236-140-226zM66-276C76-270 80-250 76-232C68-240 62-260 66-276zM236-296C248-290 252-268 248-248C238-258 232-280 236-296z',
        ) +
        faint(0.3, shape(mix(palette.sky[0], palette.haze, 0.3), 'M250-420C290-380 300-350 330-310L460-300L380-430z')),
    )
  );
}

/** Mount Kenya's twin towers and glaciers, about 1300 wide and 620 high, seen from the Mackinder valley. */
export function mountKenya(palette: Palette): Drawing {
  const rock = lit(palette, '#6b6870', 0.42);
  const bright = mix(lit(palette, '#a39a95', 0.42), palette.rim, 0.25);
  const dark = mix(rock, palette.ink, 0.3);
  const ice = mix(palette.cloud[0], palette.sun, 0.4);
  const massif =
    'M-680 0L-600-60L-548-96L-500-84L-440-170L-410-160L-372-250L-340-236L-304-330L-282-322L-250-300L-226-316L-190-390L-166-420L-150-488L-132-500L-112-568L-92-600L-74-584L-62-540L-44-520L-34-536L-14-566L8-560L26-508L50-470L66-400L100-352L140-330L170-352L196-340L230-270L262-256L300-290L326-280L352-216L400-180L440-190L500-120L560-84L620-60L700 0z';
  return (
    gradient('mount-kenya', [
      [0, rock],
      [0.6, mix(rock, palette.haze, 0.25)],
      [1, mix(rock, palette.haze, 0.8)],
    ]) +
    shape('url(#mount-kenya)', massif) +
    inside(
      'mount-kenya-rock',
      massif,
      shape(
        bright,
        'M-92-604L-120-540L-110-470L-150-400L-140-330L-210-250L-260-150L-380-60L-700 10V-120L-380-270L-170-440zM-14-570L-30-510L-20-440L-44-380L-10-300L-60-220L-20-120L-90-40L-60-30L40-140L20-230L56-320L34-400L30-500zM170-356L150-290L176-220L150-140L190-60L236-120L214-200L226-270zM300-292L282-230L316-160L300-80L350-40L400-120L360-190z',
      ) +
        shape(
          dark,
          'M-92-604L-80-540L-96-470L-70-400L-104-330L-84-260L-116-180L-60-200L-46-300L-60-380L-40-450L-52-530zM8-562L14-480L44-420L40-340L80-260L70-180L120-120L130-250L96-340L64-400L50-470zM-304-332L-290-270L-320-200L-290-130L-250-180L-262-250zM196-342L204-280L240-220L250-150L290-110L280-200L250-260z',
        ) +
        shape(
          ice,
          'M-52-536L-40-500L-46-440L-34-380L-52-320L-30-330L-16-390L-26-450L-18-510L-34-540zM-170-420L-150-360L-172-300L-140-262L-120-300L-136-350L-126-400zM40-330L64-286L56-230L100-180L170-150L150-210L110-250L90-310L66-350zM-250-302L-240-262L-268-224L-240-200L-222-240L-230-290zM262-258L272-220L316-190L310-230L290-260z',
        ),
    ) +
    faint(
      0.4,
      stroke(
        bright,
        3,
        'M-440-168L-372-250L-304-330M-190-390L-150-488L-92-600M-34-536L-14-566M140-330L170-352M262-256L300-290',
      ),
    )
  );
}
