import type { Scene } from '../kit/scene.ts';
import { bushDinner } from './bush-dinner.ts';
import { mukimoStew } from './mukimo-stew.ts';
import { nyamaChoma } from './nyama-choma.ts';
import { pilauSinia } from './pilau-sinia.ts';
import { swahiliBreakfast } from './swahili-breakfast.ts';
import { tilapiaLake } from './tilapia-lake.ts';

export const tableScenes = {
  'nyama-choma': nyamaChoma,
  'swahili-breakfast': swahiliBreakfast,
  'tilapia-lake': tilapiaLake,
  'pilau-sinia': pilauSinia,
  'bush-dinner': bushDinner,
  'mukimo-stew': mukimoStew,
} as const satisfies Record<string, Scene>;
