import { elephant } from '../kit/animals/elephant.ts';
import { baobab } from '../kit/baobab.ts';
import { mix } from '../kit/colour.ts';
import { foreground, grass, layer, ridge, shadow } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import { bush } from '../kit/plants.ts';
import type { Paint, Scene } from '../kit/scene.ts';
import { type Drawing, ellipse, faint, gradient, place } from '../kit/shapes.ts';
import { birds, cloud, sky, sun } from '../kit/sky.ts';

const dust = ({ palette }: Paint, x: number, y: number, width: number): Drawing =>
  faint(
    0.34,
    ellipse(lit(palette, '#d98a5c'), x, y, width, width * 0.14) +
      ellipse(lit(palette, '#e6a77c'), x + width * 0.25, y - width * 0.09, width * 0.6, width * 0.12),
  );

export const tsavoRedElephants: Scene = {
  alt: {
    en: 'Elephants red with Tsavo’s dust walk past a great baobab.',
    sw: 'Tembo wekundu kwa vumbi la Tsavo wanapita karibu na mbuyu mkubwa.',
  },
  lights: ['gold', 'day', 'dawn', 'dusk'],
  close: { x: 480, y: 820, width: 920 },
  draw: (paint) => {
    const { palette, random } = paint;
    const hide = '#ad5f3e';
    const earth = lit(palette, '#b9603a');
    return (
      sky(palette, 740) +
      sun(palette, 300, 470, 88) +
      cloud(palette, 1180, 150, 520) +
      cloud(palette, 560, 250, 420) +
      layer(palette, 0, random, 660, 50, 5) +
      layer(palette, 1, random, 730, 20, 7) +
      [80, 260, 560, 760, 1000, 1500]
        .map((x, index) => place(x, 762, 1, bush(palette, random, 110 + (index % 3) * 50, 0.45)))
        .join('') +
      layer(palette, 2, random, 776, 10, 7) +
      place(250, 812, 0.56, baobab(palette, random, 'far-baobab', 0.4)) +
      gradient('earth', [
        [0, mix(earth, palette.haze, 0.3)],
        [0.3, earth],
        [1, mix(earth, palette.ink, 0.4)],
      ]) +
      ridge('url(#earth)', [
        [-40, 836],
        [300, 826],
        [700, 842],
        [1100, 828],
        [1640, 840],
      ]) +
      place(1230, 960, 2.1, baobab(palette, random, 'baobab')) +
      dust(paint, 880, 890, 360) +
      place(860, 930, 0.56, elephant(palette, 'third', { hide, distance: 0.16 })) +
      place(1150, 950, 0.34, elephant(palette, 'calf', { hide, distance: 0.12, tusks: 0 })) +
      shadow(palette, 520, 1076, 300, 1) +
      place(500, 1080, 1.14, elephant(palette, 'first', { hide })) +
      grass(palette, random, 1100, 44, 34) +
      birds(palette, random, 640, 360, 5, 0.7) +
      foreground(palette, random, 1152)
    );
  },
};
