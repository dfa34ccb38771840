import { zebu } from '../kit/animals/zebu.ts';
import { enkangHouse, thornFence } from '../kit/buildings/enkang-house.ts';
import { mix } from '../kit/colour.ts';
import { grass, layer, ridge, shadow } from '../kit/land.ts';
import { lit, shaded } from '../kit/light.ts';
import { looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import { acacia } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { ellipse, place, stroke } from '../kit/shapes.ts';
import { birds, cloud, sky, sun } from '../kit/sky.ts';

export const maasaiHomestead: Scene = {
  alt: {
    en: 'Cattle return to a Maasai homestead of low houses inside a thorn fence.',
    sw: 'Ng’ombe wanarudi nyumbani kwenye boma la Wamaasai lenye nyumba fupi ndani ya ua wa miiba.',
  },
  lights: ['gold', 'dawn', 'day', 'dusk'],
  close: { x: 660, y: 800, width: 920 },
  sunOnRight: true,
  draw: ({ palette, random }) => {
    const collar = (x: number, y: number) =>
      ellipse(lit(palette, '#f4efe2'), { x, y, rx: 17, ry: 6 }) +
      ellipse(lit(palette, '#d9482f'), { x, y: y - 1, rx: 12, ry: 3.5 });
    const dust = lit(palette, '#c08a56');
    const staff = stroke(shaded(palette, '#5a3a24'), 6, 'M-34-176L-46-4M-34-176L-30-206');
    return (
      sky(palette, 700) +
      sun(palette, 1210, 500, 100) +
      cloud(palette, 420, 190, 560) +
      cloud(palette, 1280, 250, 380) +
      layer(palette, random, { depth: 0, y: 620, swell: 60, steps: 5 }) +
      layer(palette, random, { depth: 1, y: 704, swell: 22 }) +
      place({ x: 1480, y: 760, scale: 0.5 }, acacia(palette, random, 0.5)) +
      place({ x: 700, y: 756, scale: 0.36 }, acacia(palette, random, 0.6)) +
      layer(palette, random, { depth: 2, y: 770, swell: 8, steps: 6 }) +
      place({ x: 150, y: 830, scale: 0.9 }, acacia(palette, random, 0.3)) +
      thornFence(palette, random, { from: 40, to: 1560, y: 812, height: 42, distance: 0.4 }) +
      place({ x: 980, y: 830, scale: 0.72 }, enkangHouse(palette, random, 0.34)) +
      place({ x: 1310, y: 842, scale: 0.8, scaleX: -0.8 }, enkangHouse(palette, random, 0.28)) +
      place({ x: 640, y: 836, scale: 0.74, scaleX: -0.74 }, enkangHouse(palette, random, 0.34)) +
      ridge(mix(dust, palette.haze, 0.2), [
        [-40, 838],
        [420, 832],
        [900, 838],
        [1640, 830],
      ]) +
      ridge(dust, [
        [-40, 880],
        [420, 870],
        [900, 884],
        [1640, 872],
      ]) +
      place({ x: 290, y: 900, scale: 1.25 }, enkangHouse(palette, random, 0.08)) +
      place({ x: 880, y: 900, scale: 0.62 }, zebu(palette, '#e9dcc4', { grazes: true, distance: 0.18 })) +
      place({ x: 1020, y: 890, scale: 0.6, scaleX: -0.6 }, zebu(palette, '#7a4a30', { distance: 0.18 })) +
      place({ x: 500, y: 930, scale: 0.7, scaleX: -0.7 }, person(palette, looks['shuka-blue'], poses.standing, 0.06)) +
      place({ x: 500, y: 930, scale: 0.7 }, collar(0, -240)) +
      shadow(palette, { x: 800, y: 1040, width: 130 }) +
      shadow(palette, { x: 1010, y: 1040, width: 130 }) +
      place({ x: 1190, y: 1000, scale: 1.12 }, zebu(palette, '#f1e7d2')) +
      place({ x: 950, y: 1036, scale: 1.2 }, zebu(palette, '#8a4f30')) +
      place({ x: 690, y: 1056, scale: 1.16 }, zebu(palette, '#4d3a30')) +
      place({ x: 1390, y: 1066, scale: 1.16 }, person(palette, looks.shuka, poses.walking) + staff) +
      ridge(mix(dust, shaded(palette, '#7a5230'), 0.45), [
        [-40, 1110],
        [420, 1096],
        [900, 1120],
        [1640, 1100],
      ]) +
      grass(palette, random, { y: 1130, height: 44, count: 26 }) +
      thornFence(palette, random, { from: -20, to: 420, y: 1160, height: 130 }) +
      thornFence(palette, random, { from: 1250, to: 1640, y: 1180, height: 140 }) +
      ridge(mix(dust, palette.ink, 0.62), [
        [-40, 1166],
        [420, 1172],
        [900, 1160],
        [1640, 1182],
      ]) +
      birds(palette, random, { x: 620, y: 330, size: 0.7 })
    );
  },
};
