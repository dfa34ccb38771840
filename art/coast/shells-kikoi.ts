import { mix } from '../kit/colour.ts';
import { lit, shaded } from '../kit/light.ts';
import { between } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { box, ellipse, faint, place, rotate, stroke } from '../kit/shapes.ts';
import { kikoi } from '../kit/table/cloths.ts';
import { cowrie, scallop, starfish, turretShell } from './seashell.ts';

export const shellsKikoi: Scene = {
  alt: {
    en: 'Shells and a starfish lie on white sand beside a striped kikoi.',
    sw: 'Kombe na kiti cha pweza juu ya mchanga mweupe kando ya kikoi chenye mistari.',
  },
  lights: ['day', 'gold', 'dawn'],
  close: { x: 520, y: 560, width: 1000 },
  draw: ({ palette, random }) => {
    const sand = lit(palette, '#f6e6c6');
    const dim = mix(sand, shaded(palette, '#c9ac78'), 0.45);
    const grains = Array.from({ length: 60 }, () =>
      ellipse(dim, between(random, 0, 1600), between(random, 0, 1200), between(random, 2, 5), 2),
    );
    return (
      box(sand, 0, 0, 1600, 1200) +
      faint(
        0.5,
        stroke(
          dim,
          16,
          'M-20 160C300 120 500 220 820 170S1300 110 1640 180M-20 420C240 380 460 470 700 430M-20 760C200 720 420 800 640 770M-20 1040C300 1000 560 1080 900 1040S1400 1000 1640 1060',
        ),
      ) +
      grains.join('') +
      rotate(-14, place(1370, 560, 1, kikoi(palette, 760, 1500)), [1370, 560]) +
      place(480, 360, 1.25, starfish(palette, '#d9643a')) +
      rotate(-20, place(820, 800, 1.35, scallop(palette, '#f0b89a')), [820, 800]) +
      rotate(18, place(360, 860, 1.4, cowrie(palette, '#e8cfa0')), [360, 860]) +
      rotate(-28, place(900, 320, 1, turretShell(palette, '#e3c7a8')), [900, 320]) +
      rotate(-10, place(620, 1060, 0.8, cowrie(palette, '#c98f5a')), [620, 1060]) +
      rotate(30, place(130, 620, 0.7, scallop(palette, '#f7efe0')), [130, 620])
    );
  },
};
