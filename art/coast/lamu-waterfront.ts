import { donkey } from '../kit/animals/donkey.ts';
import { dhow } from '../kit/boats/dhow.ts';
import { mix } from '../kit/colour.ts';
import { lit, shaded } from '../kit/light.ts';
import { looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import type { Scene } from '../kit/scene.ts';
import { mirrored, sea } from '../kit/sea.ts';
import { box, place, stroke } from '../kit/shapes.ts';
import { birds, cloud, sky, sun } from '../kit/sky.ts';
import { lamuSeafront } from './lamu-seafront.ts';

export const lamuWaterfront: Scene = {
  alt: {
    en: 'Donkeys carry sacks along Lamu’s sea wall, past coral houses and moored dhows.',
    sw: 'Punda wamebeba magunia kando ya bahari Lamu, wakipita nyumba za matumbawe na majahazi.',
  },
  lights: ['dawn', 'day', 'gold', 'dusk'],
  close: { x: 780, y: 760, width: 900 },
  sunOnRight: true,
  draw: ({ palette, random }) => {
    const stone = lit(palette, '#d6c19a');
    const face = mix(stone, shaded(palette, '#8d7a58'), 0.6);
    const courses = [910, 938].map((y) => `M0 ${y}H1600`).join('');
    const joints = Array.from(
      { length: 11 },
      (_, index) => `M${index * 150 + (index % 2) * 20} ${index % 2 ? 884 : 912}v26`,
    ).join('');
    const figure = (
      look: keyof typeof looks,
      pose: keyof typeof poses,
      { x, y, scale, turn = 1 }: { x: number; y: number; scale: number; turn?: number },
    ) => place({ x, y, scale, scaleX: scale * turn }, person(palette, looks[look], poses[pose]));
    return (
      sky(palette, 560) +
      sun(palette, 1330, 250, 70) +
      cloud(palette, 560, 130, 480) +
      lamuSeafront(palette, random, { y: 800, scale: 1.5, distance: 0.12 }) +
      box(stone, { x: 0, y: 792, width: 1600, height: 92 }) +
      box(face, { x: 0, y: 880, width: 1600, height: 84 }) +
      stroke(mix(face, palette.ink, 0.25), 3, courses + joints) +
      box(mix(stone, palette.rim, 0.4), { x: 0, y: 876, width: 1600, height: 8 }) +
      figure('kanzu', 'walking', { x: 250, y: 832, scale: 0.5 }) +
      figure('buibui', 'walking', { x: 1200, y: 826, scale: 0.48, turn: -1 }) +
      figure('kanga', 'walking', { x: 1256, y: 828, scale: 0.47, turn: -1 }) +
      place({ x: 1010, y: 858, scale: 0.82 }, donkey(palette)) +
      place({ x: 660, y: 866, scale: 0.9 }, donkey(palette, { load: true })) +
      figure('kikoi', 'walking', { x: 812, y: 868, scale: 0.56 }) +
      sea(palette, random, { top: 960, count: 14 }) +
      place({ x: 1340, y: 1050, scale: 0.86 }, dhow(palette, { sail: 'furled', crew: false, band: '#3f7d62' })) +
      mirrored({ x: 1340, y: 1052, scale: 0.86 }, dhow(palette, { sail: 'furled', crew: false, band: '#3f7d62' })) +
      place(
        { x: 240, y: 1090, scale: 0.98, scaleX: -0.98 },
        dhow(palette, { sail: 'furled', crew: false, band: '#c8452f' }),
      ) +
      mirrored({ x: 240, y: 1092, scale: 0.98 }, dhow(palette, { sail: 'furled', crew: false, band: '#c8452f' })) +
      birds(palette, random, { x: 900, y: 180, count: 4, size: 0.7 })
    );
  },
};
