import { nairobiSkyline } from '../kit/buildings/nairobi-skyline.ts';
import { mix } from '../kit/colour.ts';
import { lit, type Palette } from '../kit/light.ts';
import { indoors, room, rug, window } from '../kit/rooms/room.ts';
import { tableLamp } from '../kit/rooms/table-lamp.ts';
import type { Scene } from '../kit/scene.ts';
import { box, type Drawing, disc, gradient, inside, place, shape, stroke } from '../kit/shapes.ts';
import { shadeTree } from '../kit/trees.ts';

export const cityRoom: Scene = {
  alt: {
    en: 'A quiet room with a made bed, and a desk and lamp at a wide window over Nairobi’s towers.',
    sw: 'Chumba tulivu chenye kitanda kilichotandikwa, meza na taa kando ya dirisha pana la majengo ya Nairobi.',
  },
  lights: ['dusk', 'day', 'gold', 'night'],
  close: { x: 560, y: 640, width: 960 },
  draw: ({ palette: outside, random }) => {
    const palette = indoors(outside);
    const [high, middle, low] = outside.sky;
    return (
      room(palette, '#e6dcc4', '#a8744a', 930) +
      window(
        palette,
        'view',
        [120, 170, 700, 500],
        gradient('outside', [
          [0, high],
          [0.6, middle],
          [1, low],
        ]) +
          box('url(#outside)', { x: 110, y: 160, width: 720, height: 520 }) +
          disc(outside.sun, 640, 340, 44) +
          place({ x: 470, y: 660, scale: 1.06 }, nairobiSkyline(outside, random, 0.4)) +
          [150, 330, 520, 690, 820]
            .map((x) => place({ x, y: 720, scale: 0.42 }, shadeTree(outside, random, { distance: 0.12 })))
            .join(''),
      ) +
      // A long curtain at each side.
      curtain(palette, 60) +
      curtain(palette, 800) +
      stroke(mix(lit(palette, '#5d3d25'), palette.ink, 0.2), 12, 'M34 116H926') +
      painting(palette) +
      rug(palette, { x: 520, y: 1056, width: 980, depth: 124, own: '#2f6f78' }) +
      desk(palette) +
      bed(palette)
    );
  },
};

const curtain = (palette: Palette, x: number): Drawing => {
  const cloth = lit(palette, '#d98f4a');
  return (
    shape(
      cloth,
      `M${x} 120H${x + 96}C${x + 90} 400 ${x + 100} 700 ${x + 108} 900H${x - 10}C${x} 700 ${x + 4} 400 ${x} 120z`,
    ) +
    stroke(
      mix(cloth, palette.ink, 0.22),
      9,
      `M${x + 30} 130C${x + 26} 400 ${x + 30} 700 ${x + 22} 894M${x + 64} 130C${x + 66} 400 ${x + 70} 700 ${x + 76} 894`,
    )
  );
};

/** A print in a frame: a sun over two hills. */
const painting = (palette: Palette): Drawing => {
  const paper = lit(palette, '#f4ead2');
  return (
    box(lit(palette, '#5d3d25'), { x: 1080, y: 250, width: 330, height: 250, round: 4 }) +
    inside(
      'print',
      'M1096 266h298v218h-298z',
      box(paper, { x: 1096, y: 266, width: 298, height: 218 }) +
        disc(lit(palette, '#e2853a'), 1290, 356, 44) +
        shape(lit(palette, '#7f9a6a'), 'M1080 440C1160 370 1240 372 1410 430V500H1080z') +
        shape(lit(palette, '#3f6b5c'), 'M1080 470C1180 420 1300 430 1410 462V500H1080z'),
    )
  );
};

const desk = (palette: Palette): Drawing => {
  const wood = lit(palette, '#7a4f32');
  const dark = mix(wood, palette.ink, 0.35);
  const steel = lit(palette, '#a9aeac');
  return (
    stroke(dark, 18, 'M210 800V1080M690 800V1080') +
    box(wood, { x: 170, y: 780, width: 560, height: 30, round: 5 }) +
    box(mix(wood, palette.rim, 0.3), { x: 170, y: 780, width: 560, height: 7, round: 4 }) +
    box(mix(wood, palette.ink, 0.16), { x: 470, y: 810, width: 190, height: 66, round: 4 }) +
    disc(steel, 565, 842, 7) +
    place({ x: 630, y: 780, scale: 0.86 }, tableLamp(palette, 'lamp')) +
    // A closed notebook, a cup, an open computer from behind.
    shape(mix(steel, palette.ink, 0.2), 'M300 780L286 660H440L450 780z') +
    shape(mix(steel, palette.rim, 0.3), 'M300 772L288 664H436L444 772z') +
    box(mix(steel, palette.ink, 0.35), { x: 284, y: 772, width: 190, height: 10, round: 4 }) +
    shape(lit(palette, '#f2e8d4'), 'M506 740H548L542 780H512z') +
    stroke(lit(palette, '#f2e8d4'), 6, 'M546 748C562 746 562 768 544 768') +
    // The chair.
    stroke(dark, 13, 'M330 960L310 1120M470 960L490 1120') +
    box(lit(palette, '#2f6f78'), { x: 306, y: 930, width: 190, height: 38, round: 14 }) +
    stroke(dark, 13, 'M322 940L316 800M480 940L486 800') +
    box(lit(palette, '#2f6f78'), { x: 304, y: 770, width: 194, height: 110, round: 22 }) +
    box(mix(lit(palette, '#2f6f78'), palette.rim, 0.25), { x: 304, y: 770, width: 194, height: 16, round: 8 })
  );
};

const bed = (palette: Palette): Drawing => {
  const wood = lit(palette, '#6a4028');
  const sheet = lit(palette, '#fbf4e4');
  const throwTone = lit(palette, '#c8572f');
  return (
    box(wood, { x: 1500, y: 560, width: 50, height: 500, round: 10 }) +
    box(mix(wood, palette.rim, 0.25), { x: 1500, y: 560, width: 12, height: 500, round: 6 }) +
    shape(sheet, 'M880 822C880 796 900 786 924 784H1500V990H880z') +
    shape(mix(sheet, palette.ink, 0.13), 'M880 900C1100 924 1320 916 1500 896V1000H880z') +
    shape(mix(sheet, palette.rim, 0.45), 'M1290 790C1286 734 1310 716 1360 714H1470C1500 716 1510 740 1504 790z') +
    shape(lit(palette, '#2f6f78'), 'M1250 794C1246 744 1266 724 1310 724H1360C1392 726 1402 750 1398 794z') +
    shape(
      mix(lit(palette, '#2f6f78'), palette.ink, 0.2),
      'M1340 794C1350 770 1352 744 1346 724H1360C1392 726 1402 750 1398 794z',
    ) +
    shape(throwTone, 'M930 783H1120C1130 850 1126 930 1118 1010H918C930 930 934 850 930 783z') +
    shape(
      lit(palette, '#f0c46a'),
      'M966 783H982C988 850 984 930 976 1010H958C966 930 970 850 966 783zM1070 783H1084C1090 850 1086 930 1078 1010H1062C1070 930 1074 850 1070 783z',
    ) +
    box(wood, { x: 866, y: 986, width: 650, height: 46, round: 6 }) +
    stroke(mix(wood, palette.ink, 0.3), 20, 'M900 1030V1090M1490 1030V1090')
  );
};
