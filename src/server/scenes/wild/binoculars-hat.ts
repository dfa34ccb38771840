import { type Hex, mix } from '../kit/colour.ts';
import { lit, shaded } from '../kit/light.ts';
import type { Paint, Scene } from '../kit/scene.ts';
import {
  box,
  type Drawing,
  disc,
  ellipse,
  faint,
  gradient,
  place,
  polygon,
  rotate,
  shape,
  stroke,
} from '../kit/shapes.ts';

/** Binoculars seen from above, about 460 long, the eyepieces up. */
const binoculars = ({ palette }: Paint): Drawing => {
  const [own, shade] = [lit(palette, '#3d4a3f'), shaded(palette, '#2c362e')];
  const rim = lit(palette, '#20231f');
  const edge = mix(own, palette.rim, 0.4);
  const barrel = (x: number) =>
    shape(own, `M${x - 50}-150H${x + 50}L${x + 78} 60V210C${x + 40} 224 ${x - 40} 224 ${x - 78} 210V60z`) +
    shape(shade, `M${x + 10}-150H${x + 50}L${x + 78} 60V210C${x + 60} 218 ${x + 36} 220 ${x + 18} 221z`) +
    stroke(edge, 6, `M${x - 46}-140L${x - 72} 62V200`) +
    box(rim, x - 58, -226, 116, 82, 16) +
    box(shade, x - 50, -172, 100, 14) +
    ellipse(rim, x, 214, 80, 22) +
    ellipse(mix(lit(palette, '#7fb3c4'), palette.sky[2], 0.3), x, 214, 62, 14) +
    stroke(rim, 5, `M${x - 66} 20Q${x} 40 ${x + 66} 20M${x - 76} 150Q${x} 170 ${x + 76} 150`);
  return (
    box(shade, -60, -90, 120, 130, 14) +
    barrel(-104) +
    barrel(104) +
    box(own, -26, -150, 52, 220, 16) +
    box(rim, -34, -128, 68, 76, 12) +
    stroke(edge, 3, 'M-24-122v64M-12-122v64M0-122v64M12-122v64M24-122v64')
  );
};

/** A felt safari hat seen from above, about 560 wide. */
const hat = ({ palette }: Paint): Drawing => {
  const [own, shade] = [lit(palette, '#c9a877'), shaded(palette, '#a88a5c')];
  return (
    ellipse(own, 0, 0, 290, 236, -12) +
    faint(0.5, ellipse(shade, 26, 30, 236, 186, -12)) +
    ellipse(own, -10, -8, 190, 148, -12) +
    ellipse(lit(palette, '#6b3f2a'), 0, 0, 182, 140, -12) +
    ellipse(mix(own, palette.rim, 0.2), -8, -16, 166, 124, -12) +
    ellipse(shade, -6, -14, 96, 40, -12) +
    ellipse(mix(own, shade, 0.4), -10, -22, 92, 32, -12) +
    stroke(mix(own, palette.rim, 0.5), 6, 'M-276-40C-250-150-120-232 40-228')
  );
};

/** A folded map with tracks, a river and contours, and nothing written on it. */
const map = ({ palette }: Paint): Drawing => {
  const paper = lit(palette, '#f0e4c4');
  const panel = (x: number, tone: string) =>
    polygon(tone, [
      [x, -250],
      [x + 190, -262],
      [x + 190, 262],
      [x, 250],
    ]);
  return (
    panel(-380, paper) +
    panel(-190, mix(paper, palette.ink, 0.1)) +
    panel(0, paper) +
    panel(190, mix(paper, palette.ink, 0.1)) +
    faint(
      0.7,
      shape(
        lit(palette, '#a9c48a'),
        'M-370-200C-260-240-160-120-60-160C-20-60-140-20-220 40C-300 60-370 20-378-40zM120 60C220 20 330 80 378 140V250L60 248C40 180 60 100 120 60z',
      ),
    ) +
    stroke(lit(palette, '#5fa3b8'), 9, 'M-378 120C-260 80-200 160-60 120S120-60 220-40 340-140 378-150') +
    `<path fill="none" stroke="${lit(palette, '#b0472f')}" stroke-width="7" stroke-dasharray="18 14" d="M-340-200C-220-160-200-20-60 0S180 140 330 60"/>` +
    stroke(
      lit(palette, '#a98a5a'),
      4,
      'M200-200q60-40 110 10t-20 80-90-10-0-80M225-180q36-24 66 6t-12 48-54-6 0-48M-300 190q50-30 100 0',
    ) +
    disc(lit(palette, '#b0472f'), 330, 60, 13)
  );
};

export const binocularsHat: Scene = {
  alt: {
    en: 'Binoculars, a felt hat and an unfolded map on a striped woven blanket.',
    sw: 'Darubini, kofia na ramani iliyokunjuliwa juu ya blanketi lenye mistari.',
  },
  lights: ['day', 'gold', 'dawn'],
  close: { x: 620, y: 700, width: 900 },
  draw: (paint) => {
    const { palette } = paint;
    const cloth: Hex = lit(palette, '#a83a2f');
    const stripes = [40, 300, 560, 820, 1080, 1340].map(
      (y, index) =>
        box(lit(palette, '#1f2a3a'), -20, y, 1640, 54) +
        box(lit(palette, index % 2 === 0 ? '#d9a03a' : '#e6d8b8'), -20, y + 70, 1640, 14) +
        box(lit(palette, '#1f2a3a'), -20, y + 100, 1640, 20),
    );
    const threads = Array.from({ length: 40 }, (_, index) => `M${index * 41} -20V1220`).join('');
    return (
      box(cloth, 0, 0, 1600, 1200) +
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
      box('url(#fall-of-light)', 0, 0, 1600, 1200) +
      place(
        930,
        400,
        1.34,
        rotate(
          11,
          faint(
            0.34,
            place(
              16,
              24,
              1,
              polygon(palette.ink, [
                [-380, -250],
                [380, -262],
                [380, 262],
                [-380, 250],
              ]),
            ),
          ) + map(paint),
        ),
      ) +
      place(1180, 830, 1.14, faint(0.36, ellipse(palette.ink, 28, 40, 290, 236, -12)) + hat(paint)) +
      stroke(
        lit(palette, '#4a3626'),
        17,
        'M330 500C120 440 60 700 180 860C240 960 340 1120 520 1100M690 560C820 620 860 780 780 900C740 980 640 1080 520 1100',
      ) +
      place(
        500,
        720,
        1.12,
        rotate(
          -16,
          faint(0.36, place(22, 30, 1, shape(palette.ink, 'M-190-220H190L186 220H-186z'))) + binoculars(paint),
        ),
      )
    );
  },
};
