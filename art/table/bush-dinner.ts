import { mix } from '../kit/colour.ts';
import { campFire } from '../kit/fire.ts';
import { grass, layer } from '../kit/land.ts';
import { lit, type Palette } from '../kit/light.ts';
import { milkyWay } from '../kit/milky-way.ts';
import { looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import { acacia } from '../kit/plants.ts';
import { campChair } from '../kit/rooms/garden-seats.ts';
import { lantern } from '../kit/rooms/lantern.ts';
import type { Scene } from '../kit/scene.ts';
import { type Drawing, disc, ellipse, faint, halo, place, shape, stroke } from '../kit/shapes.ts';
import { sky, stars, sun } from '../kit/sky.ts';
import { atTable } from '../kit/table/lamplight.ts';
import { stemGlass } from '../kit/table/settings.ts';

export const bushDinner: Scene = {
  alt: {
    en: 'A long table laid under an acacia hung with lanterns; a fire burns beside it on the open plain.',
    sw: 'Meza ndefu iliyoandaliwa chini ya mgunga wenye taa; moto unawaka kando yake uwandani.',
  },
  lights: ['night', 'dusk'],
  close: { x: 760, y: 880, width: 900 },
  draw: ({ palette, random }) => {
    const table = atTable(palette);
    return (
      sky(palette, 760) +
      stars(palette, random, 700, palette.light === 'night' ? 150 : 40) +
      (palette.light === 'night' ? milkyWay(palette, random) : sun(palette, 260, 640, 80)) +
      layer(palette, random, { depth: 0, y: 720, swell: 40, steps: 5 }) +
      layer(palette, random, { depth: 1, y: 780, swell: 16, steps: 6 }) +
      place({ x: 170, y: 812, scale: 0.4 }, acacia(palette, random, 0.4)) +
      layer(palette, random, { depth: 2, y: 826, swell: 8, steps: 6 }) +
      grass(palette, random, { y: 862, height: 36, count: 50 }) +
      layer(palette, random, { depth: 3, y: 900, swell: 8, steps: 6 }) +
      halo('pool', [
        [0, '#ffb75e', 0.5],
        [0.5, '#e8893a', 0.2],
        [1, '#e8893a', 0],
      ]) +
      ellipse('url(#pool)', { x: 820, y: 1040, rx: 820, ry: 260 }) +
      disc('url(#pool)', 820, 760, 560) +
      place({ x: 1010, y: 1010, scale: 3 }, acacia(palette, random)) +
      [
        [560, 470, 0.6],
        [720, 560, 0.5],
        [880, 500, 0.6],
        [1190, 540, 0.56],
        [1400, 480, 0.6],
      ]
        .map(
          ([x = 0, y = 0, size = 0], index) =>
            stroke(palette.ink, 3, `M${x} ${y - 170 * size}V240`) +
            place({ x, y, scale: size }, lantern(table, `hang-${index}`)),
        )
        .join('') +
      place({ x: 1420, y: 1050, scale: 1.2 }, person(table, looks.kanzu, poses.standing)) +
      laid(table) +
      place({ x: 150, y: 1080, scale: 1.3 }, campFire(palette)) +
      faint(0.9, grass(palette, random, { y: 1190, height: 70, count: 26 }))
    );
  },
};

/** The table from its long side, its chairs, cloth, lanterns and glasses. */
function laid(palette: Palette): Drawing {
  const cloth = lit(palette, '#f6ead0');
  const chair = (x: number, turn: 1 | -1) =>
    place({ x, y: 1100, scale: 1.5, scaleX: 1.5 * turn }, campChair(palette, '#b0743f'));
  const backs = [560, 740, 920, 1100]
    .map(
      (x) =>
        shape(lit(palette, '#8f5f36'), `M${x - 52} 1000V836Q${x} 820 ${x + 52} 836V1000z`) +
        stroke(mix(lit(palette, '#5d3d25'), palette.rim, 0.2), 9, `M${x - 52} 1000V826M${x + 52} 1000V826`),
    )
    .join('');
  const folds = Array.from(
    { length: 12 },
    (_, index) => `M${440 + index * 72} 950q${index % 2 ? 12 : -10} 60 ${index % 3 ? -6 : 8} 128`,
  ).join('');
  const setting = (x: number) =>
    ellipse(mix(cloth, palette.ink, 0.3), { x: x + 6, y: 928, rx: 62, ry: 17 }) +
    ellipse(lit(palette, '#fdf6e6'), { x, y: 922, rx: 62, ry: 16 }) +
    ellipse(mix(lit(palette, '#fdf6e6'), palette.ink, 0.14), { x, y: 922, rx: 42, ry: 10 }) +
    ellipse(lit(palette, '#c8572f'), { x, y: 920, rx: 30, ry: 7 }) +
    place({ x: x + 88, y: 936, scale: 0.36 }, stemGlass(palette));
  return (
    backs +
    chair(1290, 1) +
    chair(350, -1) +
    shape(mix(cloth, palette.ink, 0.16), 'M400 930H1240L1256 1086Q1040 1100 828 1090T384 1086z') +
    stroke(mix(cloth, palette.ink, 0.32), 5, folds) +
    shape(lit(palette, '#a8432e'), 'M400 1040Q820 1056 1246 1040L1249 1062Q820 1078 391 1062z') +
    shape(cloth, 'M436 886H1204L1248 944Q820 962 392 944z') +
    shape(mix(cloth, '#ffdf9a', 0.55), 'M520 892H1130L1150 934Q820 950 500 934z') +
    [510, 690, 900, 1080].map(setting).join('') +
    [600, 800, 1000].map((x, index) => place({ x, y: 922, scale: 0.62 }, lantern(palette, `table-${index}`))).join('')
  );
}
