import { rosette } from '../kit/buildings/carved-door.ts';
import { mix } from '../kit/colour.ts';
import { lit, shaded } from '../kit/light.ts';
import type { Scene } from '../kit/scene.ts';
import { box, disc, faint, place, polygon, shape, stroke } from '../kit/shapes.ts';

export const carvedRosette: Scene = {
  alt: {
    en: 'Rosettes, vines and brass studs carved into a Swahili door, close up.',
    sw: 'Picha ya karibu ya maua, matawi na misumari ya shaba kwenye mlango wa Kiswahili.',
  },
  lights: ['day', 'gold', 'dusk'],
  close: { x: 800, y: 420, width: 820 },
  draw: ({ palette }) => {
    const wood = lit(palette, '#7f4d2b');
    const [dark, high] = [mix(wood, shaded(palette, '#4d2c19'), 0.8), mix(wood, palette.rim, 0.34)];
    const brass = lit(palette, '#d9a441');
    const stud = (x: number, y: number) =>
      disc(mix(dark, palette.ink, 0.5), x + 8, y + 12, 66) +
      disc(mix(brass, dark, 0.4), x, y, 62) +
      disc(brass, x - 5, y - 6, 52) +
      disc(mix(brass, palette.rim, 0.7), x - 20, y - 22, 15);
    const vine = 'M0 0C40-70 110-70 140-10C160 40 110 70 84 40';
    const leaf = 'M30-46C60-100 120-96 140-70C110-74 70-60 30-46zM110 30C150 40 170 90 150 120C144 84 128 60 110 30z';
    const spray = (x: number, y: number, turn: 1 | -1) =>
      place({ x, y, scale: 1.5, scaleX: 1.5 * turn }, stroke(high, 11, vine) + shape(high, leaf));
    return (
      box(wood, { x: 0, y: 0, width: 1600, height: 1200 }) +
      box(dark, { x: 0, y: 120, width: 1600, height: 600 }) +
      box(mix(dark, palette.ink, 0.3), { x: 0, y: 120, width: 1600, height: 22 }) +
      Array.from(
        { length: 27 },
        (_, index) => disc(dark, 14 + index * 62, 66, 24) + disc(high, 10 + index * 62, 60, 20),
      ).join('') +
      spray(1030, 440, 1) +
      spray(570, 440, -1) +
      stroke(high, 12, 'M0 200H1600M0 648H1600') +
      place(
        { x: 800, y: 420 },
        disc(mix(dark, palette.ink, 0.4), 8, 12, 214) +
          rosette(high, mix(dark, wood, 0.25), 206) +
          `<circle r="206" fill="none" stroke="${high}" stroke-width="12"/>` +
          rosette(mix(high, palette.rim, 0.3), mix(dark, wood, 0.5), 84),
      ) +
      place({ x: 60, y: 430 }, rosette(high, mix(dark, wood, 0.25), 150)) +
      place({ x: 1540, y: 430 }, rosette(high, mix(dark, wood, 0.25), 150)) +
      box(mix(wood, palette.rim, 0.16), { x: 0, y: 720, width: 1600, height: 40 }) +
      box(dark, { x: 0, y: 752, width: 1600, height: 12 }) +
      [200, 500, 800, 1100, 1400].map((x) => stud(x, 900)).join('') +
      box(dark, { x: 0, y: 1040, width: 1600, height: 8 }) +
      [200, 500, 800, 1100, 1400].map((x) => stud(x, 1180)).join('') +
      faint(
        0.22,
        polygon(palette.ink, [
          [1600, 0],
          [1600, 1200],
          [1180, 1200],
          [1420, 0],
        ]),
      )
    );
  },
};
