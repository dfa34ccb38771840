import { mix } from '../kit/colour.ts';
import { lit } from '../kit/light.ts';
import { palm } from '../kit/plants.ts';
import { indoors, room, rug, window } from '../kit/rooms/room.ts';
import { tableLamp } from '../kit/rooms/table-lamp.ts';
import type { Scene } from '../kit/scene.ts';
import { box, faint, gradient, place, shape, stroke } from '../kit/shapes.ts';

export const netBed: Scene = {
  alt: {
    en: 'A four-poster bed under a white mosquito net, a lamp beside it and a palm outside the window.',
    sw: 'Kitanda cha nguzo nne chenye chandarua cheupe, taa kando yake na mnazi nje ya dirisha.',
  },
  lights: ['dusk', 'day', 'gold', 'night'],
  close: { x: 1000, y: 660, width: 1000 },
  draw: ({ palette: outside, random }) => {
    const palette = indoors(outside);
    const wood = lit(palette, '#6a4028');
    const dark = mix(wood, palette.ink, 0.35);
    const sheet = lit(palette, '#fbf4e4');
    const net = palette.lamps ? '#ffe9c4' : mix(palette.cloud[0], sheet, 0.5);
    const [high, , low] = outside.sky;
    return (
      room(palette, '#efdcb8', '#a8744a', 930) +
      stroke(mix(dark, palette.ink, 0.2), 34, 'M-20 60H1620') +
      stroke(dark, 26, 'M160-20V60M480-20V60M800-20V60M1120-20V60M1440-20V60') +
      window(
        palette,
        'view',
        [110, 300, 300, 400],
        gradient('outside', [
          [0, high],
          [0.7, low],
        ]) +
          box('url(#outside)', { x: 100, y: 290, width: 320, height: 420 }) +
          box(outside.water[1], { x: 100, y: 600, width: 320, height: 150 }) +
          place({ x: 220, y: 720, scale: 0.9 }, palm(outside, random, 70, 0.1)),
      ) +
      rug(palette, { x: 330, y: 1040, width: 1180, depth: 130 }) +
      // Rear posts, headboard, bed.
      stroke(dark, 22, 'M640 250V900M1290 250V900') +
      shape(wood, 'M1256 900V560C1290 520 1370 520 1404 560V900z') +
      shape(mix(wood, palette.ink, 0.25), 'M1280 900V590C1300 560 1360 560 1380 590V900z') +
      shape(sheet, 'M520 800C520 776 540 770 560 768H1330C1360 768 1376 790 1376 810V930H520z') +
      shape(mix(sheet, palette.ink, 0.14), 'M520 880C760 900 1120 890 1376 870V950H520z') +
      shape(mix(sheet, palette.rim, 0.5), 'M1110 776C1110 726 1140 704 1200 704H1310C1350 706 1366 730 1360 780z') +
      shape(mix(sheet, palette.ink, 0.08), 'M1170 780C1170 744 1190 730 1230 730H1320C1350 734 1362 750 1358 782z') +
      shape(lit(palette, '#2f7f8c'), 'M520 800C520 776 540 770 560 768H800C806 830 800 880 790 952H520z') +
      shape(
        lit(palette, '#f0c46a'),
        'M600 768H620C626 830 620 880 612 952H592C600 880 606 830 600 768zM740 768H752C758 830 752 880 744 952H732C740 880 746 830 740 768z',
      ) +
      box(wood, { x: 496, y: 930, width: 920, height: 50, round: 6 }) +
      box(mix(wood, palette.rim, 0.25), { x: 496, y: 930, width: 920, height: 8, round: 4 }) +
      // Net, gathered at the posts.
      faint(
        0.34,
        shape(
          net,
          'M500 240H1410V300C1410 500 1400 700 1386 960H1330C1360 760 1350 560 1250 420C1180 340 1060 320 955 320C850 320 730 340 660 420C560 560 550 760 580 960H524C510 700 500 500 500 300z',
        ),
      ) +
      faint(
        0.4,
        shape(
          net,
          'M500 240C520 420 540 520 548 640C554 760 530 880 516 980H590C584 860 570 760 566 650C580 520 640 380 700 300L760 240zM1410 240C1390 420 1370 520 1362 640C1356 760 1380 880 1394 980H1320C1326 860 1340 760 1344 650C1330 520 1270 380 1210 300L1150 240z',
        ),
      ) +
      faint(
        0.5,
        stroke(
          net,
          4,
          'M540 260C560 420 566 560 558 660C552 780 556 880 556 970M620 260C600 400 572 540 562 650M1370 260C1350 420 1344 560 1352 660C1358 780 1354 880 1354 970M1290 260C1310 400 1338 540 1348 650',
        ),
      ) +
      stroke(lit(palette, '#d9b36a'), 9, 'M544 652C556 660 562 660 572 650M1338 650C1350 660 1356 660 1366 652') +
      faint(
        0.55,
        shape(
          net,
          'M490 226H1420V250C1380 290 1330 290 1300 256C1270 296 1200 296 1170 256C1140 296 1070 296 1040 256C1010 296 930 296 900 256C870 296 800 296 770 256C740 296 670 296 640 256C600 296 540 290 490 250z',
        ),
      ) +
      stroke(wood, 24, 'M506 210V1030M1404 210V1030') +
      stroke(mix(wood, palette.rim, 0.25), 5, 'M498 216V1024M1396 216V1024') +
      stroke(wood, 16, 'M496 226H1414') +
      // Bedside table and lamp.
      box(wood, { x: 1440, y: 800, width: 150, height: 20, round: 4 }) +
      stroke(dark, 14, 'M1458 820V1040M1572 820V1040') +
      place({ x: 1515, y: 800, scale: 0.95 }, tableLamp(palette, 'lamp'))
    );
  },
};
