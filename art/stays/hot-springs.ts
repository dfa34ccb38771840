import { flamingo } from '../kit/animals/flamingo.ts';
import { cottage } from '../kit/buildings/cottage.ts';
import { mix } from '../kit/colour.ts';
import { layer } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import { acacia } from '../kit/plants.ts';
import { stone } from '../kit/rocks.ts';
import type { Scene } from '../kit/scene.ts';
import { sea } from '../kit/sea.ts';
import { ellipse, faint, gradient, place, shape } from '../kit/shapes.ts';
import { cloud, sky, sun } from '../kit/sky.ts';

const plume = 'M-40 0C-60-80 10-120-30-210C-66-300 40-340 10-430C90-350 30-300 60-220C90-130 30-90 50 0z';

export const hotSprings: Scene = {
  alt: {
    en: 'Steam rises from the hot springs on the shore of Lake Bogoria in front of a guesthouse and steep hills.',
    sw: 'Mvuke unapanda kutoka kwenye chemchemi za maji moto za Ziwa Bogoria mbele ya nyumba ya wageni na milima.',
  },
  lights: ['dawn', 'gold', 'day', 'mist'],
  close: { x: 620, y: 820, width: 860 },
  sunOnRight: true,
  draw: ({ palette, random }) => {
    const crust = lit(palette, '#d9c6a2');
    const pool = mix(lit(palette, '#5fb8b0'), palette.water[1], 0.3);
    const steam = (x: number, y: number, size: number, flip = 1) =>
      faint(0.8, place({ x, y, scale: size, scaleX: size * flip }, shape('url(#steam)', plume)));
    return (
      sky(palette, 560) +
      sun(palette, 1260, 300, 84) +
      cloud(palette, 480, 170, 620) +
      layer(palette, random, { depth: 0, y: 420, swell: 90, steps: 4 }) +
      layer(palette, random, { depth: 1, y: 540, swell: 70, steps: 4 }) +
      sea(palette, random, { top: 660, bottom: 860, count: 24 }) +
      [90, 150, 220, 300, 360, 450, 520]
        .map((x, index) =>
          place(
            { x, y: 778 + (index % 3) * 20, scale: 0.3 },
            flamingo(palette, `bird-${index}`, index % 2 ? 'feed' : 'stand', 0.3),
          ),
        )
        .join('') +
      shape(mix(palette.land[2], palette.haze, 0.1), 'M860 720C1040 690 1300 680 1620 690V900H820z') +
      place({ x: 1500, y: 800, scale: 0.8 }, acacia(palette, random, 0.2)) +
      place(
        { x: 1230, y: 800, scale: 0.8 },
        cottage(palette, { id: 'house', wall: '#e7c79a', roof: '#4f7f8a', distance: 0.08 }),
      ) +
      place({ x: 940, y: 800, scale: 0.56 }, acacia(palette, random, 0.25)) +
      shape(palette.land[3], 'M-20 880C300 850 600 830 860 800C1100 790 1400 800 1620 800V1000H-20z') +
      shape(crust, 'M-20 920C300 880 900 900 1620 870V1220H-20z') +
      shape(mix(crust, palette.ink, 0.14), 'M-20 1060C300 1030 900 1080 1620 1040V1220H-20z') +
      gradient('steam', [
        [0, palette.cloud[0], 0],
        [0.35, palette.cloud[0], 0.7],
        [1, palette.cloud[0], 0.95],
      ]) +
      ellipse(mix(crust, palette.rim, 0.5), { x: 560, y: 990, rx: 330, ry: 56 }) +
      ellipse(mix(pool, palette.ink, 0.25), { x: 560, y: 990, rx: 300, ry: 46 }) +
      ellipse(pool, { x: 560, y: 994, rx: 290, ry: 40 }) +
      ellipse(mix(pool, palette.cloud[0], 0.6), { x: 500, y: 990, rx: 90, ry: 8 }) +
      ellipse(mix(crust, palette.rim, 0.5), { x: 1180, y: 950, rx: 170, ry: 26 }) +
      ellipse(pool, { x: 1180, y: 950, rx: 150, ry: 20 }) +
      steam(500, 1000, 1.25) +
      steam(640, 996, 0.95, -1) +
      steam(1170, 950, 0.8) +
      place({ x: 180, y: 1050 }, stone(palette, 'rock-a', { width: 220, height: 110, colour: '#8a6a52' })) +
      place({ x: 900, y: 1050 }, stone(palette, 'rock-b', { width: 150, height: 70, colour: '#9a7a5e' })) +
      place({ x: 1440, y: 1150 }, stone(palette, 'rock-c', { width: 300, height: 150, colour: '#8a6a52' }))
    );
  },
};
