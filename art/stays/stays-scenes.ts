import type { Scene } from '../kit/scene.ts';
import { baobabCamp } from './baobab-camp.ts';
import { beachHotel } from './beach-hotel.ts';
import { breakfastTerrace } from './breakfast-terrace.ts';
import { cityBalcony } from './city-balcony.ts';
import { cityHotel } from './city-hotel.ts';
import { cityRoom } from './city-room.ts';
import { coffeeFarmhouse } from './coffee-farmhouse.ts';
import { dairyCottage } from './dairy-cottage.ts';
import { desertStarCamp } from './desert-star-camp.ts';
import { feverTreeHotel } from './fever-tree-hotel.ts';
import { firesideChair } from './fireside-chair.ts';
import { forestBandas } from './forest-bandas.ts';
import { guesthouseCourtyard } from './guesthouse-courtyard.ts';
import { hammockPalms } from './hammock-palms.ts';
import { hotSprings } from './hot-springs.ts';
import { hotelPool } from './hotel-pool.ts';
import { keysHat } from './keys-hat.ts';
import { kilimanjaroCamp } from './kilimanjaro-camp.ts';
import { lakeHotel } from './lake-hotel.ts';
import { lanternTowels } from './lantern-towels.ts';
import { makutiHouseGarden } from './makuti-house-garden.ts';
import { mangoFarm } from './mango-farm.ts';
import { mountainCottage } from './mountain-cottage.ts';
import { netBed } from './net-bed.ts';
import { plainsLodge } from './plains-lodge.ts';
import { rooftopLamu } from './rooftop-lamu.ts';
import { runnersHouse } from './runners-house.ts';
import { seaBalcony } from './sea-balcony.ts';
import { sheepFarm } from './sheep-farm.ts';
import { stoneCottage } from './stone-cottage.ts';
import { suitcaseDoor } from './suitcase-door.ts';
import { teaFarm } from './tea-farm.ts';
import { tentInside } from './tent-inside.ts';
import { tentedCampNight } from './tented-camp-night.ts';
import { tentedCampRiver } from './tented-camp-river.ts';
import { turkanaHuts } from './turkana-huts.ts';

export const staysScenes = {
  'baobab-camp': baobabCamp,
  'beach-hotel': beachHotel,
  'breakfast-terrace': breakfastTerrace,
  'city-balcony': cityBalcony,
  'city-hotel': cityHotel,
  'city-room': cityRoom,
  'coffee-farmhouse': coffeeFarmhouse,
  'dairy-cottage': dairyCottage,
  'desert-star-camp': desertStarCamp,
  'fever-tree-hotel': feverTreeHotel,
  'fireside-chair': firesideChair,
  'forest-bandas': forestBandas,
  'guesthouse-courtyard': guesthouseCourtyard,
  'hammock-palms': hammockPalms,
  'hot-springs': hotSprings,
  'hotel-pool': hotelPool,
  'keys-hat': keysHat,
  'kilimanjaro-camp': kilimanjaroCamp,
  'lake-hotel': lakeHotel,
  'lantern-towels': lanternTowels,
  'makuti-house-garden': makutiHouseGarden,
  'mango-farm': mangoFarm,
  'mountain-cottage': mountainCottage,
  'net-bed': netBed,
  'plains-lodge': plainsLodge,
  'rooftop-lamu': rooftopLamu,
  'runners-house': runnersHouse,
  'sea-balcony': seaBalcony,
  'sheep-farm': sheepFarm,
  'stone-cottage': stoneCottage,
  'suitcase-door': suitcaseDoor,
  'tea-farm': teaFarm,
  'tent-inside': tentInside,
  'tented-camp-night': tentedCampNight,
  'tented-camp-river': tentedCampRiver,
  'turkana-huts': turkanaHuts,
} as const satisfies Record<string, Scene>;
