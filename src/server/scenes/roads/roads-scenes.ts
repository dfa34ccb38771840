import type { Scene } from '../kit/scene.ts';

export const roadsScenes = {} as const satisfies Record<string, Scene>;
