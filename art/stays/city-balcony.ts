import { cityRow } from '../kit/buildings/city-row.ts';
import { mix } from '../kit/colour.ts';
import { lit, type Palette } from '../kit/light.ts';
import { again, named } from '../kit/repeated.ts';
import { underShade } from '../kit/road.ts';
import type { Scene } from '../kit/scene.ts';
import { box, type Drawing, disc, ellipse, gradient, place, shape, stroke } from '../kit/shapes.ts';
import { cloud, sky, sun } from '../kit/sky.ts';
import { potPlant, shadeTree } from '../kit/trees.ts';

/** A low cane chair with a cushion, 220 high, facing left. */
function caneChair(palette: Palette): Drawing {
  const cane = lit(palette, '#b0834e');
  const cushion = lit(palette, '#d9743a');
  return (
    stroke(mix(cane, palette.ink, 0.3), 10, 'M-80 0L-70-96M86 0L70-96') +
    shape(cane, 'M-106-104H70C84-150 104-190 126-224L150-214C128-170 112-120 104-66H-96z') +
    stroke(
      mix(cane, palette.ink, 0.28),
      4,
      'M-96-86H100M86-110L140-206M-60-104V-68M-20-104V-68M20-104V-68M60-104V-68',
    ) +
    shape(cushion, 'M-100-124C-60-134 30-134 66-124V-100H-100z') +
    shape(mix(cushion, palette.rim, 0.3), 'M70-110C78-150 98-180 114-196L126-188C110-160 100-130 92-104z') +
    stroke(cane, 12, 'M-104-150C-60-160 20-158 66-150M-96-150L-90-104')
  );
}

export const cityBalcony: Scene = {
  alt: {
    en: 'A cane chair, a small table and plants on a high balcony over the trees and towers of Nairobi.',
    sw: 'Kiti cha henzirani, meza ndogo na mimea kwenye roshani ya juu inayotazama miti na maghorofa ya Nairobi.',
  },
  lights: ['gold', 'dusk', 'day', 'night', 'dawn'],
  close: { x: 700, y: 860, width: 860 },
  draw: ({ palette, random }) => {
    const wall = lit(palette, '#efe4cd');
    const floor = lit(palette, '#c7a77c');
    const rail = mix(palette.ink, lit(palette, '#3a4a50'), 0.5);
    return (
      sky(palette, 700) +
      sun(palette, 520, 470, 96) +
      cloud(palette, 980, 210, 640) +
      cityRow(palette, random, { from: -40, to: 1640, y: 760, low: 120, high: 300, distance: 0.75 }) +
      cityRow(palette, random, { from: -60, to: 300, y: 800, low: 240, high: 420, distance: 0.45 }) +
      cityRow(palette, random, { from: 900, to: 1300, y: 800, low: 160, high: 430, distance: 0.45 }) +
      box(mix(palette.leaf[2], palette.haze, 0.3), { x: 0, y: 784, width: 1600, height: 120 }) +
      named('tree', shadeTree(palette, random, { distance: 0.25 })) +
      named('jacaranda', shadeTree(palette, random, { own: '#9079c9', distance: 0.25 })) +
      [60, 260, 430, 610, 780, 960, 1140]
        .map((x, index) => again(index % 3 === 1 ? 'jacaranda' : 'tree', { x, y: 900 + (index % 2) * 16, scale: 0.62 }))
        .join('') +
      box(palette.leaf[2], { x: 0, y: 880, width: 1600, height: 130 }) +
      // Wall with a glass door on one side, floor and rail.
      box(wall, { x: 1290, y: 0, width: 310, height: 1040 }) +
      box(mix(wall, palette.ink, 0.2), { x: 1290, y: 0, width: 26, height: 1040 }) +
      box(palette.lamps ? '#ffd48a' : mix(lit(palette, '#5f7f86'), palette.ink, 0.2), {
        x: 1370,
        y: 220,
        width: 250,
        height: 800,
      }) +
      shape(mix(palette.lamps ? '#ffe7b4' : palette.sky[2], wall, 0.3), 'M1384 234H1470V1010H1384z') +
      stroke(rail, 12, 'M1370 1030V214H1620M1480 220V1020') +
      gradient('floor', [
        [0, mix(floor, palette.glow, 0.2)],
        [1, mix(floor, palette.ink, 0.3)],
      ]) +
      shape('url(#floor)', 'M0 1010H1600V1220H0z') +
      stroke(mix(floor, palette.ink, 0.2), 3, 'M0 1050H1600M0 1110H1600') +
      stroke(rail, 13, 'M0 760H1292') +
      stroke(rail, 8, 'M0 1000H1292') +
      stroke(rail, 5, Array.from({ length: 33 }, (_, index) => `M${12 + index * 40} 760V1000`).join('')) +
      underShade(palette, 800, 1126, 300) +
      place({ x: 800, y: 1124, scale: 1.75 }, caneChair(palette)) +
      // A round table with a cup.
      stroke(rail, 10, 'M470 1000V1126M430 1128H510') +
      ellipse(lit(palette, '#e9dcc0'), { x: 470, y: 1000, rx: 104, ry: 18 }) +
      ellipse(mix(lit(palette, '#e9dcc0'), palette.ink, 0.2), { x: 470, y: 1006, rx: 104, ry: 18 }) +
      ellipse(lit(palette, '#f1e6cd'), { x: 470, y: 998, rx: 104, ry: 18 }) +
      shape(lit(palette, '#2f7f8c'), 'M448 952H500L494 994H454z') +
      disc(lit(palette, '#2f7f8c'), 504, 970, 12) +
      disc(lit(palette, '#f1e6cd'), 504, 970, 6) +
      place({ x: 160, y: 1130, scale: 2.1 }, potPlant(palette, random)) +
      place({ x: 1160, y: 1090, scale: 1.5 }, potPlant(palette, random, '#2f7f8c')) +
      place({ x: 1240, y: 1150, scale: 2 }, potPlant(palette, random, '#c98a4a'))
    );
  },
};
