import type { Hex } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { type Drawing, disc, faint, type Joint, limb, shape, stroke } from '../shapes.ts';
import { modelled, type Tones, tonesOf } from './hide.ts';

const torso =
  'M-214-432C-190-440-168-434-150-420C-120-424-92-412-60-398C-10-382 60-392 104-396C152-398 192-366 206-312C218-262 214-214 210-178C176-150 130-146 92-148C30-140-60-150-128-176C-190-210-204-260-214-300z';
const ear =
  'M-222-404C-190-430-112-432-74-404C-50-376-60-316-82-280C-94-252-110-236-120-214C-132-190-148-184-158-196C-176-208-190-244-206-272C-222-304-232-356-222-404z';

/** An African elephant about 430 high that walks to the left; `id` is unique in the scene. */
export function elephant(
  palette: Palette,
  id: string,
  { distance = 0, hide = '#8d8379' as Hex, tusks = 1 } = {},
): Drawing {
  const tones = tonesOf(palette, hide, distance);
  const { own, shade, bright } = tones;
  return (
    leg(shade, { x: -96, step: -46 }) +
    leg(shade, { x: 118, step: 34, hind: true }) +
    stroke(shade, 9, 'M208-322C226-280 222-230 216-196') +
    limb(tones.dark, [
      [217, -200, 8],
      [215, -168, 16],
      [212, -150, 5],
    ]) +
    modelled(
      { id: `${id}-torso`, d: torso, tones },
      shape(shade, 'M-230-190C-120-160 60-200 230-250V-100H-230z') +
        faint(0.5, shape(shade, 'M-70-300C-40-240-60-190-90-150H-150V-320z')),
    ) +
    leg(own, { x: -150, step: 0 }) +
    leg(own, { x: 164, step: 0, hind: true }) +
    toes(bright, -150) +
    toes(bright, 164) +
    head(palette, tones, { id, tusks, distance }) +
    modelled(
      { id: `${id}-ear`, d: ear, tones: { bright, own } },
      faint(0.55, shape(shade, 'M-84-400C-80-350-104-300-122-268C-134-244-146-230-166-214L-150-180L-60-240V-400z')),
    )
  );
}

function leg(fill: string, { x, step, hind = false }: { x: number; step: number; hind?: boolean }): Drawing {
  const foot = x + step * 0.5;
  const column: readonly Joint[] = hind
    ? [
        [x - 12, -240, 124],
        [x - 6, -168, 92],
        [foot + 6, -96, 64],
        [foot + 6, -40, 62],
      ]
    : [
        [x + 16, -250, 96],
        [x + 4, -150, 80],
        [foot - 2, -80, 62],
        [foot, -40, 60],
      ];
  return (
    limb(fill, column) +
    shape(
      fill,
      `M${foot - 30}-50C${foot - 30}-30 ${foot - 42}-14 ${foot - 42} 0H${foot + 40}C${foot + 40}-14 ${foot + 34}-30 ${foot + 36}-50z`,
    )
  );
}

const toes = (fill: string, x: number): Drawing =>
  [-30, -8, 14].map((dx) => shape(fill, `M${x + dx} 0c-2-14 18-14 16 0z`)).join('');

function head(
  palette: Palette,
  { own, shade, bright, dark }: Tones,
  { id, tusks, distance }: { id: string; tusks: number; distance: number },
): Drawing {
  const skull =
    'M-150-418C-178-438-214-442-244-426C-276-408-290-372-296-336C-318-290-330-220-330-160C-332-110-326-62-300-38C-282-24-262-34-266-50C-284-58-292-84-290-120C-288-170-276-214-262-244C-244-236-226-236-210-250C-180-270-160-330-150-418z';
  const tusk = (dx: number) =>
    shape(
      lit(palette, '#efe3c8', distance),
      `M${-280 + dx}-262C${-296 + dx}-214 ${-330 - 20 * tusks + dx}-184 ${-352 - 40 * tusks + dx}-186C${-330 - 14 * tusks + dx}-172 ${-272 + dx}-190 ${-250 + dx}-254z`,
    );
  const wrinkles = [-200, -176, -152, -128, -104].map((y, i) => `M${-328 + i * 0.5} ${y}q18 7 34 4`).join('');
  return (
    (tusks ? tusk(-8) : '') +
    modelled(
      { id: `${id}-head`, d: skull, tones: { bright, own } },
      shape(shade, 'M-262-244C-300-210-300-100-270-40L-250-60V-200L-150-240V-300C-190-240-230-250-262-244z'),
    ) +
    faint(0.6, stroke(shade, 3.5, wrinkles)) +
    (tusks
      ? tusk(10) + shape(own, 'M-318-282C-296-300-256-300-232-262C-240-246-262-250-272-246C-284-242-300-250-318-282z')
      : '') +
    faint(0.7, stroke(shade, 5, 'M-266-372q-16 8-12 24')) +
    disc(dark, -268, -350, 6.5)
  );
}
