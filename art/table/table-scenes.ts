import type { Scene } from '../kit/scene.ts';
import { bariisBanana } from './bariis-banana.ts';
import { bushDinner } from './bush-dinner.ts';
import { chaiMandazi } from './chai-mandazi.ts';
import { chapatiMaking } from './chapati-making.ts';
import { chomaBoard } from './choma-board.ts';
import { coffeeCup } from './coffee-cup.ts';
import { farmLunch } from './farm-lunch.ts';
import { ingokho } from './ingokho.ts';
import { kettleCharcoal } from './kettle-charcoal.ts';
import { madafu } from './madafu.ts';
import { mangoesBasket } from './mangoes-basket.ts';
import { milkChurn } from './milk-churn.ts';
import { mukimoStew } from './mukimo-stew.ts';
import { nairobiCafe } from './nairobi-cafe.ts';
import { nyamaChoma } from './nyama-choma.ts';
import { packedSafariLunch } from './packed-safari-lunch.ts';
import { pilauSinia } from './pilau-sinia.ts';
import { rooftopSupper } from './rooftop-supper.ts';
import { samakiKupaka } from './samaki-kupaka.ts';
import { seafoodPlatter } from './seafood-platter.ts';
import { spiceCooking } from './spice-cooking.ts';
import { spiceTray } from './spice-tray.ts';
import { swahiliBreakfast } from './swahili-breakfast.ts';
import { teaCup } from './tea-cup.ts';
import { thali } from './thali.ts';
import { tilapiaLake } from './tilapia-lake.ts';
import { tilapiaPlate } from './tilapia-plate.ts';
import { troutFireside } from './trout-fireside.ts';
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
  'trout-fireside': troutFireside,
  'spice-cooking': spiceCooking,
  'chapati-making': chapatiMaking,
  'chai-mandazi': chaiMandazi,
  'coffee-cup': coffeeCup,
  'mangoes-basket': mangoesBasket,
  'spice-tray': spiceTray,
  'kettle-charcoal': kettleCharcoal,
  madafu: madafu,
  'milk-churn': milkChurn,
  'tea-cup': teaCup,
  'choma-board': chomaBoard,
  'tilapia-plate': tilapiaPlate,
  'seafood-platter': seafoodPlatter,
} as const satisfies Record<string, Scene>;
