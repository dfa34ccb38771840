import type { Palette } from '../light.ts';
import { type Drawing, limb, place, shape, stroke } from '../shapes.ts';
import { modelled, type Tones, tonesOf } from './hide.ts';
import { lionHead, mane } from './lion-head.ts';

const body =
  'M-134-268C-104-262-78-226-44-200C-8-180 50-178 106-176C158-174 204-154 224-108C238-70 236-24 218 2H-128C-160-16-186-62-188-112C-190-146-196-172-190-200z';
const thigh = 'M62-52C74-112 120-152 168-148C212-142 234-104 232-60C230-26 218-2 196 2H110C76 2 54-18 62-52z';

/**
 * A lioness (or a lion with his mane, or a cub) about 300 high and 620 long that lies on the ground and looks left, its
 * tail stretched out behind; `id` is unique in the scene.
 */
export function lion(palette: Palette, id: string, { distance = 0, maned = false, young = false } = {}): Drawing {
  const tones = tonesOf(palette, young ? '#d6a968' : '#cf9f60', distance);
  const hair = tonesOf(palette, '#7a4a26', distance);
  const { own, shade } = tones;
  return (
    tail(own, maned ? hair.own : tones.dark) +
    limb(shade, [
      [-140, -56, 56],
      [-186, -28, 36],
      [-282, -20, 27],
    ]) +
    shape(shade, 'M-268-34C-296-38-314-24-314-8H-262z') +
    modelled(
      { id: `${id}-body`, d: body, tones },
      shape(
        shade,
        'M-200-40C-150-30-120-20-96 10H80C50-10 40-50 52-92C64-132 96-158 132-164L80-140C20-110-30-80-60-40L-120 10H-200z',
      ),
    ) +
    modelled({ id: `${id}-thigh`, d: thigh, tones }, shape(shade, 'M72-22C120-34 206-40 240-96V10H60z')) +
    limb(own, [
      [150, -16, 34],
      [92, -15, 28],
      [36, -13, 26],
    ]) +
    paw(tones, 36) +
    shoulder(tones, id) +
    paw(tones, -252) +
    (maned ? mane(hair, id) : '') +
    // A cub's head is large for its body.
    place(
      { x: -158, y: young ? -226 : -224, scale: young ? 1.34 : 1 },
      lionHead(palette, `${id}-head`, tones, { distance, maned }),
    )
  );
}

const shoulder = (tones: Tones, id: string): Drawing =>
  modelled(
    {
      id: `${id}-shoulder`,
      d: 'M-96-168C-62-160-44-120-52-80C-58-46-84-16-110-6C-150 4-210 2-256 0V-30C-220-36-180-34-152-44C-168-80-168-130-146-156C-132-170-112-174-96-168z',
      tones,
      offset: [2, 7],
    },
    shape(tones.shade, 'M-262-8C-200-14-130-10-96-36C-72-56-60-86-54-116L-30-90V10H-262z'),
  );

/** A paw whose toes point left; its heel is at `x`. */
const paw = ({ own, shade }: Tones, x: number): Drawing =>
  shape(own, `M${x + 14}-30C${x - 14}-36 ${x - 34}-26 ${x - 36}-8Q${x - 36} 1 ${x - 26} 1H${x + 14}z`) +
  stroke(shade, 3.5, `M${x - 22}-3v-10M${x - 8}-3v-10`);

const tail = (own: string, tuft: string): Drawing =>
  limb(own, [
    [206, -44, 26],
    [246, -18, 17],
    [306, -10, 13],
    [344, -18, 11],
  ]) + shape(tuft, 'M334-24C350-38 378-44 396-36C386-20 362-8 338-10C330-14 330-20 334-24z');
