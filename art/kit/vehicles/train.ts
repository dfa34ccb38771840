import { mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { box, type Drawing, disc, inside, place, shape, stroke } from '../shapes.ts';
import { tones } from './coachwork.ts';

const bogie = (palette: Palette, x: number, wheels: number): Drawing => {
  const { dark, metal } = tones(palette, '#8d8f8e');
  return (
    box(dark, { x: x - 8, y: -34, width: wheels * 34 + 8, height: 18, round: 6 }) +
    Array.from(
      { length: wheels },
      (_, index) => disc(dark, x + 14 + index * 34, -14, 14) + disc(metal, x + 14 + index * 34, -14, 5),
    ).join('')
  );
};

/** A passenger coach, 560 long and 130 high, its left end at the origin. `id` is unique in the scene. */
function coach(palette: Palette, id: string): Drawing {
  const tone = tones(palette, '#efe9da');
  const panes = Array.from({ length: 9 }, (_, index) => `M${76 + index * 46}-100h34v32h-34z`).join('');
  return (
    bogie(palette, 46, 2) +
    bogie(palette, 440, 2) +
    box(tone.dark, { x: 150, y: -34, width: 260, height: 14, round: 3 }) +
    inside(
      id,
      'M2-32V-118C2-126 8-130 16-130H544C552-130 558-126 558-118V-32z',
      box(tone.body, { x: 0, y: -132, width: 560, height: 104 }) +
        box(lit(palette, '#b8402c'), { x: 0, y: -62, width: 560, height: 16 }) +
        box(lit(palette, '#e2a23a'), { x: 0, y: -46, width: 560, height: 5 }) +
        box(tone.low, { x: 0, y: -41, width: 560, height: 12 }) +
        box(tone.high, { x: 0, y: -131, width: 560, height: 6 }),
    ) +
    box(tone.glass, { x: 66, y: -104, width: 428, height: 40, round: 4 }) +
    shape(palette.lamps ? tone.warm : tone.shine, panes) +
    box(tone.low, { x: 22, y: -108, width: 28, height: 72, round: 3 }) +
    box(tone.low, { x: 510, y: -108, width: 28, height: 72, round: 3 }) +
    box(tone.dark, { x: 556, y: -112, width: 8, height: 76 })
  );
}

/** A diesel locomotive, 600 long and 145 high, its nose at the origin facing left. */
function locomotive(palette: Palette): Drawing {
  const tone = tones(palette, '#efe9da');
  const red = lit(palette, '#b8402c');
  const louvres = Array.from({ length: 12 }, (_, index) => `M${214 + index * 12}-104V-74`).join('');
  return (
    bogie(palette, 60, 3) +
    bogie(palette, 430, 3) +
    box(tone.dark, { x: 200, y: -34, width: 200, height: 20, round: 5 }) +
    box(tone.dark, { x: 4, y: -40, width: 592, height: 12 }) +
    inside(
      'locomotive',
      'M6-36C2-60 10-92 34-104L60-138C64-143 70-145 78-145H590C594-145 596-142 596-138V-36z',
      box(tone.body, { x: 0, y: -150, width: 600, height: 120 }) +
        shape(red, 'M0-84C60-92 110-62 190-62H600V-36H0z') +
        shape(lit(palette, '#e2a23a'), 'M0-92C60-98 112-70 192-70H600V-62H190C110-62 60-90 0-84z') +
        shape(mix(tone.body, palette.ink, 0.3), 'M150-146H600V-134H150z') +
        box(tone.high, { x: 60, y: -146, width: 100, height: 5 }),
    ) +
    shape(tone.glass, 'M40-104L62-132H92V-102zM104-132H136V-102H104z') +
    shape(tone.shine, 'M48-106L68-130H78L60-106z') +
    stroke(tone.low, 4, louvres) +
    stroke(tone.low, 4, 'M392-122H572M392-112H572') +
    stroke(tone.metal, 3, 'M170-62H590M170-62V-36M300-62V-36M440-62V-36M590-62V-36') +
    disc(tone.warm, 22, -78, 7) +
    disc(tone.warm, 52, -140, 6)
  );
}

/** The express: a locomotive and so many coaches, its nose at the origin. */
export const train = (palette: Palette, coaches: number): Drawing =>
  Array.from({ length: coaches }, (_, index) =>
    place({ x: 604 + index * 566, y: 0 }, coach(palette, `coach-${index}`)),
  ).join('') + locomotive(palette);
