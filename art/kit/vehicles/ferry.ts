import { mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { box, type Drawing, place, shape, stroke } from '../shapes.ts';
import { tones } from './coachwork.ts';
import { hatchback } from './hatchback.ts';
import { suv } from './suv.ts';
import { van } from './van.ts';

/** A double-ended car ferry, 1200 long and 360 high, with vehicles and a bridge over its deck; its waterline is at 0. */
export function ferry(palette: Palette): Drawing {
  const tone = tones(palette, '#f2ecdc');
  const green = lit(palette, '#1f6f5a');
  const yellow = lit(palette, '#e9b93a');
  const rails = Array.from({ length: 46 }, (_, index) => `M${-450 + index * 20}-120V-80`).join('');
  return (
    // The bridge stands on legs over the cars.
    shape(tone.low, 'M-90-100H-50V-250H-90zM50-100H90V-250H50z') +
    shape(tone.body, 'M-150-250H150L130-350H-130z') +
    shape(palette.lamps ? tone.warm : tone.glass, 'M-128-290H128L118-336H-118z') +
    stroke(tone.body, 6, 'M-80-338V-288M-30-338V-288M30-338V-288M80-338V-288') +
    box(green, { x: -160, y: -258, width: 320, height: 16 }) +
    shape(tone.body, 'M-146-352H146L130-366H-130z') +
    stroke(tone.metal, 5, 'M0-366V-430M-26-410H26') +
    place({ x: -380, y: -84, scale: 0.56 }, van(palette, { id: 'ferry-van', own: '#efe9dc', band: '#c8452f' })) +
    place({ x: -115, y: -84, scale: 0.56 }, hatchback(palette, 'ferry-car', '#c63a2c')) +
    place({ x: 135, y: -84, scale: 0.56 }, suv(palette, { id: 'ferry-suv', own: '#2f5f8a' })) +
    place({ x: 385, y: -84, scale: 0.56 }, hatchback(palette, 'ferry-hatch', '#e0b13a')) +
    stroke(tone.metal, 5, `M-460-120H470${rails}`) +
    // Ramps raised at both ends.
    shape(mix(tone.low, palette.ink, 0.3), 'M-560-60L-640-190L-620-196L-520-60zM560-60L640-190L620-196L520-60z') +
    shape(green, 'M-600-84H600L560 14H-560z') +
    shape(mix(green, palette.ink, 0.3), 'M-580-34H580L560 14H-560z') +
    box(yellow, { x: -598, y: -84, width: 1196, height: 10 }) +
    stroke(mix(green, palette.rim, 0.35), 4, 'M-596-88H596')
  );
}
