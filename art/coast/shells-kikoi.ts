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
      ellipse(dim, { x: between(random, 0, 1600), y: between(random, 0, 1200), rx: between(random, 2, 5), ry: 2 }),
    );
    return (
      box(sand, { x: 0, y: 0, width: 1600, height: 1200 }) +
      faint(
        0.5,
        stroke(
          dim,
          16,
          'M-20 160C300 120 500 220 820 170S1300 110 1640 180M-20 420C240 380 460 470 700 430M-20 760C200 720 420 800 640 770M-20 1040C300 1000 560 1080 900 1040S1400 1000 1640 1060',
        ),
      ) +
      grains.join('') +
      rotate(-14, place({ x: 1370, y: 560 }, kikoi(palette, { width: 760, height: 1500 })), [1370, 560]) +
      place({ x: 480, y: 360, scale: 1.25 }, starfish(palette, '#d9643a')) +
      rotate(-20, place({ x: 820, y: 800, scale: 1.35 }, scallop(palette, '#f0b89a')), [820, 800]) +
      rotate(18, place({ x: 360, y: 860, scale: 1.4 }, cowrie(palette, '#e8cfa0')), [360, 860]) +
      rotate(-28, place({ x: 900, y: 320 }, turretShell(palette, '#e3c7a8')), [900, 320]) +
      rotate(-10, place({ x: 620, y: 1060, scale: 0.8 }, cowrie(palette, '#c98f5a')), [620, 1060]) +
      rotate(30, place({ x: 130, y: 620, scale: 0.7 }, scallop(palette, '#f7efe0')), [130, 620])
    );
  },
};
