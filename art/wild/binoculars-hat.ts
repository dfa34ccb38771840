import type { Hex } from '../kit/colour.ts';
import { binoculars, hat, map } from '../kit/field-kit.ts';
import { lit } from '../kit/light.ts';
import type { Scene } from '../kit/scene.ts';
import { box, ellipse, faint, gradient, place, polygon, rotate, shape, stroke } from '../kit/shapes.ts';

export const binocularsHat: Scene = {
  alt: {
    en: 'Binoculars, a felt hat and an unfolded map on a striped woven blanket.',
    sw: 'Darubini, kofia na ramani iliyokunjuliwa juu ya blanketi lenye mistari.',
  },
  lights: ['day', 'gold', 'dawn'],
  close: { x: 620, y: 700, width: 900 },
  draw: ({ palette }) => {
    const cloth: Hex = lit(palette, '#a83a2f');
    const stripes = [40, 300, 560, 820, 1080, 1340].map(
      (y, index) =>
        box(lit(palette, '#1f2a3a'), { x: -20, y, width: 1640, height: 54 }) +
        box(lit(palette, index % 2 === 0 ? '#d9a03a' : '#e6d8b8'), { x: -20, y: y + 70, width: 1640, height: 14 }) +
        box(lit(palette, '#1f2a3a'), { x: -20, y: y + 100, width: 1640, height: 20 }),
    );
    const threads = Array.from({ length: 40 }, (_, index) => `M${index * 41} -20V1220`).join('');
    return (
      box(cloth, { x: 0, y: 0, width: 1600, height: 1200 }) +
      rotate(-9, stripes.join(''), [800, 600]) +
      faint(0.09, rotate(-9, stroke(palette.ink, 12, threads), [800, 600])) +
      gradient(
        'fall-of-light',
        [
          [0, palette.rim, 0.22],
          [0.6, palette.ink, 0],
          [1, palette.ink, 0.34],
        ],
        [0.7, 1],
      ) +
      box('url(#fall-of-light)', { x: 0, y: 0, width: 1600, height: 1200 }) +
      place(
        { x: 930, y: 400, scale: 1.34 },
        rotate(
          11,
          faint(
            0.34,
            place(
              { x: 16, y: 24 },
              polygon(palette.ink, [
                [-380, -250],
                [380, -262],
                [380, 262],
                [-380, 250],
              ]),
            ),
          ) + map(palette),
        ),
      ) +
      place(
        { x: 1180, y: 830, scale: 1.14 },
        faint(0.36, ellipse(palette.ink, { x: 28, y: 40, rx: 290, ry: 236, turn: -12 })) + hat(palette),
      ) +
      stroke(
        lit(palette, '#4a3626'),
        17,
        'M330 500C120 440 60 700 180 860C240 960 340 1120 520 1100M690 560C820 620 860 780 780 900C740 980 640 1080 520 1100',
      ) +
      place(
        { x: 500, y: 720, scale: 1.12 },
        rotate(
          -16,
          faint(0.36, place({ x: 22, y: 30 }, shape(palette.ink, 'M-190-220H190L186 220H-186z'))) + binoculars(palette),
        ),
      )
    );
  },
};
