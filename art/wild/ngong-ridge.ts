import { mix } from '../kit/colour.ts';
import { foreground, grass, layer, ridge } from '../kit/land.ts';
import { lit, shaded } from '../kit/light.ts';
import { looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import { acacia } from '../kit/plants.ts';
import type { Paint, Scene } from '../kit/scene.ts';
import { type Drawing, disc, ellipse, place, polygon, rotate, shape } from '../kit/shapes.ts';
import { birds, cloud, sky } from '../kit/sky.ts';

/** A wind turbine about 500 high; `turn` is where its blades stand. */
const turbine = ({ palette }: Paint, turn: number, distance: number): Drawing => {
  const [bright, dim] = [lit(palette, '#f4f1ea', distance), shaded(palette, '#d9d7d0', distance)];
  const blade =
    shape(bright, 'M-4-8C-14-50-10-140-3-190H1C6-130 10-50 4-8z') +
    shape(dim, 'M1-8C4-60 4-130 1-190C6-130 10-50 4-8z');
  return (
    polygon(bright, [
      [-11, 0],
      [-6, -340],
      [6, -340],
      [11, 0],
    ]) +
    polygon(dim, [
      [2, 0],
      [1, -340],
      [6, -340],
      [11, 0],
    ]) +
    place({ x: 0, y: -346 }, [0, 120, 240].map((angle) => rotate(angle + turn, blade)).join('')) +
    ellipse(bright, { x: 0, y: -346, rx: 13, ry: 12 }) +
    disc(dim, 0, -346, 6)
  );
};

export const ngongRidge: Scene = {
  alt: {
    en: 'Walkers on the green ridge of the Ngong hills below white wind turbines, the Rift Valley beyond.',
    sw: 'Watembezi kwenye kilele cha kijani cha vilima vya Ngong chini ya mitambo ya upepo, Bonde la Ufa kwa mbali.',
  },
  lights: ['day', 'dawn', 'gold', 'mist'],
  close: { x: 900, y: 760, width: 900 },
  draw: (paint) => {
    const { palette, random } = paint;
    return (
      sky(palette, 760) +
      cloud(palette, 300, 190, 520) +
      cloud(palette, 900, 320, 420) +
      cloud(palette, 1420, 160, 420) +
      layer(palette, random, { depth: 0, y: 680, swell: 34, steps: 6 }) +
      layer(palette, random, { depth: 1, y: 760, swell: 16, steps: 8 }) +
      place({ x: 120, y: 690, scale: 0.5 }, turbine(paint, 20, 0.5)) +
      ridge(mix(palette.land[2], palette.haze, 0.12), [
        [-40, 700],
        [140, 660],
        [330, 690],
        [520, 780],
        [800, 830],
        [1640, 900],
      ]) +
      place({ x: 300, y: 690, scale: 0.72 }, turbine(paint, 74, 0.25)) +
      ridge(palette.land[2], [
        [-40, 900],
        [300, 860],
        [620, 790],
        [860, 690],
        [1060, 620],
        [1240, 600],
        [1420, 640],
        [1640, 720],
      ]) +
      place({ x: 1000, y: 650, scale: 1.06 }, turbine(paint, 38, 0.12)) +
      place({ x: 1330, y: 624, scale: 1.3 }, turbine(paint, 96, 0.04)) +
      place({ x: 640, y: 800, scale: 0.86 }, turbine(paint, 10, 0.16)) +
      place({ x: 1540, y: 690, scale: 0.4 }, acacia(palette, random, 0.2)) +
      ridge(palette.land[3], [
        [-40, 1010],
        [260, 980],
        [560, 930],
        [840, 850],
        [1100, 800],
        [1360, 830],
        [1640, 900],
      ]) +
      shape(
        lit(palette, '#c78f5e'),
        'M520 1220C560 1120 640 1060 760 1000C900 930 980 880 1010 818L1026 812C1020 890 960 950 860 1010C760 1070 720 1130 720 1220z',
      ) +
      place({ x: 976, y: 890, scale: 0.4, scaleX: -0.4 }, person(palette, looks.guest, poses.walking)) +
      place({ x: 900, y: 940, scale: 0.5, scaleX: -0.5 }, person(palette, looks.shirt, poses.walking)) +
      place({ x: 770, y: 1030, scale: 0.7, scaleX: -0.7 }, person(palette, looks.visitor, poses.walking)) +
      grass(palette, random, { y: 1040, height: 46, count: 40 }) +
      birds(palette, random, { x: 640, y: 420, size: 0.7 }) +
      foreground(palette, random, 1146)
    );
  },
};
