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
    ellipse(lit(palette, '#d98a5c'), { x, y, rx: width, ry: width * 0.14 }) +
      ellipse(lit(palette, '#e6a77c'), { x: x + width * 0.25, y: y - width * 0.09, rx: width * 0.6, ry: width * 0.12 }),
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
      layer(palette, random, { depth: 0, y: 660, swell: 50, steps: 5 }) +
      layer(palette, random, { depth: 1, y: 730, swell: 20 }) +
      [80, 260, 560, 760, 1000, 1500]
        .map((x, index) => place({ x, y: 762 }, bush(palette, random, 110 + (index % 3) * 50, 0.45)))
        .join('') +
      layer(palette, random, { depth: 2, y: 776, swell: 10 }) +
      place({ x: 250, y: 812, scale: 0.56 }, baobab(palette, random, 'far-baobab', 0.4)) +
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
      place({ x: 1230, y: 960, scale: 2.1 }, baobab(palette, random, 'baobab')) +
      dust(paint, 880, 890, 360) +
      place({ x: 860, y: 930, scale: 0.56 }, elephant(palette, 'third', { hide, distance: 0.16 })) +
      place({ x: 1150, y: 950, scale: 0.34 }, elephant(palette, 'calf', { hide, distance: 0.12, tusks: 0 })) +
      shadow(palette, { x: 520, y: 1076, width: 300, lean: 1 }) +
      place({ x: 500, y: 1080, scale: 1.14 }, elephant(palette, 'first', { hide })) +
      grass(palette, random, { y: 1100, height: 44, count: 34 }) +
      birds(palette, random, { x: 640, y: 360, size: 0.7 }) +
      foreground(palette, random, 1152)
    );
  },
};
