import type { Scene } from '../kit/scene.ts';

export const townScenes = {} as const satisfies Record<string, Scene>;
