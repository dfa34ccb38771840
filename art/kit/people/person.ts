import { mix } from '../colour.ts';
import { lit, type Palette, shaded } from '../light.ts';
import { type Drawing, limb, type Point, place, shape } from '../shapes.ts';
import { along } from './cloth.ts';
import { drape, skirt, torso } from './clothes.ts';
import { head } from './head.ts';
import type { Look } from './looks.ts';
import type { Bend, Pose } from './poses.ts';

/** Somebody about 300 high who faces left, in these clothes and in this pose. */
export function person(palette: Palette, look: Look, pose: Pose, distance = 0): Drawing {
  const own = (colour: Look['skin']) => lit(palette, colour, distance);
  const dim = (colour: Look['skin']) => mix(own(colour), shaded(palette, colour, distance), 0.6);
  const shoulder = (side: 1 | -1): Point => [pose.neck[0] + pose.spread * side, pose.neck[1] + 15];
  const hip = (side: 1 | -1): Point => [pose.hip[0] + (pose.back ? 11 : 3) * side, pose.hip[1] + 6];
  const back = pose.back ?? false;
  const [hx, hy] = pose.head ?? [-5, -30];
  const middle: Point = [pose.neck[0] + hx, pose.neck[1] + hy];
  const farTone = back ? own : dim;
  return (
    arm(look, farTone, shoulder(-1), pose.arms.far) +
    leg(look, back ? own : dim, { from: hip(-1), bend: pose.legs.far, back }) +
    leg(look, own, { from: hip(1), bend: pose.legs.near, back }) +
    skirt(look, pose, { fill: own(look.bottom), fold: dim(look.bottom), border: look.border && own(look.border) }) +
    limb(dim(look.skin), [
      [middle[0] + (back ? 0 : 4), middle[1] + 10, 17],
      [pose.neck[0], pose.neck[1] + 4, 20],
    ]) +
    torso(look, pose, own(look.top), dim(look.top)) +
    (look.sash ? drape(pose, own(look.sash)) : '') +
    head(
      look.head,
      { skin: own(look.skin), under: dim(look.skin), cover: own(look.headColour), fold: dim(look.headColour) },
      middle,
      { back },
    ) +
    arm(look, own, shoulder(1), pose.arms.near)
  );
}

type Tone = (colour: Look['skin']) => string;

function arm(look: Look, tone: Tone, from: Point, [elbow, hand]: Bend): Drawing {
  const skin = tone(look.skin);
  const wrist = along(elbow, hand, 0.84);
  const bare =
    limb(skin, [
      [...from, 19],
      [...elbow, 15],
      [...wrist, 10],
    ]) +
    limb(skin, [
      [...wrist, 10],
      [...hand, 12],
      [...along(wrist, hand, 1.9), 8],
    ]);
  if (look.sleeves === 'none') return bare;
  const end = look.sleeves === 'long' ? wrist : along(from, elbow, 0.72);
  const middle = look.sleeves === 'long' ? elbow : along(from, elbow, 0.4);
  return (
    bare +
    limb(tone(look.top), [
      [...from, 24],
      [...middle, 21],
      [...end, look.sleeves === 'long' ? 17 : 20],
    ])
  );
}

function leg(
  look: Look,
  tone: Tone,
  { from, bend: [knee, ankle], back }: { from: Point; bend: Bend; back: boolean },
): Drawing {
  const skin = tone(look.skin);
  const foot = back
    ? shape(tone('#3a2a22'), `M${ankle[0] - 9} ${ankle[1] - 4}h18l3 12q-12 4-24 0z`)
    : place(
        { x: ankle[0], y: ankle[1] },
        shape(tone('#3a2a22'), 'M-8-3C-12 2-22 4-27 7C-29 9-28 10-25 10H7C9 6 9 0 8-4z'),
      );
  const bare =
    limb(skin, [
      [...knee, 22],
      [...along(knee, ankle, 0.35), 22],
      [...ankle, 12],
    ]) + foot;
  if (look.lower === 'cloth' || look.lower === 'robe') return bare;
  const trousers = look.lower === 'trousers';
  const end = trousers ? along(knee, ankle, 0.92) : along(from, knee, 0.94);
  return (
    bare +
    limb(tone(look.bottom), [
      [...from, 35],
      [...along(from, knee, 0.6), 31],
      ...(trousers ? [[...knee, 26] as const] : []),
      [...end, trousers ? 21 : 29],
    ])
  );
}
