import type { Scene } from '../kit/scene.ts';
import { savannahGiraffes } from './savannah-giraffes.ts';

export const wildScenes = {
  'savannah-giraffes': savannahGiraffes,
} as const satisfies Record<string, Scene>;
