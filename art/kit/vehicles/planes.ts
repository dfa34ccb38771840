import { type Hex, mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { box, type Drawing, disc, ellipse, inside, shape, stroke } from '../shapes.ts';
import { tones, wheel } from './coachwork.ts';

/** An airliner on its wheels, 1000 long and 320 high, facing left. */
export function airliner(palette: Palette, fin: Hex = '#1f6f6b'): Drawing {
  const tone = tones(palette, '#f4efe2');
  const body =
    'M-500-104C-490-130-452-150-400-152H330C390-152 440-160 500-172C500-150 470-126 420-112C360-92 300-84 240-82H-400C-452-82-492-90-500-104z';
  const panes = Array.from({ length: 32 }, (_, index) => `M${-372 + index * 22}-132h9v13h-9z`).join('');
  const colour = lit(palette, fin);
  return (
    wheel(palette, -366, 15) +
    stroke(tone.metal, 7, 'M-366-20V-80M30-24V-80') +
    wheel(palette, 16, 19) +
    wheel(palette, 52, 19) +
    shape(mix(colour, palette.ink, 0.1), 'M350-146L440-316H496L470-150z') +
    shape(lit(palette, '#e2a23a'), 'M398-236L414-266H488L484-240z') +
    shape(lit(palette, '#cf5336'), 'M382-206L394-228H482L478-208z') +
    inside(
      'airliner',
      body,
      box(tone.body, { x: -520, y: -180, width: 1040, height: 110 }) +
        box(tone.low, { x: -520, y: -100, width: 1040, height: 40 }) +
        shape(colour, 'M180-82C280-104 360-160 520-190V-60H180z') +
        shape(lit(palette, '#e2a23a'), 'M140-82C250-104 330-160 500-194L520-190C360-160 280-104 180-82z') +
        box(tone.high, { x: -520, y: -153, width: 1040, height: 6 }),
    ) +
    shape(palette.lamps ? tone.warm : tone.glass, panes) +
    shape(tone.glass, 'M-480-126L-458-140L-430-142V-128z') +
    stroke(tone.low, 3, 'M-412-142V-96H-388V-142zM250-142V-98H272V-142z') +
    shape(tone.low, 'M388-138L470-148L546-120H506z') +
    // The near wing comes towards the eye, its engine beneath.
    nearWing(palette)
  );
}

function nearWing(palette: Palette): Drawing {
  const tone = tones(palette, '#e4e1d6');
  return (
    shape(tone.body, 'M-100-80C-92-70-92-40-72-28H-10C14-34 30-50 36-64z') +
    shape(tone.low, 'M-92-54C-92-40-84-30-72-28H-10C14-34 30-50 36-64L20-54z') +
    ellipse(tone.high, { x: -100, y: -54, rx: 12, ry: 27 }) +
    ellipse(tone.dark, { x: -101, y: -54, rx: 8, ry: 21 }) +
    shape(tone.low, 'M-70-100L110-100L256-44L284-40L276-34H230L40-84H-40z') +
    shape(tone.high, 'M-70-100L110-100L256-44L284-40L110-90H-60z') +
    shape(tone.body, 'M256-44L286-74L292-74L286-38z')
  );
}

/** A bush plane with a high wing and one propeller, 500 long and 190 high, facing left. */
export function bushPlane(palette: Palette, own: Hex = '#c4512f'): Drawing {
  const tone = tones(palette, '#f4efe2');
  const colour = lit(palette, own);
  const body =
    'M-226-86C-214-104-180-112-134-116L-92-154C-86-160-78-162-68-162H60C110-150 180-124 256-116L262-98C180-84 80-58 0-52H-160C-196-56-222-68-226-86z';
  return (
    stroke(tone.metal, 9, 'M-150-58L-158-24M26-58L40-26') +
    wheel(palette, -160, 22) +
    shape(colour, 'M176-126L226-206H262L256-112z') +
    shape(tone.high, 'M214-186L226-206H262L261-192z') +
    inside(
      'bush-plane',
      body,
      box(tone.body, { x: -240, y: -180, width: 520, height: 140 }) +
        shape(colour, 'M-240-92C-120-96-40-92 60-88S200-100 280-116V-98C200-84 100-66 0-66H-240z') +
        box(tone.low, { x: -240, y: -66, width: 520, height: 20 }),
    ) +
    shape(tone.glass, 'M-124-118L-88-150H-56V-118zM-44-150H-10V-122H-44zM2-150H36V-122H2zM48-148L86-138V-120H48z') +
    shape(tone.shine, 'M-112-120L-84-148H-74L-98-120z') +
    stroke(tone.low, 3, 'M-50-154V-64M42-154V-72M92-140V-78') +
    shape(tone.low, 'M186-112L250-112L286-104H204z') +
    // Wing, strut and the far wing's edge.
    stroke(tone.metal, 7, 'M-30-74L-6-160') +
    shape(tone.body, 'M-104-160C-104-174-70-178-30-178H96C112-178 118-168 118-160z') +
    shape(tone.low, 'M-104-160H118V-166H-100z') +
    stroke(tone.high, 4, 'M-84-174H92') +
    wheel(palette, 44, 26) +
    disc(tone.dark, -228, -88, 10) +
    ellipse(mix(tone.dark as Hex, palette.haze, 0.3), { x: -236, y: -88, rx: 5, ry: 60 }) +
    box(tone.dark, { x: -100, y: -70, width: 60, height: 7, round: 3 })
  );
}
