import type { Scene } from '../kit/scene.ts';

export const staysScenes = {} as const satisfies Record<string, Scene>;
