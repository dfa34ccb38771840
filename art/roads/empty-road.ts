import { giraffe } from '../kit/animals/giraffe.ts';
import { mix } from '../kit/colour.ts';
import { foreground, grass, layer, shadow } from '../kit/land.ts';
import { lit, type Palette } from '../kit/light.ts';
import { acacia } from '../kit/plants.ts';
import { roadAway } from '../kit/road.ts';
import type { Scene } from '../kit/scene.ts';
import { box, type Drawing, ellipse, faint, place, polygon, rotate } from '../kit/shapes.ts';
import { birds, cloud, sky, streaks, sun } from '../kit/sky.ts';

/** A signpost about 330 high whose two boards point either way and say nothing. */
function signpost(palette: Palette): Drawing {
  const wood = lit(palette, '#8a6142');
  const board = lit(palette, '#efe2c4');
  const shade = mix(board, palette.ink, 0.24);
  const arm = (y: number, turn: number, way: 1 | -1) =>
    rotate(
      turn,
      polygon(shade, [
        [-70 * way, y + 6],
        [120 * way, y + 6],
        [158 * way, y + 36],
        [120 * way, y + 66],
        [-70 * way, y + 66],
      ]) +
        polygon(board, [
          [-70 * way, y],
          [120 * way, y],
          [156 * way, y + 29],
          [120 * way, y + 58],
          [-70 * way, y + 58],
        ]),
      [0, y],
    );
  return (
    box(mix(wood, palette.ink, 0.3), { x: -12, y: -330, width: 26, height: 334 }) +
    box(wood, { x: -12, y: -330, width: 15, height: 334 }) +
    arm(-312, -5, 1) +
    arm(-226, 4, -1)
  );
}

/** Down the middle, nearest first: a long bend, then straight on to the sky, ever thinner with the distance. */
const line: readonly (readonly [x: number, y: number, half: number])[] = [
  [560, 1240, 460],
  [560, 1140, 356],
  [590, 1040, 258],
  [650, 950, 172],
  [716, 880, 106],
  [764, 830, 60],
  [780, 796, 32],
  [766, 772, 16],
  [740, 756, 7],
  [728, 748, 3],
];
const wheels = [-0.42, 0.42];
/** Where the wheels of others have run, on one side of the middle. */
const rut = (side: number) => line.map(([x, y, half]) => [x + half * side, y, half * 0.13] as const);

export const emptyRoad: Scene = {
  alt: {
    en: 'An empty red earth road runs to the horizon; a giraffe stands next to a blank signpost.',
    sw: 'Barabara tupu ya udongo mwekundu hadi upeo wa macho; twiga amesimama kando akitazama, na kibao hakina maandishi.',
  },
  lights: ['dawn', 'day', 'gold', 'dusk'],
  close: { x: 960, y: 650, width: 1000 },
  draw: ({ palette, random }) => {
    const earth = lit(palette, '#b4552f');
    const worn = mix(earth, palette.ink, 0.13);
    return (
      sky(palette, 700) +
      sun(palette, 560, 560, 92) +
      streaks(palette, random, { top: 110, bottom: 360, count: 5 }) +
      cloud(palette, 1180, 240, 520) +
      cloud(palette, 300, 340, 320) +
      birds(palette, random, { x: 330, y: 470, size: 0.7 }) +
      layer(palette, random, { depth: 0, y: 640, swell: 46, steps: 5 }) +
      layer(palette, random, { depth: 1, y: 704, swell: 22, steps: 8 }) +
      place({ x: 260, y: 742, scale: 0.4 }, acacia(palette, random, 0.5)) +
      place({ x: 1420, y: 736, scale: 0.3 }, acacia(palette, random, 0.6)) +
      layer(palette, random, { depth: 2, y: 744, swell: 6, steps: 6 }) +
      grass(palette, random, { y: 800, height: 26, count: 26 }) +
      grass(palette, random, { y: 900, height: 44, count: 34 }) +
      roadAway(earth, mix(earth, palette.rim, 0.3), earth, line) +
      wheels.map((side) => roadAway(worn, worn, worn, rut(side))).join('') +
      shadow(palette, { x: 1140, y: 978, width: 230 }) +
      place({ x: 1120, y: 980, scale: 1.2 }, giraffe(palette, 'near')) +
      faint(0.3, ellipse(palette.ink, { x: 1420, y: 1092, rx: 90, ry: 12 })) +
      place({ x: 1420, y: 1092 }, signpost(palette)) +
      foreground(palette, random, 1168)
    );
  },
};
