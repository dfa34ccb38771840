import { mix } from '../kit/colour.ts';
import { trout } from '../kit/dishes/fish.ts';
import { coriander, limeHalf } from '../kit/dishes/herbs.ts';
import { greens, piece } from '../kit/dishes/stews.ts';
import { lowBowl, lowPlate } from '../kit/dishes/ware.ts';
import { lit, type Palette } from '../kit/light.ts';
import { between, type Random } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { box, type Drawing, disc, faint, halo, inside, place, rotate, shape, stroke } from '../kit/shapes.ts';
import { atTable } from '../kit/table/lamplight.ts';
import { candle, stemGlass } from '../kit/table/settings.ts';
import { steam } from '../kit/table/steam.ts';
import { tableTop } from '../kit/table/table-top.ts';

export const troutFireside: Scene = {
  alt: {
    en: 'A grilled trout with potatoes and greens on a table in front of a stone fireplace where cedar logs burn.',
    sw: 'Samaki aina ya trauti wa kuchoma, viazi na mboga mezani mbele ya meko ya mawe yenye moto.',
  },
  lights: ['night', 'gold'],
  close: { x: 700, y: 920, width: 860 },
  draw: ({ palette: scene, random }) => {
    const palette = atTable(scene);
    const wall = mix(lit(palette, '#8f6a4a'), palette.ink, 0.34);
    return (
      box(wall, { x: 0, y: 0, width: 1600, height: 1200 }) +
      stroke(
        mix(wall, palette.ink, 0.24),
        5,
        Array.from({ length: 9 }, (_, index) => `M0 ${index * 92 + 40}H1600`).join(''),
      ) +
      chimney(palette, random) +
      fire() +
      halo('room', [
        [0, '#ffa04a', 0.5],
        [0.5, '#e8782a', 0.2],
        [1, '#e8782a', 0],
      ]) +
      disc('url(#room)', 800, 600, 900) +
      tableTop(palette, { y: 770, own: '#6d4029' }) +
      place({ x: 300, y: 900 }, candle(palette, 'candle-a')) +
      place({ x: 1330, y: 870, scale: 0.9 }, candle(palette, 'candle-b')) +
      place({ x: 1190, y: 930, scale: 1.3 }, stemGlass(palette, '#e8c76a')) +
      place(
        { x: 430, y: 860 },
        lowBowl(palette, { radius: 150, own: '#2f5f68', rim: '#d9b36a' }, 90, greens(palette, random, 126)),
      ) +
      place({ x: 780, y: 1000 }, lowPlate(palette, { radius: 450, own: '#f4ecdc', rim: '#3f6f78' }, '')) +
      place({ x: 770, y: 976, scale: 1.2, scaleX: 1.42 }, trout(palette)) +
      [
        [540, 1070, 52],
        [640, 1092, 56],
        [1060, 1040, 50],
      ]
        .map(([x = 0, y = 0, size = 0]) =>
          place({ x, y, scale: 0.66, scaleX: 1 }, piece(palette, random, '#e8bd5a', size)),
        )
        .join('') +
      place({ x: 900, y: 1080, scale: 0.62, scaleX: 1.1 }, limeHalf(palette, '#e8c83a')) +
      place({ x: 800, y: 1096, scale: 0.62, scaleX: 1.1 }, rotate(30, limeHalf(palette, '#e8c83a'))) +
      place({ x: 480, y: 990, scale: 0.7, scaleX: 1.3 }, coriander(palette, -60)) +
      place({ x: 1130, y: 980, scale: 0.7, scaleX: 1.2 }, coriander(palette, 60)) +
      place(
        { x: 1420, y: 1040 },
        lowBowl(
          palette,
          { radius: 130, own: '#c98a4a', rim: '#f2e6cc' },
          80,
          [
            [-40, -20, 40],
            [40, -10, 44],
            [0, 50, 40],
            [-10, -60, 36],
          ]
            .map(([x = 0, y = 0, size = 0]) => place({ x, y }, piece(palette, random, '#e8bd5a', size)))
            .join(''),
        ),
      ) +
      steam(palette, { x: 760, y: 900, scale: 1.1, strength: 0.3 })
    );
  },
};

const opening = 'M440 780V470Q440 330 600 270Q800 220 1000 270Q1160 330 1160 470V780z';

/** The breast of field stones with an arched opening and a cedar mantel. */
function chimney(palette: Palette, random: Random): Drawing {
  const stone = lit(palette, '#8d8578');
  const stones: string[] = [];
  for (let row = 0; row < 10; row++) {
    for (let x = 230 + (row % 2) * -60; x < 1400; ) {
      const wide = between(random, 90, 170);
      const tone = mix(mix(stone, palette.ink, between(random, 0.08, 0.4)), '#c97a3a', 0.16);
      stones.push(box(tone, { x, y: row * 80 + 4, width: wide - 8, height: 72, round: 22 }));
      x += wide;
    }
  }
  return (
    inside(
      'breast',
      'M240 0H1360V800H240z',
      box(mix(stone, palette.ink, 0.6), { x: 240, y: 0, width: 1120, height: 800 }) + stones.join(''),
    ) +
    shape(mix(palette.ink, '#3a1a0e', 0.5), opening) +
    stroke(mix(stone, '#e89a4a', 0.4), 12, opening) +
    box(lit(palette, '#6d452b'), { x: 200, y: 150, width: 1200, height: 50, round: 6 }) +
    box(mix(lit(palette, '#6d452b'), palette.rim, 0.4), { x: 200, y: 150, width: 1200, height: 8 }) +
    box(mix(lit(palette, '#6d452b'), palette.ink, 0.6), { x: 200, y: 194, width: 1200, height: 10 })
  );
}

const fire = (): Drawing =>
  halo('blaze', [
    [0, '#ffb45a', 0.9],
    [0.5, '#ff8a3a', 0.35],
    [1, '#ff8a3a', 0],
  ]) +
  inside(
    'hearth',
    opening,
    disc('url(#blaze)', 800, 660, 460) +
      shape(
        '#d9602a',
        'M560 780C520 660 600 640 590 540C640 580 650 620 690 560C700 480 760 440 780 370C820 450 850 480 870 560C910 530 930 500 940 470C990 560 1080 640 1040 780z',
      ) +
      shape(
        '#f28a34',
        'M620 780C590 690 660 670 660 600C700 640 710 650 740 590C760 530 790 500 800 450C840 530 850 560 880 610C910 590 920 580 930 560C970 630 1010 690 980 780z',
      ) +
      shape(
        '#ffbf57',
        'M680 780C660 720 710 700 720 650C760 680 770 640 806 570C830 630 850 660 880 690C900 680 906 670 912 660C940 710 950 750 930 780z',
      ) +
      shape('#ffeaa6', 'M740 780C730 740 770 730 780 690C800 710 810 700 820 670C850 720 880 740 870 780z'),
  ) +
  stroke('#4a2a1a', 44, 'M560 770L1000 740M1040 776L620 736') +
  faint(0.8, stroke('#e8722a', 8, 'M600 756L900 738M1000 760L720 738'));
