import type { Hex } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { box, type Drawing, shape, stroke } from '../shapes.ts';
import { coachwork, inmates, tones } from './coachwork.ts';

/** A seven-seat family car, 460 long and 172 high, facing left. */
export function sevenSeater(palette: Palette, own: Hex = '#3f6f8f'): Drawing {
  const tone = tones(palette, own);
  return (
    shape(tone.dark, 'M-208-46H214V-22H-208z') +
    coachwork(palette, {
      id: 'seven-seater',
      own,
      outline:
        'M-226-32C-232-52-232-76-224-88C-204-104-176-112-150-116C-118-142-84-162-54-168C10-176 130-174 190-166C208-162 218-140 222-112C228-92 228-52 224-32z',
      glass:
        'M-136-114C-108-136-80-152-50-158H-24V-116zM-14-159H78V-117H-14zM88-159H170C186-157 196-144 202-120L88-118z',
      seams: 'M-140-110C-142-80-136-56-128-38M-19-166V-38M83-166V-38M-40-100H-56M62-102H46',
      waist: -74,
      wheels: { at: [-150, 146], radius: 33 },
      inmates: inmates(palette, -136, [-52, 10, 52, 124]),
    }) +
    shape(tone.warm, 'M-226-88L-192-102C-186-92-194-80-204-76L-230-74z') +
    shape(lit(palette, '#d8402c'), 'M208-118L222-112L226-80H214z') +
    box(tone.dark, { x: -236, y: -50, width: 36, height: 14, round: 6 }) +
    shape(tone.low, 'M-124-116C-138-120-144-114-144-104H-124z') +
    stroke(tone.high, 4, 'M-48-166C10-173 130-171 184-164')
  );
}
