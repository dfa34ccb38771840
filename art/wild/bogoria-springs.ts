import { flamingo } from '../kit/animals/flamingo.ts';
import { mix } from '../kit/colour.ts';
import { foreground, glints, grass, layer, ridge } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import { acacia } from '../kit/plants.ts';
import { between } from '../kit/random.ts';
import { again, named } from '../kit/repeated.ts';
import { stone } from '../kit/rocks.ts';
import type { Paint, Scene } from '../kit/scene.ts';
import { box, type Drawing, ellipse, faint, gradient, place, shape, stroke } from '../kit/shapes.ts';
import { birds, cloud, sky } from '../kit/sky.ts';

/** A plume of steam that leans with the wind, and the jet of boiling water at its foot. */
const geyser = ({ palette, random }: Paint, x: number, y: number, tall: number): Drawing => {
  const white = mix(palette.cloud[0], palette.sun, 0.3);
  const puffs = Array.from({ length: 15 }, (_, index) => {
    const up = index / 14;
    const size = tall * (0.09 + up * 0.17) * between(random, 0.85, 1.15);
    return ellipse(white, {
      x: x + up * up * tall * 0.42 + between(random, -12, 12),
      y: y - tall * (0.3 + up * 0.78),
      rx: size * 1.15,
      ry: size * 0.8,
    });
  });
  const jets = [-26, -14, -5, 4, 13, 24].map(
    (dx, index) =>
      `M${x} ${y}Q${x + dx * 0.5} ${y - tall * 0.4} ${x + dx * 1.4} ${(y - tall * (0.34 + (index % 3) * 0.06)).toFixed(0)}`,
  );
  return (
    puffs.map((puff) => faint(0.17, puff)).join('') +
    faint(0.9, stroke(white, 7, jets.join(''))) +
    ellipse(white, { x, y, rx: 44, ry: 8 })
  );
};

export const bogoriaSprings: Scene = {
  alt: {
    en: 'Hot springs spout and steam on the shore of Lake Bogoria, flamingos and a steep ridge behind.',
    sw: 'Chemchemi za maji moto zikifuka mvuke kando ya Ziwa Bogoria, heroe na mlima nyuma.',
  },
  lights: ['dawn', 'day', 'mist', 'gold'],
  close: { x: 660, y: 760, width: 900 },
  draw: (paint) => {
    const { palette, random } = paint;
    const crust = lit(palette, '#d8c3a0');
    return (
      sky(palette, 560) +
      cloud(palette, 380, 150, 560) +
      cloud(palette, 1220, 210, 420) +
      layer(palette, random, { depth: 0, y: 440, swell: 20, steps: 5 }) +
      ridge(mix(palette.land[1], palette.haze, 0.15), [
        [-40, 470],
        [200, 440],
        [480, 400],
        [760, 380],
        [1060, 340],
        [1340, 350],
        [1640, 320],
      ]) +
      stroke(
        mix(palette.land[1], palette.ink, 0.2),
        8,
        'M300 450q30 60 90 120M520 420q40 70 110 150M760 400q40 80 120 170M1020 370q50 90 120 200M1280 370q50 100 110 200M1500 350q40 100 80 210',
      ) +
      layer(palette, random, { depth: 2, y: 570, swell: 8, steps: 8 }) +
      gradient('soda', [
        [0, palette.water[0]],
        [0.4, palette.water[1]],
        [1, mix(palette.water[2], lit(palette, '#5f7a4a'), 0.3)],
      ]) +
      box('url(#soda)', { x: 0, y: 590, width: 1600, height: 400 }) +
      stroke(
        mix(lit(palette, '#ef8d98'), palette.haze, 0.25),
        12,
        'M60 606H620M760 604H1500M300 622H980M1120 624H1560',
      ) +
      glints(palette.water[0], random, { x: 760, top: 640, bottom: 860, spread: 420, count: 10 }) +
      named('bird', flamingo(palette, 'one', 'stand', 0.22)) +
      named('feeding', flamingo(palette, 'two', 'feed', 0.22)) +
      Array.from({ length: 26 }, (_, index) =>
        again(index % 2 === 0 ? 'bird' : 'feeding', {
          x: 40 + index * 62 + between(random, -22, 22),
          y: 690 + between(random, -10, 40),
          scale: 0.22,
          scaleX: index % 3 === 0 ? -0.22 : 0.22,
        }),
      ).join('') +
      gradient('crust', [
        [0, crust],
        [1, mix(crust, palette.ink, 0.5)],
      ]) +
      ridge('url(#crust)', [
        [-40, 850],
        [240, 820],
        [520, 836],
        [800, 812],
        [1100, 840],
        [1400, 800],
        [1640, 790],
      ]) +
      shape(
        palette.water[1],
        'M300 930C420 890 640 886 780 910C900 930 880 980 740 1000C560 1020 360 1010 300 970C286 956 288 940 300 930zM980 950C1080 920 1240 920 1320 950C1340 980 1260 1000 1150 1000C1050 1000 960 980 980 950z',
      ) +
      stroke(mix(palette.water[0], palette.sun, 0.4), 5, 'M360 950h120M560 930h140M600 976h110M1060 962h120') +
      geyser(paint, 1190, 950, 360) +
      geyser(paint, 600, 936, 560) +
      geyser(paint, 420, 956, 300) +
      place({ x: 240, y: 930 }, stone(palette, 'stone-a', { width: 170, height: 80, colour: '#a08a70' })) +
      place({ x: 880, y: 990 }, stone(palette, 'stone-b', { width: 200, height: 96, colour: '#a08a70' })) +
      place({ x: 1440, y: 920, scale: 0.9 }, acacia(palette, random)) +
      grass(palette, random, { y: 1080, height: 50, count: 44 }) +
      birds(palette, random, { x: 860, y: 260, size: 0.6 }) +
      foreground(palette, random, 1140)
    );
  },
};
