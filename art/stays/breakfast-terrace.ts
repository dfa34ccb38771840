import { mix } from '../kit/colour.ts';
import { layer } from '../kit/land.ts';
import { lit, type Palette } from '../kit/light.ts';
import { acacia } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { sea } from '../kit/sea.ts';
import { type Drawing, ellipse, place, shape, stroke } from '../kit/shapes.ts';
import { birds, cloud, sky, sun } from '../kit/sky.ts';
import { bougainvillea, shadeTree } from '../kit/trees.ts';

/** A teapot 250 wide and 190 high, its spout to the left. */
function teapot(palette: Palette): Drawing {
  const glaze = lit(palette, '#2f7f8c');
  return (
    `<path fill="none" stroke="${glaze}" stroke-width="18" d="M82-130C150-140 150-50 76-46"/>` +
    shape(glaze, 'M-84-96C-120-96-128-140-150-158L-128-166C-100-150-92-128-72-130z') +
    shape(glaze, 'M-92-70C-92-140-50-160 0-160S92-140 92-70C92-30 60 0 40 0H-40C-60 0-92-30-92-70z') +
    shape(mix(glaze, palette.ink, 0.28), 'M92-70C92-30 60 0 40 0H-10C40-20 66-80 44-150C76-138 92-112 92-70z') +
    shape(mix(glaze, palette.rim, 0.4), 'M-70-80C-70-120-50-140-24-146C-44-124-52-100-50-66z') +
    ellipse(mix(glaze, palette.ink, 0.2), { x: 0, y: -158, rx: 50, ry: 10 }) +
    ellipse(lit(palette, '#e0a23c'), { x: 0, y: -176, rx: 14, ry: 14 })
  );
}

/** A cup on its saucer, 120 wide. */
const cup = (palette: Palette): Drawing => {
  const glaze = lit(palette, '#d9743a');
  return (
    ellipse(mix(glaze, palette.ink, 0.3), { x: 0, y: 2, rx: 76, ry: 14 }) +
    ellipse(mix(glaze, palette.rim, 0.15), { x: 0, y: -4, rx: 76, ry: 13 }) +
    `<path fill="none" stroke="${glaze}" stroke-width="9" d="M40-60C72-64 70-22 34-22"/>` +
    shape(glaze, 'M-46-72H46C46-30 30-6 0-6S-46-30-46-72z') +
    shape(mix(glaze, palette.ink, 0.24), 'M46-72C46-30 30-6 0-6C20-20 30-46 28-72z') +
    ellipse(mix(glaze, palette.ink, 0.3), { x: 0, y: -72, rx: 46, ry: 10 }) +
    ellipse(lit(palette, '#c98a52'), { x: 0, y: -70, rx: 39, ry: 7 })
  );
};

/** A plate of fruit, 360 wide: mango, pawpaw, passion fruit and a bunch of small bananas. */
function fruit(palette: Palette): Drawing {
  const plate = lit(palette, '#fbf4e4');
  const yellow = lit(palette, '#f0c23a');
  return (
    ellipse(mix(plate, palette.ink, 0.22), { x: 0, y: 2, rx: 190, ry: 30 }) +
    ellipse(plate, { x: 0, y: -6, rx: 190, ry: 28 }) +
    [-8, 10, 28]
      .map((lift) =>
        shape(
          mix(yellow, palette.ink, lift > 20 ? 0.16 : 0),
          `M-150-${24 + lift}C-120-${90 + lift}-20-${96 + lift} 20-${50 + lift}L8-${44 + lift}C-30-${66 + lift}-96-${60 + lift}-130-${14 + lift}z`,
        ),
      )
      .join('') +
    shape(lit(palette, '#e8893a'), 'M-20-14C-20-80 60-110 90-84C110-60 80-14 30-8z') +
    shape(lit(palette, '#f4b25a'), 'M-4-18C0-64 56-88 76-72C90-54 66-22 28-16z') +
    ellipse(lit(palette, '#3a2a24'), { x: 38, y: -46, rx: 22, ry: 12, turn: -34 }) +
    ellipse(lit(palette, '#6a3a5a'), { x: 112, y: -34, rx: 34, ry: 32 }) +
    ellipse(mix(lit(palette, '#6a3a5a'), palette.rim, 0.35), { x: 102, y: -46, rx: 12, ry: 10 }) +
    ellipse(lit(palette, '#7a4a66'), { x: 152, y: -24, rx: 28, ry: 26 })
  );
}

export const breakfastTerrace: Scene = {
  alt: {
    en: 'Tea, cups and a plate of fruit on a terrace table that looks over a lake and acacias.',
    sw: 'Chai, vikombe na sahani ya matunda kwenye meza ya baraza inayotazama ziwa na migunga.',
  },
  lights: ['dawn', 'day', 'gold', 'mist'],
  close: { x: 760, y: 800, width: 880 },
  sunOnRight: true,
  draw: ({ palette, random }) => {
    const cloth = lit(palette, '#f6efe0');
    const stone = lit(palette, '#cdb892');
    return (
      sky(palette, 560) +
      sun(palette, 1140, 350, 88) +
      cloud(palette, 420, 190, 560) +
      birds(palette, random, { x: 640, y: 330, size: 0.7 }) +
      layer(palette, random, { depth: 0, y: 490, swell: 80, steps: 5 }) +
      layer(palette, random, { depth: 1, y: 570, swell: 40, steps: 5 }) +
      sea(palette, random, { top: 620, bottom: 760, count: 14 }) +
      layer(palette, random, { depth: 2, y: 730, swell: 14, steps: 6 }) +
      place({ x: 330, y: 780, scale: 0.7 }, acacia(palette, random, 0.25)) +
      place({ x: 1330, y: 800, scale: 0.9 }, shadeTree(palette, random, { distance: 0.16 })) +
      shape(palette.land[3], 'M-20 770C400 756 1200 770 1620 760V900H-20z') +
      // Parapet.
      shape(
        mix(stone, palette.ink, 0.2),
        Array.from(
          { length: 14 },
          (_, index) =>
            `M${10 + index * 120} 930C${-10 + index * 120} 890 ${30 + index * 120} 860 ${20 + index * 120} 820H${60 + index * 120}C${50 + index * 120} 860 ${90 + index * 120} 890 ${70 + index * 120} 930z`,
        ).join(''),
      ) +
      shape(mix(stone, palette.rim, 0.3), 'M-20 796H1620V824H-20z') +
      place({ x: 1500, y: 800, scale: 1.2 }, bougainvillea(palette, random)) +
      shape(mix(stone, palette.ink, 0.12), 'M-20 926H1620V1220H-20z') +
      // Table with its cloth.
      shape(mix(cloth, palette.ink, 0.14), 'M120 960C200 1000 1360 1000 1440 960L1480 1220H80z') +
      shape(
        mix(cloth, palette.ink, 0.32),
        'M300 986L270 1220H330L352 990zM700 994L690 1220H760L746 994zM1130 990L1160 1220H1220L1180 986z',
      ) +
      ellipse(cloth, { x: 780, y: 950, rx: 670, ry: 66 }) +
      stroke(lit(palette, '#c8452f'), 8, 'M150 972C300 1020 1260 1020 1410 972') +
      place({ x: 420, y: 960, scale: 1.5 }, teapot(palette)) +
      place({ x: 1010, y: 960, scale: 1.3 }, fruit(palette)) +
      place({ x: 690, y: 986, scale: 1.15 }, cup(palette)) +
      place({ x: 1330, y: 976 }, cup(palette))
    );
  },
};
