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
    en: 'Cattle come home to a Maasai homestead of low houses inside a thorn fence.',
    sw: 'Ng’ombe wanarudi nyumbani kwenye boma la Wamaasai lenye nyumba fupi ndani ya ua wa miiba.',
  },
  lights: ['gold', 'dawn', 'day', 'dusk'],
  close: { x: 660, y: 800, width: 920 },
  sunOnRight: true,
  draw: ({ palette, random }) => {
    const collar = (x: number, y: number) =>
      ellipse(lit(palette, '#f4efe2'), x, y, 17, 6) + ellipse(lit(palette, '#d9482f'), x, y - 1, 12, 3.5);
    const dust = lit(palette, '#c08a56');
    const staff = stroke(shaded(palette, '#5a3a24'), 6, 'M-34-176L-46-4M-34-176L-30-206');
    return (
      sky(palette, 700) +
      sun(palette, 1210, 500, 100) +
      cloud(palette, 420, 190, 560) +
      cloud(palette, 1280, 250, 380) +
      layer(palette, 0, random, 620, 60, 5) +
      layer(palette, 1, random, 704, 22, 7) +
      place(1480, 760, 0.5, acacia(palette, random, 0.5)) +
      place(700, 756, 0.36, acacia(palette, random, 0.6)) +
      layer(palette, 2, random, 770, 8, 6) +
      place(150, 830, 0.9, acacia(palette, random, 0.3)) +
      thornFence(palette, random, 40, 1560, 812, 42, 0.4) +
      place(980, 830, 0.72, enkangHouse(palette, random, 0.34)) +
      place(1310, 842, 0.8, enkangHouse(palette, random, 0.28), -0.8) +
      place(640, 836, 0.74, enkangHouse(palette, random, 0.34), -0.74) +
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
      place(290, 900, 1.25, enkangHouse(palette, random, 0.08)) +
      place(880, 900, 0.62, zebu(palette, '#e9dcc4', true, 0.18)) +
      place(1020, 890, 0.6, zebu(palette, '#7a4a30', false, 0.18), -0.6) +
      place(500, 930, 0.7, person(palette, looks['shuka-blue'], poses.standing, 0.06), -0.7) +
      place(500, 930, 0.7, collar(0, -240)) +
      shadow(palette, 800, 1040, 130, -1) +
      shadow(palette, 1010, 1040, 130, -1) +
      place(1190, 1000, 1.12, zebu(palette, '#f1e7d2')) +
      place(950, 1036, 1.2, zebu(palette, '#8a4f30')) +
      place(690, 1056, 1.16, zebu(palette, '#4d3a30')) +
      place(1390, 1066, 1.16, person(palette, looks.shuka, poses.walking) + staff) +
      ridge(mix(dust, shaded(palette, '#7a5230'), 0.45), [
        [-40, 1110],
        [420, 1096],
        [900, 1120],
        [1640, 1100],
      ]) +
      grass(palette, random, 1130, 44, 26) +
      thornFence(palette, random, -20, 420, 1160, 130) +
      thornFence(palette, random, 1250, 1640, 1180, 140) +
      ridge(mix(dust, palette.ink, 0.62), [
        [-40, 1166],
        [420, 1172],
        [900, 1160],
        [1640, 1182],
      ]) +
      birds(palette, random, 620, 330, 5, 0.7)
    );
  },
};
