import type { Scene } from '../kit/scene.ts';

export const coastScenes = {} as const satisfies Record<string, Scene>;
