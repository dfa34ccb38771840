import { zebra } from '../kit/animals/zebra.ts';
import { mix } from '../kit/colour.ts';
import { grass, layer } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import { acacia } from '../kit/plants.ts';
import { roadAway } from '../kit/road.ts';
import type { Scene } from '../kit/scene.ts';
import { box, disc, gradient, place, shape, stroke } from '../kit/shapes.ts';
import { cloud, sky, sun } from '../kit/sky.ts';

export const steeringWheel: Scene = {
  alt: {
    en: 'Behind the wheel, on the right: the road runs straight over the plain between acacias towards hills.',
    sw: 'Nyuma ya usukani, upande wa kulia: barabara imenyooka nyikani kati ya migunga kuelekea vilima.',
  },
  lights: ['dawn', 'day', 'gold', 'dusk'],
  close: { x: 1090, y: 800, width: 960 },
  draw: ({ palette, random }) => {
    const dash = lit(palette, '#8f7455');
    const leather = mix(lit(palette, '#33291f'), palette.ink, 0.3);
    const tar = lit(palette, '#62605c');
    const dial = palette.lamps ? '#ffcf7d' : lit(palette, '#e9e0c8');
    return (
      sky(palette, 560) +
      sun(palette, 360, 380, 84) +
      cloud(palette, 940, 190, 640) +
      layer(palette, random, { depth: 0, y: 500, swell: 70, steps: 5 }) +
      layer(palette, random, { depth: 1, y: 570, swell: 30, steps: 6 }) +
      place({ x: 250, y: 640, scale: 0.42 }, acacia(palette, random, 0.5)) +
      place({ x: 1160, y: 640, scale: 0.4 }, acacia(palette, random, 0.5)) +
      layer(palette, random, { depth: 2, y: 620, swell: 10, steps: 6 }) +
      shape(palette.land[3], 'M-20 640C400 630 1200 630 1620 640V1000H-20z') +
      place({ x: 1390, y: 690, scale: 0.36 }, zebra(palette, 'zebra', { distance: 0.2 })) +
      grass(palette, random, { y: 700, height: 36, count: 50 }) +
      roadAway(tar, lit(palette, '#b98a5e'), lit(palette, '#efe4c4'), [
        [860, 1000, 620],
        [842, 840, 330],
        [830, 740, 160],
        [824, 680, 70],
        [822, 640, 22],
      ]) +
      place({ x: 130, y: 800, scale: 1.15 }, acacia(palette, random, 0.1)) +
      // Roof, pillars and mirror of the car.
      shape(leather, 'M-20-20H1620V90C1200 40 400 40-20 90z') +
      shape(leather, 'M-20 60C40 300 20 600-20 860zM1620 60C1560 300 1580 600 1620 860z') +
      stroke(leather, 14, 'M800 60V104') +
      box(leather, { x: 640, y: 96, width: 320, height: 96, round: 26 }) +
      box(mix(palette.sky[1], leather, 0.3), { x: 656, y: 110, width: 288, height: 68, round: 18 }) +
      shape(
        mix(palette.land[2], leather, 0.3),
        'M656 150C740 138 860 140 944 152V164C940 174 932 178 924 178H676C664 176 656 168 656 160z',
      ) +
      // Dashboard and the wheel on the right.
      gradient('dash', [
        [0, mix(dash, palette.rim, 0.3)],
        [0.16, dash],
        [1, mix(dash, palette.ink, 0.5)],
      ]) +
      shape(
        'url(#dash)',
        'M-20 900C200 860 700 850 900 862C980 812 1360 806 1460 862C1540 868 1590 880 1620 890V1220H-20z',
      ) +
      shape(mix(dash, palette.ink, 0.5), 'M960 900C1000 848 1340 842 1400 900V1010H960z') +
      disc(dial, 1070, 940, 62) +
      disc(mix(dash, palette.ink, 0.6), 1070, 940, 54) +
      disc(dial, 1290, 940, 62) +
      disc(mix(dash, palette.ink, 0.6), 1290, 940, 54) +
      stroke('#e0562f', 6, 'M1070 940L1036 914M1290 940L1310 900') +
      stroke(
        dial,
        4,
        'M1030 966L1038 960M1024 930L1034 932M1070 892V902M1110 966L1102 960M1250 966L1258 960M1290 892V902M1330 966L1322 960',
      ) +
      box(mix(dash, palette.ink, 0.5), { x: 560, y: 930, width: 280, height: 120, round: 12 }) +
      box(palette.lamps ? mix('#7fa3b3', dash, 0.3) : lit(palette, '#8fa8a0'), {
        x: 580,
        y: 946,
        width: 240,
        height: 70,
        round: 8,
      }) +
      stroke(mix(dash, palette.ink, 0.5), 12, 'M120 960H420M120 996H420') +
      `<circle cx="1180" cy="1080" r="262" fill="none" stroke="${leather}" stroke-width="44"/>` +
      `<path fill="none" stroke="${mix(leather, palette.rim, 0.45)}" stroke-width="6" stroke-linecap="round" d="M940 990A274 274 0 0 1 1240 814"/>` +
      shape(
        leather,
        'M930 1060C1020 1040 1060 1020 1100 1020H1260C1300 1020 1340 1040 1430 1060V1110C1350 1100 1300 1120 1280 1180V1220H1080V1180C1060 1120 1010 1100 930 1110z',
      ) +
      disc(mix(leather, palette.rim, 0.16), 1180, 1100, 56)
    );
  },
};
