import { mix } from '../kit/colour.ts';
import { layer } from '../kit/land.ts';
import { lit, type Palette } from '../kit/light.ts';
import { looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import { palm } from '../kit/plants.ts';
import { underShade } from '../kit/road.ts';
import { suitcase } from '../kit/rooms/suitcase.ts';
import type { Scene } from '../kit/scene.ts';
import { box, type Drawing, gradient, place, polygon, shape, stroke } from '../kit/shapes.ts';
import { cloud, sky, sun } from '../kit/sky.ts';
import { airliner } from '../kit/vehicles/planes.ts';

/** A long terminal of glass under one curved roof, and the control tower. */
function terminal(palette: Palette): Drawing {
  const wall = lit(palette, '#dcd2bd', 0.3);
  const glass = palette.lamps ? mix('#ffd489', palette.haze, 0.2) : mix(lit(palette, '#4f7f8a', 0.3), palette.ink, 0.1);
  const mullions = Array.from({ length: 24 }, (_, index) => `M${900 + index * 32} 800V870`).join('');
  return (
    shape(mix(wall, palette.ink, 0.12), 'M716 880L730 560H770L784 880z') +
    shape(mix(wall, palette.ink, 0.3), 'M752 880V560H770L784 880z') +
    polygon(glass, [
      [700, 506],
      [800, 506],
      [786, 552],
      [714, 552],
    ]) +
    shape(wall, 'M690 506C700 486 800 486 810 506zM716 552H784V566H716z') +
    stroke(mix(wall, palette.ink, 0.4), 5, 'M750 490V430') +
    box(wall, { x: 860, y: 780, width: 760, height: 110 }) +
    box(glass, { x: 880, y: 800, width: 740, height: 70 }) +
    stroke(wall, 5, mullions) +
    shape(mix(wall, palette.rim, 0.3), 'M836 786C1000 730 1300 716 1640 730V760C1300 750 1050 760 836 798z')
  );
}

export const airportPlane: Scene = {
  alt: {
    en: 'An aeroplane stands in front of the terminal and control tower of a Kenyan airport; a traveller with a suitcase walks up.',
    sw: 'Ndege kubwa mbele ya jengo na mnara wa uwanja wa ndege wa Kenya; msafiri mwenye sanduku anaielekea.',
  },
  lights: ['dawn', 'day', 'gold', 'dusk', 'night'],
  close: { x: 470, y: 860, width: 800 },
  draw: ({ palette, random }) => {
    const apron = lit(palette, '#a8a79e');
    return (
      sky(palette, 800) +
      sun(palette, 360, 500, 104) +
      cloud(palette, 1120, 200, 620) +
      cloud(palette, 380, 280, 380) +
      layer(palette, random, { depth: 0, y: 780, swell: 40, steps: 5 }) +
      layer(palette, random, { depth: 1, y: 830, swell: 16 }) +
      place({ x: 150, y: 890, scale: 0.75 }, palm(palette, random, 60, 0.35)) +
      place({ x: 270, y: 890, scale: 0.6 }, palm(palette, random, -40, 0.45)) +
      terminal(palette) +
      gradient('apron', [
        [0, mix(apron, palette.glow, 0.3)],
        [1, mix(apron, palette.ink, 0.36)],
      ]) +
      box('url(#apron)', { x: 0, y: 880, width: 1600, height: 320 }) +
      stroke(mix(lit(palette, '#e9b93a'), apron, 0.2), 9, 'M-20 1128C500 1120 760 1090 1620 1000') +
      stroke(
        mix(apron, palette.ink, 0.16),
        3,
        'M0 930H1600M0 1020H1600M0 1160H1600M240 880L-200 1200M640 880L520 1200M1040 880L1180 1200M1400 880L1800 1200',
      ) +
      underShade(palette, 820, 982, 1200) +
      place({ x: 830, y: 980, scale: 1.42 }, airliner(palette)) +
      underShade(palette, 452, 1150, 150) +
      place({ x: 430, y: 1150, scale: 0.86 }, person(palette, looks.guest, poses['walking-behind'])) +
      place({ x: 500, y: 1152, scale: 0.86 }, suitcase(palette))
    );
  },
};
