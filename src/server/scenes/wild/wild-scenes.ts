import type { Scene } from '../kit/scene.ts';
import { elephantsKilimanjaro } from './elephants-kilimanjaro.ts';
import { flamingosLake } from './flamingos-lake.ts';
import { lionsKopje } from './lions-kopje.ts';
import { mountKenya } from './mount-kenya.ts';
import { nairobiPark } from './nairobi-park.ts';
import { savannahGiraffes } from './savannah-giraffes.ts';
import { wildebeestRiver } from './wildebeest-river.ts';

export const wildScenes = {
  'savannah-giraffes': savannahGiraffes,
  'elephants-kilimanjaro': elephantsKilimanjaro,
  'flamingos-lake': flamingosLake,
  'lions-kopje': lionsKopje,
  'mount-kenya': mountKenya,
  'nairobi-park': nairobiPark,
  'wildebeest-river': wildebeestRiver,
} as const satisfies Record<string, Scene>;
