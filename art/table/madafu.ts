import { dhow } from '../kit/boats/dhow.ts';
import { mix } from '../kit/colour.ts';
import { coconutHalf, dafu } from '../kit/dishes/fruit.ts';
import { lit } from '../kit/light.ts';
import { palm } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { foam, sea } from '../kit/sea.ts';
import { ellipse, faint, gradient, place, rotate, shape, stroke } from '../kit/shapes.ts';
import { birds, cloud, sky, sun } from '../kit/sky.ts';
import { low } from '../kit/table/arcs.ts';
import { kikoi } from '../kit/table/cloths.ts';
import { atTable } from '../kit/table/lamplight.ts';

export const madafu: Scene = {
  alt: {
    en: 'Two young coconuts with straws on a kikoi spread over white sand; a dhow sails on the sea behind.',
    sw: 'Madafu mawili yenye mirija juu ya kikoi kwenye mchanga mweupe; jahazi baharini nyuma.',
  },
  lights: ['day', 'gold', 'dusk', 'dawn'],
  close: { x: 740, y: 770, width: 960 },
  sunOnRight: true,
  draw: ({ palette, random }) => {
    const near = atTable(palette);
    const sand = lit(palette, '#f1e2c0');
    return (
      sky(palette, 500) +
      sun(palette, 1150, 330, 86) +
      cloud(palette, 500, 190, 600) +
      cloud(palette, 1360, 250, 300) +
      birds(palette, random, { x: 820, y: 300, size: 0.6 }) +
      sea(palette, random, { top: 500, bottom: 760, count: 34 }) +
      place({ x: 1180, y: 560, scale: 0.42 }, dhow(palette, {}, 0.25)) +
      gradient('sand', [
        [0, mix(sand, palette.glow, 0.2)],
        [1, mix(sand, palette.ink, 0.22)],
      ]) +
      shape('url(#sand)', 'M-20 740Q300 700 700 736T1620 716V1220H-20z') +
      faint(
        0.8,
        foam(
          mix(palette.water[0], '#ffffff', 0.6),
          [
            [-20, 730],
            [300, 700],
            [700, 730],
            [1160, 706],
            [1620, 712],
          ],
          16,
        ),
      ) +
      faint(
        0.4,
        stroke(
          mix(sand, palette.ink, 0.24),
          5,
          'M40 830q120-20 240 0M1240 800q110-18 220 2M1280 1010q100-16 220 0M60 1120q80-14 160 0',
        ),
      ) +
      place({ x: 1660, y: 960, scale: 2 }, palm(palette, random, -150)) +
      low(
        { x: 720, y: 1030, scale: 1.1 },
        rotate(
          -18,
          kikoi(near, { width: 1120, height: 640, own: '#2f8f9a', stripes: ['#f2b53f', '#f6efdf', '#d8502c'] }),
        ),
      ) +
      place({ x: 540, y: 1070, scale: 2.1 }, dafu(near)) +
      place({ x: 975, y: 1010, scale: 1.7, scaleX: -1.7 }, dafu(near)) +
      low({ x: 1120, y: 1070, scale: 1.15 }, coconutHalf(near)) +
      faint(0.3, ellipse(palette.ink, { x: 250, y: 1110, rx: 90, ry: 18 })) +
      shape(
        mix(lit(near, '#f7d9c0'), '#ffffff', 0.2),
        'M170 1100C180 1050 230 1030 262 1040C300 1050 320 1080 330 1110C280 1120 210 1120 170 1100z',
      ) +
      stroke(
        lit(near, '#c98a6a'),
        5,
        'M186 1092C220 1060 250 1060 300 1106M204 1100C230 1080 250 1080 276 1108M190 1078C220 1050 270 1050 318 1096',
      )
    );
  },
};
