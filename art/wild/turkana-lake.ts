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
      ellipse(fill, { x, y, rx: size * 1.5, ry: size * 0.8 }) +
      ellipse(top, { x: x - size * 0.3, y: y - size * 0.3, rx: size * 0.9, ry: size * 0.34 })
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
    en: 'Palm-leaf homes on the black lava shore of green Lake Turkana, a volcano across the water.',
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
      (palette.light === 'night' ? stars(palette, random, 500) : streaks(palette, random, { top: 120, bottom: 380 })) +
      sun(palette, 1210, 330, 78) +
      layer(palette, random, { depth: 0, y: 520, swell: 20, steps: 6 }) +
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
      glints(palette.water[0], random, { x: 1210, top: 574, bottom: 840, spread: 360, count: 14 }) +
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
      place({ x: 1420, y: 870, scale: 0.86 }, doumPalm(palette, random, 0.1)) +
      place({ x: 1540, y: 900, scale: 1.1 }, doumPalm(palette, random, 0.04)) +
      place({ x: 1000, y: 920, scale: 0.9 }, boat(paint)) +
      place({ x: 150, y: 900, scale: 0.9 }, domeHut(palette, random, 'hut-a', 0.08)) +
      place({ x: 1270, y: 960, scale: 0.62 }, camel(palette, 'camel', { loaded: false, distance: 0.06 })) +
      place({ x: 470, y: 980, scale: 1.3 }, domeHut(palette, random, 'hut-b')) +
      place({ x: 760, y: 990, scale: 0.74 }, person(palette, looks.mama, poses.walking)) +
      place({ x: 240, y: 1110 }, stone(palette, 'lava-a', { width: 300, height: 120, colour: '#3b3634' })) +
      place({ x: 1180, y: 1130 }, stone(palette, 'lava-b', { width: 240, height: 100, colour: '#3b3634' })) +
      place({ x: 1440, y: 1170 }, stone(palette, 'lava-c', { width: 340, height: 150, colour: '#3b3634' }))
    );
  },
};
