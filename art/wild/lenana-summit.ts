import { mix } from '../kit/colour.ts';
import { ridge } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import { mountKenya } from '../kit/mountains.ts';
import { hikers } from '../kit/people/hikers.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import { between } from '../kit/random.ts';
import { boulder } from '../kit/rocks.ts';
import type { Paint, Scene } from '../kit/scene.ts';
import { type Drawing, ellipse, faint, place } from '../kit/shapes.ts';
import { sky, streaks, sun } from '../kit/sky.ts';

/** A sea of cloud seen from above: long billows, paler towards the horizon. */
const cloudSea = ({ palette, random }: Paint, top: number, bottom: number): Drawing =>
  Array.from({ length: 44 }, (_, index) => {
    const near = index / 43;
    const y = top + (bottom - top) * near;
    const [bright, shade] = palette.cloud;
    const fill = mix(
      mix(index % 2 === 0 ? bright : shade, palette.haze, 0.5 - near * 0.4),
      palette.sky[1],
      index % 3 === 0 ? 0.14 : 0,
    );
    return ellipse(fill, {
      x: between(random, -60, 1660),
      y,
      rx: between(random, 160, 340) * (0.6 + near),
      ry: between(random, 12, 26) * (0.6 + near),
    });
  }).join('');

export const lenanaSummit: Scene = {
  alt: {
    en: 'Three trekkers on a rocky summit above a sea of clouds, the sharp peaks of Mount Kenya opposite.',
    sw: 'Wapanda mlima watatu juu ya kilele chenye miamba, mawingu chini yao na vilele vya Mlima Kenya mbele.',
  },
  lights: ['dawn', 'day', 'gold'],
  close: { x: 1140, y: 620, width: 860 },
  draw: (paint) => {
    const { palette, random } = paint;
    return (
      sky(palette, 720) +
      streaks(palette, random, { top: 120, bottom: 380 }) +
      sun(palette, 830, 620, 86) +
      cloudSea(paint, 690, 780) +
      place({ x: 380, y: 840, scale: 0.98 }, mountKenya(palette)) +
      cloudSea(paint, 770, 1200) +
      ridge(mix(lit(palette, '#77706c'), palette.haze, 0.2), [
        [620, 1240],
        [760, 1080],
        [860, 1000],
        [980, 900],
        [1090, 830],
        [1180, 770],
        [1300, 800],
        [1420, 860],
        [1660, 900],
      ]) +
      boulder(
        palette,
        'summit-a',
        [
          [820, 1260],
          [880, 1060],
          [980, 960],
          [1080, 860],
          [1160, 790],
          [1260, 780],
          [1340, 850],
          [1400, 1000],
          [1460, 1260],
        ],
        { colour: '#857c76' },
      ) +
      boulder(
        palette,
        'summit-b',
        [
          [1280, 1260],
          [1300, 1000],
          [1360, 900],
          [1460, 860],
          [1580, 880],
          [1680, 960],
          [1680, 1260],
        ],
        { colour: '#79716c' },
      ) +
      boulder(
        palette,
        'summit-c',
        [
          [640, 1260],
          [700, 1140],
          [800, 1080],
          [920, 1090],
          [1010, 1160],
          [1040, 1260],
        ],
        { colour: '#6f6862' },
      ) +
      place({ x: 1180, y: 796, scale: 0.8 }, person(palette, hikers.guest, poses.standing)) +
      place({ x: 1270, y: 800, scale: 0.84 }, person(palette, hikers.guide, poses.standing)) +
      place({ x: 1430, y: 884, scale: 0.82 }, person(palette, hikers.second, poses.walking)) +
      faint(0.25, ellipse(palette.haze, { x: 300, y: 1160, rx: 620, ry: 70 }))
    );
  },
};
