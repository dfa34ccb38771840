import { mix } from '../kit/colour.ts';
import { mahamri } from '../kit/dishes/breads.ts';
import { cupFromAbove, kettleFromAbove } from '../kit/dishes/drinks.ts';
import { uneven } from '../kit/dishes/grains.ts';
import { chopped, coriander } from '../kit/dishes/herbs.ts';
import { sinia } from '../kit/dishes/trays.ts';
import { bowl, plate } from '../kit/dishes/ware.ts';
import { lit, type Palette } from '../kit/light.ts';
import { between, type Random } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { blob, box, type Drawing, disc, ellipse, place, rotate, stroke } from '../kit/shapes.ts';
import { arc } from '../kit/table/arcs.ts';
import { frondShadow, mat, slantLight } from '../kit/table/cloths.ts';
import { atTable } from '../kit/table/lamplight.ts';

export const swahiliBreakfast: Scene = {
  alt: {
    en: 'A Swahili breakfast from above: mahamri, pigeon peas in coconut, chai and dates on a brass tray.',
    sw: 'Kiamshakinywa cha Kiswahili kwenye sinia: mahamri, mbaazi za nazi, chai na tende.',
  },
  lights: ['day', 'dawn', 'gold'],
  close: { x: 700, y: 640, width: 800 },
  draw: ({ palette: scene, random }) => {
    const palette = atTable(scene);
    return (
      box(lit(palette, '#d8c19a'), { x: 0, y: 0, width: 1600, height: 1200 }) +
      place(
        { x: 800, y: 600 },
        rotate(
          -9,
          mat(palette, 2000, 1190, [
            '#e3c483',
            '#a8452f',
            '#e6cb90',
            '#2f6f68',
            '#e3c483',
            '#a8452f',
            '#e6cb90',
            '#2f6f68',
          ]),
        ),
      ) +
      place({ x: 730, y: 620 }, sinia(palette, 520)) +
      place({ x: 560, y: 500 }, plate(palette, { radius: 250, own: '#f6efdf', rim: '#2f7f96' })) +
      heap(palette) +
      place(
        { x: 890, y: 780 },
        bowl(palette, { radius: 190, own: '#f2e6cc', rim: '#a8452f' }, mbaazi(palette, random, 158)),
      ) +
      place({ x: 890, y: 430, scale: 0.92 }, cupFromAbove(palette, { radius: 140, own: '#f6efdf', rim: '#2f7f96' })) +
      place({ x: 560, y: 880 }, bowl(palette, { radius: 110, own: '#3a7f8c' }, dates(palette))) +
      place({ x: 1370, y: 300 }, rotate(28, kettleFromAbove(palette, '#3a7f8c'))) +
      place({ x: 1330, y: 800, scale: 1.16 }, cupFromAbove(palette, { radius: 140, own: '#f6efdf', rim: '#2f7f96' })) +
      place({ x: 1150, y: 1050, scale: 0.8 }, mahamri(palette, 40)) +
      frondShadow(palette, { x: -60, y: 60, turn: 24, scale: 1.25 }) +
      slantLight(palette)
    );
  },
};

const heap = (palette: Palette): Drawing =>
  [
    [470, 560, 20],
    [640, 560, -40],
    [560, 400, 8],
    [470, 440, 160],
    [660, 440, 96],
    [562, 500, -12],
  ]
    .map(([x = 0, y = 0, turn = 0], index) =>
      place({ x, y, scale: 1.18 }, mahamri(palette, turn, index % 2 ? '#c27a32' : '#cf8c40')),
    )
    .join('');

/** Pigeon peas in coconut milk. */
function mbaazi(palette: Palette, random: Random, radius: number): Drawing {
  const cream = lit(palette, '#f0d79a');
  const peas = Array.from({ length: 46 }, (_, index) => {
    const [angle, far] = [index * 2.4, radius * 0.86 * Math.sqrt((index + 0.5) / 46)];
    const [x, y, own] = [Math.cos(angle) * far, Math.sin(angle) * far, lit(palette, index % 3 ? '#a97f3f' : '#b9974e')];
    return place(
      { x, y },
      ellipse(mix(own, palette.ink, 0.3), { x: 2, y: 3, rx: 18, ry: 14 }) +
        ellipse(own, { x: 0, y: 0, rx: 17, ry: 13 }) +
        ellipse(mix(own, '#fff2c8', 0.6), { x: -4, y: -4, rx: 5, ry: 3, turn: between(random, -30, 30) }),
    );
  });
  return (
    disc(mix(cream, palette.ink, 0.24), 0, 0, radius) +
    blob(cream, uneven(random, radius * 0.95, 0.03)) +
    peas.join('') +
    stroke(mix(cream, '#ffffff', 0.8), 9, 'M-96-40C-70-90-10-104 30-70S30 20-20 20S-90 70-40 100S70 90 96 40') +
    stroke(mix(cream, '#ffffff', 0.6), 5, arc(radius * 0.88, 200, 240)) +
    chopped(palette, random, { radius: radius * 0.6, count: 10 }) +
    place({ x: 30, y: -10, scale: 0.7 }, coriander(palette, 30))
  );
}

const dates = (palette: Palette): Drawing =>
  [
    [-44, -20, 20],
    [10, -50, -40],
    [44, 0, 70],
    [-20, 30, -10],
    [26, 50, 30],
    [0, -4, 50],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      place(
        { x, y },
        rotate(
          turn,
          ellipse(lit(palette, '#4e2616'), { x: 2, y: 3, rx: 34, ry: 18 }) +
            ellipse(lit(palette, '#7a3f22'), { x: 0, y: 0, rx: 32, ry: 16 }) +
            ellipse(lit(palette, '#c98a5a'), { x: -8, y: -6, rx: 12, ry: 3, turn: -8 }),
        ),
      ),
    )
    .join('');
