import { camel } from '../kit/animals/camel.ts';
import { mix } from '../kit/colour.ts';
import { layer, shadow } from '../kit/land.ts';
import { lit, shaded } from '../kit/light.ts';
import { looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import type { Paint, Scene } from '../kit/scene.ts';
import { type Drawing, faint, gradient, place, shape, stroke } from '../kit/shapes.ts';
import { sky, stars, streaks, sun } from '../kit/sky.ts';

/** A dune: its lit back, its slip face, and the sharp line between. */
const dune = (
  { palette }: Paint,
  { crest, slip, own, distance }: { crest: string; slip: string; own: `#${string}`; distance: number },
): Drawing =>
  shape(mix(lit(palette, own, distance), palette.rim, 0.14), crest) + shape(shaded(palette, own, distance), slip);

const ripples = ({ palette }: Paint): Drawing =>
  faint(
    0.4,
    stroke(
      shaded(palette, '#d9a566'),
      4,
      Array.from(
        { length: 13 },
        (_, index) => `M${60 + index * 118 - (index % 3) * 40} ${1090 + (index % 4) * 26}q50-14 100 0t100 0`,
      ).join(''),
    ),
  );

export const chalbiDesert: Scene = {
  alt: {
    en: 'Camels with loads walk in a line over the dunes and the pale salt pan of the Chalbi desert.',
    sw: 'Ngamia wenye mizigo wanatembea kwa mstari juu ya matuta ya mchanga na chumvi ya jangwa la Chalbi.',
  },
  lights: ['gold', 'dawn', 'night', 'dusk'],
  close: { x: 640, y: 760, width: 900 },
  sunOnRight: true,
  draw: (paint) => {
    const { palette, random } = paint;
    const pan = mix(lit(palette, '#f0e6d4'), palette.haze, 0.35);
    return (
      sky(palette, 640) +
      (palette.light === 'night' ? stars(palette, random, 600) : streaks(palette, random, { top: 140, bottom: 480 })) +
      sun(palette, 1190, palette.light === 'night' ? 260 : 440, palette.light === 'night' ? 62 : 100) +
      layer(palette, random, { depth: 0, y: 600, swell: 26, steps: 5 }) +
      gradient('pan', [
        [0, pan],
        [1, mix(pan, lit(palette, '#d9b98c'), 0.7)],
      ]) +
      shape('url(#pan)', 'M-20 636H1620V1220H-20z') +
      faint(
        0.5,
        stroke(mix(pan, palette.ink, 0.3), 3, 'M80 676H420M520 664H900M1000 684H1500M220 704H760M900 712H1300'),
      ) +
      dune(paint, {
        crest: 'M-20 720C160 700 300 690 460 650C560 690 700 726 900 736H1640V900H-20z',
        slip: 'M460 650C560 690 700 726 900 736C700 750 560 750 500 790C440 760 470 690 460 650z',
        own: '#e0ac6c',
        distance: 0.32,
      }) +
      dune(paint, {
        crest: 'M-20 860C240 850 480 820 700 800C900 784 1080 740 1240 706C1340 760 1460 800 1640 820V1220H-20z',
        slip: 'M1240 706C1340 760 1460 800 1640 820V960C1500 930 1380 900 1330 860C1280 820 1270 760 1240 706z',
        own: '#dba260',
        distance: 0.14,
      }) +
      place({ x: 330, y: 846, scale: 0.46 }, person(palette, looks.shirt, poses.walking)) +
      [470, 690, 905]
        .map(
          (x, index) =>
            shadow(palette, { x, y: 846 - index * 22, width: 100 }) +
            place(
              { x, y: 846 - index * 22 - (index === 2 ? 10 : 0), scale: 0.66 - index * 0.02 },
              camel(palette, `camel-${index}`),
            ),
        )
        .join('') +
      place({ x: 1090, y: 768, scale: 0.56 }, camel(palette, 'camel-last', { loaded: false })) +
      stroke(lit(palette, '#6b4b30'), 2.5, 'M346 786Q370 800 296 770') +
      dune(paint, {
        crest: 'M-20 1010C260 1000 420 960 640 900C860 960 1100 1000 1640 1010V1220H-20z',
        slip: 'M640 900C860 960 1100 1000 1640 1010V1220H900C760 1160 700 1000 640 900z',
        own: '#d49a58',
        distance: 0,
      }) +
      ripples(paint)
    );
  },
};
