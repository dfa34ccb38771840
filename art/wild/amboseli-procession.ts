import { elephant } from '../kit/animals/elephant.ts';
import { mix } from '../kit/colour.ts';
import { layer } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import { kilimanjaro } from '../kit/mountains.ts';
import { acacia } from '../kit/plants.ts';
import type { Paint, Scene } from '../kit/scene.ts';
import { type Drawing, ellipse, faint, gradient, place, shape, stroke } from '../kit/shapes.ts';
import { cloud, sky, sun } from '../kit/sky.ts';

/** The herd in file, the matriarch first; calves between the grown ones. */
const file: readonly (readonly [x: number, scale: number, tusks: number])[] = [
  [330, 0.56, 1],
  [560, 0.5, 0.7],
  [716, 0.25, 0],
  [900, 0.52, 0.8],
  [1060, 0.22, 0],
  [1230, 0.48, 0.6],
  [1450, 0.54, 1],
];

const herd = ({ palette }: Paint, y: number): Drawing =>
  file
    .map(([x, scale, tusks], index) => {
      const one = place(
        { x, y, scale },
        elephant(palette, `elephant-${index}`, { tusks, distance: 0.1, hide: '#857a72' }),
      );
      // Their image in the shallow water.
      const image = place(
        { x, y: y + 6, scale: -scale * 0.7, scaleX: scale },
        elephant(palette, `image-${index}`, { tusks, distance: 0.2, hide: '#857a72' }),
      );
      return faint(0.24, image) + one;
    })
    .join('');

export const amboseliProcession: Scene = {
  alt: {
    en: 'A herd of elephants walks in single file through shallow water under the whole width of Kilimanjaro.',
    sw: 'Kundi la tembo linatembea kwa mstari kwenye maji ya kina kifupi chini ya Kilimanjaro.',
  },
  lights: ['dawn', 'mist', 'gold', 'dusk', 'day'],
  close: { x: 560, y: 860, width: 860 },
  draw: (paint) => {
    const { palette, random } = paint;
    return (
      sky(palette, 800) +
      sun(palette, 260, 420, 66) +
      place({ x: 800, y: 830, scale: 1.28 }, kilimanjaro(palette)) +
      cloud(palette, 560, 600, 620) +
      cloud(palette, 1260, 560, 520) +
      cloud(palette, 1010, 660, 420) +
      layer(palette, random, { depth: 0, y: 800, swell: 8, steps: 8 }) +
      [120, 420, 1060, 1180, 1500]
        .map((x, index) => place({ x, y: 822, scale: 0.22 + (index % 3) * 0.05 }, acacia(palette, random, 0.55)))
        .join('') +
      layer(palette, random, { depth: 1, y: 826, swell: 6, steps: 9 }) +
      gradient('shallows', [
        [0, mix(palette.water[0], palette.haze, 0.3)],
        [0.5, palette.water[1]],
        [1, mix(palette.water[2], palette.ink, 0.1)],
      ]) +
      shape('url(#shallows)', 'M-20 852C400 844 1200 846 1640 852V1220H-20z') +
      faint(
        0.5,
        ellipse(palette.water[0], { x: 260, y: 960, rx: 220, ry: 12 }) +
          ellipse(palette.water[0], { x: 280, y: 1040, rx: 150, ry: 9 }),
      ) +
      herd(paint, 968) +
      stroke(
        palette.water[0],
        4,
        'M210 974h240M470 978h200M660 972h110M800 976h220M1010 972h100M1130 978h210M1340 974h230',
      ) +
      faint(0.6, stroke(palette.water[0], 4, 'M80 1040h150M420 1070h220M900 1050h180M1260 1090h200M620 1130h160')) +
      shape(
        mix(lit(palette, '#6d6a48'), palette.ink, 0.5),
        'M-20 1160C160 1140 320 1150 460 1180C560 1196 620 1206 660 1220H-20zM1640 1120C1480 1130 1340 1160 1240 1220H1640z',
      ) +
      stroke(
        mix(palette.leaf[2], palette.ink, 0.4),
        6,
        [20, 60, 110, 170, 240, 300, 1380, 1440, 1500, 1550, 1590]
          .map(
            (x, index) =>
              `M${x} 1190q${index % 2 === 0 ? 10 : -12} -60 ${index % 2 === 0 ? 30 : -26} -${100 + (index % 3) * 30}`,
          )
          .join(''),
      )
    );
  },
};
