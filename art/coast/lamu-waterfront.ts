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
      x: number,
      y: number,
      scale: number,
      look: keyof typeof looks,
      pose: keyof typeof poses,
      turn = 1,
    ) => place(x, y, scale, person(palette, looks[look], poses[pose]), scale * turn);
    return (
      sky(palette, 560) +
      sun(palette, 1330, 250, 70) +
      cloud(palette, 560, 130, 480) +
      lamuSeafront(palette, random, 800, 1.5, 0.12) +
      box(stone, 0, 792, 1600, 92) +
      box(face, 0, 880, 1600, 84) +
      stroke(mix(face, palette.ink, 0.25), 3, courses + joints) +
      box(mix(stone, palette.rim, 0.4), 0, 876, 1600, 8) +
      figure(250, 832, 0.5, 'kanzu', 'walking') +
      figure(1200, 826, 0.48, 'buibui', 'walking', -1) +
      figure(1256, 828, 0.47, 'kanga', 'walking', -1) +
      place(1010, 858, 0.82, donkey(palette)) +
      place(660, 866, 0.9, donkey(palette, true)) +
      figure(812, 868, 0.56, 'kikoi', 'walking') +
      sea(palette, random, 960, 1200, 14) +
      place(1340, 1050, 0.86, dhow(palette, { sail: 'furled', crew: false, band: '#3f7d62' })) +
      mirrored(1340, 1052, 0.86, dhow(palette, { sail: 'furled', crew: false, band: '#3f7d62' })) +
      place(240, 1090, 0.98, dhow(palette, { sail: 'furled', crew: false, band: '#c8452f' }), -0.98) +
      mirrored(240, 1092, 0.98, dhow(palette, { sail: 'furled', crew: false, band: '#c8452f' })) +
      birds(palette, random, 900, 180, 4, 0.7)
    );
  },
};
