import { coastScenes } from './coast/coast-scenes.ts';
import type { Scene } from './kit/scene.ts';
import { roadsScenes } from './roads/roads-scenes.ts';
import { staysScenes } from './stays/stays-scenes.ts';
import { tableScenes } from './table/table-scenes.ts';
import { townScenes } from './town/town-scenes.ts';
import { wildScenes } from './wild/wild-scenes.ts';

/** The scenes by family, as the folders have them. */
export const families = {
  wild: wildScenes,
  coast: coastScenes,
  town: townScenes,
  stays: staysScenes,
  roads: roadsScenes,
  table: tableScenes,
} as const satisfies Record<string, Record<string, Scene>>;

/** Every scene that may be shown, by name. */
export const scenes = {
  ...wildScenes,
  ...coastScenes,
  ...townScenes,
  ...staysScenes,
  ...roadsScenes,
  ...tableScenes,
} as const;

export type SceneName = keyof typeof scenes;
