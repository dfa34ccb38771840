import type { Scene } from '../kit/scene.ts';

export const tableScenes = {} as const satisfies Record<string, Scene>;
