import type { Scene } from '../kit/scene.ts';
import { bariisBanana } from './bariis-banana.ts';
import { bushDinner } from './bush-dinner.ts';
import { farmLunch } from './farm-lunch.ts';
import { ingokho } from './ingokho.ts';
import { mukimoStew } from './mukimo-stew.ts';
import { nairobiCafe } from './nairobi-cafe.ts';
import { nyamaChoma } from './nyama-choma.ts';
import { packedSafariLunch } from './packed-safari-lunch.ts';
import { pilauSinia } from './pilau-sinia.ts';
import { rooftopSupper } from './rooftop-supper.ts';
import { samakiKupaka } from './samaki-kupaka.ts';
import { swahiliBreakfast } from './swahili-breakfast.ts';
import { thali } from './thali.ts';
import { tilapiaLake } from './tilapia-lake.ts';
import { viaziKaraiStall } from './viazi-karai-stall.ts';

export const tableScenes = {
  'nyama-choma': nyamaChoma,
  'swahili-breakfast': swahiliBreakfast,
  'tilapia-lake': tilapiaLake,
  'pilau-sinia': pilauSinia,
  'samaki-kupaka': samakiKupaka,
  'bush-dinner': bushDinner,
  'rooftop-supper': rooftopSupper,
  'mukimo-stew': mukimoStew,
  ingokho: ingokho,
  'farm-lunch': farmLunch,
  'packed-safari-lunch': packedSafariLunch,
  'nairobi-cafe': nairobiCafe,
  thali: thali,
  'bariis-banana': bariisBanana,
  'viazi-karai-stall': viaziKaraiStall,
} as const satisfies Record<string, Scene>;
