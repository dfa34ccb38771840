import { mix } from '../colour.ts';
import { lit, type Palette, shaded } from '../light.ts';
import { looks } from '../people/looks.ts';
import { person } from '../people/person.ts';
import { poses } from '../people/poses.ts';
import { type Drawing, disc, ellipse, faint, limb, place, polygon, shape, stroke } from '../shapes.ts';

/** What a dhow shows. */
interface DhowOptions {
  /** Under sail, or at anchor with the sail rolled along its yard. */
  sail?: 'set' | 'furled';
  /** A helmsman and a passenger or two. */
  crew?: boolean;
  /** The colour of the band under the rail. */
  band?: `#${string}`;
}

/** A Lamu dhow, 520 long and 640 high under sail, bound to the left; its waterline is at the origin. */
export function dhow(palette: Palette, options: DhowOptions = {}, distance = 0): Drawing {
  const { sail = 'set', crew = true, band = '#2f8f9a' } = options;
  return (
    (sail === 'set' ? rig(palette, distance) : furled(palette, distance)) +
    (crew ? people(palette, distance) : '') +
    hull(palette, band, distance)
  );
}

function hull(palette: Palette, band: `#${string}`, distance: number): Drawing {
  const wood = lit(palette, '#8a5a38', distance);
  const dark = shaded(palette, '#6d4329', distance);
  const rim = mix(palette.rim, palette.haze, distance * 0.8);
  return (
    shape(dark, 'M-288-112C-190-70 90-62 238-108L222-76C90-44-190-50-270-86z') +
    shape(wood, 'M-288-112C-170-58 90-52 240-104L246-30C244-8 238 4 230 10H-196C-228-18-262-66-288-112z') +
    shape(dark, 'M-246-50C-120-18 120-14 244-40C244-8 238 4 230 10H-196C-214-6-232-26-246-50z') +
    stroke(lit(palette, band, distance), 9, 'M-272-90C-160-44 90-36 242-84') +
    stroke(rim, 4, 'M-288-112C-170-58 90-52 240-104') +
    stroke(dark, 2.5, 'M-258-68C-140-30 100-24 244-62') +
    shape(dark, 'M238-96L258-92L254 8H236z') +
    // The oculus that boats of the coast wear at the bow.
    disc(lit(palette, '#f0e6cf', distance), -232, -66, 9) +
    disc(dark, -232, -66, 4)
  );
}

function rig(palette: Palette, distance: number): Drawing {
  const cloth = lit(palette, '#f4e7c9', distance);
  const fold = mix(cloth, shaded(palette, '#e2c795', distance), 0.42);
  const seam = mix(cloth, fold, 0.7);
  const spar = mix(shaded(palette, '#7a4e30', distance), palette.haze, distance * 0.4);
  const sheet = 'M-262-156C-170-262-20-470 128-652C186-520 210-300 184-118C60-84-120-100-262-156z';
  return (
    limb(spar, [
      [-6, -70, 19],
      [-62, -404, 9],
    ]) +
    shape(cloth, sheet) +
    shape(fold, 'M128-652C186-520 210-300 184-118C150-109 110-104 68-103C128-270 146-470 128-652z') +
    stroke(seam, 3, 'M-160-276C-128-230-96-170-84-108M-72-380C-30-310-4-210-6-102M22-506C58-410 80-250 68-103') +
    shape(mix(cloth, fold, 0.45), 'M-100-268l46-16l18 54l-46 14z') +
    stroke(spar, 11, 'M-274-146C-180-256-20-460 136-668') +
    stroke(spar, 3, 'M-62-400L-278-108M-62-400L226-100M184-118L236-100') +
    stroke(mix(palette.rim, palette.haze, distance), 3, 'M-266-160C-170-268-20-468 130-660')
  );
}

function furled(palette: Palette, distance: number): Drawing {
  const cloth = lit(palette, '#f0e2c2', distance);
  const fold = shaded(palette, '#e2c795', distance);
  const spar = shaded(palette, '#7a4e30', distance);
  return (
    limb(spar, [
      [-6, -70, 19],
      [-62, -430, 9],
    ]) +
    stroke(spar, 10, 'M-268-170L186-410') +
    shape(
      cloth,
      'M-232-186C-140-222 40-320 168-402C172-388 166-378 152-368C40-288-130-190-226-166C-238-168-240-178-232-186z',
    ) +
    stroke(fold, 5, 'M-180-206l14 18M-112-238l16 20M-40-276l16 24M34-318l16 24M104-360l14 20') +
    stroke(spar, 3, 'M-62-430L-278-108M-62-430L226-100M-62-430L-40-284')
  );
}

function people(palette: Palette, distance: number): Drawing {
  const at = (x: number, y: number, look: keyof typeof looks, scale = 0.36) =>
    place({ x, y, scale }, person(palette, looks[look], poses.sitting, distance));
  return (
    at(198, -80, 'sailor', 0.4) +
    at(96, -80, 'guest') +
    at(34, -76, 'visitor', 0.37) +
    stroke(shaded(palette, '#6d4329', distance), 7, 'M178-108L250-92')
  );
}

/** Light and foam where the hull meets the water. */
export const wake = (palette: Palette, distance = 0): Drawing => {
  const white = mix(palette.water[0], palette.haze, distance * 0.5);
  return faint(
    0.8,
    ellipse(white, { x: 10, y: 12, rx: 250, ry: 5 }) +
      polygon(white, [
        [-214, 4],
        [-250, 16],
        [-120, 12],
      ]) +
      shape(white, 'M226 6C300 2 380 12 460 22C380 22 300 20 226 16z'),
  );
};
