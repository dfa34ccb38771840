import { mix } from '../kit/colour.ts';
import { layer } from '../kit/land.ts';
import { lit, type Palette } from '../kit/light.ts';
import { acacia } from '../kit/plants.ts';
import { road, underShade } from '../kit/road.ts';
import type { Scene } from '../kit/scene.ts';
import { box, type Drawing, place, shape, stroke } from '../kit/shapes.ts';
import { birds, sky, streaks, sun } from '../kit/sky.ts';
import { suv } from '../kit/vehicles/suv.ts';

/** Longonot's broken cone on the valley floor, 760 wide and 220 high. */
function longonot(palette: Palette): Drawing {
  const rock = mix(palette.land[1], palette.haze, 0.2);
  const dark = mix(rock, palette.ink, 0.14);
  const gullies = [-190, -120, -60, 0, 60, 130, 200].map(
    (x) => `M${x * 0.62} -176C${x * 0.9}-120 ${x * 1.2}-70 ${x * 1.5}-10`,
  );
  return (
    shape(
      rock,
      'M-400 6C-270-30-190-120-132-204L-104-190L-70-206L-30-186L20-192L64-178L104-186C170-110 270-30 400 6z',
    ) +
    shape(dark, 'M104-186C170-110 270-30 400 6H120C110-60 100-120 64-178z') +
    stroke(dark, 5, gullies.join(''))
  );
}

export const riftViewpoint: Scene = {
  alt: {
    en: 'A car on the escarpment road; far below lies the Rift Valley with the cone of Longonot.',
    sw: 'Gari kwenye barabara ya ukingoni; chini kabisa, Bonde la Ufa na mlima Longonot.',
  },
  lights: ['dawn', 'day', 'gold', 'mist'],
  close: { x: 700, y: 720, width: 940 },
  sunOnRight: true,
  draw: ({ palette, random }) => {
    const floor = mix(palette.land[0], palette.haze, 0.25);
    return (
      sky(palette, 560) +
      sun(palette, 1240, 300, 84) +
      streaks(palette, random, { top: 90, bottom: 330, count: 8 }) +
      layer(palette, random, { depth: 0, y: 500, swell: 60, steps: 5 }) +
      place({ x: 520, y: 640, scale: 0.95 }, longonot(palette)) +
      shape(floor, 'M-20 636C400 622 1200 630 1620 616V1200H-20z') +
      shape(
        mix(floor, palette.land[1], 0.5),
        'M120 700C240 684 420 690 520 704C420 716 240 718 120 700zM640 668C760 654 920 660 1000 672C900 684 740 684 640 668zM560 760C700 742 880 750 980 770C860 786 680 784 560 760zM1080 712C1180 700 1300 704 1360 716C1280 728 1160 728 1080 712z',
      ) +
      shape(mix(palette.water[1], palette.haze, 0.4), 'M700 720C780 708 900 712 950 722C890 734 760 734 700 720z') +
      shape(
        mix(palette.land[1], palette.haze, 0.2),
        'M-20 700C60 690 160 720 240 780C300 820 420 850 520 900H-20zM1620 620C1500 640 1420 720 1320 780C1260 820 1160 850 1100 900H1620z',
      ) +
      shape(palette.land[2], 'M-20 790C80 800 200 850 330 930H-20zM1620 730C1520 760 1420 850 1300 930H1620z') +
      birds(palette, random, { x: 700, y: 420, count: 4, size: 0.8 }) +
      place({ x: 170, y: 920, scale: 1.15 }, acacia(palette, random, 0.12)) +
      place({ x: 1490, y: 880, scale: 0.6 }, acacia(palette, random, 0.3)) +
      shape(palette.land[3], 'M-20 880C200 862 500 900 800 896S1400 880 1620 866V1000H-20z') +
      box(lit(palette, '#c9bda4'), { x: 0, y: 908, width: 1600, height: 34 }) +
      stroke(
        mix(lit(palette, '#c9bda4'), palette.ink, 0.3),
        3,
        'M0 925H1600M60 908V925M190 925V942M320 908V925M450 925V942M580 908V925M710 925V942M840 908V925M970 925V942M1100 908V925M1230 925V942M1360 908V925M1490 925V942',
      ) +
      box(mix(lit(palette, '#efe6d0'), palette.rim, 0.2), { x: 0, y: 900, width: 1600, height: 9 }) +
      road(palette, 946, 190) +
      underShade(palette, 1000, 1066, 800) +
      place({ x: 1000, y: 1068, scale: 1.75 }, suv(palette, { id: 'car', own: '#c4512f' })) +
      shape(mix(palette.land[4], palette.ink, 0.45), 'M-20 1134C300 1118 1200 1146 1620 1126V1220H-20z')
    );
  },
};
