import type { Scene } from '../kit/scene.ts';
import { beadCollars } from './bead-collar.ts';
import { beadworkHands } from './beadwork-hands.ts';
import { coffeeTaita } from './coffee-taita.ts';
import { karuraBikes } from './karura-bikes.ts';
import { maasaiHomestead } from './maasai-homestead.ts';
import { nairobiSkylineScene } from './nairobi-skyline.ts';

export const townScenes = {
  'nairobi-skyline': nairobiSkylineScene,
  'karura-bikes': karuraBikes,
  'maasai-homestead': maasaiHomestead,
  'beadwork-hands': beadworkHands,
  'bead-collar': beadCollars,
  'coffee-taita': coffeeTaita,
} as const satisfies Record<string, Scene>;
