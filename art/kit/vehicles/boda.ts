import type { Hex } from '../colour.ts';
import { mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { box, type Drawing, disc, limb, shape, stroke } from '../shapes.ts';
import { type Rider, rider } from './boda-riders.ts';
import { tones } from './coachwork.ts';

interface BodaLook {
  own?: Hex;
  /** A battery in place of the engine, and no exhaust. */
  electric?: boolean;
  driver?: Rider;
  passenger?: Rider;
}

/** A boda boda about 210 long and 120 high (195 with riders), facing left. */
export function boda(palette: Palette, { own = '#b3262e', electric = false, driver, passenger }: BodaLook): Drawing {
  const tone = tones(palette, own);
  return (
    spoked(palette, 64) +
    spoked(palette, -68) +
    // Frame, mudguards and swing arm.
    stroke(tone.dark, 6, 'M-44-96L-24-44H26L64-30M26-44L8-86M-40-90L8-86') +
    stroke(tone.metal, 5, 'M50-74L60-34') +
    stroke(tone.low, 7, 'M-98-44C-92-64-76-70-54-66M34-62C50-76 80-72 94-48') +
    (electric ? battery(palette) : engine(palette)) +
    stroke(tone.metal, 7, 'M-68-30L-46-96') +
    stroke(tone.dark, 6, 'M-46-96L-40-112L-28-114') +
    shape(tone.body, 'M-48-92C-40-108-16-110 2-100L14-86L8-76H-30z') +
    shape(tone.high, 'M-42-94C-34-106-14-107 0-99L4-95C-10-99-28-99-42-94z') +
    shape(tone.body, 'M10-84H74L100-90L90-76L30-68z') +
    shape(tone.dark, 'M2-96C14-92 50-94 92-96C98-96 98-86 92-86H8z') +
    stroke(tone.metal, 5, 'M84-90H122M100-90L88-70') +
    shape(tone.dark, 'M-58-104L-44-106L-42-86L-56-84z') +
    disc(tone.warm, -58, -94, 9) +
    stroke(tone.dark, 4, 'M-34-114L-30-136') +
    disc(tone.dark, -30, -140, 7) +
    box(lit(palette, '#d8402c'), { x: 98, y: -88, width: 8, height: 10, round: 2 }) +
    (passenger ? rider(palette, passenger, 'passenger') : '') +
    (driver ? rider(palette, driver, 'driver') : '')
  );
}

function spoked(palette: Palette, x: number): Drawing {
  const tone = tones(palette, '#c9ccc8');
  const spokes = [0, 36, 72, 108, 144].map((angle) => {
    const turn = (angle * Math.PI) / 180;
    const [dx, dy] = [Math.cos(turn) * 24, Math.sin(turn) * 24];
    return `M${(x - dx).toFixed(1)} ${(-30 - dy).toFixed(1)}L${(x + dx).toFixed(1)} ${(-30 + dy).toFixed(1)}`;
  });
  return (
    `<circle cx="${x}" cy="-30" r="26.5" fill="none" stroke="${tone.dark}" stroke-width="8"/>` +
    `<circle cx="${x}" cy="-30" r="21" fill="none" stroke="${tone.body}" stroke-width="3"/>` +
    stroke(tone.low, 1.6, spokes.join('')) +
    disc(tone.dark, x, -30, 7)
  );
}

function engine(palette: Palette): Drawing {
  const tone = tones(palette, '#a9adab');
  return (
    shape(tone.low, 'M-22-76H4L8-50H-18z') +
    stroke(tone.deep, 3, 'M-22-70H4M-21-63H5M-20-56H6') +
    limb(tone.body, [
      [-8, -42, 24],
      [16, -40, 20],
    ]) +
    stroke(tone.metal, 6, 'M-20-60C-34-48-24-28-4-26H40') +
    limb(tone.metal, [
      [38, -27, 9],
      [92, -36, 12],
    ])
  );
}

function battery(palette: Palette): Drawing {
  const tone = tones(palette, '#2f7f6d');
  return (
    box(mix(tone.body, palette.ink, 0.35), { x: -24, y: -82, width: 42, height: 50, round: 6 }) +
    box(tone.body, { x: -24, y: -82, width: 42, height: 14, round: 5 }) +
    box(tone.high, { x: -16, y: -60, width: 26, height: 5, round: 2 }) +
    disc(tone.metal, 60, -30, 13)
  );
}
