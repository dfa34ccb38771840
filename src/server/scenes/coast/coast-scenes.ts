import type { Scene } from '../kit/scene.ts';
import { dhowLamu } from './dhow-lamu.ts';
import { dhowSunset } from './dhow-sunset.ts';
import { dianiPalms } from './diani-palms.ts';
import { oldTownDoor } from './old-town-door.ts';

export const coastScenes = {
  'dhow-lamu': dhowLamu,
  'diani-palms': dianiPalms,
  'old-town-door': oldTownDoor,
  'dhow-sunset': dhowSunset,
} as const satisfies Record<string, Scene>;
