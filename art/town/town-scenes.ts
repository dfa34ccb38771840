import type { Scene } from '../kit/scene.ts';
import { basketStack } from './basket-stack.ts';
import { beadCollars } from './bead-collar.ts';
import { beadworkHands } from './beadwork-hands.ts';
import { bicycleLeaves } from './bicycle-leaves.ts';
import { cameraAndMap } from './camera-and-map.ts';
import { coffeeTaita } from './coffee-taita.ts';
import { drummers } from './drummers.ts';
import { giraffeCentre } from './giraffe-centre.ts';
import { karuraBikes } from './karura-bikes.ts';
import { kiondoWeaving } from './kiondo-weaving.ts';
import { kisumuBoat } from './kisumu-boat.ts';
import { maasaiHomestead } from './maasai-homestead.ts';
import { nairobiSkylineScene } from './nairobi-skyline.ts';
import { soapstoneCarving } from './soapstone-carving.ts';
import { soapstoneShelf } from './soapstone-shelf.ts';
import { streetMarket } from './street-market.ts';

export const townScenes = {
  'nairobi-skyline': nairobiSkylineScene,
  'karura-bikes': karuraBikes,
  'maasai-homestead': maasaiHomestead,
  'beadwork-hands': beadworkHands,
  'bead-collar': beadCollars,
  'coffee-taita': coffeeTaita,
  'kisumu-boat': kisumuBoat,
  'giraffe-centre': giraffeCentre,
  'street-market': streetMarket,
  'kiondo-weaving': kiondoWeaving,
  'basket-stack': basketStack,
  'soapstone-carving': soapstoneCarving,
  'soapstone-shelf': soapstoneShelf,
  drummers,
  'camera-and-map': cameraAndMap,
  'bicycle-leaves': bicycleLeaves,
} as const satisfies Record<string, Scene>;
