import { camel } from '../kit/animals/camel.ts';
import { domeHut } from '../kit/buildings/thatch.ts';
import { mix } from '../kit/colour.ts';
import { doumPalm } from '../kit/doum-palm.ts';
import { glints, layer, ridge } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import { looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import { between } from '../kit/random.ts';
import { stone } from '../kit/rocks.ts';
import type { Paint, Scene } from '../kit/scene.ts';
import { type Drawing, ellipse, gradient, place, shape, stroke } from '../kit/shapes.ts';
import { sky, stars, streaks, sun } from '../kit/sky.ts';

/** Lava stones strewn on the shore. */
const lava = ({ palette, random }: Paint): Drawing => {
  const fill = lit(palette, '#3b3634');
  const top = mix(fill, palette.rim, 0.26);
  return Array.from({ length: 40 }, () => {
    const [x, y] = [between(random, -20, 1620), between(random, 900, 1180)];
    const size = between(random, 8, 24) * (0.5 + (y - 800) / 400);
    return (
      ellipse(fill, x, y, size * 1.5, size * 0.8) +
      ellipse(top, x - size * 0.3, y - size * 0.3, size * 0.9, size * 0.34)
    );
  }).join('');
};

/** A fishing boat drawn up on the shore, about 320 long. */
const boat = ({ palette }: Paint): Drawing =>
  shape(lit(palette, '#2f6f8f'), 'M-180-70C-110-40 90-36 180-84C170-30 130 0 90 6H-90C-140 0-170-30-180-70z') +
  shape(lit(palette, '#e2c14a'), 'M-180-70C-110-40 90-36 180-84L176-66C90-20-110-24-174-52z') +
  shape(
    mix(lit(palette, '#2f6f8f'), palette.ink, 0.4),
    'M-140-20C-60 0 80 0 150-34C130-8 110 4 90 6H-90C-110 2-128-8-140-20z',
  );

export const turkanaLake: Scene = {
  alt: {
    en: 'Palm-leaf homes on the black lava shore of jade-green Lake Turkana, a volcano across the water.',
    sw: 'Nyumba za majani ya mikoma kwenye ufuo wa mawe meusi wa Ziwa Turkana lenye maji ya kijani, volkano ng’ambo.',
  },
  lights: ['day', 'dawn', 'gold', 'dusk', 'night'],
  close: { x: 560, y: 820, width: 900 },
  sunOnRight: true,
  draw: (paint) => {
    const { palette, random } = paint;
    const jade = (own: `#${string}`, index: 0 | 1 | 2) => mix(palette.water[index], lit(palette, own), 0.6);
    const shore = lit(palette, '#8a6a52');
    return (
      sky(palette, 560) +
      (palette.light === 'night' ? stars(palette, random, 500) : streaks(palette, random, 120, 380)) +
      sun(palette, 1210, 330, 78) +
      layer(palette, 0, random, 520, 20, 6) +
      ridge(mix(palette.land[1], palette.haze, 0.4), [
        [300, 560],
        [440, 500],
        [560, 420],
        [640, 372],
        [700, 384],
        [770, 376],
        [860, 430],
        [980, 500],
        [1140, 560],
      ]) +
      gradient('jade', [
        [0, jade('#a5dcc6', 0)],
        [0.35, jade('#3fae95', 1)],
        [1, jade('#1b7a70', 2)],
      ]) +
      shape('url(#jade)', 'M-20 556H1640V960H-20z') +
      glints(palette.water[0], random, 1210, 574, 840, 360, 14) +
      stroke(palette.water[0], 4, 'M80 640h120M420 700h160M700 620h90M240 780h200M900 740h140M560 840h120') +
      gradient('shore', [
        [0, mix(shore, palette.haze, 0.2)],
        [1, mix(shore, palette.ink, 0.5)],
      ]) +
      ridge('url(#shore)', [
        [-40, 800],
        [220, 824],
        [460, 870],
        [720, 880],
        [1000, 900],
        [1300, 880],
        [1640, 830],
      ]) +
      lava(paint) +
      place(1420, 870, 0.86, doumPalm(palette, random, 0.1)) +
      place(1540, 900, 1.1, doumPalm(palette, random, 0.04)) +
      place(1000, 920, 0.9, boat(paint)) +
      place(150, 900, 0.9, domeHut(palette, random, 'hut-a', 0.08)) +
      place(1270, 960, 0.62, camel(palette, 'camel', { loaded: false, distance: 0.06 })) +
      place(470, 980, 1.3, domeHut(palette, random, 'hut-b')) +
      place(760, 990, 0.74, person(palette, looks.mama, poses.walking)) +
      place(240, 1110, 1, stone(palette, 'lava-a', 300, 120, '#3b3634')) +
      place(1180, 1130, 1, stone(palette, 'lava-b', 240, 100, '#3b3634')) +
      place(1440, 1170, 1, stone(palette, 'lava-c', 340, 150, '#3b3634'))
    );
  },
};
