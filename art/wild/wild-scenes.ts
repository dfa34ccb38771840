import type { Scene } from '../kit/scene.ts';
import { aberdaresMoor } from './aberdares-moor.ts';
import { aberdaresWaterfall } from './aberdares-waterfall.ts';
import { amboseliProcession } from './amboseli-procession.ts';
import { balloonMara } from './balloon-mara.ts';
import { binocularsHat } from './binoculars-hat.ts';
import { bogoriaSprings } from './bogoria-springs.ts';
import { campfireKettle } from './campfire-kettle.ts';
import { chalbiDesert } from './chalbi-desert.ts';
import { cheetahMound } from './cheetah-mound.ts';
import { elephantsKilimanjaro } from './elephants-kilimanjaro.ts';
import { fishEagle } from './fish-eagle.ts';
import { flamingosLake } from './flamingos-lake.ts';
import { guineafowlFeather } from './guineafowl-feather.ts';
import { hellsGateGorge } from './hells-gate-gorge.ts';
import { hipposNaivasha } from './hippos-naivasha.ts';
import { itenEscarpment } from './iten-escarpment.ts';
import { kakamegaForest } from './kakamega-forest.ts';
import { lenanaSummit } from './lenana-summit.ts';
import { leopardTree } from './leopard-tree.ts';
import { lionsKopje } from './lions-kopje.ts';
import { longRains } from './long-rains.ts';
import { longonotCrater } from './longonot-crater.ts';
import { maraRiverBend } from './mara-river-bend.ts';
import { mountKenya } from './mount-kenya.ts';
import { mzimaSprings } from './mzima-springs.ts';
import { nairobiPark } from './nairobi-park.ts';
import { nairobiParkLions } from './nairobi-park-lions.ts';
import { nakuruRhinos } from './nakuru-rhinos.ts';
import { nakuruViewpoint } from './nakuru-viewpoint.ts';
import { ngongRidge } from './ngong-ridge.ts';
import { rhinoPlains } from './rhino-plains.ts';
import { runningShoes } from './running-shoes.ts';
import { samburuOstriches } from './samburu-ostriches.ts';
import { samburuRiver } from './samburu-river.ts';
import { savannahGiraffes } from './savannah-giraffes.ts';
import { shetaniLava } from './shetani-lava.ts';
import { tracksDust } from './tracks-dust.ts';
import { trekBoots } from './trek-boots.ts';
import { tsavoRedElephants } from './tsavo-red-elephants.ts';
import { turkanaLake } from './turkana-lake.ts';
import { wildebeestRiver } from './wildebeest-river.ts';
import { zebrasPlain } from './zebras-plain.ts';

export const wildScenes = {
  'savannah-giraffes': savannahGiraffes,
  'aberdares-moor': aberdaresMoor,
  'aberdares-waterfall': aberdaresWaterfall,
  'amboseli-procession': amboseliProcession,
  'balloon-mara': balloonMara,
  'binoculars-hat': binocularsHat,
  'bogoria-springs': bogoriaSprings,
  'campfire-kettle': campfireKettle,
  'chalbi-desert': chalbiDesert,
  'cheetah-mound': cheetahMound,
  'elephants-kilimanjaro': elephantsKilimanjaro,
  'fish-eagle': fishEagle,
  'flamingos-lake': flamingosLake,
  'guineafowl-feather': guineafowlFeather,
  'hells-gate-gorge': hellsGateGorge,
  'hippos-naivasha': hipposNaivasha,
  'iten-escarpment': itenEscarpment,
  'kakamega-forest': kakamegaForest,
  'lenana-summit': lenanaSummit,
  'leopard-tree': leopardTree,
  'lions-kopje': lionsKopje,
  'long-rains': longRains,
  'longonot-crater': longonotCrater,
  'mara-river-bend': maraRiverBend,
  'mount-kenya': mountKenya,
  'mzima-springs': mzimaSprings,
  'nairobi-park': nairobiPark,
  'nairobi-park-lions': nairobiParkLions,
  'nakuru-rhinos': nakuruRhinos,
  'nakuru-viewpoint': nakuruViewpoint,
  'ngong-ridge': ngongRidge,
  'rhino-plains': rhinoPlains,
  'running-shoes': runningShoes,
  'samburu-ostriches': samburuOstriches,
  'samburu-river': samburuRiver,
  'shetani-lava': shetaniLava,
  'tracks-dust': tracksDust,
  'trek-boots': trekBoots,
  'tsavo-red-elephants': tsavoRedElephants,
  'turkana-lake': turkanaLake,
  'wildebeest-river': wildebeestRiver,
  'zebras-plain': zebrasPlain,
} as const satisfies Record<string, Scene>;
