import { type Palette, shaded } from '../light.ts';
import { type Drawing, disc, inside, type Joint, limb, shape, stroke } from '../shapes.ts';
import { modelled, tonesOf } from './hide.ts';

const torso =
  'M-96-236C-60-246-30-232 10-232C52-234 84-244 112-224C132-206 138-176 126-148C106-124 70-126 40-116C0-106-50-106-84-112C-112-122-124-150-124-182C-122-210-112-228-96-236z';
const upright = 'M-58-240C-60-160-90-130-112-150C-150-200-176-270-186-318L-152-336C-128-304-98-262-58-240z';
const grazing = 'M-62-236C-50-190-60-140-82-128C-110-130-136-110-152-66L-190-84C-160-160-110-220-62-236z';

/** A plains zebra about 330 high (240 when it grazes) that looks left; `id` is unique in the scene. */
export function zebra(palette: Palette, id: string, { distance = 0, grazes = false } = {}): Drawing {
  const tones = tonesOf(palette, '#efe8da', distance);
  const { own, shade, dark } = tones;
  const stripe = tones.dark;
  const neck = grazes ? grazing : upright;
  const legs = 'M-140-120H150V4H-140z';
  const bands = [-110, -98, -86, -74, -62, -50, -38].map((y) => `M-140 ${y}q150 8 290 0`).join('');
  return (
    inside(`${id}-far`, legs, leg(shade, { x: -58, fore: true, dark }) + leg(shade, { x: 76, fore: false, dark })) +
    stroke(dark, 7, 'M128-212C146-190 142-160 140-134') +
    limb(dark, [
      [140, -134, 10],
      [139, -104, 16],
      [136, -78, 6],
    ]) +
    leg(own, { x: -94, fore: true, dark }) +
    leg(own, { x: 104, fore: false, dark }) +
    inside(
      `${id}-legs`,
      `${legLine({ x: -94, fore: true })}${legLine({ x: 104, fore: false })}${legLine({ x: -58, fore: true })}${legLine({ x: 76, fore: false })}`,
      stroke(stripe, 5.5, bands),
    ) +
    mane({ dark, own, grazes }) +
    modelled(
      { id, d: torso, tones },
      shape(shaded(palette, '#d9d0bf', distance), 'M-120-118C-40-130 60-130 130-160V-90H-120z'),
    ) +
    modelled({ id: `${id}-neck`, d: neck, tones: { bright: own, own } }, '') +
    inside(`${id}-stripes`, `${torso}${neck}`, coat(stripe, { grazes })) +
    head(id, { dark: tones.dark, own, stripe, grazes })
  );
}

const joints = ({ x, fore }: { x: number; fore: boolean }): Joint[] =>
  fore
    ? [
        [x + 6, -150, 50],
        [x, -96, 26],
        [x + 2, -56, 17],
        [x - 2, -6, 15],
      ]
    : [
        [x - 6, -160, 64],
        [x - 12, -104, 32],
        [x + 6, -66, 19],
        [x, -6, 15],
      ];

function leg(fill: string, { x, fore, dark }: { x: number; fore: boolean; dark: string }): Drawing {
  return limb(fill, joints({ x, fore })) + shape(dark, `M${x - 10}-12h18l4 14h-26z`);
}

const legLine = ({ x, fore }: { x: number; fore: boolean }): string =>
  joints({ x, fore })
    .map(([jx, jy, w], i) => `${i === 0 ? 'M' : 'L'}${jx - w / 2} ${jy}`)
    .join('') +
  [...joints({ x, fore })]
    .reverse()
    .map(([jx, jy, w]) => `L${jx + w / 2} ${jy}`)
    .join('') +
  'z';

const mane = ({ dark, own, grazes }: { dark: string; own: string; grazes: boolean }): Drawing => {
  const line = grazes ? 'M-62-238C-116-224-164-160-192-92' : 'M-64-244C-104-268-132-310-154-340';
  return `${stroke(dark, 24, line)}<path fill="none" stroke="${own}" stroke-width="20" stroke-dasharray="6 9" d="${line}"/>`;
};

/** Upright bands that fan out over the rump, as on the plains kind. */
function coat(fill: string, { grazes }: { grazes: boolean }): Drawing {
  const flank = [-116, -96, -74, -52, -31, -10, 11, 32].map(
    (x, i) => `M${x}-250C${x + 4 + i * 2}-200 ${x - 4 + i * 4}-160 ${x - 2 + i * 3}-120`,
  );
  const rump = [
    'M52-250C54-214 66-180 118-168',
    'M70-252C76-226 92-204 140-196',
    'M90-254C98-238 112-226 140-220',
    'M36-200C48-166 80-146 130-142',
    'M40-160C60-134 84-126 122-122',
  ];
  const neck = grazes
    ? [
        [-88, -232, -66, -130],
        [-108, -218, -86, -124],
        [-126, -200, -104, -118],
        [-142, -180, -120, -104],
        [-156, -158, -132, -92],
        [-168, -136, -144, -78],
        [-180, -112, -152, -66],
      ]
    : [
        [-74, -254, -112, -160],
        [-92, -270, -126, -180],
        [-106, -286, -138, -206],
        [-120, -304, -150, -232],
        [-134, -320, -162, -260],
        [-146, -336, -172, -288],
      ];
  return (
    stroke(fill, 10, flank.join('')) +
    stroke(fill, 11, rump.join('')) +
    stroke(fill, 9, neck.map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`).join(''))
  );
}

function head(
  id: string,
  { dark, own, stripe, grazes }: { dark: string; own: string; stripe: string; grazes: boolean },
): Drawing {
  const d =
    'M-142-344C-166-348-186-334-198-312C-212-288-226-262-230-244C-230-228-212-222-200-230C-188-246-172-268-150-280C-136-300-134-330-142-344z';
  const drawing =
    shape(own, 'M-146-338C-150-362-144-380-134-386C-126-372-126-352-132-334z') +
    shape(dark, 'M-142-342C-144-360-140-372-135-377C-132-366-132-352-136-338z') +
    shape(own, d) +
    inside(
      `${id}-head`,
      d,
      stroke(
        stripe,
        6,
        'M-160-350L-148-276M-176-346L-166-262M-190-334L-182-300M-204-306Q-196-290-186-280M-212-286Q-204-276-196-268',
      ) + shape(dark, 'M-222-262C-208-258-196-244-192-226L-212-214H-240V-250z'),
    ) +
    disc(dark, -180, -312, 5);
  return grazes ? `<g transform="translate(-168 -98) rotate(-24) translate(144 338)">${drawing}</g>` : drawing;
}
