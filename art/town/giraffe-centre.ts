import { giraffe } from '../kit/animals/giraffe.ts';
import { giraffeHead } from '../kit/animals/giraffe-head.ts';
import { mix } from '../kit/colour.ts';
import { foliage } from '../kit/foliage.ts';
import { layer, ridge } from '../kit/land.ts';
import { lit, type Palette, shaded } from '../kit/light.ts';
import { looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import { acacia } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { box, type Drawing, ellipse, place, polygon, shape, stroke } from '../kit/shapes.ts';
import { cloud, sky, sun } from '../kit/sky.ts';

export const giraffeCentre: Scene = {
  alt: {
    en: 'A giraffe bends its head to a visitor’s hand on a platform in Lang’ata; a stone manor stands behind.',
    sw: 'Twiga anainamisha kichwa kwenye mkono wa mgeni jukwaani Lang’ata; nyumba ya mawe iko nyuma.',
  },
  lights: ['day', 'dawn', 'gold', 'mist'],
  close: { x: 840, y: 560, width: 900 },
  draw: ({ palette, random }) =>
    sky(palette, 700) +
    sun(palette, 300, 220, 70) +
    cloud(palette, 640, 150, 460) +
    layer(palette, random, { depth: 1, y: 690, swell: 16 }) +
    place({ x: 240, y: 744, scale: 0.95 }, manor(palette)) +
    foliage(palette, random, { x: 20, y: 704, width: 240, distance: 0.35 }) +
    foliage(palette, random, { x: 520, y: 716, width: 200, distance: 0.35 }) +
    ridge(mix(palette.leaf[1], palette.haze, 0.3), [
      [-40, 752],
      [500, 738],
      [1000, 752],
      [1640, 736],
    ]) +
    place({ x: 1480, y: 780, scale: 0.8 }, acacia(palette, random, 0.3)) +
    place({ x: 860, y: 800, scale: 0.3 }, giraffe(palette, 'far', 0.3)) +
    ridge(mix(palette.leaf[1], palette.grass[0], 0.3), [
      [-40, 840],
      [500, 826],
      [1000, 846],
      [1640, 830],
    ]) +
    place({ x: 1082, y: 370, scale: 1.04 }, giraffeHead(palette, 'near')) +
    place(
      { x: 490, y: 968, scale: 1.9, scaleX: -1.9 },
      person(palette, { ...looks.guest, lower: 'trousers', bottom: '#4d6a8a' }, reaching),
    ) +
    platform(palette) +
    ellipse(lit(palette, '#6b5a34'), { x: 682, y: 540, rx: 13, ry: 8 }),
};

const reaching = {
  ...poses.reaching,
  arms: {
    near: [
      [-44, -212],
      [-92, -222],
    ],
    far: [
      [-16, -196],
      [-24, -152],
    ],
  },
} as const;

/** A house of grey stone with steep gables and tall chimneys, half grown over, about 260 high. */
function manor(palette: Palette): Drawing {
  const stone = lit(palette, '#b5ab98', 0.35);
  const dark = mix(stone, shaded(palette, '#7d7464', 0.35), 0.55);
  const roof = lit(palette, '#8a5f4a', 0.35);
  const ivy = mix(palette.leaf[1], palette.haze, 0.35);
  const pane = palette.lamps ? '#ffc766' : mix(dark, palette.ink, 0.35);
  const gable = (x: number, wide: number, high: number) =>
    polygon(stone, [
      [x, 0],
      [x, -high],
      [x + wide / 2, -high - wide * 0.5],
      [x + wide, -high],
      [x + wide, 0],
    ]) +
    stroke(roof, 9, `M${x - 6} ${-high + 4}L${x + wide / 2} ${-high - wide * 0.5 - 4}L${x + wide + 6} ${-high + 4}`) +
    [0.24, 0.58]
      .map(
        (part) =>
          box(pane, { x: x + wide * part, y: -high + 14, width: wide * 0.18, height: 34 }) +
          box(pane, { x: x + wide * part, y: -58, width: wide * 0.18, height: 36 }),
      )
      .join('');
  return (
    box(dark, { x: -150, y: -260, width: 26, height: 90 }) +
    box(dark, { x: 100, y: -270, width: 28, height: 100 }) +
    polygon(roof, [
      [-200, -140],
      [-160, -210],
      [160, -210],
      [200, -140],
    ]) +
    box(dark, { x: -196, y: -142, width: 392, height: 144 }) +
    gable(-180, 110, 128) +
    gable(-50, 96, 116) +
    gable(70, 116, 130) +
    shape(ivy, 'M-196 2V-96C-176-120-150-90-146-60C-130-40-120-10-124 2zM40 2C36-50 50-90 66-100C84-80 76-30 90 2z')
  );
}

/** The raised floor and its rail, before the visitor. */
function platform(palette: Palette): Drawing {
  const wood = lit(palette, '#a8754a');
  const dark = shaded(palette, '#6b4428');
  return (
    box(wood, { x: -10, y: 960, width: 760, height: 34 }) +
    box(dark, { x: -10, y: 990, width: 760, height: 220 }) +
    [60, 240, 420, 600].map((x) => box(mix(dark, palette.ink, 0.3), { x, y: 994, width: 26, height: 210 })).join('') +
    [20, 250, 480, 720].map((x) => box(dark, { x, y: 740, width: 22, height: 226 })).join('') +
    box(wood, { x: -10, y: 730, width: 764, height: 24, round: 6 }) +
    box(mix(wood, dark, 0.4), { x: -10, y: 840, width: 756, height: 14 }) +
    box(mix(wood, palette.rim, 0.4), { x: -10, y: 730, width: 764, height: 5 })
  );
}
