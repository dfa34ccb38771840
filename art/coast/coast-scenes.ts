import type { Scene } from '../kit/scene.ts';
import { carvedRosette } from './carved-rosette.ts';
import { dhowBuilders } from './dhow-builders.ts';
import { dhowDeck } from './dhow-deck.ts';
import { dhowLamu } from './dhow-lamu.ts';
import { dhowSunset } from './dhow-sunset.ts';
import { dianiPalms } from './diani-palms.ts';
import { fortJesus } from './fort-jesus.ts';
import { gedeRuins } from './gede-ruins.ts';
import { kiteBeach } from './kite-beach.ts';
import { lamuWaterfront } from './lamu-waterfront.ts';
import { mangroveCreek } from './mangrove-creek.ts';
import { oldTownDoor } from './old-town-door.ts';
import { oldTownStreet } from './old-town-street.ts';
import { reefSnorkel } from './reef-snorkel.ts';
import { shelaDhowDinner } from './shela-dhow-dinner.ts';
import { shellsKikoi } from './shells-kikoi.ts';
import { snorkelMask } from './snorkel-mask.ts';
import { turtleHatchlings } from './turtle-hatchlings.ts';
import { turtleWatamu } from './turtle-watamu.ts';
import { wasiniDolphins } from './wasini-dolphins.ts';
export const coastScenes = {
  'dhow-lamu': dhowLamu,
  'diani-palms': dianiPalms,
  'old-town-door': oldTownDoor,
  'dhow-sunset': dhowSunset,
  'reef-snorkel': reefSnorkel,
  'turtle-watamu': turtleWatamu,
  'old-town-street': oldTownStreet,
  'lamu-waterfront': lamuWaterfront,
  'dhow-builders': dhowBuilders,
  'kite-beach': kiteBeach,
  'wasini-dolphins': wasiniDolphins,
  'mangrove-creek': mangroveCreek,
  'shela-dhow-dinner': shelaDhowDinner,
  'fort-jesus': fortJesus,
  'carved-rosette': carvedRosette,
  'shells-kikoi': shellsKikoi,
  'gede-ruins': gedeRuins,
  'snorkel-mask': snorkelMask,
  'dhow-deck': dhowDeck,
  'turtle-hatchlings': turtleHatchlings,
} as const satisfies Record<string, Scene>;
