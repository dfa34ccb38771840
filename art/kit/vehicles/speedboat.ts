import { lit, type Palette } from '../light.ts';
import { looks } from '../people/looks.ts';
import { person } from '../people/person.ts';
import { poses } from '../people/poses.ts';
import { box, type Drawing, place, shape, stroke } from '../shapes.ts';
import { tones } from './coachwork.ts';

/** A ferry boat with an outboard and a sun roof, 700 long and 250 high, bound to the left; its waterline is at 0. */
export function speedboat(palette: Palette): Drawing {
  const tone = tones(palette, '#f2ecdc');
  const seated = (x: number, look: (typeof looks)[keyof typeof looks]) =>
    place({ x, y: -50, scale: 0.52 }, person(palette, look, poses.sitting));
  return (
    stroke(tone.metal, 6, 'M-140-70V-222M40-70V-226M230-70V-222') +
    seated(-70, looks.guest) +
    seated(60, looks.visitor) +
    seated(170, looks.kanzu) +
    place({ x: 290, y: -44, scale: 0.54 }, person(palette, looks.kikoi, poses.standing)) +
    shape(lit(palette, '#2f8f9a'), 'M-170-220C-60-244 160-244 262-220V-208H-170z') +
    shape(tone.high, 'M-170-220C-60-244 160-244 262-220L250-220C150-236-60-236-158-218z') +
    shape(tone.body, 'M-352-96C-250-84-120-76 330-76L322 10H-190C-260 0-316-40-352-96z') +
    shape(tone.low, 'M-300-34C-240-18-120-12 326-12L322 10H-190C-236 4-272-10-300-34z') +
    shape(lit(palette, '#cf5336'), 'M-334-70C-250-54-100-46 328-46V-30C-100-30-240-38-316-50z') +
    stroke(tone.high, 4, 'M-346-96C-250-84-120-78 328-78') +
    box(tone.dark, { x: 326, y: -112, width: 40, height: 52, round: 10 }) +
    box(tone.dark, { x: 338, y: -64, width: 16, height: 74 })
  );
}
