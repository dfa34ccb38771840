import { mix } from '../kit/colour.ts';
import { ugali, uneven } from '../kit/dishes/grains.ts';
import { charred, ribs } from '../kit/dishes/grill.ts';
import { chilli, coriander, limeHalf } from '../kit/dishes/herbs.ts';
import { kachumbari } from '../kit/dishes/stews.ts';
import { knife } from '../kit/dishes/tools.ts';
import { bowl, plate } from '../kit/dishes/ware.ts';
import { lit, type Palette } from '../kit/light.ts';
import type { Random } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { blob, box, type Drawing, faint, place, rotate, stroke } from '../kit/shapes.ts';
import { planks, slantLight } from '../kit/table/cloths.ts';
import { atTable } from '../kit/table/lamplight.ts';

export const chomaBoard: Scene = {
  alt: {
    en: 'Grilled goat ribs and meat on a carving board from above, with a knife, salt, ugali and kachumbari.',
    sw: 'Mbavu na nyama ya mbuzi ya kuchoma ubaoni, picha ya kutoka juu: kisu, chumvi, ugali na kachumbari.',
  },
  lights: ['gold', 'day', 'night'],
  close: { x: 720, y: 640, width: 880 },
  draw: ({ palette: scene, random }) => {
    const palette = atTable(scene);
    return (
      planks(palette, random, '#5f4536', 6) +
      place(
        { x: 690, y: 640 },
        rotate(
          -7,
          cuttingBoard(palette) + meats(palette, random) + place({ x: 300, y: 230 }, rotate(-22, knife(palette))),
        ),
      ) +
      place(
        { x: 1380, y: 310 },
        bowl(palette, { radius: 190, own: '#2f6f68', rim: '#f2e6cc' }, kachumbari(palette, random, 156)),
      ) +
      place(
        { x: 1480, y: 940 },
        plate(palette, { radius: 250, own: '#f6efdf', rim: '#c8452f' }) + ugali(palette, 164),
      ) +
      place({ x: 1180, y: 1110, scale: 1.2 }, limeHalf(palette)) +
      place({ x: 160, y: 110, scale: 1.5 }, chilli(palette, '#4f8a34', 20)) +
      place({ x: 330, y: 90, scale: 1.2 }, coriander(palette, 60)) +
      slantLight(palette)
    );
  },
};

function cuttingBoard(palette: Palette): Drawing {
  const wood = lit(palette, '#c08a54');
  const grain =
    'M-480-260Q-100-290 420-250M-500-120Q0-150 480-110M-490 20Q-60-10 490 30M-500 170Q0 140 470 180M-470 300Q100 270 460 310';
  return (
    faint(0.34, box(palette.ink, { x: -490, y: -350, width: 1080, height: 780, round: 50 })) +
    box(mix(wood, palette.ink, 0.4), { x: -530, y: -376, width: 1068, height: 776, round: 46 }) +
    box(wood, { x: -530, y: -384, width: 1060, height: 764, round: 46 }) +
    stroke(mix(wood, palette.ink, 0.16), 5, grain) +
    `<rect x="-496" y="-350" width="992" height="696" rx="34" fill="none" stroke="${mix(wood, palette.ink, 0.26)}" stroke-width="9"/>` +
    stroke(mix(wood, '#fff0d0', 0.5), 6, 'M-490-378H490')
  );
}

const meats = (palette: Palette, random: Random): Drawing =>
  place({ x: -120, y: -130, scale: 1.55 }, ribs(palette)) +
  [
    [-360, 190, 70],
    [-210, 150, 74],
    [-60, 190, 70],
    [-280, 300, 72],
    [-110, 310, 70],
    [50, 290, 74],
  ]
    .map(([x = 0, y = 0, size = 0], index) =>
      place(
        { x, y },
        rotate(index * 37 - 60, place({ x: 0, y: 0, scale: 0.84, scaleX: 1.3 }, charred(palette, random, size))),
      ),
    )
    .join('') +
  place(
    { x: 330, y: -220 },
    blob(mix(lit(palette, '#fdf8ec'), palette.ink, 0.16), uneven(random, 84, 0.1)) +
      blob(lit(palette, '#fdf8ec'), uneven(random, 66, 0.14)) +
      stroke('#ffffff', 6, 'M-20-14h1M10 6h1M24-22h1M-30 20h1M4-36h1M30 24h1'),
  ) +
  place({ x: -420, y: 20, scale: 1.3 }, coriander(palette, -20)) +
  place({ x: 350, y: -60, scale: 1.4 }, chilli(palette, '#cf2f27', 60));
