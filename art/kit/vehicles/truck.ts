import { lit, type Palette } from '../light.ts';
import { box, type Drawing, shape, stroke } from '../shapes.ts';
import { coachwork, inmates, tones } from './coachwork.ts';

/** An overland truck with open sides, 760 long and 350 high, facing left. */
export function overlandTruck(palette: Palette): Drawing {
  const tone = tones(palette, '#2f6f73');
  const cream = lit(palette, '#efe4c8');
  const sides =
    'M-196-250H-110V-160H-196zM-98-250H-12V-160H-98zM0-250H86V-160H0zM98-250H184V-160H98zM196-250H282V-160H196z';
  return (
    shape(tone.dark, 'M-360-92H350V-52H-360z') +
    box(tone.dark, { x: -130, y: -98, width: 120, height: 58, round: 6 }) +
    box(tone.low, { x: 10, y: -98, width: 120, height: 56, round: 6 }) +
    coachwork(palette, {
      id: 'truck',
      own: '#2f6f73',
      outline:
        'M-376-72V-160C-376-190-372-236-362-262C-358-272-350-276-340-276H-236V-72zM-218-96V-318C-218-326-214-330-206-330H344C352-330 356-326 356-318V-96z',
      glass: `M-366-176C-364-206-360-238-352-258H-330V-176zM-318-258H-256V-176H-318z${sides}`,
      seams: 'M-324-268V-84M-246-268V-84M-310-160H-292M298-318V-110M346-318V-110M298-318H346',
      waist: -128,
      wheels: { at: [-306, 176, 286], radius: 54 },
      inmates: inmates(palette, -212, [-286, -156, -60, 44, 142, 238]),
      livery: shape(cream, 'M-400-150H400V-128H-400zM-220-340H400V-300H-220z'),
    }) +
    // Canvas rolled up over the open sides, a rack with gear on the roof, mirror, bumper.
    stroke(lit(palette, '#8c7a4e'), 14, 'M-196-256H282') +
    stroke(tone.deep, 5, 'M-150-160V-250M-54-160V-250M44-160V-250M142-160V-250M238-160V-250') +
    box(lit(palette, '#8a4b32'), { x: -180, y: -364, width: 130, height: 34, round: 12 }) +
    box(lit(palette, '#5f7350'), { x: -40, y: -372, width: 160, height: 42, round: 14 }) +
    box(lit(palette, '#c9a35a'), { x: 132, y: -358, width: 110, height: 28, round: 10 }) +
    stroke(tone.dark, 5, 'M-206-346H340M-206-346V-330M-60-346V-330M126-346V-330M340-346V-330') +
    stroke(tone.dark, 5, 'M-358-236L-388-244') +
    box(tone.dark, { x: -396, y: -262, width: 14, height: 46, round: 5 }) +
    box(tone.dark, { x: -388, y: -92, width: 60, height: 34, round: 6 }) +
    shape(tone.warm, 'M-378-124H-352V-104H-378z') +
    stroke(tone.high, 4, 'M-340-274H-240M-200-328H340')
  );
}
